// The deletion of an account by state (docs/product-decisions.md, "Beyond the specification").
import { describe, expect, test } from 'vitest';
import { deleteAccountMachine } from '#machines/deleteAccount.machine.ts';
import type {
  DeletionAnswer,
  DeletionKnown,
  KeepingAnswer,
} from '#machines/deleteAccount.machine.ts';
import type { PasswordAgainOutput } from '#machines/passwordAgain.machine.ts';
import { play, port } from './kit.ts';

const due = '2026-12-12T09:00:00.000Z';

const begin = () => {
  const readDeletion = port<DeletionKnown>();
  const askDeletion = port<DeletionAnswer>();
  const keepAccount = port<KeepingAnswer>();
  const passwordAgain = port<PasswordAgainOutput>();
  const flow = play(
    deleteAccountMachine.provide({
      actors: {
        readDeletion: readDeletion.logic,
        askDeletion: askDeletion.logic,
        keepAccount: keepAccount.logic,
        passwordAgain: passwordAgain.logic as never,
      },
    }),
  );
  return { ...flow, readDeletion, askDeletion, keepAccount, passwordAgain };
};
const known = (when: string | null) => {
  const flow = begin();
  flow.readDeletion.resolve({ due: when });
  return flow;
};
const asking = () => {
  const flow = known(null);
  flow.send({ type: 'deletion.requested' });
  flow.send({ type: 'deletion.confirmed' });
  return flow;
};

describe('whether the member leaves', () => {
  test('is asked first', () => {
    expect([begin().states(), begin().tags()]).toEqual([['reading'], ['loading']]);
    expect([known(null).states(), known(null).tags()]).toEqual([['staying'], ['staying']]);
    const leaving = known(due);
    expect([leaving.states(), leaving.tags(), leaving.context().due]).toEqual([
      ['leaving'],
      ['leaving'],
      due,
    ]);
  });
  test.each([
    ['cannot be read', (flow: ReturnType<typeof begin>) => flow.readDeletion.reject()],
    ['is not known in time', (flow: ReturnType<typeof begin>) => flow.wait(15_000)],
  ])('can be asked again where it %s', (_, end) => {
    const flow = begin();
    end(flow);
    expect([flow.states(), flow.tags()]).toEqual([['unread'], ['unread']]);
    flow.send({ type: 'retry.requested' });
    expect(flow.states()).toEqual(['reading']);
  });
});

describe('leaving', () => {
  test('takes a second step, which can be left', () => {
    const flow = known(null);
    flow.send({ type: 'deletion.requested' });
    expect([flow.states(), flow.tags()]).toEqual([['confirming'], ['confirmationOpen', 'staying']]);
    expect(flow.askDeletion.isWaiting()).toBe(false);
    flow.send({ type: 'action.cancelled' });
    expect(flow.states()).toEqual(['staying']);
  });
  test('is asked of the service, which says the day', () => {
    const flow = asking();
    expect([flow.states(), flow.tags()]).toEqual([
      ['asking'],
      ['busy', 'confirmationOpen', 'staying'],
    ]);
    flow.askDeletion.resolve({ outcome: 'asked', due });
    expect([flow.states(), flow.context()]).toEqual([['leaving'], { due, problem: null }]);
  });
  test('asks for the password where it was given too long ago, and goes on by itself', () => {
    const flow = asking();
    flow.askDeletion.resolve({ outcome: 'proofNeeded' });
    expect([flow.states(), flow.tags()]).toEqual([['proving'], ['proving', 'staying']]);
    flow.passwordAgain.resolve({ isProved: true });
    expect(flow.states()).toEqual(['asking']);
    flow.askDeletion.resolve({ outcome: 'asked', due });
    expect(flow.states()).toEqual(['leaving']);
  });
  test('ends where the password is not given', () => {
    const flow = asking();
    flow.askDeletion.resolve({ outcome: 'proofNeeded' });
    flow.passwordAgain.resolve({ isProved: false });
    expect([flow.states(), flow.context()]).toEqual([['staying'], { due: null, problem: null }]);
  });
  test('says so where the password cannot be asked for', () => {
    const flow = asking();
    flow.askDeletion.resolve({ outcome: 'proofNeeded' });
    flow.passwordAgain.reject('No dialog.');
    expect([flow.states(), flow.context().problem]).toEqual([['confirming'], 'No dialog.']);
  });
  test.each([
    [
      'refused',
      (flow: ReturnType<typeof begin>) =>
        flow.askDeletion.resolve({ outcome: 'refused', message: 'You work at the desk.' }),
      'You work at the desk.',
    ],
    [
      'out of reach',
      (flow: ReturnType<typeof begin>) => flow.askDeletion.reject('No line.'),
      'No line.',
    ],
    ['without a word', (flow: ReturnType<typeof begin>) => flow.askDeletion.reject(), ''],
    ['not answered in time', (flow: ReturnType<typeof begin>) => flow.wait(15_000), ''],
  ])('keeps its dialog where it is %s, and can be tried again or left', (_, end, sentence) => {
    const flow = asking();
    end(flow);
    expect([flow.states(), flow.context().problem]).toEqual([['confirming'], sentence]);
    flow.send({ type: 'deletion.confirmed' });
    expect([flow.states(), flow.context().problem]).toEqual([['asking'], null]);
    flow.askDeletion.reject('Again.');
    flow.send({ type: 'action.cancelled' });
    expect([flow.states(), flow.context().problem]).toEqual([['staying'], null]);
  });
});

describe('staying after all', () => {
  test('is one press', () => {
    const flow = known(due);
    flow.send({ type: 'keeping.requested' });
    expect([flow.states(), flow.tags()]).toEqual([['keeping'], ['busy', 'leaving']]);
    flow.keepAccount.resolve({ outcome: 'kept' });
    expect([flow.states(), flow.tags(), flow.context()]).toEqual([
      ['kept'],
      ['kept', 'staying'],
      { due: null, problem: null },
    ]);
    flow.send({ type: 'deletion.requested' });
    expect(flow.states()).toEqual(['confirming']);
  });
  test.each([
    [
      'refused',
      (flow: ReturnType<typeof begin>) =>
        flow.keepAccount.resolve({ outcome: 'refused', message: 'Too late.' }),
      'Too late.',
    ],
    [
      'out of reach',
      (flow: ReturnType<typeof begin>) => flow.keepAccount.reject('No line.'),
      'No line.',
    ],
    ['not answered in time', (flow: ReturnType<typeof begin>) => flow.wait(15_000), ''],
  ])('can be tried again where it is %s', (_, end, sentence) => {
    const flow = known(due);
    flow.send({ type: 'keeping.requested' });
    end(flow);
    expect([flow.states(), flow.context()]).toEqual([['leaving'], { due, problem: sentence }]);
    flow.send({ type: 'keeping.requested' });
    expect([flow.states(), flow.context().problem]).toEqual([['keeping'], null]);
  });
});
