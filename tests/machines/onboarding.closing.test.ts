// Closing onboarding, from every step and in every place (docs/product-decisions.md, "Onboarding").
import { describe, expect, test } from 'vitest';
import {
  answers,
  asking,
  at,
  awaiting,
  confirming,
  email,
  open,
  signingUp,
  steps,
} from './onboarding.kit.ts';
import type { Onboarding } from './onboarding.kit.ts';
import type { OnboardingPlace } from '#machines/onboarding.machine.ts';

const moments: [string, (place: OnboardingPlace) => Onboarding][] = [
  ['restoring.awaitingDraft', (place) => awaiting(place)],
  ['restoring.readingProfile', (place) => open(place)],
  ...steps.map((step): [string, (place: OnboardingPlace) => Onboarding] => [
    step === 'account' ? 'account.recognising' : step,
    (place) => at(step, answers, place),
  ]),
  ['account.asking', asking],
  ['account.confirming', confirming],
  [
    'account.confirmingEmail',
    (place) => {
      const flow = signingUp(place);
      flow.signUp.resolve(null);
      return flow;
    },
  ],
];

describe.each(moments)('in %s', (state, begin) => {
  test('close on its own page → /', () => {
    const flow = begin('page');
    expect(flow.states()).toEqual([state]);
    flow.send({ type: 'close.requested' });
    expect(flow.states()).toEqual(['closed']);
    expect(flow.heard()).toEqual([{ type: 'navigate', to: '/' }]);
    expect(flow.output()).toEqual({ ending: 'closed' });
  });

  test.each(['layer', 'gathering'] as const)('close in a %s does not navigate', (place) => {
    const flow = begin(place);
    flow.send({ type: 'close.requested' });
    expect(flow.states()).toEqual(['closed']);
    expect(flow.heard()).toEqual([]);
    expect(flow.output()).toEqual({ ending: 'closed' });
  });

  test('the answers are saved, and no port is left running', () => {
    const flow = begin('layer');
    const before = flow.context().answers;
    flow.send({ type: 'close.requested' });
    expect(flow.context().answers).toEqual(before);
    for (const port of [flow.restore, flow.currentSession, flow.signUp, flow.saveProfile]) {
      expect(port.isWaiting()).toBe(false);
    }
  });
});

test.each([
  ['layer', 'closed'],
  ['gathering', 'closed'],
  ['page', 'account.confirmingEmail'],
] as const)('the link to sign-in in a %s → %s: the link itself navigates', (place, state) => {
  const flow = signingUp(place);
  flow.signUp.resolve(null);
  flow.send({ type: 'signIn.followed' });
  expect(flow.states()).toEqual([state]);
  expect(flow.heard()).toEqual([]);
  expect(flow.context()).toMatchObject({ answers, email });
});
