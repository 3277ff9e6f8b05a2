// A member's data in this browser, as ports: keys settled at sign-in, answers saved at the end of onboarding.
import { fromPromise } from 'xstate';
import type { Answers, Profile } from '#machines/onboarding.machine.ts';
import type { Member } from '#machines/session.machine.ts';
import { presentSession } from '#adapters/supabase/account.ts';
import { isComplete } from '#adapters/storage/flags.ts';
import { keys, write } from '#adapters/storage/keys.ts';
import { adopt, saveAnswers, isDeletedAtSignOutOf } from '#adapters/storage/memberKeys.ts';
import { onboardingStore } from '#adapters/storage/onboardingStore.ts';

/** Port `settleBrowser`: the keys become the member's, and a completed profile is mirrored into them. */
export const settleBrowser = fromPromise<
  { complete: boolean },
  { member: Member; profile: Profile | null }
>(async ({ input }) => {
  adopt(input.member.id);
  if (input.profile?.complete === true) saveAnswers(input.member.id, input.profile.answers);
  write(keys.recovery, null);
  write(keys.leaving, null);
  return { complete: isComplete() };
});

/** Port `saveAnswers` of onboarding: under the specification's keys, for the signed-in member. */
export const saveOwnAnswers = fromPromise<void, { answers: Answers }>(async ({ input }) => {
  const member = await presentSession();
  if (member === null) throw new Error('Auth session missing!');
  saveAnswers(member.id, input.answers);
  onboardingStore.discardEach(isDeletedAtSignOutOf(member.id));
});
