// A link about an address by state: nothing is sent before a press.
import { describe, expect, test } from 'vitest';
import { addressLinkMachine } from '#machines/addressLink.machine.ts';
import type { AddressAct, AddressAnswer } from '#machines/addressLink.machine.ts';
import { play, port } from './kit.ts';

function begin(act: AddressAct = 'confirm') {
  const takeLink = port<{ isThere: boolean }>();
  const followLink = port<AddressAnswer, { act: AddressAct }>();
  const flow = play(
    addressLinkMachine.provide({
      actors: { takeLink: takeLink.logic, followLink: followLink.logic },
    }),
    { act },
  );
  return { ...flow, takeLink, followLink };
}
type Flow = ReturnType<typeof begin>;
const asking = (act: AddressAct = 'confirm') => {
  const flow = begin(act);
  flow.takeLink.resolve({ isThere: true });
  return flow;
};
const following = (act: AddressAct = 'confirm') => {
  const flow = asking(act);
  flow.send({ type: 'link.accepted' });
  return flow;
};

describe('a link that', () => {
  test.each([
    ['is missing', (flow: Flow) => flow.takeLink.resolve({ isThere: false })],
    ['cannot be read', (flow: Flow) => flow.takeLink.reject()],
    ['is not read in time', (flow: Flow) => flow.wait(4000)],
  ])('%s does not work', (_, end) => {
    const flow = begin();
    end(flow);
    expect([flow.states(), flow.isOver(), flow.followLink.asked]).toEqual([['unknown'], true, []]);
  });
  test('is there waits for a press', () => {
    const flow = asking();
    flow.wait(3_600_000);
    expect([flow.states(), flow.followLink.asked]).toEqual([['asking'], []]);
  });
});

describe('following', () => {
  test.each(['confirm', 'return'] as const)('tells the service what the link is for: %s', (act) => {
    expect(following(act).followLink.asked).toEqual([{ act }]);
  });
  test.each(['changed', 'returned', 'expired', 'taken', 'unknown'] as const)(
    'the service answers: %s',
    (outcome) => {
      const flow = following();
      flow.followLink.resolve({ outcome });
      expect([flow.states(), flow.isOver()]).toEqual([[outcome], true]);
    },
  );
  test.each([
    ['fails', (flow: Flow) => flow.followLink.reject('No.'), 'No.'],
    ['says nothing', (flow: Flow) => flow.wait(15_000), ''],
  ])('a service that %s can be asked again', (_, end, problem) => {
    const flow = following();
    end(flow);
    expect([flow.states(), flow.context().problem]).toEqual([['failed'], problem]);
    flow.send({ type: 'link.retried' });
    expect(flow.followLink.asked).toHaveLength(2);
  });
});
