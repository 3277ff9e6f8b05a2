// Onboarding with its draft: what is taken up, what is kept, and what a member leaves behind (docs/features.md, "Drafts").
import { describe, expect, test } from 'vitest';
import { onboardingMachine } from '#machines/onboarding.machine.ts';
import type { OnboardingEvent } from '#machines/onboarding.machine.ts';
import {
  answers,
  asking,
  at,
  awaiting,
  confirming,
  drafted,
  email,
  noAnswers,
  open,
  recollection,
  saving,
  savingEdit,
  signingUp,
  steps,
  storing,
} from './onboarding.kit.ts';
import type { Onboarding } from './onboarding.kit.ts';
import { secret } from './kit.ts';

const delays = onboardingMachine.implementations.delays;
const handedOver = { type: 'draft.handedOver' };

/** The last words that the draft was given. */
const kept = (flow: Onboarding) =>
  flow.draft.heard().findLast(({ type }) => type === 'words.changed');

describe('in restoring.awaitingDraft', () => {
  test.each(['begin', 'edit'] as const)(
    '%s: the draft is asked for, and nothing else',
    (purpose) => {
      const flow = awaiting('layer', purpose);
      expect([flow.states(), flow.tags()]).toEqual([['restoring.awaitingDraft'], ['restoring']]);
      expect(flow.draft.heard()).toEqual([{ type: 'draft.requested' }]);
      expect(flow.restore.asked).toEqual([]);
      expect(flow.can({ type: 'step.continued' })).toBe(false);
    },
  );

  test.each(['begin', 'edit'] as const)('%s: the rest is restored with the draft', (purpose) => {
    const draft = drafted('signals');
    const flow = open('layer', purpose, draft);
    expect(flow.states()).toEqual(['restoring.readingProfile']);
    expect(flow.restore.asked).toEqual([{ purpose, draft }]);
  });

  test.each([
    ['cannot be read', (flow: Onboarding) => flow.draft.say({ type: 'draft.unread' })],
    ['is not read in time', (flow: Onboarding) => flow.wait(Number(delays.restoreTimeout))],
  ])('a draft that %s: the rest is restored without it', (_, end) => {
    const flow = awaiting();
    end(flow);
    expect(flow.states()).toEqual(['restoring.readingProfile']);
    expect(flow.restore.asked).toEqual([{ purpose: 'begin', draft: null }]);
  });
});

describe('a draft', () => {
  test.each([
    ['fails', (flow: Onboarding) => flow.restore.reject()],
    ['never answers', (flow: Onboarding) => flow.wait(Number(delays.restoreTimeout))],
  ])('is resumed although the rest %s: no blank is written over it', (_, end) => {
    const flow = open('page', 'begin', drafted('signals', { email, stored: answers }));
    end(flow);
    expect(flow.states()).toEqual(['signals']);
    expect(flow.context()).toMatchObject({ answers, email, stored: answers });
    flow.send({ type: 'signal.toggled', id: 'quasarUpdates' });
    expect(kept(flow)).toMatchObject({
      words: { answers: { ...answers, signals: ['toolDrops', 'quasarUpdates'] } },
    });
  });

  test.each([
    ['while the rest is restored', (flow: Onboarding) => flow.states()],
    ['at the welcome', (flow: Onboarding) => flow.restore.resolve(recollection('welcome'))],
  ])('that is found late is taken up: %s', (_, reach) => {
    const flow = awaiting();
    flow.draft.say({ type: 'draft.unread' });
    reach(flow);
    const draft = drafted('modules');
    flow.draft.say({ type: 'draft.restored', words: draft });
    expect(flow.restore.asked.at(-1)).toEqual({ purpose: 'begin', draft });
    flow.restore.resolve({ ...draft, memberEmail: null });
    expect([flow.states(), flow.context().answers]).toEqual([['modules'], answers]);
  });

  test('that says nothing new does not interrupt the welcome', () => {
    const flow = at('welcome');
    flow.draft.say({ type: 'draft.restored', words: null });
    expect(flow.states()).toEqual(['welcome']);
  });

  test('is not changed by a restore, by the welcome, or by a profile that cannot be read', () => {
    const flow = open('layer', 'edit', drafted('signals'));
    flow.restore.reject();
    expect(flow.states()).toEqual(['unread']);
    flow.send({ type: 'retry.requested' });
    flow.draft.say({ type: 'draft.restored', words: drafted('signals') });
    flow.restore.resolve(recollection('signals', { answers, stored: answers }));
    expect(kept(flow)).toBeUndefined();
    expect(kept(at('welcome', answers))).toBeUndefined();
  });
});

