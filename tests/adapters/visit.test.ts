// @vitest-environment happy-dom
// Drafts written without an account: a member owns them at once in the visit in which they were written, and after a
// claim in a later one (docs/product-decisions.md, "Words written without an account").
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { toPromise, createActor } from 'xstate';
import { read, write } from '../../src/adapters/storage/keys.ts';
import { adopt, forgetMember } from '../../src/adapters/storage/memberKeys.ts';
import { adoptEntries } from '../../src/adapters/outbox/outbox.ts';
import { readEntries } from '../../src/adapters/outbox/store.ts';
import { hasUnclaimed } from '../../src/adapters/storage/unclaimed.ts';
import { isShownTo, thisVisit } from '../../src/adapters/storage/visit.ts';
import { forms } from './draftForms.ts';
import type { Form } from './draftForms.ts';
import { isReady, keptText } from './openForm.ts';
import type { Sitting } from './openForm.ts';
import { queued, entryOf, grantLocks, leave } from './outboxWorld.ts';
import { freshBrowser } from './wire.ts';

/** The tab is closed, and the site opened in another one. */
const nextVisit = () =>
  sessionStorage.setItem('axisOneVisit', `2026-11-22T08:00:00.000Z${Math.random()}`);

beforeEach(() => {
  freshBrowser();
  sessionStorage.clear();
});

describe('a visit', () => {
  test('survives reloads, and knows when it began', async () => {
    const visit = thisVisit();
    vi.resetModules();
    const reloaded = await import('../../src/adapters/storage/visit.ts');
    expect(reloaded.thisVisit()).toBe(visit);
    expect(Number.isNaN(Date.parse(visit.slice(0, 24)))).toBe(false);
  });
  test('ends with its tab', async () => {
    const visit = thisVisit();
    sessionStorage.clear();
    vi.resetModules();
    const later = await import('../../src/adapters/storage/visit.ts');
    expect(later.thisVisit()).not.toBe(visit);
  });
  test('lasts as long as the page when the tab has no session storage', async () => {
    const storage = globalThis.sessionStorage;
    vi.stubGlobal(
      'sessionStorage',
      new Proxy(storage, {
        get: () => {
          throw new DOMException('Refused.', 'SecurityError');
        },
      }),
    );
    const visit = thisVisit();
    expect(thisVisit()).toBe(visit);
    vi.resetModules();
    const reloaded = await import('../../src/adapters/storage/visit.ts');
    expect(reloaded.thisVisit()).not.toBe(visit);
  });
  test.each<[string, Sitting, string | null, 'this' | 'other' | null, boolean]>([
    ['a member sees their own', 'ada', 'ada', null, true],
    ['and what is of this visit', 'ada', null, 'this', true],
    ['not what is of another', 'ada', null, 'other', false],
    ['nor what an earlier version kept', 'ada', null, null, false],
    ["nor another member's", 'ada', 'ben', null, false],
    ['a visitor sees whatever has no owner', null, null, 'other', true],
    ["and no member's", null, 'ada', null, false],
    ['before the user is known they are a visitor', undefined, null, null, true],
  ])('%s', (_, member, owner, visit, isShown) => {
    const words = { owner, visit: visit === 'this' ? thisVisit() : visit };
    expect(isShownTo(member, words)).toBe(isShown);
  });
});

async function shows(form: Form, who: Sitting, words: string) {
  const opened = form.open(who);
  await vi.waitFor(() => expect([isReady(opened), form.words(opened)]).toEqual([true, words]));
  return opened;
}
/** A visitor writes; the form has no other draft. */
async function visitorWrites(form: Form) {
  const visitor = await shows(form, null, '');
  visitor.timeoutEnds();
  form.type(visitor, form.typed);
}

describe.each(forms)('$name', (form) => {
  test('of this visit becomes the member’s silently', async () => {
    await visitorWrites(form);
    adopt('ada');
    expect(hasUnclaimed()).toBe(false);
    nextVisit();
    await shows(form, 'ada', form.typed);
    await shows(form, 'ben', '');
  });
  test('of an earlier visit is shown to no member, and to a visitor as before', async () => {
    await visitorWrites(form);
    nextVisit();
    adopt('ada');
    expect(hasUnclaimed()).toBe(true);
    await shows(form, 'ada', '');
    await shows(form, null, form.typed);
  });
  test('of an earlier visit survives a sign-out; one of this visit does not', async () => {
    await visitorWrites(form);
    nextVisit();
    adopt('ada');
    forgetMember();
    await shows(form, null, form.typed);
    sessionStorage.clear();
    write(form.key, null);
    await visitorWrites(form);
    forgetMember();
    expect(read(form.key)).toBeNull();
  });
  test('that a visitor only opens keeps its visit; one that is changed gets this one', async () => {
    await visitorWrites(form);
    nextVisit();
    const visitor = await shows(form, null, form.typed);
    expect(hasUnclaimed()).toBe(true);
    form.empty(visitor);
    form.type(visitor, form.kept);
    expect(hasUnclaimed()).toBe(false);
  });
  test('saved by the first version of the site has no owner until it is claimed', async () => {
    write(form.key, keptText(form, null));
    adopt('ada');
    expect(hasUnclaimed()).toBe(true);
    await shows(form, 'ada', '');
    await shows(form, null, form.kept);
  });
  test('saved by the previous version is restored for its owner, and has no owner if none was stored', async () => {
    await visitorWrites(form);
    const kept = JSON.parse(read(form.key) ?? '') as { drafts: Record<string, unknown>[] };
    const draft = { ...kept.drafts[0] };
    delete draft['visit'];
    write(
      form.key,
      JSON.stringify({
        version: 2,
        drafts: [
          { ...draft, id: 'adas', owner: 'ada' },
          { ...draft, owner: null },
        ],
      }),
    );
    adopt('ben');
    await shows(form, 'ada', form.typed);
    await shows(form, 'ben', '');
    await shows(form, null, form.typed);
  });
});

const adoptFor = (member: string) =>
  toPromise(createActor(adoptEntries, { input: { member } }).start());

describe('a request in the outbox', () => {
  beforeEach(grantLocks);

  test('of this visit becomes the member’s silently, one of an earlier visit does not', async () => {
    const [now, before, unknown] = ['now', 'before', 'unknown'].map((id) =>
      entryOf({ id, owner: null, visit: id === 'now' ? thisVisit() : id }),
    );
    leave(...[now, before, unknown].flatMap((one) => one ?? []));
    await adoptFor('ada');
    expect(queued().map(({ id, owner }) => [id, owner])).toEqual([
      ['now', 'ada'],
      ['before', null],
      ['unknown', null],
    ]);
    expect(hasUnclaimed()).toBe(true);
  });
  test('saved by the previous version is read, and belongs to no known visit', async () => {
    const { visit: _, ...old } = entryOf({ owner: null });
    localStorage.setItem('axisOneOutbox', JSON.stringify([old]));
    await adoptFor('ada');
    expect(readEntries()).toEqual([{ ...old, visit: null }]);
  });
});
