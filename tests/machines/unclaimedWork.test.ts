// Drafts of an earlier visit by state: the member is asked once, when the page is free, and decides.
import { describe, expect, test } from 'vitest';
import { unclaimedWorkMachine } from '#machines/unclaimedWork.machine.ts';
import type { Claim, UnclaimedItem, UnclaimedWorkEvent } from '#machines/unclaimedWork.machine.ts';
import { brokenFeed, feed, play, port } from './kit.ts';

const draft: UnclaimedItem = { id: 'd', kind: 'questionDraft', at: '2026-11-20T09:00:00.000Z' };
const request: UnclaimedItem = { id: 'r', kind: 'meeting', at: null };
const delay = (name: keyof typeof unclaimedWorkMachine.implementations.delays) =>
  Number(unclaimedWorkMachine.implementations.delays[name]);

function begin(...opening: UnclaimedWorkEvent[]) {
  const ports = {
    memberFeed: feed<UnclaimedWorkEvent>(...opening),
    pageFeed: feed<UnclaimedWorkEvent, { layers: readonly [] }>(),
    findUnclaimed: port<readonly UnclaimedItem[], { member: string }>(),
    claimWork: port<void, Claim>(),
    leaveWork: port<void, Claim>(),
  };
  const flow = play(
    unclaimedWorkMachine.provide({
      actors: {
        memberFeed: ports.memberFeed.logic,
        pageFeed: ports.pageFeed.logic as never,
        findUnclaimed: ports.findUnclaimed.logic,
        claimWork: ports.claimWork.logic,
        leaveWork: ports.leaveWork.logic,
      },
    }),
    { layers: [] },
  );
  return { ...flow, ...ports };
}
type Flow = ReturnType<typeof begin>;

const looking = () => begin({ type: 'member.arrived', member: 'ada' });
const waiting = (...items: UnclaimedItem[]) => {
  const flow = looking();
  flow.findUnclaimed.resolve(items.length === 0 ? [draft, request] : items);
  return flow;
};
const asking = (...items: UnclaimedItem[]) => {
  const flow = waiting(...items);
  flow.pageFeed.say({ type: 'page.freed' });
  flow.wait(delay('pageRest'));
  return flow;
};
const pressing = (type: 'work.claimed' | 'work.refused', ...items: UnclaimedItem[]) => {
  const flow = asking(...items);
  flow.send({ type });
  return flow;
};
/** No key was written. */
const isUntouched = (flow: Flow) =>
  flow.claimWork.asked.length === 0 && flow.leaveWork.asked.length === 0;

describe('looking', () => {
  test('begins with the member: a visitor is not asked', () => {
    const flow = begin();
    expect(flow.states()).toEqual(['absent']);
    flow.memberFeed.say({ type: 'member.arrived', member: 'ada' });
    expect(flow.states()).toEqual(['looking']);
    expect(flow.findUnclaimed.asked).toEqual([{ member: 'ada' }]);
  });
  test.each([
    ['holds nothing', (flow: Flow) => flow.findUnclaimed.resolve([])],
    ['cannot be read', (flow: Flow) => flow.findUnclaimed.reject('Refused.')],
    ['never answers', (flow: Flow) => flow.wait(delay('lookupTimeout'))],
  ])('a browser that %s → nothing', (_, happen) => {
    const flow = looking();
    happen(flow);
    expect(flow.states()).toEqual(['nothing']);
    expect(flow.pageFeed.isOpen()).toBe(false);
  });
  test('is not started when its feed fails', () => {
    const flow = play(
      unclaimedWorkMachine.provide({ actors: { memberFeed: brokenFeed<UnclaimedWorkEvent>() } }),
      { layers: [] },
    );
    expect(flow.states()).toEqual(['absent']);
  });
});

describe('waiting', () => {
  test('asks half a second after the page is free', () => {
    const flow = waiting();
    expect(flow.states()).toEqual(['waiting.occupied']);
    flow.pageFeed.say({ type: 'page.freed' });
    flow.wait(delay('pageRest') - 1);
    expect(flow.states()).toEqual(['waiting.free']);
    flow.wait(1);
    expect(flow.states()).toEqual(['asking']);
    expect(flow.tags()).toEqual(['dialogOpen']);
    expect(flow.pageFeed.isOpen()).toBe(false);
  });
  test('waits again while another layer covers the page', () => {
    const flow = waiting();
    flow.pageFeed.say({ type: 'page.freed' });
    flow.pageFeed.say({ type: 'page.taken' });
    flow.wait(delay('pageRest') * 3);
    expect(flow.states()).toEqual(['waiting.occupied']);
    flow.pageFeed.say({ type: 'page.freed' });
    flow.wait(delay('pageRest'));
    expect(flow.states()).toEqual(['asking']);
  });
  test('times out on a page that is never free', () => {
    const flow = waiting();
    flow.wait(delay('pageTimeout'));
    expect(flow.states()).toEqual(['postponed']);
    expect(isUntouched(flow)).toBe(true);
  });
  test('does not ask when the page cannot be watched', () => {
    const flow = play(
      unclaimedWorkMachine.provide({
        actors: {
          memberFeed: feed<UnclaimedWorkEvent>({ type: 'member.arrived', member: 'ada' }).logic,
          findUnclaimed: asksNothing(),
          pageFeed: brokenFeed<UnclaimedWorkEvent>() as never,
        },
      }),
      { layers: [] },
    );
    found.resolve([draft]);
    expect(flow.states()).toEqual(['postponed']);
  });
  let found = port<readonly UnclaimedItem[], { member: string }>();
  const asksNothing = () => {
    found = port();
    return found.logic;
  };
});

