// The feed by state: who reads it, and what they want less of.
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

describe('while it is not known who reads', () => {
  test('skeletons stand there, and nothing can be hidden', () => {
    const flow = begin();
    expect([flow.states(), flow.tags(), flow.can(hide('pilot'))]).toEqual([
      ['loading'],
      ['loading'],
      false,
    ]);
  });
  test('the reader is named: the cards stand', () => {
    const flow = begin();
    flow.readerFeed.say(known(ada));
    expect([flow.states(), flow.context().reader]).toEqual([['shown.resting'], ada]);
  });
  test('after four seconds it is a visitor’s feed', () => {
    const flow = begin();
    flow.wait(4000);
    expect([flow.states(), flow.context().reader.member]).toEqual([['shown.resting'], null]);
  });
  test('nobody can say who reads: it is a visitor’s feed', () => {
    const flow = play(feedMachine.provide({ actors: { readerFeed: brokenFeed() } }));
    expect(flow.states()).toEqual(['shown.resting']);
  });
});

describe('less like this', () => {
  test('goes at once, and is kept as its owner’s', () => {
    const flow = hiding();
    expect(flow.states()).toEqual(['shown.keeping']);
    expect(flow.context()).toMatchObject({ reader: { hidden: ['pilot'] }, fresh: ['pilot'] });
    expect(flow.saveHidden.asked).toEqual([{ member: 'ada', hidden: ['pilot'] }]);
    flow.saveHidden.resolve();
    expect(flow.states()).toEqual(['shown.resting']);
  });
  test('two in a row: the browser keeps both', () => {
    const flow = hiding();
    flow.send(hide('essay'));
    expect(flow.saveHidden.asked.at(-1)).toEqual({ member: 'ada', hidden: ['pilot', 'essay'] });
  });
  test('undone, it is back, and that is kept', () => {
    const flow = hiding();
    flow.send(undo('pilot'));
    expect(flow.context()).toMatchObject({ reader: { hidden: [] }, fresh: [] });
    expect(flow.saveHidden.asked.at(-1)).toEqual({ member: 'ada', hidden: [] });
  });
  test('what is hidden cannot be hidden again, and only a fresh one be undone', () => {
    const flow = begin(known({ ...ada, hidden: ['pilot'] }));
    expect([flow.can(hide('pilot')), flow.can(undo('pilot'))]).toEqual([false, false]);
  });
  test.each([
    ['refuses', (flow: ReturnType<typeof hiding>) => flow.saveHidden.reject('No room.')],
    ['is silent', (flow: ReturnType<typeof hiding>) => flow.wait(3000)],
  ])('the browser %s: it stays hidden on this page, and that is said', (_, happen) => {
    const flow = hiding();
    happen(flow);
    expect(flow.states()).toEqual(['shown.resting']);
    expect(flow.context()).toMatchObject({ isUnkept: true, fresh: ['pilot'] });
    flow.send(undo('pilot'));
    expect(flow.context().isUnkept).toBe(false);
  });
});

describe('what is hidden can be called back', () => {
  test('all of it at once', () => {
    const flow = begin(known({ ...ada, hidden: ['pilot', 'essay'] }));
    flow.send({ type: 'hidden.restored' });
    expect(flow.saveHidden.asked).toEqual([{ member: 'ada', hidden: [] }]);
  });
  test('not where nothing is', () => {
    expect(begin(known(ada)).can({ type: 'hidden.restored' })).toBe(false);
  });
});

test('a member who has chosen nothing has nothing to hide', () => {
  const flow = begin(known({ ...visitor, member: 'ada' }));
  expect(flow.can(hide('pilot'))).toBe(false);
});

describe('the reader changes', () => {
  test('their own report of what was hidden leaves its line where it is', () => {
    const flow = hiding();
    flow.readerFeed.say(known({ ...ada, hidden: ['pilot'] }));
    expect(flow.context().fresh).toEqual(['pilot']);
  });
  test('another tab has taken it back: the line goes', () => {
    const flow = hiding();
    flow.readerFeed.say(known(ada));
    expect(flow.context()).toMatchObject({ fresh: [], reader: { hidden: [] } });
  });
  test('somebody else reads: nothing of the former one is left', () => {
    const flow = hiding();
    flow.readerFeed.say(known({ ...visitor, hidden: ['pilot'] }));
    expect(flow.context()).toMatchObject({ fresh: [], reader: { member: null } });
  });
});
