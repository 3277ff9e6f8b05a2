// Accounts: sign-up and sign-in, and the actions that a recovery link allows.
import { fromPromise } from 'xstate';
import type { Credentials } from '#machines/authForm.machine.ts';
import { noteAsked } from '#adapters/storage/linkAsked.ts';
import { holdsToken, isHeldBack, loadClient, toError } from './client.ts';

/** The current session, once it has proven all it must; the library is not loaded where there is none. */
export async function presentSession(): Promise<{ id: string; email: string } | null> {
  if (!holdsToken()) return null;
  const client = await loadClient();
  const { data } = await client.auth.getSession();
  const user = data.session?.user;
  return user === undefined || isHeldBack(data.session ?? {})
    ? null
    : { id: user.id, email: user.email ?? '' };
}

/** Port `signIn` of the auth page. */
export const signIn = fromPromise<{ needsFactor: boolean }, Credentials>(async ({ input }) => {
  const client = await loadClient();
  const { data, error } = await client.auth.signInWithPassword(input);
  if (error) throw toError(error);
  return { needsFactor: isHeldBack(data.session) };
});

/**
 * Port `signUp` of the auth page: the confirmation link opens the dashboard (docs/product-spec.md, "7. The calls it
 * makes").
 */
export const signUp = fromPromise<{ hasSession: boolean }, Credentials>(async ({ input }) => {
  const client = await loadClient();
  const { data, error } = await client.auth.signUp({
    ...input,
    options: { emailRedirectTo: `${window.location.origin}/dashboard` },
  });
  if (error) throw toError(error);
  if (data.session === null) noteAsked(input.email);
  return { hasSession: data.session !== null };
});

/**
 * Port `sendResetLink`: the link opens /auth (docs/product-spec.md, "7. The calls it makes"); this browser records its
 * request.
 */
export const sendResetLink = fromPromise<void, { email: string }>(async ({ input }) => {
  const client = await loadClient();
  const { error } = await client.auth.resetPasswordForEmail(input.email, {
    redirectTo: `${window.location.origin}/auth`,
  });
  if (error) throw toError(error);
  noteAsked(input.email);
});

/** Port `savePassword`: sets the new password of the recovered account, and ends the quarantine. */
export const savePassword = fromPromise<void, { password: string }>(async ({ input }) => {
  const client = await loadClient();
  const { error } = await client.auth.updateUser({ password: input.password });
  if (error) throw toError(error);
});
