// What the browser keeps of a member, as ports: keys settled at sign-in, answers kept and recalled.
import { fromPromise } from 'xstate';
import type { Answers, Profile, Recollection } from '#machines/onboarding.machine.ts';
import type { Member } from '#machines/session.machine.ts';
import { presentSession } from '../supabase/account.ts';
import { sessionHolder } from '../supabase/client.ts';
import { readProfile } from '../supabase/profiles.ts';
import { adopt, changesOf, keepAnswers, readAnswers, recallDraft } from './answers.ts';
import type { Draft } from './answers.ts';
import { onboardingShelf } from './draftShelves.ts';
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
  onboardingShelf.dropOf(member.id);
});

/** What Edit Profile opens with: what is stored by now, and over it what was changed in a draft. */
async function recallProfile(
  draft: Omit<Draft, 'owner' | 'purpose'> | null,
): Promise<Recollection> {
  const member = await presentSession();
  if (member === null) throw new Error('Auth session missing!');
  const stored = (await readProfile(member))?.answers ?? null;
  const known = stored ?? readAnswers();
  const changes = draft === null ? {} : changesOf(draft.answers, draft.stored);
  return {
    answers: known === null ? (draft?.answers ?? null) : { ...known, ...changes },
    stored,
    step: draft?.step ?? 'welcome',
    email: draft?.email ?? '',
    memberEmail: member.email,
  };
}

/**
 * Port `recall`: what was typed before a reload; else what the member's profile says; else what this browser knows.
 * Edit Profile fails where the profile cannot be read: blanks in its place would be saved over it.
 * What was typed lies in this browser, and the auth library is not waited for: on a slow line it comes too late.
 */
export const recall = fromPromise<Recollection, { purpose: 'begin' | 'edit' }>(
  async ({ input, signal }) => {
    const holder = sessionHolder();
    const draft = await recallDraft(holder?.id ?? null, input.purpose, signal);
    if (input.purpose === 'edit') return recallProfile(draft);
    if (draft !== null) return { ...draft, memberEmail: holder?.email ?? null };
    const member = await presentSession().catch(() => null);
    const known = member === null ? null : await readProfile(member).catch(() => null);
    return {
      answers: known?.answers ?? readAnswers(),
      stored: known?.answers ?? null,
      step: 'welcome',
      email: '',
      memberEmail: member?.email ?? null,
    };
  },
);
