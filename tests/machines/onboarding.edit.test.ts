// Edit Profile by state: a profile that cannot be read is not replaced by an empty form, and only changes are saved
// (docs/product-decisions.md, "Beyond the specification").
import { describe, expect, test } from 'vitest';
import { onboardingMachine } from '#machines/onboarding.machine.ts';
import {
  answers,
  drafted,
  editing,
  email,
  open,
  recollection,
  savingEdit,
} from './onboarding.kit.ts';

const delays = onboardingMachine.implementations.delays;

const requested = { type: 'draft.requested' };

const unread = () => {
  const flow = open('layer', 'edit');
  flow.restore.reject('The service cannot be reached right now.');
  return flow;
};

describe('answers that arrive late', () => {
  test('Edit Profile waits for them: a blank form would overwrite them', () => {
    const flow = open('layer', 'edit');
    flow.wait(Number(delays.restoreTimeout));
    expect(flow.states()).toEqual(['restoring.readingProfile']);
    expect(flow.tags()).toEqual(['restoring']);
    expect(flow.can({ type: 'step.continued' })).toBe(false);
    flow.restore.resolve(recollection('welcome', { answers, stored: answers, memberEmail: email }));
    expect(flow.states()).toEqual(['welcome']);
    expect(flow.context()).toMatchObject({ answers, stored: answers });
  });

  test('time out with the service → unread', () => {
    const flow = open('layer', 'edit');
    flow.wait(Number(delays.serviceTimeout) - 1);
    expect(flow.states()).toEqual(['restoring.readingProfile']);
    flow.wait(1);
    expect(flow.states()).toEqual(['unread']);
    expect(flow.restore.isWaiting()).toBe(false);
  });
});

describe('in unread', () => {
  test('nothing can be answered or saved', () => {
    const flow = unread();
    expect(flow.states()).toEqual(['unread']);
    expect(flow.tags()).toEqual(['unread']);
    expect(flow.can({ type: 'step.continued' })).toBe(false);
    expect(flow.can({ type: 'stack.started', password: '' })).toBe(false);
    flow.wait(3_600_000);
    expect(flow.states()).toEqual(['unread']);
    expect(flow.saveProfile.asked).toEqual([]);
  });

  test('retry.requested → restoring: draft and profile are requested again, with the same timeout', () => {
    const flow = unread();
    flow.send({ type: 'retry.requested' });
    expect(flow.states()).toEqual(['restoring.awaitingDraft']);
    expect(flow.draft.heard()).toEqual([requested, requested]);
    const draft = drafted('signals');
    flow.draft.say({ type: 'draft.restored', words: draft });
    expect(flow.restore.asked).toEqual([
      { purpose: 'edit', draft: null },
      { purpose: 'edit', draft },
    ]);
    flow.wait(Number(delays.serviceTimeout) - 1);
    flow.restore.resolve(recollection('welcome', { answers, stored: answers, memberEmail: email }));
    expect(flow.states()).toEqual(['welcome']);
    expect(flow.context().answers).toEqual(answers);
  });

  test('close.requested → closed', () => {
    const flow = unread();
    flow.send({ type: 'close.requested' });
    expect(flow.states()).toEqual(['closed']);
    expect(flow.heard()).toEqual([]);
    expect(flow.output()).toEqual({ ending: 'closed' });
  });
});

describe('saving', () => {
  const changed = { ...answers, sector: 'Media' };
  const change = { type: 'answer.edited', field: 'sector', value: 'Media' } as const;

  test('receives the answers and the stored profile: only differences are written', () => {
    const flow = savingEdit((one) => one.send(change));
    expect(flow.saveProfile.asked).toEqual([{ answers: changed, stored: answers }]);
  });

  test('that failed shows the problem, and retries with the same answers', () => {
    const flow = savingEdit((one) => one.send(change));
    flow.saveProfile.reject('No');
    expect(flow.heard()).toEqual([{ type: 'toast', key: 'setupFailed', message: 'No' }]);
    flow.currentSession.resolve({ email });
    flow.send({ type: 'stack.started', password: '' });
    expect(flow.saveProfile.asked.at(-1)).toEqual({ answers: changed, stored: answers });
  });

  test('for a new account compares with nothing stored', () => {
    const flow = editing('account');
    flow.currentSession.resolve(null);
    expect(flow.context().stored).toBeNull();
  });

  test('done: a toast confirms it, and the page stays', () => {
    const flow = savingEdit((one) => one.send(change));
    flow.saveProfile.resolve();
    expect(flow.saveAnswers.asked).toEqual([{ answers: changed }]);
    flow.saveAnswers.resolve();
    expect(flow.states()).toEqual(['saved']);
    expect(flow.heard()).toEqual([{ type: 'toast', key: 'profileSaved' }]);
    expect(flow.output()).toEqual({ ending: 'finished' });
    expect(flow.session.heard).toEqual(['setup.begun', 'setup.ended']);
  });
});
