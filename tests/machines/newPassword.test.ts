// A new password by state: twice, at least six characters, and never in the context (docs/product-decisions.md, "Sessions and
// storage").
import { describe, expect, test } from 'vitest';
import { newPasswordMachine } from '#machines/newPassword.machine.ts';
import { triesPauseMachine } from '#machines/triesPause.machine.ts';
import { play, port, secret } from './kit.ts';

const begin = () => {
  const savePassword = port<void, { password: string }>();
  const flow = play(
    newPasswordMachine.provide({
      actors: { savePassword: savePassword.logic, triesPause: triesPauseMachine },
    }),
  );
  return { ...flow, savePassword };
};

const saving = () => {
  const flow = begin();
  flow.send({ type: 'password.submitted', password: secret, repeated: secret });
  return flow;
};

describe('when editing', () => {
  test('nothing has been sent', () => {
    const flow = begin();
    expect(flow.states()).toEqual(['editing']);
    expect(flow.tags()).toEqual(['editable']);
  });

  test.each([
    { password: '', repeated: '', key: 'passwordMissing' },
    { password: '', repeated: 'sixsix', key: 'passwordMissing' },
    { password: 'fives', repeated: 'fives', key: 'passwordTooShort' },
    { password: 'fives', repeated: 'other', key: 'passwordTooShort' },
    { password: 'sixsix', repeated: 'sixsiX', key: 'passwordsDiffer' },
    { password: 'sixsix', repeated: '', key: 'passwordsDiffer' },
  ])('"$password" and "$repeated" explain: $key', ({ password, repeated, key }) => {
    const flow = begin();
    flow.send({ type: 'password.submitted', password, repeated });
    expect(flow.states()).toEqual(['editing']);
    expect(flow.context().problem).toEqual({ key });
    expect(flow.savePassword.asked).toEqual([]);
    expect(flow.heard()).toEqual([]);
  });

  test('six characters are enough', () => {
    const flow = begin();
    flow.send({ type: 'password.submitted', password: 'sixsix', repeated: 'sixsix' });
    expect(flow.states()).toEqual(['saving']);
  });

  test('typing clears the problem', () => {
    const flow = begin();
    flow.send({ type: 'password.submitted', password: '', repeated: '' });
    flow.send({ type: 'password.edited' });
    expect(flow.context().problem).toBeNull();
  });
});

describe('when saving', () => {
  test('the port has the password, and no other event is accepted', () => {
    const flow = saving();
    expect(flow.savePassword.asked).toEqual([{ password: secret }]);
    expect(flow.tags()).toEqual(['busy']);
    expect(flow.can({ type: 'password.edited' })).toBe(false);
    expect(flow.can({ type: 'password.submitted', password: secret, repeated: secret })).toBe(
      false,
    );
  });

  test('the service accepts → saved', () => {
    const flow = saving();
    flow.savePassword.resolve();
    expect(flow.states()).toEqual(['saved']);
    expect(flow.isOver()).toBe(true);
    expect(flow.heard()).toEqual([{ type: 'toast', key: 'passwordSaved' }]);
  });

  test("the service refuses → editing, with the service's sentence in toast and form", () => {
    const flow = saving();
    flow.savePassword.reject('Password is known to be weak');
    expect(flow.states()).toEqual(['editing']);
    expect(flow.context().problem).toEqual({
      key: 'failed',
      message: 'Password is known to be weak',
    });
    expect(flow.heard()).toEqual([
      { type: 'toast', key: 'passwordFailed', message: 'Password is known to be weak' },
    ]);
  });

  test('a service that never answers → editing after its timeout, and a retry is accepted', () => {
    const flow = saving();
    flow.wait(Number(newPasswordMachine.implementations.delays.serviceTimeout));
    expect(flow.states()).toEqual(['editing']);
    expect(flow.context().problem).toEqual({ key: 'failed' });
    expect(flow.heard()).toEqual([{ type: 'toast', key: 'passwordFailed' }]);
    flow.send({ type: 'password.submitted', password: secret, repeated: secret });
    expect(flow.states()).toEqual(['saving']);
    expect(flow.context().problem).toBeNull();
  });
});

describe('when paused for tries', () => {
  const again = { type: 'password.submitted', password: secret, repeated: secret } as const;

  test('the fields can be edited but not submitted; the session has not navigated', () => {
    const flow = saving();
    flow.savePassword.pause(3);
    expect([flow.states(), flow.tags()]).toEqual([['pausedForTries'], ['editable', 'paused']]);
    expect([flow.context().problem, flow.heard()]).toEqual([null, []]);
    expect([flow.can(again), flow.can({ type: 'password.edited' })]).toEqual([false, true]);
  });

  test('after the seconds that the service named the password can be saved', () => {
    const flow = saving();
    flow.savePassword.pause(3);
    flow.wait(2999);
    expect(flow.can(again)).toBe(false);
    flow.wait(1);
    expect(flow.states()).toEqual(['editing']);
    flow.send(again);
    expect(flow.savePassword.asked).toHaveLength(2);
  });
});
