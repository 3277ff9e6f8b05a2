// The auth form by state, from sending to its end: signing in, signing up, confirming (docs/product-spec.md, "4. States and
// transitions", "7. The calls it makes", "8. Error catalogue").
import { describe, expect, test } from 'vitest';
import { authFormMachine } from '#machines/authForm.machine.ts';
import { email, submitting } from './authForm.kit.ts';
import { secret } from './kit.ts';

const delays = authFormMachine.implementations.delays;
const again = { type: 'credentials.submitted', email, password: secret } as const;

const confirming = () => {
  const form = submitting('signup');
  form.signUp.resolve({ hasSession: false });
  return form;
};

describe.each([
  {
    tab: 'signin',
    busy: 'form.signingIn',
    back: 'form.editing.signIn',
    key: 'signInFailed',
    silence: 'signInUnanswered',
  },
  {
    tab: 'signup',
    busy: 'form.signingUp',
    back: 'form.editing.signUp',
    key: 'signUpFailed',
    silence: 'signUpUnanswered',
  },
] as const)('in $busy', ({ tab, busy, back, key, silence }) => {
  const portOf = (form: ReturnType<typeof submitting>) =>
    tab === 'signin' ? form.signIn : form.signUp;

  test('the form is busy: no second submit, no tab change, no typing', () => {
    const form = submitting(tab);
    expect(form.states()).toContain(busy);
    expect(form.tags()).toEqual(['busy', tab === 'signin' ? 'signIn' : 'signUp']);
    expect(form.can(again)).toBe(false);
    expect(form.can({ type: 'tab.chosen', tab: tab === 'signin' ? 'signup' : 'signin' })).toBe(
      false,
    );
    expect(form.can({ type: 'email.edited', email: '' })).toBe(false);
  });

  test(`the service refuses → ${back}, the toast and the form show its sentence, the address stays`, () => {
    const form = submitting(tab);
    portOf(form).reject('The service says no.');
    expect(form.states()).toContain(back);
    expect(form.heard()).toEqual([{ type: 'toast', key, message: 'The service says no.' }]);
    expect(form.context()).toMatchObject({
      email,
      problem: { key, message: 'The service says no.' },
    });
    expect(form.contexts.join()).not.toContain(secret);
  });

  test("a refusal without a sentence uses the catalogue's text", () => {
    const form = submitting(tab);
    portOf(form).reject();
    expect(form.heard()).toEqual([{ type: 'toast', key }]);
    expect(form.context().problem).toEqual({ key });
  });

  test(`a service that never answers → ${back} after its timeout`, () => {
    const form = submitting(tab);
    form.wait(Number(delays.serviceTimeout) - 1);
    expect(form.states()).toContain(busy);
    form.wait(1);
    expect(form.states()).toContain(back);
    expect(form.heard()).toEqual([{ type: 'toast', key: silence }]);
    expect(form.context()).toMatchObject({ email, problem: { key: silence } });
    expect(portOf(form).isWaiting()).toBe(false);
  });

  test('a second attempt after a failure is accepted, and the problem is cleared', () => {
    const form = submitting(tab);
    portOf(form).reject('No');
    form.send(again);
    expect(form.states()).toContain(busy);
    expect(form.context().problem).toBeNull();
    expect(portOf(form).asked).toHaveLength(2);
  });
});

describe('in form.signingIn', () => {
  test('the service accepts → welcomedBack; only the session navigates', () => {
    const form = submitting('signin');
    form.signIn.resolve({ needsFactor: false });
    expect(form.states()).toContain('form.welcomedBack');
    expect(form.heard()).toEqual([{ type: 'toast', key: 'signedIn' }]);
  });

  test('the session redirects: no account is set up', () => {
    const form = submitting('signin');
    form.signIn.resolve({ needsFactor: false });
    expect(form.session.heard).toEqual([]);
  });
});

describe('in form.signingUp', () => {
  test('the session is told that this flow leads the new member on', () => {
    const form = submitting('signup');
    expect(form.session.heard).toEqual(['setup.begun']);
    expect(form.session.flows).toEqual([form.actor]);
  });

  test("a session → accountMade, 'Account created!' and onboarding, whatever the stored destination", () => {
    const form = submitting('signup', '/inner-room');
    form.signUp.resolve({ hasSession: true });
    expect(form.states()).toContain('form.accountMade');
    expect(form.heard()).toEqual([
      { type: 'toast', key: 'accountCreated' },
      { type: 'navigate', to: '/onboarding', replace: true },
    ]);
    expect(form.session.heard).toEqual(['setup.begun', 'setup.ended']);
  });

  test('no session → confirmingEmail: the visitor is asked to check their mail', () => {
    const form = submitting('signup');
    form.signUp.resolve({ hasSession: false });
    expect(form.states()).toContain('form.confirmingEmail');
    expect(form.heard()).toEqual([]);
    expect(form.context().email).toBe(email);
    expect(form.session.heard).toEqual(['setup.begun', 'setup.ended']);
  });

  test.each([
    ['refused', (form: ReturnType<typeof submitting>) => form.signUp.reject('No')],
    ['out of time', (form: ReturnType<typeof submitting>) => form.wait(15_000)],
  ])('%s → the session is told that it is over', (_, end) => {
    const form = submitting('signup');
    end(form);
    expect(form.session.heard).toEqual(['setup.begun', 'setup.ended']);
  });
});

