// Reset password by state: idle, sending, sent; on error back to idle (docs/product-spec.md, "4. States and transitions", "7. The
// calls it makes", "8. Error catalogue").
import { describe, expect, test } from 'vitest';
import { resetPasswordMachine } from '#machines/resetPassword.machine.ts';
import { triesPauseMachine } from '#machines/triesPause.machine.ts';
import { play, port } from './kit.ts';

const begin = () => {
  const sendResetLink = port<void, { email: string }>();
  const reset = play(
    resetPasswordMachine.provide({
      actors: { sendResetLink: sendResetLink.logic, triesPause: triesPauseMachine },
    }),
  );
  return { ...reset, sendResetLink };
};

const sending = (email = 'ada@example.com') => {
  const reset = begin();
  reset.send({ type: 'email.edited', email });
  reset.send({ type: 'link.requested' });
  return reset;
};

describe('when idle', () => {
  test('nothing has been sent', () => {
    const reset = begin();
    expect(reset.states()).toEqual(['idle']);
    expect(reset.tags()).toEqual(['editable']);
    expect(reset.sendResetLink.asked).toEqual([]);
  });

  test.each([
    { email: '', key: 'emailMissing' },
    { email: '   ', key: 'emailMissing' },
    { email: 'ada', key: 'emailMalformed' },
    { email: 'ada@', key: 'emailMalformed' },
    { email: 'ada@example', key: 'emailMalformed' },
    { email: 'a da@example.com', key: 'emailMalformed' },
  ])('a submit with "$email" sends nothing and explains: $key', ({ email, key }) => {
    const reset = sending(email);
    expect(reset.states()).toEqual(['idle']);
    expect(reset.context().problem).toEqual({ key });
    expect(reset.sendResetLink.asked).toEqual([]);
    expect(reset.heard()).toEqual([]);
  });

  test('typing clears the problem', () => {
    const reset = sending('ada');
    reset.send({ type: 'email.edited', email: 'ada@' });
    expect(reset.context()).toMatchObject({ email: 'ada@', problem: null });
  });

  test('a submit with an address → sending, with the address trimmed', () => {
    const reset = sending(' ada@example.com ');
    expect(reset.states()).toEqual(['sending']);
    expect(reset.sendResetLink.asked).toEqual([{ email: 'ada@example.com' }]);
  });
});

describe('when sending', () => {
  test('the form is busy and accepts no event', () => {
    const reset = sending();
    expect(reset.tags()).toEqual(['busy']);
    expect(reset.can({ type: 'link.requested' })).toBe(false);
    expect(reset.can({ type: 'email.edited', email: 'other@example.com' })).toBe(false);
  });

  test('the service accepts → sent, and the page confirms it', () => {
    const reset = sending();
    reset.sendResetLink.resolve();
    expect(reset.states()).toEqual(['sent']);
    expect(reset.isOver()).toBe(true);
    expect(reset.heard()).toEqual([{ type: 'toast', key: 'resetLinkSent' }]);
  });

  test("the service refuses → idle, with the service's sentence in toast and form", () => {
    const reset = sending();
    reset.sendResetLink.reject('Email rate limit exceeded');
    expect(reset.states()).toEqual(['idle']);
    expect(reset.heard()).toEqual([
      { type: 'toast', key: 'resetFailed', message: 'Email rate limit exceeded' },
    ]);
    expect(reset.context()).toMatchObject({
      email: 'ada@example.com',
      problem: { key: 'failed', message: 'Email rate limit exceeded' },
    });
  });

  test('a refusal without a sentence uses the text of the content', () => {
    const reset = sending();
    reset.sendResetLink.reject();
    expect(reset.heard()).toEqual([{ type: 'toast', key: 'resetFailed' }]);
    expect(reset.context().problem).toEqual({ key: 'failed' });
  });

  test('a service that never answers → idle after its timeout, and the address is kept', () => {
    const reset = sending();
    const { serviceTimeout } = resetPasswordMachine.implementations.delays;
    reset.wait(Number(serviceTimeout) - 1);
    expect(reset.states()).toEqual(['sending']);
    reset.wait(1);
    expect(reset.states()).toEqual(['idle']);
    expect(reset.heard()).toEqual([{ type: 'toast', key: 'resetFailed' }]);
    expect(reset.context()).toMatchObject({ email: 'ada@example.com', problem: { key: 'failed' } });
    expect(reset.sendResetLink.isWaiting()).toBe(false);
  });

  test('a retry after a failure clears the problem and asks again', () => {
    const reset = sending();
    reset.sendResetLink.reject('No');
    reset.send({ type: 'link.requested' });
    expect(reset.states()).toEqual(['sending']);
    expect(reset.context().problem).toBeNull();
    expect(reset.sendResetLink.asked).toHaveLength(2);
  });
});

describe('when sent', () => {
  test('the confirmation has replaced the form: nothing can be submitted again', () => {
    const reset = sending();
    reset.sendResetLink.resolve();
    expect(reset.can({ type: 'link.requested' })).toBe(false);
    expect(reset.can({ type: 'email.edited', email: '' })).toBe(false);
  });
});

describe('when paused for tries', () => {
  const again = { type: 'link.requested' } as const;

  test('the address stays and can be changed, but no link is requested', () => {
    const reset = sending();
    reset.sendResetLink.pause(3);
    expect([reset.states(), reset.tags()]).toEqual([['pausedForTries'], ['editable', 'paused']]);
    expect(reset.context()).toMatchObject({ email: 'ada@example.com', problem: null });
    expect(reset.heard()).toEqual([]);
    expect(reset.can(again)).toBe(false);
    reset.send({ type: 'email.edited', email: 'ben@example.com' });
    expect(reset.context().email).toBe('ben@example.com');
  });

  test('after the seconds that the service named the link can be requested', () => {
    const reset = sending();
    reset.sendResetLink.pause(3);
    reset.wait(2999);
    expect(reset.can(again)).toBe(false);
    reset.wait(1);
    expect(reset.states()).toEqual(['idle']);
    reset.send(again);
    expect(reset.sendResetLink.asked).toHaveLength(2);
  });
});
