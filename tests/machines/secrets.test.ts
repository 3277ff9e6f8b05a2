// A secret never enters a context: random walks through every flow that asks for a password.
import { array, assert, constantFrom, nat, property, string } from 'fast-check';
import { expect, test } from 'vitest';
import { newPasswordMachine } from '#machines/newPassword.machine.ts';
import { enter } from './authForm.kit.ts';
import { play, port } from './kit.ts';
import { open, recollection, steps } from './onboarding.kit.ts';

type Move = () => void;
/** The possible moves, the contexts so far, and the active states. */
type Walk = { contexts: string[]; moves: () => Move[]; reached: () => string };
type Port = {
  isWaiting: () => boolean;
  reject: (sentence?: string) => void;
  pause: (seconds: number) => void;
};

const email = 'ada@example.com';
const hexDigit = constantFrom(...'0123456789abcdef');

/** Moves that answer a port, while it is pending. */
const answersTo = <Asked extends Port>(asked: Asked, ...replies: ((asked: Asked) => void)[]) =>
  asked.isWaiting()
    ? [
        ...replies,
        (one: Asked) => one.reject('The service says no.'),
        (one: Asked) => one.pause(5),
      ].map((reply) => () => reply(asked))
    : [];

function authForm(password: string): Walk {
  const form = enter();
  return {
    contexts: form.contexts,
    reached: () => form.states().join(),
    moves: () => [
      () => form.send({ type: 'email.edited', email }),
      () => form.send({ type: 'password.edited' }),
      () => form.send({ type: 'tab.chosen', tab: 'signup' }),
      () => form.send({ type: 'tab.chosen', tab: 'signin' }),
      () => form.send({ type: 'credentials.submitted', email, password }),
      () => form.send({ type: 'credentials.submitted', email: '', password }),
      () => form.wait(1000),
      () => form.wait(15_000),
      ...answersTo(form.currentSession, (one) =>
        one.resolve({ exists: false, complete: false, linkExpired: false }),
      ),
      ...answersTo(form.signIn, (one) => one.resolve({ needsFactor: false })),
      ...answersTo(
        form.signUp,
        (one) => one.resolve({ hasSession: true }),
        (one) => one.resolve({ hasSession: false }),
      ),
    ],
  };
}

function onboarding(password: string): Walk {
  const flow = open();
  return {
    contexts: flow.contexts,
    reached: () => {
      // What is kept in this browser.
      flow.contexts.push(JSON.stringify(flow.draft.heard()));
      return flow.states().join();
    },
    moves: () => [
      ...steps.flatMap((step) => answersTo(flow.restore, (one) => one.resolve(recollection(step)))),
      () => flow.send({ type: 'step.continued' }),
      () => flow.send({ type: 'identity.toggled', id: 'founder' }),
      () => flow.send({ type: 'signal.toggled', id: 'toolDrops' }),
      () => flow.send({ type: 'email.edited', email }),
      () => flow.send({ type: 'password.filled' }),
      () => flow.send({ type: 'terms.toggled', accepted: true }),
      () => flow.send({ type: 'stack.started', password }),
      () => flow.wait(15_000),
      ...answersTo(
        flow.currentSession,
        (one) => one.resolve(null),
        (one) => one.resolve({ email }),
      ),
      ...answersTo(
        flow.signUp,
        (one) => one.resolve({ email }),
        (one) => one.resolve(null),
      ),
      ...answersTo(flow.saveProfile, (one) => one.resolve()),
      ...answersTo(flow.saveAnswers),
    ],
  };
}

function newPassword(password: string): Walk {
  const savePassword = port<void, { password: string }>();
  const flow = play(newPasswordMachine.provide({ actors: { savePassword: savePassword.logic } }));
  return {
    contexts: flow.contexts,
    reached: () => flow.states().join(),
    moves: () => [
      () => flow.send({ type: 'password.edited' }),
      () => flow.send({ type: 'password.submitted', password, repeated: password }),
      () => flow.send({ type: 'password.submitted', password, repeated: `${password}!` }),
      () => flow.send({ type: 'password.submitted', password: '', repeated: password }),
      () => flow.wait(15_000),
      ...answersTo(savePassword, (one) => one.resolve()),
    ],
  };
}

test.each([
  { name: 'authForm', begin: authForm, states: ['signingIn', 'signingUp', 'accountMade'] },
  { name: 'onboarding', begin: onboarding, states: ['signingUp', 'saving', 'storing'] },
  { name: 'newPassword', begin: newPassword, states: ['saving', 'saved'] },
])('$name holds no password in any state', ({ begin, states }) => {
  const reached = new Set<string>();
  assert(
    property(
      string({ minLength: 6, maxLength: 12, unit: hexDigit }).map((text) => `§${text}`),
      array(nat(), { minLength: 40, maxLength: 60, size: 'max' }),
      (password, picks) => {
        const walk = begin(password);
        for (const pick of picks) {
          const moves = walk.moves();
          moves[pick % moves.length]?.();
          reached.add(walk.reached());
        }
        expect(walk.contexts.length).toBeGreaterThan(0);
        expect(walk.contexts.filter((context) => context.includes(password))).toEqual([]);
      },
    ),
    { numRuns: 60, seed: 20_261_121 },
  );
  for (const state of states) expect([...reached].join(' ')).toContain(state);
});

test('the check itself detects a password that stays', () => {
  const form = enter();
  form.send({ type: 'email.edited', email: '§planted' });
  expect(form.contexts.some((context) => context.includes('§planted'))).toBe(true);
});
