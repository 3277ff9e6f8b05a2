// The password once more by state: compared by the service, never in the context.
import { describe, expect, test } from 'vitest';
import { passwordAgainMachine } from '#machines/passwordAgain.machine.ts';
import type { ProofAnswer } from '#machines/passwordAgain.machine.ts';
import { triesPauseMachine } from '#machines/triesPause.machine.ts';
import { play, port, secret } from './kit.ts';

const submitted = { type: 'password.submitted', password: secret } as const;

const begin = () => {
  const provePassword = port<ProofAnswer, { password: string }>();
  const flow = play(
    passwordAgainMachine.provide({
      actors: { provePassword: provePassword.logic, triesPause: triesPauseMachine },
    }),
  );
  return { ...flow, provePassword };
};
const proving = () => {
  const flow = begin();
  flow.send(submitted);
  return flow;
};

describe('when asking', () => {
  test('nothing is sent without a password, and typing clears the problem', () => {
    const flow = begin();
    flow.send({ type: 'password.submitted', password: '' });
    expect([flow.states(), flow.context().problem]).toEqual([['asking'], { key: 'missing' }]);
    expect(flow.provePassword.asked).toEqual([]);
    flow.send({ type: 'password.edited' });
    expect(flow.context().problem).toBeNull();
  });
  test('a member who declines has proved nothing', () => {
    const flow = begin();
    flow.send({ type: 'proof.declined' });
    expect([flow.isOver(), flow.output()]).toEqual([true, { isProved: false }]);
  });
});

describe('when proving', () => {
  test('the service gets the password, and the question cannot be left', () => {
    const flow = proving();
    expect(flow.provePassword.asked).toEqual([{ password: secret }]);
    expect(flow.can({ type: 'proof.declined' })).toBe(false);
    expect(flow.tags()).toEqual(['busy', 'open']);
  });
  test('the right password is a proof', () => {
    const flow = proving();
    flow.provePassword.resolve({ outcome: 'proved' });
    expect([flow.isOver(), flow.output()]).toEqual([true, { isProved: true }]);
    expect(flow.contexts.join()).not.toContain(secret);
  });
  test('a wrong one is said at the field', () => {
    const flow = proving();
    flow.provePassword.resolve({ outcome: 'wrong' });
    expect([flow.states(), flow.context()]).toEqual([
      ['asking'],
      { isProved: false, problem: { key: 'wrong' } },
    ]);
  });
  test.each([
    ['fails', (flow: ReturnType<typeof begin>) => flow.provePassword.reject('No.'), 'No.'],
    ['says nothing', (flow: ReturnType<typeof begin>) => flow.wait(15_000), undefined],
  ])('a service that %s can be asked again', (_, end, message) => {
    const flow = proving();
    end(flow);
    expect(flow.states()).toEqual(['asking']);
    expect(flow.context().problem).toEqual({
      key: 'failed',
      ...(message === undefined ? {} : { message }),
    });
    flow.send(submitted);
    expect([flow.states(), flow.context().problem]).toEqual([['proving'], null]);
  });
});

describe('when the service has had too many tries', () => {
  test('its seconds are waited for; then the same password may be sent', () => {
    const flow = proving();
    flow.provePassword.pause(3);
    expect([flow.states(), flow.can(submitted)]).toEqual([['pausedForTries'], false]);
    flow.wait(2999);
    expect(flow.states()).toEqual(['pausedForTries']);
    flow.wait(1);
    expect([flow.states(), flow.can(submitted)]).toEqual([['asking'], true]);
  });
  test('the question can be left', () => {
    const flow = proving();
    flow.provePassword.pause(3);
    flow.send({ type: 'proof.declined' });
    expect(flow.output()).toEqual({ isProved: false });
  });
});
