// A new password while signed in, by state: the present one goes along, and neither is ever in the context.
import { createActor, fromCallback } from 'xstate';
import type { AnyActorRef, EventObject } from 'xstate';
import { describe, expect, test } from 'vitest';
import { changePasswordMachine } from '#machines/changePassword.machine.ts';
import type {
  PasswordAnswer,
  Passwords,
  SessionsListener,
} from '#machines/changePassword.machine.ts';
import { triesPauseMachine } from '#machines/triesPause.machine.ts';
import { play, port, secret } from './kit.ts';

const submitted = { type: 'passwords.submitted', present: 'old-one', password: secret } as const;

function begin() {
  const told: EventObject[] = [];
  const devices: AnyActorRef = createActor(
    fromCallback(({ receive }) => receive((event) => told.push(event))),
  ).start();
  const changePassword = port<PasswordAnswer, Passwords>();
  const flow = play(
    changePasswordMachine.provide({
      actors: { changePassword: changePassword.logic, triesPause: triesPauseMachine },
    }),
    { devices: devices as SessionsListener },
  );
  return { ...flow, changePassword, told };
}
type Flow = ReturnType<typeof begin>;
const editing = () => {
  const flow = begin();
  flow.send({ type: 'form.opened' });
  return flow;
};
const saving = () => {
  const flow = editing();
  flow.send(submitted);
  return flow;
};

test('the form opens and closes, and forgets its problem', () => {
  const flow = begin();
  expect(flow.states()).toEqual(['closed']);
  flow.send({ type: 'form.opened' });
  flow.send({ type: 'passwords.submitted', present: '', password: '' });
  flow.send({ type: 'form.closed' });
  expect([flow.states(), flow.context().problem]).toEqual([['closed'], null]);
});

describe('when editing', () => {
  test.each([
    ['', '', 'presentMissing'],
    ['old-one', '', 'passwordMissing'],
    ['old-one', 'fives', 'passwordTooShort'],
    ['old-one', 'old-one', 'same'],
  ])('"%s" and "%s" explain: %s', (present, password, key) => {
    const flow = editing();
    flow.send({ type: 'passwords.submitted', present, password });
    expect([flow.states(), flow.context().problem]).toEqual([['editing'], { key }]);
    expect(flow.changePassword.asked).toEqual([]);
    flow.send({ type: 'passwords.edited' });
    expect(flow.context().problem).toBeNull();
  });
  test('six characters are enough', () => {
    const flow = editing();
    flow.send({ type: 'passwords.submitted', present: 'old-one', password: 'sixsix' });
    expect(flow.states()).toEqual(['saving']);
  });
});

describe('when saving', () => {
  test('the service gets both passwords, and no context does', () => {
    const flow = saving();
    expect(flow.changePassword.asked).toEqual([{ present: 'old-one', password: secret }]);
    expect(flow.can({ type: 'form.closed' })).toBe(false);
    expect(flow.contexts.join()).not.toMatch(/old-one|pl4nted/);
  });
  test('a change is said in place, and the list of devices is told once', () => {
    const flow = saving();
    flow.changePassword.resolve({ outcome: 'changed' });
    expect([flow.states(), flow.tags()]).toEqual([['saved'], ['saved']]);
    expect(flow.told).toEqual([{ type: 'sessions.ended' }]);
    flow.send({ type: 'form.opened' });
    expect(flow.states()).toEqual(['editing']);
  });
  test('a wrong present password is said at its field', () => {
    const flow = saving();
    flow.changePassword.resolve({ outcome: 'wrong' });
    expect([flow.states(), flow.context().problem]).toEqual([['editing'], { key: 'wrong' }]);
    expect(flow.told).toEqual([]);
  });
  test.each([
    ['refuses', (flow: Flow) => flow.changePassword.reject('Too common.'), 'Too common.'],
    ['says nothing', (flow: Flow) => flow.wait(15_000), undefined],
  ])('a service that %s can be asked again', (_, end, message) => {
    const flow = saving();
    end(flow);
    expect(flow.context().problem).toEqual({
      key: 'failed',
      ...(message === undefined ? {} : { message }),
    });
    flow.send(submitted);
    expect([flow.states(), flow.context().problem]).toEqual([['saving'], null]);
  });
});

describe('when the service has had too many tries', () => {
  test('its seconds are waited for', () => {
    const flow = saving();
    flow.changePassword.pause(3);
    expect([flow.states(), flow.can(submitted)]).toEqual([['pausedForTries'], false]);
    flow.wait(3000);
    expect(flow.states()).toEqual(['editing']);
  });
  test('the form can be closed', () => {
    const flow = saving();
    flow.changePassword.pause(3);
    flow.send({ type: 'form.closed' });
    expect(flow.states()).toEqual(['closed']);
  });
});
