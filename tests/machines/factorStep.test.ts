// The second step of a sign-in by state: a code of the app, or a recovery code.
import { describe, expect, test } from 'vitest';
import { factorStepMachine } from '#machines/factorStep.machine.ts';
import { triesPauseMachine } from '#machines/triesPause.machine.ts';
import { play, port } from './kit.ts';

const begin = () => {
  const proveByApp = port<void, { code: string }>();
  const proveByRecoveryCode = port<void, { code: string }>();
  const flow = play(
    factorStepMachine.provide({
      actors: {
        proveByApp: proveByApp.logic,
        proveByRecoveryCode: proveByRecoveryCode.logic,
        triesPause: triesPauseMachine,
      },
    }),
  );
  return { ...flow, proveByApp, proveByRecoveryCode };
};
const atRecovery = () => {
  const flow = begin();
  flow.send({ type: 'recovery.chosen' });
  return flow;
};
const submit = (code: string) => ({ type: 'code.submitted', code }) as const;
const timeout = Number(factorStepMachine.implementations.delays.serviceTimeout);

describe('when a code of the app is asked for', () => {
  test('nothing has been sent', () => {
    const flow = begin();
    expect([flow.states(), flow.tags()]).toEqual([['app.editing'], ['editable']]);
    expect(flow.can({ type: 'app.chosen' })).toBe(false);
  });

  test.each([
    ['', 'codeMissing'],
    ['   ', 'codeMissing'],
    ['12345', 'codeMalformed'],
    ['1234567', 'codeMalformed'],
    ['12345a', 'codeMalformed'],
  ])('“%s” explains: %s', (code, key) => {
    const flow = begin();
    flow.send(submit(code));
    expect([flow.states(), flow.context().problem]).toEqual([['app.editing'], { key }]);
    expect(flow.proveByApp.asked).toEqual([]);
    flow.send({ type: 'code.edited' });
    expect(flow.context().problem).toBeNull();
  });

  test('six digits, in two groups as apps show them, are sent', () => {
    const flow = begin();
    flow.send(submit(' 123 456'));
    expect([flow.states(), flow.tags()]).toEqual([['app.checking'], ['busy']]);
    expect(flow.proveByApp.asked).toEqual([{ code: ' 123 456' }]);
    expect(flow.can({ type: 'recovery.chosen' })).toBe(false);
  });

  test('a recovery code can be used in its place', () => {
    const flow = begin();
    flow.send(submit(''));
    flow.send({ type: 'recovery.chosen' });
    expect([flow.states(), flow.tags()]).toEqual([['recovery.editing'], ['editable', 'recovery']]);
    expect(flow.context().problem).toBeNull();
  });
});

describe('when a recovery code is asked for', () => {
  test('a missing one explains', () => {
    const flow = atRecovery();
    flow.send(submit(' '));
    expect(flow.context().problem).toEqual({ key: 'recoveryCodeMissing' });
    flow.send({ type: 'code.edited' });
    expect(flow.context().problem).toBeNull();
  });

  test('it is sent as it was typed', () => {
    const flow = atRecovery();
    flow.send(submit('ABCD efgh'));
    expect(flow.proveByRecoveryCode.asked).toEqual([{ code: 'ABCD efgh' }]);
    expect([flow.states(), flow.tags()]).toEqual([['recovery.checking'], ['busy', 'recovery']]);
  });

  test('the app can be used in its place', () => {
    const flow = atRecovery();
    flow.send(submit(''));
    flow.send({ type: 'app.chosen' });
    expect([flow.states(), flow.context().problem]).toEqual([['app.editing'], null]);
  });
});

describe.each([
  { kind: 'app', start: begin, code: '123456' },
  { kind: 'recovery', start: atRecovery, code: 'abcd-efgh-jkmn-pqrs' },
] as const)('when the code is checked ($kind)', ({ kind, start, code }) => {
  const checking = () => {
    const flow = start();
    flow.send(submit(code));
    return { ...flow, asked: kind === 'app' ? flow.proveByApp : flow.proveByRecoveryCode };
  };

  test('it is right → proven', () => {
    const flow = checking();
    flow.asked.resolve();
    expect([flow.states(), flow.isOver()]).toEqual([['proven'], true]);
  });

  test('it is refused → the sentence of the service, and another try', () => {
    const flow = checking();
    flow.asked.reject('This code was used.');
    expect(flow.states()).toEqual([`${kind}.editing`]);
    expect(flow.context().problem).toEqual({ key: 'refused', message: 'This code was used.' });
    flow.send(submit(code));
    expect([flow.states(), flow.context().problem]).toEqual([[`${kind}.checking`], null]);
  });

  test('no answer → another try after the time limit', () => {
    const flow = checking();
    flow.wait(timeout);
    expect([flow.states(), flow.context().problem]).toEqual([
      [`${kind}.editing`],
      { key: 'unanswered' },
    ]);
  });

  test('too many tries → a pause of the seconds that the service named', () => {
    const flow = checking();
    flow.asked.pause(3);
    expect(flow.states()).toEqual([`${kind}.pausedForTries`]);
    expect(flow.can(submit(code))).toBe(false);
    flow.wait(3000);
    expect(flow.states()).toEqual([`${kind}.editing`]);
  });

  test('the code is in no context', () => {
    const flow = checking();
    flow.asked.reject('No');
    expect(flow.contexts.join()).not.toContain(code);
  });
});
