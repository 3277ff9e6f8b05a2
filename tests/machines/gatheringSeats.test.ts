// The seats of the gatherings by state (docs/product-decisions.md, "Gatherings").
import { describe, expect, test } from 'vitest';
import { gatheringSeatsMachine } from '#machines/gatheringSeats.machine.ts';
import type { GatheringSeatsEvent, Seats } from '#machines/gatheringSeats.machine.ts';
import { brokenFeed, feed, play, port } from './kit.ts';

const filled: Seats = { 'paris-walk-2026-12-03': 'full' };

const unread = () => {
  const memberFeed = feed<GatheringSeatsEvent>();
  const browserFeed = feed<GatheringSeatsEvent>();
  const readSeats = port<Seats>();
  const flow = play(
    gatheringSeatsMachine.provide({
      actors: {
        memberFeed: memberFeed.logic,
        browserFeed: browserFeed.logic,
        readSeats: readSeats.logic,
      },
    }),
  );
  return {
    ...flow,
    readSeats,
    arrives: (member: string) => memberFeed.say({ type: 'member.arrived', member }),
    leaves: () => memberFeed.say({ type: 'member.absent' }),
    presses: () => browserFeed.say({ type: 'gatherings.pressed' }),
    isShown: () => browserFeed.say({ type: 'page.shown' }),
  };
};
const reading = () => {
  const flow = unread();
  flow.presses();
  return flow;
};
const known = () => {
  const flow = reading();
  flow.readSeats.resolve(filled);
  return flow;
};
const unreadable = () => {
  const flow = reading();
  flow.readSeats.reject('Out of reach.');
  return flow;
};
/** How often the service was asked. */
const times = ({ readSeats }: ReturnType<typeof unread>) => readSeats.asked.length;

describe('unread', () => {
  test('the service is not asked for a visitor who has pressed nothing', () => {
    const flow = unread();
    flow.leaves();
    flow.isShown();
    expect([flow.states(), flow.tags(), times(flow)]).toEqual([['unread'], [], 0]);
  });
  test('a press among the gatherings, or a member who is signed in, has them read', () => {
    const pressed = reading();
    expect([pressed.states(), pressed.tags(), times(pressed)]).toEqual([['reading'], ['busy'], 1]);
    const signedIn = unread();
    signedIn.arrives('ada');
    expect([signedIn.states(), times(signedIn)]).toEqual([['reading'], 1]);
  });
});

describe('reading', () => {
  test('ends with the seats, which are told', () => {
    const flow = known();
    expect([flow.states(), flow.tags()]).toEqual([['known'], []]);
    expect(flow.heard()).toEqual([{ type: 'seats.known', statuses: filled }]);
  });
  test('fails when the service refuses, and nothing is told', () => {
    const flow = unreadable();
    expect([flow.states(), flow.heard()]).toEqual([['unreadable'], []]);
  });
  test('fails after 15 seconds', () => {
    const flow = reading();
    flow.wait(14_999);
    expect(flow.states()).toEqual(['reading']);
    flow.wait(1);
    expect([flow.states(), flow.readSeats.isWaiting()]).toEqual([['unreadable'], false]);
  });
  test('is not begun twice by another press', () => {
    const flow = reading();
    flow.presses();
    flow.isShown();
    expect(times(flow)).toBe(1);
  });
  test('begins anew for a member who signs in, and a late answer does not count', () => {
    const flow = reading();
    flow.arrives('ada');
    flow.arrives('ada');
    expect([flow.states(), times(flow)]).toEqual([['reading'], 2]);
    flow.readSeats.resolve(filled);
    expect(flow.heard()).toHaveLength(1);
  });
});

describe('known', () => {
  test('neither a press nor a page that is shown has them read again', () => {
    const flow = known();
    flow.presses();
    flow.isShown();
    expect([flow.states(), times(flow)]).toEqual([['known'], 1]);
  });
  test('every member who signs in has them read, also one who returns; the same one is reported in vain', () => {
    const flow = known();
    for (const member of ['ada', 'ben']) {
      flow.arrives(member);
      flow.readSeats.resolve(filled);
      flow.arrives(member);
    }
    flow.leaves();
    expect([flow.states(), times(flow)]).toEqual([['known'], 3]);
    flow.arrives('ben');
    expect([flow.states(), times(flow)]).toEqual([['reading'], 4]);
  });
});

describe('unreadable', () => {
  test.each([
    ['a press', (flow: ReturnType<typeof unread>) => flow.presses()],
    ['a page that is shown again', (flow: ReturnType<typeof unread>) => flow.isShown()],
    ['a member who signs in', (flow: ReturnType<typeof unread>) => flow.arrives('ada')],
  ])('%s has them read again', (_, retry) => {
    const flow = unreadable();
    retry(flow);
    expect([flow.states(), times(flow)]).toEqual([['reading'], 2]);
  });
  test('what was read before is kept', () => {
    const flow = known();
    flow.arrives('ada');
    flow.readSeats.reject('Out of reach.');
    expect([flow.states(), flow.context().statuses]).toEqual([['unreadable'], filled]);
  });
});

test.each(['memberFeed', 'browserFeed'])('without %s the other still has them read', (broken) => {
  const browserFeed = feed<GatheringSeatsEvent>();
  const memberFeed = feed<GatheringSeatsEvent>();
  const flow = play(
    gatheringSeatsMachine.provide({
      actors: {
        memberFeed: memberFeed.logic,
        browserFeed: browserFeed.logic,
        readSeats: port<Seats>().logic,
        [broken]: brokenFeed<GatheringSeatsEvent>(),
      },
    }),
  );
  expect(flow.states()).toEqual(['unread']);
  if (broken === 'memberFeed') browserFeed.say({ type: 'gatherings.pressed' });
  else memberFeed.say({ type: 'member.arrived', member: 'ada' });
  expect(flow.states()).toEqual(['reading']);
});
