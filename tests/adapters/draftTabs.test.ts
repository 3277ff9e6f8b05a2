// @vitest-environment happy-dom
// Two tabs with one form, by its ports: the last to type has the newest draft, the other hears of it, and neither is lost.
import { beforeEach, expect, test, vi } from 'vitest';
import { createActor, fromCallback, type AnyActorRef } from 'xstate';
import type { DraftHolder } from '#machines/draft.machine.ts';
import { draftStore } from '../../src/adapters/storage/draftStore.ts';
import { keys } from '../../src/adapters/storage/keys.ts';
import { draftOf } from '../../src/flows/draft/ports.ts';
import { onboardingDraft } from '../../src/flows/onboarding/ports/draft.ts';
import { freshBrowser } from './wire.ts';
import { people } from './people.ts';
import { tagsOf } from '../machines/kit.ts';

const reload = vi.fn();
beforeEach(() => {
  freshBrowser();
  sessions.clear();
  reload.mockClear();
  vi.spyOn(window.location, 'reload').mockImplementation(reload);
});

const key = keys.post;
const store = draftStore(key, { filesIn: ({ file }) => [file] });

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

/** Opens the form in the tab of this name, and waits until its drafts are read. */
async function openIn(name: string, member: string | null = 'ada') {
  goTo(name);
  const told: object[] = [];
  const hears = fromCallback(({ receive }) => receive((event) => void told.push(event)));
  const holder: AnyActorRef = createActor(hears).start();
  const machine = draftOf(people(member).currentUser, {
    store,
    understand: ({ text }) => (typeof text === 'string' ? { text } : null),
    carries: ['sent'],
  });
  const form = createActor(machine, {
    input: { place: '', isOpen: true, holder: holder as DraftHolder },
  }).start();
  const isNow = (tag: 'waiting' | 'overtaken' | 'kept' | 'restored', is = true) =>
    vi.waitFor(() =>
      expect(tagsOf(form)).toEqual((is ? expect : expect.not).arrayContaining([tag])),
    );
  await isNow('waiting', false);
  return {
    form,
    told,
    isNow,
    types: (text: string) => {
      goTo(name);
      form.send({ type: 'words.changed', words: { text } });
    },
    presses: (type: 'newer.requested' | 'own.preferred') => {
      goTo(name);
      form.send({ type });
    },
    /** The browser reports what another tab has written. */
    hears: (name_: string | null = key) => {
      goTo(name);
      window.dispatchEvent(new StorageEvent('storage', { key: name_ }));
    },
  };
}

/** A tab in which something is typed, and that is closed again. */
async function typesAndCloses(name: string, text: string) {
  const one = await openIn(name);
  one.types(text);
  await one.isNow('kept');
  one.form.stop();
}

const texts = () => store.all().map(({ draft }) => draft['text']);
const shownIn = async (name: string) => (await openIn(name)).told.at(-1);

test('the last to type has the newest draft; the other tab says so, and takes it over', async () => {
  const first = await openIn('first');
  const second = await openIn('second');
  first.types('Two buyers');
  await first.isNow('kept');
  second.types('Three patents');
  first.hears();
  await first.isNow('overtaken');
  second.hears();
  await second.isNow('kept');
  first.presses('newer.requested');
  await vi.waitFor(() => expect(reload).toHaveBeenCalledOnce());
  expect(texts()).toEqual(['Three patents', 'Two buyers']);
  expect(await shownIn('first')).toMatchObject({ words: { text: 'Three patents' } });
});

test('a tab whose draft another one has gone on with takes it over, and its own words wait behind', async () => {
  const first = await openIn('first');
  first.types('Two buyers');
  const second = await openIn('second');
  second.types('Two buyers, one roadmap');
  expect(texts()).toEqual(['Two buyers, one roadmap']);
  first.hears();
  await first.isNow('overtaken');
  first.presses('newer.requested');
  await vi.waitFor(() => expect(reload).toHaveBeenCalledOnce());
  expect(texts()).toEqual(['Two buyers, one roadmap', 'Two buyers']);
  expect(await shownIn('first')).toMatchObject({ words: { text: 'Two buyers, one roadmap' } });
  second.hears();
  await second.isNow('kept');
});

test.each([
  ['typed', 'Two buyers, and one more'],
  ['found', 'Two buyers'],
])('a tab that is overwritten shows what it has %s when it is loaded again', async (_, own) => {
  await typesAndCloses('first', 'Two buyers');
  const first = await openIn('first');
  if (own !== 'Two buyers') first.types(own);
  const second = await openIn('second');
  second.types('Three patents');
  first.hears();
  await first.isNow('overtaken');
  expect(texts()).toEqual(['Three patents', own]);
  first.form.stop();
  expect(await shownIn('first')).toMatchObject({ words: { text: own } });
  second.hears();
  await second.isNow('kept');
});

