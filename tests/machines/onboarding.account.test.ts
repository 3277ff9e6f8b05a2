// Onboarding by state: the last step, from the session lookup to the dashboard (docs/product-spec.md, "4. States and
// transitions", "7. The calls it makes", "8. Error catalogue").
import { describe, expect, test } from 'vitest';
import { onboardingMachine } from '#machines/onboarding.machine.ts';
import {
  answers,
  asking,
  at,
  confirming,
  email,
  storing,
  ready,
  saving,
  signingUp,
} from './onboarding.kit.ts';
import type { Onboarding } from './onboarding.kit.ts';
import { secret } from './kit.ts';

const delays = onboardingMachine.implementations.delays;
const start = { type: 'stack.started', password: secret } as const;
const reportedOnce = ['setup.begun', 'setup.ended'];
const toDashboard = { type: 'navigate', to: '/dashboard', replace: true };

describe('in account.recognising', () => {
  test('a session → confirming, with its address', () => {
    const flow = confirming();
    expect(flow.states()).toEqual(['account.confirming']);
    expect(flow.context().memberEmail).toBe(email);
  });

  test.each([
    ['no session', (flow: Onboarding) => flow.currentSession.resolve(null)],
    ['a lookup that fails', (flow: Onboarding) => flow.currentSession.reject('Down')],
    ['a lookup that never answers', (flow: Onboarding) => flow.wait(Number(delays.restoreTimeout))],
  ])('%s → asking', (_, end) => {
    const flow = at('account', answers);
    end(flow);
    expect(flow.states()).toEqual(['account.asking']);
    expect(flow.context().answers).toEqual(answers);
  });
});

describe('in account.asking', () => {
  const pieces = ['email', 'password', 'terms'] as const;
  const fill = (flow: Onboarding, piece: (typeof pieces)[number]) => {
    if (piece === 'email') flow.send({ type: 'email.edited', email });
    if (piece === 'password') flow.send({ type: 'password.filled' });
    if (piece === 'terms') flow.send({ type: 'terms.toggled', accepted: true });
  };

  test('Start My Stack is enabled by address, password and terms together', () => {
    const flow = ready();
    expect(flow.tags()).toEqual(['editable']);
    expect(flow.can(start)).toBe(true);
  });

  test.each(pieces)('without %s it stays disabled', (missing) => {
    const flow = asking();
    for (const piece of pieces) if (piece !== missing) fill(flow, piece);
    expect(flow.can(start)).toBe(false);
    flow.send(start);
    expect(flow.states()).toEqual(['account.asking']);
    fill(flow, missing);
    expect(flow.can(start)).toBe(true);
  });

  test.each([
    { type: 'email.edited', email: '   ' },
    { type: 'password.emptied' },
    { type: 'terms.toggled', accepted: false },
  ] as const)('$type disables it again', (event) => {
    const flow = ready();
    flow.send(event);
    expect(flow.can(start)).toBe(false);
  });

  test('stack.started → submitting: address, password and answers go to the service, the session is told', () => {
    const flow = ready();
    flow.send({ type: 'email.edited', email: ` ${email} ` });
    flow.send(start);
    expect(flow.states()).toEqual(['account.submitting.signingUp']);
    expect(flow.signUp.asked).toEqual([{ email, password: secret, answers }]);
    expect(flow.session.heard).toEqual(['setup.begun']);
    expect(flow.session.flows).toEqual([flow.actor]);
  });
});

describe('in account.confirming', () => {
  test('only the terms are asked for', () => {
    const flow = confirming();
    expect(flow.tags()).toEqual(['editable', 'signedIn']);
    expect(flow.can({ type: 'stack.started', password: '' })).toBe(false);
    flow.send({ type: 'terms.toggled', accepted: true });
    expect(flow.can({ type: 'stack.started', password: '' })).toBe(true);
    expect(flow.can({ type: 'email.edited', email: 'other@example.com' })).toBe(false);
  });

  test('stack.started saves the profile and makes no account', () => {
    const flow = confirming();
    flow.send({ type: 'terms.toggled', accepted: true });
    flow.send({ type: 'stack.started', password: '' });
    expect(flow.states()).toEqual(['account.submitting.saving']);
    expect(flow.signUp.asked).toEqual([]);
    expect(flow.saveProfile.asked).toEqual([{ answers, stored: null }]);
    expect(flow.session.heard).toEqual(['setup.begun']);
  });
});

