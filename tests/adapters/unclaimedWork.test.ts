// @vitest-environment happy-dom
// Which drafts the member is asked about, who owns them afterwards, and how a no is stored.
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { createActor, toPromise } from 'xstate';
import type { UnclaimedItem } from '#machines/unclaimedWork.machine.ts';
import { applicationStore, questionStore } from '../../src/adapters/storage/draftStores.ts';
import { keys, read, write } from '../../src/adapters/storage/keys.ts';
import { onboardingStore } from '../../src/adapters/storage/onboardingStore.ts';
import { claimWork, findUnclaimed, leaveWork } from '../../src/flows/unclaimedWork/ports/work.ts';
import { queued, entryOf, grantLocks, leave } from './outboxWorld.ts';
import { freshBrowser } from './wire.ts';

const began = '2026-11-20T09:00:00.000Z';
const inVisit = (visit: string) => sessionStorage.setItem('axisOneVisit', visit);
const earlier = `${began}0.5`;

/** A visitor has typed a question, into the draft with this id. */
const saveQuestion = (ownQuestion: string, id: string) =>
  questionStore.put({ id, place: '', owner: null, member: null }, { answers: { ownQuestion } });

/** A visitor's question of an earlier visit, and a queued request for an office hour. */
function writtenBefore() {
  inVisit(earlier);
  saveQuestion('Two boards?', 'before');
  leave(entryOf({ id: 'asked', owner: null, visit: earlier, kind: 'meeting', madeAt: began }));
  sessionStorage.clear();
}

const find = (member = 'ada') =>
  toPromise(createActor(findUnclaimed, { input: { member } }).start());
const claim = (member: string, items: readonly UnclaimedItem[]) =>
  toPromise(createActor(claimWork, { input: { member, items } }).start());
const refuse = (member: string, items: readonly UnclaimedItem[]) =>
  toPromise(createActor(leaveWork, { input: { member, items } }).start());
const kindsFor = async (member = 'ada') => (await find(member)).map(({ kind }) => kind);

beforeEach(() => {
  freshBrowser();
  sessionStorage.clear();
  grantLocks();
});

describe('the member is asked about', () => {
  test('everything of another visit without an owner: what and when, never the words', async () => {
    writtenBefore();
    saveQuestion('Of this visit', 'now');
    applicationStore.put(
      { id: 'bens', place: '', owner: 'ben', member: 'ben' },
      { answers: { challenge: 'Ben’s' } },
    );
    const items = await find();
    expect(items.map(({ kind, at }) => [kind, at])).toEqual([
      ['meeting', began],
      ['questionDraft', began],
    ]);
    expect(JSON.stringify(items)).not.toMatch(/boards|visit|Ben/);
  });
  test('drafts without a date where an earlier version stored none', async () => {
    write(keys.application, JSON.stringify({ version: 1, owner: null, answers: { reason: 'x' } }));
    leave({ ...entryOf({ owner: null }), madeAt: '' });
    expect((await find()).map(({ at }) => at)).toEqual([null, null]);
  });
  test('no draft of onboarding when onboarding is complete', async () => {
    inVisit(earlier);
    const written = { id: 'd1', place: 'begin', owner: null, member: null };
    onboardingStore.put(written, { step: 'modules' });
    sessionStorage.clear();
    expect(await kindsFor()).toEqual(['onboardingDraft']);
    write(keys.complete, 'true');
    expect(await kindsFor()).toEqual([]);
  });
});

describe('mine', () => {
  test('makes it the member’s: drafts in their forms, requests under their id', async () => {
    writtenBefore();
    await claim('ada', await find());
    expect(queued()).toMatchObject([{ id: 'asked', owner: 'ada' }]);
    expect(questionStore.visibleTo('ada')).toMatchObject([{ owner: 'ada' }]);
    expect(questionStore.visibleTo('ben')).toEqual([]);
    expect(await kindsFor()).toEqual([]);
  });
  test('takes nothing that was not asked about, nor what has an owner by now', async () => {
    writtenBefore();
    const items = await find();
    leave(entryOf({ id: 'asked', owner: 'ben' }), entryOf({ id: 'else', owner: null }));
    await claim('ada', items);
    expect(queued().map(({ owner }) => owner)).toEqual(['ben', null]);
    expect(questionStore.visibleTo('ada')).toHaveLength(1);
  });
  test('changes no draft when the outbox cannot be written', async () => {
    writtenBefore();
    const items = await find();
    const storage = globalThis.localStorage;
    vi.stubGlobal('localStorage', {
      getItem: (key: string) => storage.getItem(key),
      setItem: () => {
        throw new DOMException('No room.', 'QuotaExceededError');
      },
    });
    await expect(claim('ada', items)).rejects.toThrow('No room.');
    vi.stubGlobal('localStorage', storage);
    expect(questionStore.visibleTo('ada')).toEqual([]);
    await claim('ada', items);
    expect(questionStore.visibleTo('ada')).toHaveLength(1);
  });
});

describe('not mine', () => {
  test('is stored for this member, and for exactly these items', async () => {
    writtenBefore();
    await refuse('ada', await find());
    expect(await kindsFor()).toEqual([]);
    expect(await kindsFor('ben')).toEqual(['meeting', 'questionDraft']);
    expect(queued()).toMatchObject([{ owner: null }]);
    expect(questionStore.visibleTo(null)).toHaveLength(1);
  });
  test('asks again about new items: also about a draft that a visitor has changed since', async () => {
    writtenBefore();
    await refuse('ada', await find());
    inVisit('2026-11-21T09:00:00.000Z0.7');
    saveQuestion('Three boards?', 'before');
    sessionStorage.clear();
    expect(await kindsFor()).toEqual(['questionDraft']);
    await refuse('ada', await find());
    expect(await kindsFor()).toEqual([]);
  });
  test('is deleted for items that no longer exist', async () => {
    writtenBefore();
    await refuse('ada', await find());
    leave();
    await refuse('ada', []);
    const refused = JSON.parse(read(keys.notMine) ?? '{}') as Record<string, string[]>;
    expect(refused['ada']).toHaveLength(1);
  });
  test.each(['{', '7', '{"ada":7}'])('%s stores no answer', async (stored) => {
    writtenBefore();
    write(keys.notMine, stored);
    expect(await kindsFor()).toHaveLength(2);
  });
});
