// The account at the end of onboarding: the one that exists, or a new one with the six answers.
import { fromPromise } from 'xstate';
import type { Answers } from '#machines/onboarding.machine.ts';
import { noteAsked } from '#adapters/storage/linkAsked.ts';
import { presentSession } from '#adapters/supabase/account.ts';
import { loadClient, toError } from '#adapters/supabase/client.ts';
import { toMetadata } from '#adapters/supabase/profiles.ts';

/** Port `currentSession` of onboarding's last step. */
export const currentMember = fromPromise<{ email: string } | null>(() => presentSession());

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
  if (data.session !== null) return { email: data.session.user.email ?? input.email };
  noteAsked(input.email);
  return null;
});
