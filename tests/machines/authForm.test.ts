// The auth form by state: the session check, the two tabs, and what can be submitted (docs/product-spec.md, "2.
// Screens and routes", "4. States and transitions", "5. Validation rules").
import { describe, expect, test } from 'vitest';
import { authFormMachine } from '#machines/authForm.machine.ts';
import type { KnownSession } from '#machines/authForm.machine.ts';
import { sessionMachine } from '#machines/session.machine.ts';
import { editing, email, enter, otherTab, stateOf } from './authForm.kit.ts';
import { brokenFeed, listeningSession, play, port, secret } from './kit.ts';

const tabs = ['signin', 'signup'] as const;

describe('in door.asking', () => {
  test('an existing session leads to the dashboard', () => {
    const form = enter();
    form.currentSession.resolve({ exists: true, complete: true, linkExpired: false });
    expect(form.states()).toContain('attempts.passed');
    expect(form.heard()).toEqual([{ type: 'navigate', to: '/dashboard', replace: true }]);
  });

  test('an existing session leads back to the guarded page, when onboarding is complete', () => {
    const form = enter('signin', '/inner-room');
    form.currentSession.resolve({ exists: true, complete: true, linkExpired: false });
    expect(form.heard()).toEqual([{ type: 'navigate', to: '/inner-room', replace: true }]);
  });

  test('and to the dashboard, when onboarding is not complete', () => {
    const form = enter('signin', '/inner-room');
    form.currentSession.resolve({ exists: true, complete: false, linkExpired: false });
    expect(form.heard()).toEqual([{ type: 'navigate', to: '/dashboard', replace: true }]);
  });

  test.each([
    '//evil.example',
    '/\\evil.example',
    '/\t/evil.example',
    'https://evil.example',
    'javascript:alert(1)',
    'inner-room',
    '',
    '/auth',
    '/auth?next=/auth',
    '/auth/signin',
  ])('never to %j: own paths only, and never the sign-in page itself', (next) => {
    const form = enter('signin', next);
    form.currentSession.resolve({ exists: true, complete: true, linkExpired: false });
    expect(form.heard()).toEqual([{ type: 'navigate', to: '/dashboard', replace: true }]);
  });

  test('no session → open', () => {
    const form = editing();
    expect(form.states()).toContain('attempts.open');
    expect(form.heard()).toEqual([]);
  });

  test('a lookup that fails → open', () => {
    const form = enter();
    form.currentSession.reject('Down');
    expect(form.states()).toContain('attempts.open');
    expect(form.context().problem).toBeNull();
  });

  test('a lookup that never answers → open after its timeout', () => {
    const form = enter();
    form.wait(Number(authFormMachine.implementations.delays.lookupTimeout));
    expect(form.states()).toContain('attempts.open');
    expect(form.currentSession.isWaiting()).toBe(false);
  });

  test('the session gives up its own lookup first: the timeout of the form is longer', () => {
    const { lookupTimeout } = sessionMachine.implementations.delays;
    expect(Number(authFormMachine.implementations.delays.lookupTimeout)).toBeGreaterThan(
      Number(lookupTimeout),
    );
  });

  test('a member with an expired link is not redirected: the page has to say so', () => {
    const form = enter('signin', '/inner-room');
    form.currentSession.resolve({ exists: true, complete: true, linkExpired: true });
    expect(form.states()).toContain('attempts.readingNotice');
    expect(form.heard()).toEqual([]);
    expect(form.can({ type: 'credentials.submitted', email, password: secret })).toBe(false);
  });

  test('a visitor with an expired link can sign in', () => {
    const form = enter();
    form.currentSession.resolve({ exists: false, complete: false, linkExpired: true });
    expect(form.states()).toContain('attempts.open');
  });

  test('typing is accepted, submitting is not', () => {
    const form = enter();
    form.send({ type: 'email.edited', email });
    form.send({ type: 'credentials.submitted', email, password: secret });
    expect(form.states()).toEqual(['attempts.asking', 'form.editing.signIn']);
    expect(form.context().email).toBe(email);
    expect(form.signIn.asked).toEqual([]);
  });
});

describe('in door.passed', () => {
  test.each(tabs)('nothing is sent any more (%s)', (tab) => {
    const form = enter(tab);
    form.currentSession.resolve({ exists: true, complete: true, linkExpired: false });
    expect(form.can({ type: 'credentials.submitted', email, password: secret })).toBe(false);
  });
});

describe('in form.choosing', () => {
  test.each(tabs)('the address opens the tab %s', (tab) => {
    expect(enter(tab).states()).toContain(stateOf(tab));
  });
});

