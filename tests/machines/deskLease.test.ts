// The lease of a request by state (docs/product-decisions.md, "Beyond the specification").
import { describe, expect, test } from 'vitest';
import { deskLeaseMachine } from '#machines/deskLease.machine.ts';
import type { DeskLeaseEvent, LeaseAnswer, LeaseAsked } from '#machines/deskLease.machine.ts';
import { lease } from '../paths/desk.samples.ts';
import { feed, play, port } from './kit.ts';

const begin = () => {
  const sayPresent = port<LeaseAnswer, LeaseAsked>();
  const presence = feed<DeskLeaseEvent, { id: string }>();
  const flow = play(
    deskLeaseMachine.provide({
      actors: { presence: presence.logic, sayPresent: sayPresent.logic },
    }),
    { id: 'r1' },
  );
  return { ...flow, presence, sayPresent };
};
const mine: LeaseAnswer = { lease: lease(true), present: [lease(true)] };
const theirs: LeaseAnswer = { lease: lease(false), present: [lease(true), lease(false)] };
const none: LeaseAnswer = { lease: null, present: [] };
const opened = (answer: LeaseAnswer) => {
  const flow = begin();
  flow.sayPresent.resolve(answer);
  return flow;
};

test('opening a request says so, and takes nothing from another', () => {
  const flow = begin();
  expect([flow.states(), flow.sayPresent.asked]).toEqual([['asking'], [{ id: 'r1', take: false }]]);
});

test('leaving the request ends its presence, which gives the lease back', () => {
  const flow = begin();
  expect(flow.presence.isOpen()).toBe(true);
  flow.actor.stop();
  expect(flow.presence.isOpen()).toBe(false);
});

describe('the lease is this advisor’s', () => {
  test('and is said again every 20 seconds', () => {
    const flow = opened(mine);
    expect([flow.states(), flow.tags(), flow.context().lease]).toEqual([
      ['mine.resting'],
      ['mine'],
      mine.lease,
    ]);
    flow.wait(19_999);
    expect(flow.states()).toEqual(['mine.resting']);
    flow.wait(1);
    expect(flow.states()).toEqual(['mine.renewing']);
    flow.sayPresent.resolve(mine);
    expect([flow.states(), flow.context().isFromOther]).toEqual([['mine.resting'], false]);
  });
  test('and stays known to come from another as long as it is theirs no more', () => {
    const flow = opened(theirs);
    flow.send({ type: 'takeover.requested' });
    for (const answer of [mine, mine]) {
      flow.sayPresent.resolve(answer);
      expect(flow.context().isFromOther).toBe(true);
      flow.wait(20_000);
    }
    flow.sayPresent.resolve(theirs);
    expect(flow.context().isFromOther).toBe(false);
  });
  test('until another has taken it', () => {
    const flow = opened(mine);
    flow.wait(20_000);
    flow.sayPresent.resolve(theirs);
    expect([flow.states(), flow.context()]).toEqual([
      ['theirs.resting'],
      { id: 'r1', ...theirs, isFromOther: false },
    ]);
  });
  test.each([
    ['fails', (flow: ReturnType<typeof begin>) => flow.sayPresent.reject()],
    ['is silent', (flow: ReturnType<typeof begin>) => flow.wait(15_000)],
  ])('where the service %s, nobody knows, and it is said again', (_, end) => {
    const flow = opened(mine);
    flow.wait(20_000);
    end(flow);
    expect([flow.states(), flow.tags()]).toEqual([['unknown'], []]);
    flow.wait(20_000);
    expect(flow.states()).toEqual(['asking']);
  });
});

describe('the lease is another’s', () => {
  test('it is looked for every 20 seconds, and becomes this advisor’s when it is free', () => {
    const flow = opened(theirs);
    expect(flow.tags()).toEqual(['theirs']);
    flow.wait(20_000);
    expect([flow.states(), flow.sayPresent.asked.at(-1)]).toEqual([
      ['theirs.looking'],
      { id: 'r1', take: false },
    ]);
    flow.sayPresent.resolve(theirs);
    expect(flow.states()).toEqual(['theirs.resting']);
    flow.wait(20_000);
    flow.sayPresent.resolve(mine);
    expect([flow.states(), flow.context()]).toMatchObject([
      ['mine.resting'],
      { lease: mine.lease, isFromOther: true },
    ]);
  });
  test('a look that fails or is silent changes nothing', () => {
    const flow = opened(theirs);
    flow.wait(20_000);
    flow.sayPresent.reject();
    expect(flow.states()).toEqual(['theirs.resting']);
    flow.wait(20_000);
    flow.wait(15_000);
    expect(flow.states()).toEqual(['theirs.resting']);
  });
  test('it is taken over on purpose', () => {
    const flow = opened(theirs);
    flow.send({ type: 'takeover.requested' });
    expect([flow.states(), flow.tags(), flow.sayPresent.asked.at(-1)]).toEqual([
      ['taking'],
      ['busy', 'theirs'],
      { id: 'r1', take: true },
    ]);
    flow.sayPresent.resolve(mine);
    expect([flow.states(), flow.context()]).toMatchObject([
      ['mine.resting'],
      { lease: mine.lease, isFromOther: true },
    ]);
  });
  test.each([
    ['is gone', (flow: ReturnType<typeof begin>) => flow.sayPresent.resolve(none)],
    ['fails', (flow: ReturnType<typeof begin>) => flow.sayPresent.reject()],
    ['is silent', (flow: ReturnType<typeof begin>) => flow.wait(15_000)],
  ])('it stays where taking it over %s', (_, end) => {
    const flow = opened(theirs);
    flow.send({ type: 'takeover.requested' });
    end(flow);
    expect([flow.states(), flow.context().lease]).toEqual([['theirs.resting'], theirs.lease]);
  });
});

test.each([
  ['the request is gone', (flow: ReturnType<typeof begin>) => flow.sayPresent.resolve(none)],
  ['the service fails', (flow: ReturnType<typeof begin>) => flow.sayPresent.reject()],
  ['the service is silent', (flow: ReturnType<typeof begin>) => flow.wait(15_000)],
])('where %s at the start, nobody knows', (_, end) => {
  const flow = begin();
  end(flow);
  expect([flow.states(), flow.context().lease]).toEqual([['unknown'], null]);
});