describe('asking', () => {
  test('has no timeout', () => {
    const flow = asking();
    flow.wait(3_600_000);
    expect(flow.states()).toEqual(['asking']);
    expect(isUntouched(flow)).toBe(true);
  });
  test('Later → postponed, and nothing is written', () => {
    const flow = asking();
    flow.send({ type: 'work.postponed' });
    expect(flow.states()).toEqual(['postponed']);
    expect(isUntouched(flow)).toBe(true);
    expect(flow.heard()).toEqual([]);
  });
  test('mine → claiming → claimed: forms show their drafts, and a toast confirms it', () => {
    const flow = pressing('work.claimed');
    expect(flow.states()).toEqual(['claiming']);
    expect(flow.claimWork.asked).toEqual([{ member: 'ada', items: [draft, request] }]);
    flow.claimWork.resolve();
    expect(flow.states()).toEqual(['claimed']);
    expect(flow.heard()).toEqual([
      { type: 'drafts.claimed' },
      { type: 'toast', key: 'workClaimed' },
    ]);
    expect(flow.leaveWork.asked).toEqual([]);
  });
  test('mine without a draft leaves the page as it is', () => {
    const flow = pressing('work.claimed', request);
    flow.claimWork.resolve();
    expect(flow.heard()).toEqual([{ type: 'toast', key: 'workClaimed' }]);
  });
  test('not mine → refusing → left, without a toast', () => {
    const flow = pressing('work.refused');
    expect(flow.states()).toEqual(['refusing']);
    flow.leaveWork.resolve();
    expect(flow.states()).toEqual(['left']);
    expect(flow.leaveWork.asked).toEqual([{ member: 'ada', items: [draft, request] }]);
    expect(flow.claimWork.asked).toEqual([]);
    expect(flow.heard()).toEqual([]);
  });
});

describe.each([
  {
    press: 'work.claimed',
    state: 'claiming',
    failed: 'unclaimed',
    portOf: (flow: Flow) => flow.claimWork,
  },
  {
    press: 'work.refused',
    state: 'refusing',
    failed: 'unrefused',
    portOf: (flow: Flow) => flow.leaveWork,
  },
] as const)('$state', ({ press, state, failed, portOf }) => {
  test.each([
    ['refuses', (flow: Flow) => portOf(flow).reject('No room.')],
    ['never answers', (flow: Flow) => flow.wait(delay('writingTimeout'))],
  ])(`when the browser %s → ${failed}, and a retry asks the same`, (_, happen) => {
    const flow = pressing(press);
    expect(flow.tags()).toEqual(['busy', 'dialogOpen']);
    expect(flow.can({ type: 'work.postponed' })).toBe(false);
    happen(flow);
    expect(flow.states()).toEqual([failed]);
    expect(flow.tags()).toEqual(['dialogOpen', 'failed']);
    expect(flow.heard()).toEqual([]);
    flow.send({ type: 'work.retried' });
    expect(flow.states()).toEqual([state]);
    expect(portOf(flow).asked).toHaveLength(2);
  });
  test('that failed can be postponed', () => {
    const flow = pressing(press);
    portOf(flow).reject();
    flow.send({ type: 'work.postponed' });
    expect(flow.states()).toEqual(['postponed']);
  });
});

describe.each<[string, () => Flow]>([
  ['looking', looking],
  ['waiting', waiting],
  ['asking', asking],
  ['claiming', () => pressing('work.claimed')],
  ['refusing', () => pressing('work.refused')],
])('%s', (_, at) => {
  test('ends when the member leaves, and starts again with the next one', () => {
    const flow = at();
    flow.memberFeed.say({ type: 'member.left' });
    expect(flow.states()).toEqual(['absent']);
    expect(flow.context()).toMatchObject({ member: '', items: [] });
    flow.memberFeed.say({ type: 'member.arrived', member: 'ben' });
    expect(flow.states()).toEqual(['looking']);
    expect(flow.findUnclaimed.asked.at(-1)).toEqual({ member: 'ben' });
  });
});