describe.each(tabs)('in form.editing on the tab %s', (tab) => {
  test('the user can edit the fields', () => {
    expect(editing(tab).tags()).toEqual(['editable', tab === 'signin' ? 'signIn' : 'signUp']);
  });

  test('tab.chosen → the other tab, with its name in the address; what was typed stays', () => {
    const form = editing(tab);
    form.send({ type: 'email.edited', email });
    form.send({ type: 'tab.chosen', tab: otherTab(tab) });
    expect(form.states()).toContain(stateOf(otherTab(tab)));
    expect(form.context().email).toBe(email);
    expect(form.heard()).toEqual([
      { type: 'navigate', to: `/auth?tab=${otherTab(tab)}`, replace: true },
    ]);
  });

  test('the other tab keeps the stored destination', () => {
    const form = editing(tab, '/inner-room?a=1&b=2');
    form.send({ type: 'tab.chosen', tab: otherTab(tab) });
    expect(form.heard()).toEqual([
      {
        type: 'navigate',
        to: `/auth?tab=${otherTab(tab)}&next=%2Finner-room%3Fa%3D1%26b%3D2`,
        replace: true,
      },
    ]);
  });

  test('address.named → the other tab, without another navigation', () => {
    const form = editing(tab);
    form.addressFeed.say({ type: 'address.named', tab: otherTab(tab) });
    expect(form.states()).toContain(stateOf(otherTab(tab)));
    expect(form.heard()).toEqual([]);
  });

  test('its own tab changes nothing', () => {
    const form = editing(tab);
    expect(form.can({ type: 'tab.chosen', tab })).toBe(false);
    expect(form.can({ type: 'address.named', tab })).toBe(false);
  });

  test.each(['tab.chosen', 'address.named'] as const)('%s clears the problem', (type) => {
    const form = editing(tab);
    form.send({ type: 'credentials.submitted', email: '', password: '' });
    form.send({ type, tab: otherTab(tab) });
    expect(form.context().problem).toBeNull();
  });

  test.each([
    { address: '', password: secret, key: 'emailMissing' },
    { address: '  ', password: secret, key: 'emailMissing' },
    { address: 'ada', password: secret, key: 'emailMalformed' },
    { address: 'ada@example', password: secret, key: 'emailMalformed' },
    { address: email, password: '', key: 'passwordMissing' },
    { address: '', password: '', key: 'emailMissing' },
  ])('"$address" with a password of "$password" sends nothing: $key', (sample) => {
    const form = editing(tab);
    form.send({
      type: 'credentials.submitted',
      email: sample.address,
      password: sample.password,
    });
    expect(form.states()).toContain(stateOf(tab));
    expect(form.context().problem).toEqual({ key: sample.key });
    expect([...form.signIn.asked, ...form.signUp.asked]).toEqual([]);
    expect(form.heard()).toEqual([]);
  });

  test('a problem belongs to the address that was submitted, also when the browser autofilled it', () => {
    const form = editing(tab);
    form.send({ type: 'credentials.submitted', email, password: '' });
    expect(form.context().email).toBe(email);
  });

  test('typing in either field clears the problem', () => {
    const form = editing(tab);
    form.send({ type: 'credentials.submitted', email, password: '' });
    form.send({ type: 'password.edited' });
    expect(form.context().problem).toBeNull();
    form.send({ type: 'credentials.submitted', email: '', password: '' });
    form.send({ type: 'email.edited', email: 'a' });
    expect(form.context()).toMatchObject({ problem: null, email: 'a' });
  });

  test('a password shorter than six characters goes to the service, which answers with its sentence', () => {
    const form = editing(tab);
    form.send({ type: 'credentials.submitted', email, password: '12345' });
    expect(form.tags()).toContain('busy');
  });

  test('credentials.submitted calls the one port of this tab, with the address trimmed', () => {
    const form = editing(tab);
    form.send({ type: 'credentials.submitted', email: ` ${email} `, password: ` ${secret} ` });
    const asked = [{ email, password: ` ${secret} ` }];
    expect(form.signIn.asked).toEqual(tab === 'signin' ? asked : []);
    expect(form.signUp.asked).toEqual(tab === 'signup' ? asked : []);
    expect(form.states()).toContain(tab === 'signin' ? 'form.signingIn' : 'form.signingUp');
  });
});

test('an address feed that fails leaves the form usable', () => {
  const lookup = port<KnownSession>();
  const form = play(
    authFormMachine.provide({
      actors: { addressFeed: brokenFeed(), currentSession: lookup.logic },
    }),
    { tab: 'signup', next: null, session: listeningSession().ref },
  );
  lookup.resolve({ exists: false, complete: false, linkExpired: false });
  expect(form.states()).toEqual(['attempts.open', 'form.editing.signUp']);
});
