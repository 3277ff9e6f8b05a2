// The test kit of the auth form: its ports, and helpers that reach its states.
import { authFormMachine } from '#machines/authForm.machine.ts';
import type {
  AuthFormEvent,
  AuthTab,
  Credentials,
  KnownSession,
} from '#machines/authForm.machine.ts';
import { triesPauseMachine } from '#machines/triesPause.machine.ts';
import { feed, listeningSession, play, port, secret } from './kit.ts';

export const email = 'ada@example.com';
export const otherTab = (tab: AuthTab): AuthTab => (tab === 'signin' ? 'signup' : 'signin');
export const stateOf = (tab: AuthTab) =>
  tab === 'signin' ? 'form.editing.signIn' : 'form.editing.signUp';

/** The page was just opened on this tab. */
export function enter(tab: AuthTab = 'signin', next: string | null = null) {
  const ports = {
    currentSession: port<KnownSession>(),
    addressFeed: feed<AuthFormEvent>(),
    signIn: port<{ needsFactor: boolean }, Credentials>(),
    signUp: port<{ hasSession: boolean }, Credentials>(),
  };
  const session = listeningSession();
  const form = play(
    authFormMachine.provide({
      actors: {
        currentSession: ports.currentSession.logic,
        addressFeed: ports.addressFeed.logic,
        signIn: ports.signIn.logic,
        signUp: ports.signUp.logic,
        triesPause: triesPauseMachine,
      },
    }),
    { tab, next, session: session.ref },
  );
  return { ...form, ...ports, session };
}

/** No user is signed in; the form can be used. */
export function editing(tab: AuthTab = 'signin', next: string | null = null) {
  const form = enter(tab, next);
  form.currentSession.resolve({ exists: false, complete: false, linkExpired: false });
  return form;
}

/** The form was submitted. */
export function submitting(tab: AuthTab = 'signin', next: string | null = null) {
  const form = editing(tab, next);
  form.send({ type: 'email.edited', email });
  form.send({ type: 'credentials.submitted', email, password: secret });
  return form;
}
