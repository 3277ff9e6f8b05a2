// Where two machines meet: a submitting flow and the session, which could both navigate (docs/product-decisions.md,
// "Sessions and storage").
import { describe, expect, test } from 'vitest';
import { authFormMachine } from '#machines/authForm.machine.ts';
import type { AuthFormEvent, Credentials, KnownSession } from '#machines/authForm.machine.ts';
import { onboardingMachine } from '#machines/onboarding.machine.ts';
import type { Answers, RestoreRequest, Recollection } from '#machines/onboarding.machine.ts';
import { feed, noDraft, play, port, secret } from './kit.ts';
import { answers, recollection } from './onboarding.kit.ts';
import { ada, anonymous, profileOf } from './session.kit.ts';

const email = ada.email;

const authForm = (tab: 'signin' | 'signup') => {
  const session = anonymous();
  const currentSession = port<KnownSession>();
  const signIn = port<{ needsFactor: boolean }, Credentials>();
  const signUp = port<{ hasSession: boolean }, Credentials>();
  const form = play(
    authFormMachine.provide({
      actors: {
        currentSession: currentSession.logic,
        addressFeed: feed<AuthFormEvent>().logic,
        signIn: signIn.logic,
        signUp: signUp.logic,
      },
    }),
    { tab, next: null, session: session.actor },
  );
  currentSession.resolve({ exists: false, complete: false, linkExpired: false });
  form.send({ type: 'credentials.submitted', email, password: secret });
  return { session, form, signIn, signUp };
};

describe('an account made on /auth', () => {
  const toOnboarding = { type: 'navigate', to: '/onboarding', replace: true };

  test('SIGNED_IN is reported before the answer: one navigation, the one to /onboarding', () => {
    const { session, form, signUp } = authForm('signup');
    session.authReports.say({ type: 'member.signedIn', member: ada, path: '/auth' });
    signUp.resolve({ hasSession: true });
    session.fetchProfile.resolve(profileOf('Lattice Works'));
    session.settleBrowser.resolve({ complete: true });
    expect(session.heard()).toEqual([]);
    expect(form.heard()).toEqual([{ type: 'toast', key: 'accountCreated' }, toOnboarding]);
    expect(session.states()).toEqual(
      expect.arrayContaining(['visitor.member.presence.here', 'course.open']),
    );
  });

  test('the arrival ends before the answer: the same', () => {
    const { session, form, signUp } = authForm('signup');
    session.authReports.say({ type: 'member.signedIn', member: ada, path: '/auth' });
    session.wait(1000);
    session.settleBrowser.resolve({ complete: true });
    signUp.resolve({ hasSession: true });
    expect(session.heard()).toEqual([]);
    expect(form.heard()).toContainEqual(toOnboarding);
  });
});

test('a sign-in on /auth: the session navigates, the form only greets', () => {
  const { session, form, signIn } = authForm('signin');
  session.authReports.say({ type: 'member.signedIn', member: ada, path: '/auth' });
  signIn.resolve({ needsFactor: false });
  session.fetchProfile.resolve(profileOf('Lattice Works'));
  session.settleBrowser.resolve({ complete: true });
  expect(form.heard()).toEqual([{ type: 'toast', key: 'signedIn' }]);
  expect(session.heard()).toEqual([{ type: 'navigate', to: '/dashboard', replace: true }]);
});

test('an account made in onboarding: SIGNED_IN does not navigate, the end of onboarding navigates to /dashboard', () => {
  const session = anonymous();
  const ports = {
    restore: port<Recollection, RestoreRequest>(),
    currentSession: port<{ email: string } | null>(),
    signUp: port<{ email: string } | null, { email: string; password: string; answers: Answers }>(),
    saveProfile: port<void, { answers: Answers; stored: Answers | null }>(),
    saveAnswers: port<void, { answers: Answers }>(),
  };
  const flow = play(
    onboardingMachine.provide({
      actors: {
        draft: noDraft,
        restore: ports.restore.logic,
        currentSession: ports.currentSession.logic,
        signUp: ports.signUp.logic,
        saveProfile: ports.saveProfile.logic,
        saveAnswers: ports.saveAnswers.logic,
      },
    }),
    { place: 'page', purpose: 'begin', session: session.actor },
  );
  ports.restore.resolve(recollection('account', { answers }));
  ports.currentSession.resolve(null);
  flow.send({ type: 'email.edited', email });
  flow.send({ type: 'password.filled' });
  flow.send({ type: 'terms.toggled', accepted: true });
  flow.send({ type: 'stack.started', password: secret });
  session.authReports.say({ type: 'member.signedIn', member: ada, path: '/auth' });
  ports.signUp.resolve({ email });
  session.fetchProfile.resolve(null);
  session.settleBrowser.resolve({ complete: false });
  ports.saveProfile.resolve();
  ports.saveAnswers.resolve();
  expect(session.heard()).toEqual([]);
  expect(flow.heard().filter((said) => said.type === 'navigate')).toEqual([
    { type: 'navigate', to: '/dashboard', replace: true },
  ]);
  expect(session.states()).toContain('course.open');
});