describe('what is kept', () => {
  test('the step that is reached, from the first one that asks', () => {
    const flow = at('welcome', answers);
    for (const step of steps.slice(1)) {
      flow.send({ type: 'step.continued' });
      expect(kept(flow)).toEqual({ type: 'words.changed', words: drafted(step) });
    }
  });

  test.each<[(typeof steps)[number], OnboardingEvent]>([
    ['identity', { type: 'identity.toggled', id: 'founder' }],
    ['profile', { type: 'answer.edited', field: 'companyName', value: 'Halden' }],
    ['modules', { type: 'module.toggled', id: 'fromLab' }],
    ['signals', { type: 'signal.toggled', id: 'labSignals' }],
  ])('every answer of %s', (step, event) => {
    const flow = at(step, answers);
    flow.send(event);
    expect(flow.context().answers).not.toEqual(answers);
    expect(kept(flow)).toEqual({
      type: 'words.changed',
      words: drafted(step, { answers: flow.context().answers }),
    });
  });

  test('the email, also while the service takes no try; neither the password nor the terms', () => {
    const flow = asking();
    flow.send({ type: 'email.edited', email });
    expect(kept(flow)).toMatchObject({ words: drafted('account', { email }) });
    flow.send({ type: 'password.filled' });
    flow.send({ type: 'terms.toggled', accepted: true });
    flow.send({ type: 'stack.started', password: secret });
    expect(kept(flow)).toBeUndefined();
    flow.signUp.pause(3);
    flow.send({ type: 'email.edited', email: 'ben@example.com' });
    expect(kept(flow)).toMatchObject({ words: { email: 'ben@example.com' } });
    expect(flow.contexts.join()).not.toContain(secret);
  });
});

describe('a finished onboarding', () => {
  test.each([
    ['page', () => storing('page')],
    ['layer', () => storing('layer')],
    ['gathering', () => storing('gathering')],
    [
      'Edit Profile',
      () => {
        const flow = savingEdit();
        flow.saveProfile.resolve();
        return flow;
      },
    ],
  ])('%s: leaves no draft', (_, reach) => {
    const flow = reach();
    flow.draft.heard();
    flow.saveAnswers.resolve();
    expect(flow.isOver()).toBe(true);
    expect(flow.draft.heard()).toEqual([handedOver]);
  });

  test('is the only one: closed, or waiting for a confirmation, it keeps its draft', () => {
    const closed = asking();
    closed.send({ type: 'close.requested' });
    const waiting = signingUp();
    waiting.signUp.resolve(null);
    expect([...closed.draft.heard(), ...waiting.draft.heard()]).not.toContainEqual(handedOver);
  });
});

describe('when another user is here', () => {
  test.each<[string, () => Onboarding]>([
    ['restoring.awaitingDraft', () => awaiting()],
    ['restoring.readingProfile', () => open()],
    ...steps.slice(0, 5).map((step): [string, () => Onboarding] => [step, () => at(step, answers)]),
    ['account.recognising', () => at('account', answers)],
    ['account.asking', asking],
    ['account.confirming', confirming],
    ['account.submitting.saving', saving],
  ])(
    '%s: nothing of the member stays on screen, and their draft is left as it is',
    (state, reach) => {
      const flow = reach();
      expect(flow.states()).toEqual([state]);
      flow.draft.heard();
      flow.draft.say({ type: 'draft.withdrawn' });
      expect(flow.states()).toEqual(['restoring.awaitingDraft']);
      expect(flow.context()).toMatchObject({
        step: 'welcome',
        answers: noAnswers,
        stored: null,
        email: '',
        passwordFilled: false,
        accepted: false,
        memberEmail: null,
        problem: null,
      });
      expect(flow.draft.heard()).toEqual([{ type: 'draft.requested' }]);
      const theirs = drafted('profile', { answers: { ...noAnswers, identities: ['founder'] } });
      flow.draft.say({ type: 'draft.restored', words: theirs });
      flow.restore.resolve({ ...theirs, memberEmail: email });
      expect([flow.states(), flow.context().answers]).toEqual([['profile'], theirs.answers]);
    },
  );

  test('Edit Profile of a member who has left says that it cannot be read', () => {
    const flow = savingEdit();
    flow.draft.say({ type: 'draft.withdrawn' });
    expect(flow.session.heard).toEqual(['setup.begun', 'setup.ended']);
    flow.draft.say({ type: 'draft.restored', words: null });
    flow.restore.reject('Auth session missing!');
    expect(flow.states()).toEqual(['unread']);
  });
});
