// Forwarding an answer by state (docs/product-decisions.md, "Beyond the specification").
import { describe, expect, test } from 'vitest';
import { forwardingMachine } from '#machines/forwarding.machine.ts';
import type { ForwardingAnswer } from '#machines/forwarding.machine.ts';
import { play, port } from './kit.ts';

const begin = (isThere: boolean) => {
  const makeLink = port<ForwardingAnswer, { id: string }>();
  const revokeLink = port<ForwardingAnswer, { id: string }>();
  const flow = play(
    forwardingMachine.provide({
      actors: { makeLink: makeLink.logic, revokeLink: revokeLink.logic },
    }),
    { id: 'r1', isThere },
  );
  return { ...flow, makeLink, revokeLink };
};
const made = () => {
  const flow = begin(false);
  flow.send({ type: 'link.requested' });
  flow.makeLink.resolve({ outcome: 'stored', token: 'ab12' });
  return flow;
};

test('an answer was forwarded before, or not', () => {
  expect([begin(true).states(), begin(true).tags()]).toEqual([['there'], ['there']]);
  expect([begin(false).states(), begin(false).tags()]).toEqual([['none'], ['none']]);
});

describe('making a link', () => {
  test('asks the backend for the request, and shows the token', () => {
    const flow = made();
    expect([flow.states(), flow.context().token]).toEqual([['there'], 'ab12']);
    expect(flow.makeLink.asked).toEqual([{ id: 'r1' }]);
  });
  test.each([
    ['is refused', { outcome: 'refused', message: 'Gone.' } as const, 'Gone.'],
    ['fails', null, ''],
  ])('says why it %s, and forgets that at the next try', (_, answer, sentence) => {
    const flow = begin(false);
    flow.send({ type: 'link.requested' });
    if (answer === null) flow.wait(15_000);
    else flow.makeLink.resolve(answer);
    expect([flow.states(), flow.context().problem]).toEqual([['none'], sentence]);
    flow.send({ type: 'link.requested' });
    expect([flow.states(), flow.context().problem]).toEqual([['making'], null]);
  });
});

const revoking = () => {
  const flow = made();
  flow.send({ type: 'revocation.requested' });
  flow.send({ type: 'revocation.confirmed' });
  return flow;
};

describe('revoking it', () => {
  test('is asked twice, and can be left', () => {
    const flow = made();
    flow.send({ type: 'revocation.requested' });
    expect(flow.states()).toEqual(['confirmingRevocation']);
    flow.send({ type: 'action.cancelled' });
    expect([flow.states(), flow.context().token]).toEqual([['there'], 'ab12']);
    expect(flow.revokeLink.asked).toEqual([]);
  });
  test('leaves no link behind', () => {
    const flow = revoking();
    flow.revokeLink.resolve({ outcome: 'stored', token: null });
    expect([flow.states(), flow.context().token]).toEqual([['none'], null]);
  });
  test.each([
    [
      'refused',
      (flow: ReturnType<typeof begin>) =>
        flow.revokeLink.resolve({ outcome: 'refused', message: 'Gone.' }),
      'Gone.',
    ],
    [
      'out of reach',
      (flow: ReturnType<typeof begin>) => flow.revokeLink.reject('No line.'),
      'No line.',
    ],
    ['late', (flow: ReturnType<typeof begin>) => flow.wait(15_000), ''],
  ])('keeps the dialog where it is %s', (_, end, sentence) => {
    const flow = revoking();
    end(flow);
    expect([flow.states(), flow.context().problem]).toEqual([['confirmingRevocation'], sentence]);
    expect(flow.context().token).toBe('ab12');
  });
});
