// A member's answers: read from the service, and written to this browser, from which the pages read them.
import { fromPromise } from 'xstate';
import type { Answers } from '#machines/onboarding.machine.ts';
import { toAnswers } from '#adapters/storage/answers.ts';
import { writeAnswers } from '#adapters/storage/memberKeys.ts';
import { presentSession } from '#adapters/supabase/account.ts';
import { readProfile } from '#adapters/supabase/profiles.ts';

async function currentMember() {
  const member = await presentSession();
  if (member === null) throw new Error('Auth session missing!');
  return member;
}

/** Port `readAnswers`: a member who skipped onboarding has no answers yet. */
export const readAnswers = fromPromise<Answers>(async ({ signal }) => {
  const profile = await readProfile(await currentMember(), signal);
  return profile?.answers ?? toAnswers({});
});

/** Port `storeAnswers`. */
export const storeAnswers = fromPromise<void, { answers: Answers }>(async ({ input }) => {
  writeAnswers((await currentMember()).id, input.answers);
});
