// The private calendar address by state (docs/product-decisions.md, "Beyond the specification").
import { describe, expect, test } from 'vitest';
import { calendarAddressMachine } from '#machines/calendarAddress.machine.ts';
import type { CalendarAnswer, CalendarKnown } from '#machines/calendarAddress.machine.ts';
import { play, port } from './kit.ts';

const begin = () => {
  const readCalendar = port<CalendarKnown>();
  const makeAddress = port<CalendarAnswer>();
  const revokeAddress = port<CalendarAnswer>();
  const flow = play(
    calendarAddressMachine.provide({
      actors: {
        readCalendar: readCalendar.logic,
        makeAddress: makeAddress.logic,
        revokeAddress: revokeAddress.logic,
      },
    }),
  );
  return { ...flow, readCalendar, makeAddress, revokeAddress };
};
const known = (isThere: boolean) => {
  const flow = begin();
  flow.readCalendar.resolve({ outcome: 'found', isThere });
  return flow;
};
const made = () => {
  const flow = known(false);
  flow.send({ type: 'address.requested' });
  flow.makeAddress.resolve({ outcome: 'stored', token: 'ab12' });
  return flow;
};

describe('whether there is one', () => {
  test('is asked first', () => {
    expect([begin().states(), begin().tags()]).toEqual([['reading'], ['loading']]);
    expect([known(true).states(), known(true).tags()]).toEqual([['there'], ['there']]);
    expect([known(false).states(), known(false).tags()]).toEqual([['none'], ['none']]);
  });
  test('is no question where nothing would answer under it', () => {
    const flow = begin();
    flow.readCalendar.resolve({ outcome: 'unavailable' });
    expect([flow.states(), flow.tags()]).toEqual([['unavailable'], ['unavailable']]);
  });
  test.each([
    ['cannot be read', (flow: ReturnType<typeof begin>) => flow.readCalendar.reject()],
    ['is not known in time', (flow: ReturnType<typeof begin>) => flow.wait(15_000)],
  ])('can be asked again where it %s', (_, end) => {
    const flow = begin();
    end(flow);
    expect([flow.states(), flow.tags()]).toEqual([['unread'], ['unread']]);
    flow.send({ type: 'retry.requested' });
    expect(flow.states()).toEqual(['reading']);
  });
});

const failures: [string, (one: ReturnType<typeof port<CalendarAnswer>>) => void, string][] = [
  ['refused', (one) => one.resolve({ outcome: 'refused', message: 'Signed out.' }), 'Signed out.'],
  ['out of reach', (one) => one.reject('No line.'), 'No line.'],
];

describe('making one', () => {
  test('shows its token once', () => {
    const flow = made();
    expect([flow.states(), flow.context()]).toEqual([
      ['there'],
      { token: 'ab12', problem: null, done: null },
    ]);
  });
  test.each(failures)('says why it is %s, and forgets that at the next try', (_, end, sentence) => {
    const flow = known(false);
    flow.send({ type: 'address.requested' });
    expect(flow.tags()).toEqual(['busy', 'none']);
    end(flow.makeAddress);
    expect([flow.states(), flow.context().problem]).toEqual([['none'], sentence]);
    flow.send({ type: 'address.requested' });
    expect([flow.states(), flow.context().problem]).toEqual([['making'], null]);
  });
  test('has a limit of time', () => {
    const flow = known(false);
    flow.send({ type: 'address.requested' });
    flow.wait(15_000);
    expect([flow.states(), flow.context().problem]).toEqual([['none'], '']);
  });
});

describe.each([
  ['renewal', 'confirmingRenewal', 'renewing', 'makeAddress', 'renewalOpen'],
  ['revocation', 'confirmingRevocation', 'revoking', 'revokeAddress', 'revocationOpen'],
] as const)('its %s', (what, asking, doing, portName, tag) => {
  const confirmed = () => {
    const flow = made();
    flow.send({ type: `${what}.requested` });
    flow.send({ type: `${what}.confirmed` });
    return flow;
  };
  test('is asked twice, and can be left', () => {
    const flow = made();
    flow.send({ type: `${what}.requested` });
    expect([flow.states(), flow.tags()]).toEqual([[asking], [tag, 'there'].toSorted()]);
    flow.send({ type: 'action.cancelled' });
    expect([flow.states(), flow.context().token]).toEqual([['there'], 'ab12']);
    expect(flow[portName].isWaiting()).toBe(false);
  });
  test('is done by the backend', () => {
    const flow = confirmed();
    expect([flow.states(), flow.tags()]).toEqual([[doing], ['busy', tag, 'there'].toSorted()]);
    flow[portName].resolve({ outcome: 'stored', token: what === 'renewal' ? 'cd34' : null });
    expect([flow.states(), flow.context()]).toEqual(
      what === 'renewal'
        ? [['there'], { token: 'cd34', problem: null, done: 'renewed' }]
        : [['none'], { token: null, problem: null, done: 'revoked' }],
    );
  });
  test('is confirmed until something else is asked for', () => {
    const flow = confirmed();
    flow[portName].resolve({ outcome: 'stored', token: what === 'renewal' ? 'cd34' : null });
    if (what === 'revocation') flow.send({ type: 'address.requested' });
    else {
      flow.send({ type: 'renewal.requested' });
      expect(flow.context().done).toBe('renewed');
      flow.send({ type: 'renewal.confirmed' });
    }
    expect(flow.context().done).toBeNull();
  });
  test.each(failures)('keeps its dialog where it is %s', (_, end, sentence) => {
    const flow = confirmed();
    end(flow[portName]);
    expect([flow.states(), flow.context()]).toEqual([
      [asking],
      { token: 'ab12', problem: sentence, done: null },
    ]);
    flow.send({ type: 'action.cancelled' });
    expect(flow.context().problem).toBeNull();
  });
  test('keeps its dialog where there is no answer, and can be tried again', () => {
    const flow = confirmed();
    flow.wait(15_000);
    expect([flow.states(), flow.context().problem]).toEqual([[asking], '']);
    flow.send({ type: `${what}.confirmed` });
    expect([flow.states(), flow.context().problem]).toEqual([[doing], null]);
  });
});
