// What the browser keeps of a member, as ports: keys settled at sign-in, answers kept and recalled.
import { fromPromise } from 'xstate';
import type { Answers, Profile, Recollection } from '#machines/onboarding.machine.ts';
import type { Member } from '#machines/session.machine.ts';
import { presentSession } from '../supabase/account.ts';
import { readProfile } from '../supabase/profiles.ts';
import { adopt, keepAnswers, readAnswers, readDraft } from './answers.ts';
import { isComplete } from './flags.ts';
import { keys, write } from './keys.ts';

/** Port `settleBrowser`: the keys become the member's, and a completed profile is mirrored into them. */
export const settleBrowser = fromPromise<
  { complete: boolean },
  { member: Member; profile: Profile | null }
>(async ({ input }) => {
  adopt(input.member.id);
  if (input.profile?.complete === true) keepAnswers(input.member.id, input.profile.answers);
  write(keys.recovery, null);
  write(keys.leaving, null);
  return { complete: isComplete() };
});

/** Port `keepAnswers` of onboarding: under the specification's keys, as the member's who is signed in. */
export const keepOwnAnswers = fromPromise<void, { answers: Answers }>(async ({ input }) => {
  const member = await presentSession();
  if (member === null) throw new Error('Auth session missing!');
  keepAnswers(member.id, input.answers);
  write(keys.draft, null);
});

/**
 * Port `recall`: what was typed before a reload; else what the member's profile says; else what this browser knows.
 */
export const recall = fromPromise<Recollection, { purpose: 'begin' | 'edit' }>(
  async ({ input }) => {
    const draft = readDraft();
    const member = await presentSession().catch(() => null);
    const isOwn = draft !== null && draft.purpose === input.purpose;
    const known = isOwn || member === null ? null : await readProfile(member).catch(() => null);
    return {
      answers: isOwn ? draft.answers : (known?.answers ?? readAnswers()),
      step: isOwn ? draft.step : 'welcome',
      email: isOwn ? draft.email : '',
      memberEmail: member?.email ?? null,
    };
  },
);