describe.each([
  { waiting: 'form.welcomedBack', tab: 'signin' },
  { waiting: 'form.accountMade', tab: 'signup' },
] as const)('in $waiting', ({ waiting, tab }) => {
  const arrived = () => {
    const form = submitting(tab);
    if (tab === 'signin') form.signIn.resolve({ needsFactor: false });
    else form.signUp.resolve({ hasSession: true });
    form.heard();
    return form;
  };

  test('the form stays busy during the navigation', () => {
    const form = arrived();
    expect(form.states()).toContain(waiting);
    expect(form.tags()).toContain('busy');
    expect(form.can(again)).toBe(false);
  });
});

describe('in form.accountMade', () => {
  test('a redirect that never starts is not waited for: /onboarding', () => {
    const form = submitting('signup');
    form.signUp.resolve({ hasSession: true });
    form.heard();
    form.wait(Number(delays.redirectTimeout) - 1);
    expect(form.heard()).toEqual([]);
    form.wait(1);
    expect(form.heard()).toEqual([{ type: 'navigate', to: '/onboarding', replace: true }]);
    expect(form.states()).toContain('form.editing.signUp');
  });
});

const leadingOn = (next: string | null = null) => {
  const form = submitting('signin', next);
  form.signIn.resolve({ needsFactor: false });
  form.heard();
  form.wait(Number(delays.redirectTimeout) - 1);
  expect(form.states()).toContain('form.welcomedBack');
  form.wait(1);
  expect(form.states()).toContain('form.leadingOn');
  expect(form.tags()).toEqual(['busy', 'signIn']);
  expect(form.heard()).toEqual([]);
  return form;
};

describe('in form.leadingOn: a redirect that is slow to come', () => {
  const known = { exists: true, linkExpired: false };

  test.each([
    ['/inner-room', true, '/inner-room'],
    [null, true, '/dashboard'],
    ['//evil.example', true, '/dashboard'],
    ['/inner-room', false, '/onboarding'],
    [null, false, '/onboarding'],
  ])('next %j, onboarding complete: %s → %s', (next, complete, to) => {
    const form = leadingOn(next);
    form.currentSession.resolve({ ...known, complete });
    expect(form.heard()).toEqual([{ type: 'navigate', to, replace: true }]);
    expect(form.states()).toContain('form.editing.signIn');
  });

  test.each([
    ['fails', (form: ReturnType<typeof leadingOn>) => form.currentSession.reject('Down')],
    [
      'never answers',
      (form: ReturnType<typeof leadingOn>) => form.wait(Number(delays.lookupTimeout)),
    ],
  ])('a lookup that %s → /dashboard, which asks again', (_, end) => {
    const form = leadingOn('/inner-room');
    end(form);
    expect(form.heard()).toEqual([{ type: 'navigate', to: '/dashboard', replace: true }]);
    expect(form.states()).toContain('form.editing.signIn');
  });
});

describe('in form.confirmingEmail', () => {
  test('it stays until the visitor chooses to sign in', () => {
    const form = confirming();
    form.wait(3_600_000);
    expect(form.states()).toContain('form.confirmingEmail');
    expect(form.tags()).toEqual(['confirming', 'signUp']);
    expect(form.can({ type: 'tab.chosen', tab: 'signup' })).toBe(false);
    expect(form.can({ type: 'address.named', tab: 'signup' })).toBe(false);
    expect(form.can(again)).toBe(false);
  });

  test('tab.chosen → the tab Sign In, with the address', () => {
    const form = confirming();
    form.send({ type: 'tab.chosen', tab: 'signin' });
    expect(form.states()).toContain('form.editing.signIn');
    expect(form.context().email).toBe(email);
    expect(form.heard()).toEqual([{ type: 'navigate', to: '/auth?tab=signin', replace: true }]);
  });

  test('address.named → the tab Sign In', () => {
    const form = confirming();
    form.addressFeed.say({ type: 'address.named', tab: 'signin' });
    expect(form.states()).toContain('form.editing.signIn');
    expect(form.heard()).toEqual([]);
  });
});
