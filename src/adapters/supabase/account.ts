// Accounts: signing up, in and out, and what a recovery link allows.
import { fromPromise } from 'xstate';
import type { Credentials } from '#machines/authForm.machine.ts';
import type { Answers } from '#machines/onboarding.machine.ts';
import { forgetMember } from '../browser/answers.ts';
import { keys, write } from '../browser/keys.ts';
import { holdsToken, loadClient, toError, tokenKey } from './client.ts';
import { toMetadata } from './profiles.ts';

/** The session that exists, without loading the library where there is none. */
export async function presentSession(): Promise<{ id: string; email: string } | null> {
  if (!holdsToken()) return null;
  const client = await loadClient();
  const { data } = await client.auth.getSession();
  const user = data.session?.user;
  return user === undefined ? null : { id: user.id, email: user.email ?? '' };
}

/** Port `currentSession` of onboarding's last step. */
export const currentMember = fromPromise<{ email: string } | null>(() => presentSession());

/** Port `signIn` of the auth page. */
export const signIn = fromPromise<void, Credentials>(async ({ input }) => {
  const client = await loadClient();
  const { error } = await client.auth.signInWithPassword(input);
  if (error) throw toError(error);
});

/** Port `signUp` of the auth page: the confirmation link leads to the dashboard (specification, section 7). */
export const signUp = fromPromise<{ hasSession: boolean }, Credentials>(async ({ input }) => {
  const client = await loadClient();
  const { data, error } = await client.auth.signUp({
    ...input,
    options: { emailRedirectTo: `${window.location.origin}/dashboard` },
  });
  if (error) throw toError(error);
  return { hasSession: data.session !== null };
});

/** Port `signUp` of onboarding: only where no session exists, and with the six answers as metadata. */
export const signUpWithAnswers = fromPromise<
  { email: string } | null,
  { email: string; password: string; answers: Answers }
>(async ({ input }) => {
  const present = await presentSession();
  if (present !== null) return present;
  const client = await loadClient();
  const { data, error } = await client.auth.signUp({
    email: input.email,
    password: input.password,
    options: { data: toMetadata(input.answers) },
  });
  if (error) throw toError(error);
  return data.session === null ? null : { email: data.session.user.email ?? input.email };
});

/** Port `signOut` of the session: here and in this browser's other tabs; answers, drafts and the flag go. */
export const signOut = fromPromise<void>(async () => {
  const client = await loadClient();
  write(keys.leaving, 'true');
  const { error } = await client.auth.signOut({ scope: 'local' });
  if (error) {
    write(keys.leaving, null);
    throw toError(error);
  }
  forgetMember();
});

/** Port `abandonRecovery` of the session: the recovery ends here, whether or not the service hears of it. */
export const abandonRecovery = fromPromise<void>(async () => {
  const client = await loadClient();
  write(keys.leaving, 'true');
  const { error } = await client.auth.signOut({ scope: 'local' });
  if (error) localStorage.removeItem(tokenKey);
  write(keys.recovery, null);
});

/** Port `sendResetLink`: the link leads to /auth (specification, section 7). */
export const sendResetLink = fromPromise<void, { email: string }>(async ({ input }) => {
  const client = await loadClient();
  const { error } = await client.auth.resetPasswordForEmail(input.email, {
    redirectTo: `${window.location.origin}/auth`,
  });
  if (error) throw toError(error);
});

/** Port `savePassword`: the recovered account gets its new password, and the quarantine ends. */
export const savePassword = fromPromise<void, { password: string }>(async ({ input }) => {
  const client = await loadClient();
  const { error } = await client.auth.updateUser({ password: input.password });
  if (error) throw toError(error);
});