describe.each([
  { state: 'signingUp', begin: signingUp, portOf: (flow: Onboarding) => flow.signUp },
  { state: 'saving', begin: saving, portOf: (flow: Onboarding) => flow.saveProfile },
  { state: 'storing', begin: storing, portOf: (flow: Onboarding) => flow.saveAnswers },
])('in account.submitting.$state', ({ state, begin, portOf }) => {
  const back = state === 'signingUp' ? 'account.asking' : 'account.recognising';

  test('Start My Stack is disabled while submitting, and so is everything else', () => {
    const flow = begin();
    expect(flow.states()).toEqual([`account.submitting.${state}`]);
    expect(flow.tags()).toEqual(['busy']);
    expect(flow.can(start)).toBe(false);
    expect(flow.can({ type: 'close.requested' })).toBe(false);
    expect(flow.can({ type: 'email.edited', email: '' })).toBe(false);
  });

  test(`it fails → ${back}: 'Error during setup' with the sentence, nothing lost`, () => {
    const flow = begin();
    portOf(flow).reject('The service says no.');
    expect(flow.states()).toEqual([back]);
    expect(flow.heard()).toEqual([
      { type: 'toast', key: 'setupFailed', message: 'The service says no.' },
    ]);
    expect(flow.context()).toMatchObject({
      answers,
      email,
      accepted: true,
      problem: { message: 'The service says no.' },
    });
    expect(flow.session.heard).toEqual(reportedOnce);
    expect(flow.contexts.join()).not.toContain(secret);
  });

  test("it fails without a sentence: the catalogue's text is used", () => {
    const flow = begin();
    portOf(flow).reject();
    expect(flow.heard()).toEqual([{ type: 'toast', key: 'setupFailed' }]);
    expect(flow.context().problem).toEqual({});
  });

  test(`no answer → ${back} after its timeout`, () => {
    const flow = begin();
    flow.wait(Number(delays.serviceTimeout) - 1);
    expect(flow.states()).toEqual([`account.submitting.${state}`]);
    flow.wait(1);
    expect(flow.states()).toEqual([back]);
    expect(flow.heard()).toEqual([{ type: 'toast', key: 'setupFailed' }]);
    expect(flow.context().problem).toEqual({});
    expect(flow.session.heard).toEqual(reportedOnce);
  });

  test('a retry clears the problem and resumes at the failed step: no account is made twice', () => {
    const flow = begin();
    portOf(flow).reject('No');
    if (state !== 'signingUp') flow.currentSession.resolve({ email });
    flow.send(start);
    expect(flow.context().problem).toBeNull();
    expect(flow.states()).toEqual([
      state === 'signingUp' ? 'account.submitting.signingUp' : 'account.submitting.saving',
    ]);
    expect(flow.signUp.asked).toHaveLength(state === 'signingUp' ? 2 : 1);
  });
});

test.each([
  ['saving', saving, (flow: Onboarding) => flow.saveProfile],
  ['storing', storing, (flow: Onboarding) => flow.saveAnswers],
] as const)(
  'the session died while %s → asking: an account is asked for again',
  (_, begin, portOf) => {
    const flow = begin();
    portOf(flow).reject('Auth session missing!');
    flow.currentSession.resolve(null);
    expect(flow.states()).toEqual(['account.asking']);
    expect(flow.context()).toMatchObject({
      answers,
      problem: { message: 'Auth session missing!' },
    });
  },
);

describe('in account.submitting.signingUp', () => {
  test('a session → saving, with its address', () => {
    const flow = saving();
    expect(flow.context().memberEmail).toBe(email);
    expect(flow.saveProfile.asked).toEqual([{ answers, stored: null }]);
    expect(flow.session.heard).toEqual(['setup.begun']);
    expect(flow.heard()).toEqual([]);
  });

  test('no session → confirmingEmail, answers kept, and the session is told that it is over', () => {
    const flow = signingUp();
    flow.signUp.resolve(null);
    expect(flow.states()).toEqual(['account.confirmingEmail']);
    expect(flow.tags()).toEqual(['confirming']);
    expect(flow.context()).toMatchObject({ answers, email });
    expect(flow.saveProfile.asked).toEqual([]);
    expect(flow.heard()).toEqual([]);
    expect(flow.session.heard).toEqual(reportedOnce);
    expect(flow.contexts.join()).not.toContain(secret);
    flow.wait(3_600_000);
    expect(flow.states()).toEqual(['account.confirmingEmail']);
  });

  test('typing after a failure clears the problem', () => {
    for (const event of [
      { type: 'email.edited', email: 'other@example.com' },
      { type: 'password.filled' },
    ] as const) {
      const flow = signingUp();
      flow.signUp.reject('No');
      flow.send(event);
      expect(flow.context().problem).toBeNull();
    }
  });
});

describe('in account.submitting.keeping', () => {
  test.each(['page', 'layer'] as const)(
    '%s: the answers are stored → the welcome toast and /dashboard',
    (place) => {
      const flow = storing(place);
      expect(flow.saveAnswers.asked).toEqual([{ answers }]);
      flow.saveAnswers.resolve();
      expect(flow.states()).toEqual(['finished']);
      expect(flow.heard()).toEqual(
        expect.arrayContaining([toDashboard, { type: 'toast', key: 'welcome' }]),
      );
      expect(flow.output()).toEqual({ ending: 'finished' });
      expect(flow.session.heard).toEqual(reportedOnce);
    },
  );

  test('inside a gathering it closes the layer instead of navigating', () => {
    const flow = storing('gathering');
    flow.saveAnswers.resolve();
    expect(flow.heard()).toEqual([{ type: 'toast', key: 'welcome' }]);
    expect(flow.output()).toEqual({ ending: 'finished' });
  });
});
