// @vitest-environment happy-dom
// The ports of a form's draft: what is stored when, and for whom (docs/features.md, "Drafts").
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { createActor, fromCallback } from 'xstate';
import type { AnyActorRef } from 'xstate';
import type { DraftHolder, DraftUser } from '#machines/draft.machine.ts';
import { draftStore } from '../../src/adapters/storage/draftStore.ts';
import { keys, read } from '../../src/adapters/storage/keys.ts';
import { draftOf } from '../../src/flows/draft/ports.ts';
import { freshBrowser } from './wire.ts';
import { people } from './people.ts';
import { tagsOf } from '../machines/kit.ts';

beforeEach(freshBrowser);

const store = draftStore(keys.post, { filesIn: ({ file }) => [file] });

/** A tab with its user, who may change. */
function tab(first: DraftUser) {
  const { currentUser, isHere } = people(first);
  const machine = draftOf(currentUser, {
    store,
    understand: (words) => words,
    carries: ['sent'],
  });
  return {
    becomes: isHere,
    /** Opens a form of this tab, and waits until its drafts are read. */
    open: async () => {
      const told: object[] = [];
      const holder: AnyActorRef = createActor(
        fromCallback(({ receive }) => receive((event) => void told.push(event))),
      ).start();
      const form = createActor(machine, {
        input: { place: '', isOpen: true, holder: holder as DraftHolder },
      }).start();
      const reads = () => vi.waitFor(() => expect(tagsOf(form)).not.toContain('waiting'));
      await reads();
      const type = (text: string | null) =>
        form.send({ type: 'words.changed', words: text === null ? null : { text } });
      return { form, told, reads, type };
    },
  };
}

const stored = () => store.all().map(({ owner, draft }) => [owner, draft['text']]);

test('a key is stored in the moment in which it is pressed, and a second one in the same draft', async () => {
  const { type } = await tab('ada').open();
  type('T');
  expect(stored()).toEqual([['ada', 'T']]);
  type('Tw');
  expect(stored()).toEqual([['ada', 'Tw']]);
  type(null);
  expect(stored()).toEqual([]);
});

/** What each tab has in its sessionStorage. */
const sessions = new Map<string, Record<string, string>>();
let current = '';

/** Goes to the tab of this name: the tabs share localStorage alone. */
function goTo(name: string) {
  sessions.set(current, { ...sessionStorage });
  sessionStorage.clear();
  Object.assign(sessionStorage, sessions.get(name) ?? { axisOneVisit: name });
  current = name;
}

/** Opens the form in the tab of this name. */
async function openIn(name: string) {
  goTo(name);
  return tab('ada').open();
}

test('two tabs with the same form: each finds its own draft again, and a third the newest', async () => {
  const first = await openIn('first');
  const second = await openIn('second');
  goTo('first');
  first.type('Two buyers');
  goTo('second');
  second.type('Three patents');
  const found = async (name: string) => (await openIn(name)).told.at(-1);
  expect(await found('first')).toMatchObject({ words: { text: 'Two buyers' } });
  expect(await found('second')).toMatchObject({ words: { text: 'Three patents' } });
  expect(await found('third')).toMatchObject({ words: { text: 'Three patents' } });
  goTo('');
});

test('a draft of an earlier visit is found again in the tab that shows it', async () => {
  (await openIn('earlier')).type('Two buyers');
  await openIn('later');
  goTo('another');
  store.put({ id: 'newer', place: '', owner: 'ada', member: 'ada' }, { text: 'Three patents' });
  expect((await openIn('later')).told.at(-1)).toMatchObject({ words: { text: 'Two buyers' } });
  goTo('');
});

test('another member signs in: the first draft waits, the second member has their own', async () => {
  const { open, becomes } = tab('ada');
  const { form, told, reads, type } = await open();
  type('Ada’s');
  becomes('ben');
  await reads();
  expect(told.slice(-2)).toEqual([
    { type: 'draft.withdrawn' },
    { type: 'draft.restored', words: null },
  ]);
  expect(tagsOf(form)).toContain('anothers');
  type('Ben’s');
  expect(stored()).toEqual([
    ['ben', 'Ben’s'],
    ['ada', 'Ada’s'],
  ]);
  becomes('ada');
  await reads();
  expect(told.at(-1)).toEqual({ type: 'draft.restored', words: { text: 'Ada’s' } });
});

test('two forms of one page that begin drafts at the same time keep both', async () => {
  const { open } = tab('ada');
  const [one, other] = await Promise.all([open(), open()]);
  one.type('One');
  other.type('Other');
  expect(stored()).toEqual([
    ['ada', 'Other'],
    ['ada', 'One'],
  ]);
});

test('a form in the outbox leaves no draft, and what is typed afterwards is a new one', async () => {
  const { form, type } = await tab('ada').open();
  type('Sent');
  form.send({ type: 'draft.handedOver' });
  expect(stored()).toEqual([]);
  type('Sent back');
  expect(stored()).toEqual([['ada', 'Sent back']]);
});

describe('a write', () => {
  const place = { id: 'd1', place: '', owner: null, member: 'ada' };
  test('keeps what the form does not know', () => {
    store.put(place, { text: 'One', sent: 'p1' });
    store.put(place, { text: 'Two' }, ['sent']);
    expect(store.all()[0]?.draft).toEqual({ text: 'Two', sent: 'p1' });
  });
  test('into a full browser is refused, and the draft before it stays', async () => {
    const { form, type } = await tab('ada').open();
    type('One');
    await vi.waitFor(() => expect(tagsOf(form)).toContain('kept'));
    const { localStorage: real } = window;
    vi.stubGlobal('localStorage', {
      length: real.length,
      getItem: (key: string) => real.getItem(key),
      setItem: () => {
        throw new DOMException('No room.', 'QuotaExceededError');
      },
    });
    type('Two');
    await vi.waitFor(() => expect(tagsOf(form)).toContain('refused'));
    vi.stubGlobal('localStorage', real);
    expect(read(keys.post)).toContain('One');
    type('Three');
    expect(stored()).toEqual([['ada', 'Three']]);
  });
});