test('a tab that keeps its own version has the newest again, and the other one says so', async () => {
  const first = await openIn('first');
  first.types('Two buyers');
  const second = await openIn('second');
  second.types('Two buyers, one roadmap');
  first.hears();
  await first.isNow('overtaken');
  first.presses('own.preferred');
  await first.isNow('kept');
  expect(texts()).toEqual(['Two buyers', 'Two buyers, one roadmap']);
  expect(await shownIn('first')).toMatchObject({ words: { text: 'Two buyers' } });
  second.hears();
  await second.isNow('overtaken');
  second.presses('own.preferred');
  await second.isNow('kept');
  expect(texts()).toEqual(['Two buyers, one roadmap', 'Two buyers']);
});

test('an overtaken tab that is loaded again shows its own words, and still says that there is a newer version', async () => {
  const first = await openIn('first');
  const second = await openIn('second');
  first.types('Two buyers');
  second.types('Three patents');
  const again = await openIn('first');
  expect(again.told.at(-1)).toMatchObject({ words: { text: 'Two buyers' } });
  await again.isNow('overtaken');
  again.presses('own.preferred');
  await again.isNow('kept');
  expect(texts()).toEqual(['Two buyers', 'Three patents']);
  await (await openIn('first')).isNow('restored');
});

test('a newer draft that the form does not understand is no newer version', async () => {
  (await openIn('first')).types('Two buyers');
  store.put({ id: 'n', place: '', owner: 'ada', member: 'ada' }, { more: 1 });
  await (await openIn('first')).isNow('restored');
});

test('who types on in an overtaken tab overwrites nothing', async () => {
  await typesAndCloses('first', 'Two buyers');
  const second = await openIn('second');
  const third = await openIn('third');
  second.types('Two buyers, one roadmap');
  third.hears();
  await third.isNow('overtaken');
  third.types('Three patents');
  expect(texts()).toEqual(['Three patents', 'Two buyers, one roadmap']);
});

test('what the form does not understand is nobody’s change', async () => {
  store.put({ id: 'earlier', place: '', owner: 'ada', member: 'ada' }, { text: 'Two', more: 1 });
  const first = await openIn('first');
  first.hears();
  await first.isNow('restored');
  first.types('Two buyers');
  // As the community notes under which id a post was sent.
  const place = { id: 'earlier', place: '', owner: 'ada', member: 'ada' };
  store.put(place, { text: 'Two buyers', sent: 1 });
  first.hears();
  await first.isNow('kept');
});

test('a draft that was sent, or whose member signed out, in another tab is not written again', async () => {
  const first = await openIn('first');
  first.types('Two buyers');
  store.discardEach(() => true);
  first.hears(null);
  await first.isNow('kept');
  expect(texts()).toEqual([]);
});

test('another key, another place and another member make nothing newer', async () => {
  const first = await openIn('first');
  first.types('Two buyers');
  store.put({ id: 'p', place: 'elsewhere', owner: 'ada', member: 'ada' }, { text: 'Elsewhere' });
  store.put({ id: 'b', place: '', owner: 'ben', member: 'ben' }, { text: 'Ben’s' });
  first.hears();
  await first.isNow('kept');
  store.put({ id: 'n', place: '', owner: 'ada', member: 'ada' }, { text: 'Newer' });
  first.hears('axisOneTheme');
  await first.isNow('kept');
  first.hears();
  await first.isNow('overtaken');
});

test('a page that was frozen looks when it is shown again', async () => {
  const first = await openIn('first');
  first.types('Two buyers');
  store.put({ id: 'n', place: '', owner: 'ada', member: 'ada' }, { text: 'Newer' });
  window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: false }));
  await first.isNow('kept');
  window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }));
  await first.isNow('overtaken');
});

test('an overtaken visitor is told as a member is', async () => {
  const first = await openIn('first', null);
  first.types('Two buyers');
  (await openIn('second', null)).types('Three patents');
  first.hears();
  await first.isNow('overtaken');
});

test('onboarding, which stores its version with its words, is compared and set aside as every form', () => {
  const { put, compare } = onboardingDraft.store;
  const place = { id: 'own', place: 'begin', owner: null, member: null };
  put(place, { step: 'profile' });
  expect(compare(place, { step: 'profile' })).toBe('newest');
  put({ ...place, id: 'newer' }, { step: 'modules' });
  expect(compare(place, { step: 'profile' })).toBe('overtaken');
  put({ ...place, id: 'aside' }, { step: 'signals' }, [], 'behind');
  expect(onboardingDraft.store.all().map(({ id }) => id)).toEqual(['newer', 'own', 'aside']);
});
