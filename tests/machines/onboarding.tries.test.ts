// Onboarding's last step after too many tries: it waits as long as the service says, and keeps what was typed.
import { describe, expect, test } from 'vitest';
import { answers, email, signingUp } from './onboarding.kit.ts';
import { secret } from './kit.ts';

const start = { type: 'stack.started', password: secret } as const;

const pausing = () => {
  const flow = signingUp();
  flow.signUp.pause(3);
  return flow;
};

describe('in account.pausedForTries', () => {
  test('everything stays as it was typed and can be changed, but not sent', () => {
    const flow = pausing();
    expect([flow.states(), flow.tags()]).toEqual([
      ['account.pausedForTries'],
      ['editable', 'paused'],
    ]);
    expect(flow.context()).toMatchObject({ email, passwordFilled: true, accepted: true, answers });
    expect(flow.heard()).toEqual([]);
    expect(flow.session.heard).toEqual(['setup.begun', 'setup.ended']);
    expect(flow.can(start)).toBe(false);
    flow.send({ type: 'email.edited', email: 'ben@example.com' });
    flow.send({ type: 'password.emptied' });
    flow.send({ type: 'password.filled' });
    flow.send({ type: 'terms.toggled', accepted: false });
    expect(flow.context()).toMatchObject({ email: 'ben@example.com', accepted: false });
    expect(flow.context().passwordFilled).toBe(true);
  });

  test('after the seconds that the service named the account is requested again', () => {
    const flow = pausing();
    flow.wait(2999);
    expect(flow.states()).toEqual(['account.pausedForTries']);
    flow.wait(1);
    expect(flow.states()).toEqual(['account.asking']);
    flow.send(start);
    expect(flow.signUp.asked).toHaveLength(2);
  });

  test('it can be closed', () => {
    const flow = pausing();
    flow.send({ type: 'close.requested' });
    expect(flow.states()).toEqual(['closed']);
  });
});
