// The feed by state: who the reader is, and which cards they hide.
import { describe, expect, test } from 'vitest';
import { feedMachine } from '#machines/feed.machine.ts';
import type { FeedEvent, Reader } from '#machines/feed.machine.ts';
import { brokenFeed, feed, play, port } from './kit.ts';

const visitor: Reader = { member: null, modules: [], signals: [], hidden: [], today: '2026-11-22' };
const ada: Reader = { ...visitor, member: 'ada', modules: ['nextCurve'], signals: ['toolDrops'] };
const known = (reader: Reader): FeedEvent => ({ type: 'reader.known', reader });
const hide = (id: string): FeedEvent => ({ type: 'item.hidden', id });
const undo = (id: string): FeedEvent => ({ type: 'hiding.undone', id });

const begin = (...opening: FeedEvent[]) => {
  const readerFeed = feed<FeedEvent>(...opening);
  const saveHidden = port<void, { member: string | null; hidden: readonly string[] }>();
  const flow = play(
    feedMachine.provide({
      actors: { readerFeed: readerFeed.logic, saveHidden: saveHidden.logic },
    }),
  );
  return { ...flow, readerFeed, saveHidden };
};
const hiding = () => {
  const flow = begin(known(ada));
  flow.send(hide('pilot'));
  return flow;
};

describe('while the reader is unknown', () => {
  test('skeletons are shown, and nothing can be hidden', () => {
    const flow = begin();
    expect([flow.states(), flow.tags(), flow.can(hide('pilot'))]).toEqual([
      ['loading'],
      ['loading'],
      false,
    ]);
  });
  test('the reader is known: the cards are shown', () => {
    const flow = begin();
    flow.readerFeed.say(known(ada));
    expect([flow.states(), flow.context().reader]).toEqual([['shown.resting'], ada]);
  });
  test('after four seconds it is a visitor’s feed', () => {
    const flow = begin();
    flow.wait(4000);
    expect([flow.states(), flow.context().reader.member]).toEqual([['shown.resting'], null]);
  });
  test('the feed of the reader fails: it is a visitor’s feed', () => {
    const flow = play(feedMachine.provide({ actors: { readerFeed: brokenFeed() } }));
    expect(flow.states()).toEqual(['shown.resting']);
  });
});

describe('less like this', () => {
  test('hides the card at once, and saves it for its owner', () => {
    const flow = hiding();
    expect(flow.states()).toEqual(['shown.saving']);
    expect(flow.context()).toMatchObject({ reader: { hidden: ['pilot'] }, fresh: ['pilot'] });
    expect(flow.saveHidden.asked).toEqual([{ member: 'ada', hidden: ['pilot'] }]);
    flow.saveHidden.resolve();
    expect(flow.states()).toEqual(['shown.resting']);
  });
  test('two in a row: the browser saves both', () => {
    const flow = hiding();
    flow.send(hide('essay'));
    expect(flow.saveHidden.asked.at(-1)).toEqual({ member: 'ada', hidden: ['pilot', 'essay'] });
  });
  test('undone, the card is back, and that is saved', () => {
    const flow = hiding();
    flow.send(undo('pilot'));
    expect(flow.context()).toMatchObject({ reader: { hidden: [] }, fresh: [] });
    expect(flow.saveHidden.asked.at(-1)).toEqual({ member: 'ada', hidden: [] });
  });
  test('a hidden card cannot be hidden again, and only the last one can be undone', () => {
    const flow = begin(known({ ...ada, hidden: ['pilot'] }));
    expect([flow.can(hide('pilot')), flow.can(undo('pilot'))]).toEqual([false, false]);
  });
  test.each([
    ['refuses', (flow: ReturnType<typeof hiding>) => flow.saveHidden.reject('No room.')],
    ['is silent', (flow: ReturnType<typeof hiding>) => flow.wait(3000)],
  ])('the browser %s: the card stays hidden on this page, and the page says so', (_, happen) => {
    const flow = hiding();
    happen(flow);
    expect(flow.states()).toEqual(['shown.resting']);
    expect(flow.context()).toMatchObject({ isUnsaved: true, fresh: ['pilot'] });
    flow.send(undo('pilot'));
    expect(flow.context().isUnsaved).toBe(false);
  });
});

describe('hidden cards can be restored', () => {
  test('all of them at once', () => {
    const flow = begin(known({ ...ada, hidden: ['pilot', 'essay'] }));
    flow.send({ type: 'hidden.restored' });
    expect(flow.saveHidden.asked).toEqual([{ member: 'ada', hidden: [] }]);
  });
  test('not where none is hidden', () => {
    expect(begin(known(ada)).can({ type: 'hidden.restored' })).toBe(false);
  });
});

test('a member without a selection has nothing to hide', () => {
  const flow = begin(known({ ...visitor, member: 'ada' }));
  expect(flow.can(hide('pilot'))).toBe(false);
});

describe('the reader changes', () => {
  test('the same reader’s report of hidden cards leaves the notice in place', () => {
    const flow = hiding();
    flow.readerFeed.say(known({ ...ada, hidden: ['pilot'] }));
    expect(flow.context().fresh).toEqual(['pilot']);
  });
  test('another tab has restored the card: the notice disappears', () => {
    const flow = hiding();
    flow.readerFeed.say(known(ada));
    expect(flow.context()).toMatchObject({ fresh: [], reader: { hidden: [] } });
  });
  test('another reader: nothing of the previous one is left', () => {
    const flow = hiding();
    flow.readerFeed.say(known({ ...visitor, hidden: ['pilot'] }));
    expect(flow.context()).toMatchObject({ fresh: [], reader: { member: null } });
  });
});
