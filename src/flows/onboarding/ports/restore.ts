// The first content of onboarding: a draft of this browser, or the member's profile in the service.
import { fromPromise } from 'xstate';
import type {
  OnboardingDraft,
  RestoreRequest,
  Recollection,
} from '#machines/onboarding.machine.ts';
import type { presentSession } from '#adapters/supabase/account.ts';
import { holdsToken, sessionHolder } from '#adapters/supabase/client.ts';
import type { readProfile } from '#adapters/supabase/profiles.ts';
import { changesOf, readAnswers } from '#adapters/storage/answers.ts';

/** The code that asks the service, fetched when a member is expected. */
type Service = { presentSession: typeof presentSession; readProfile: typeof readProfile };

/** The first content of Edit Profile: the stored answers, overwritten by the changes in a draft. */
async function restoreProfile(
  { presentSession, readProfile }: Service,
  draft: OnboardingDraft | null,
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
 * Port `restore`: the draft, which was typed before a reload; else the member's profile; else the answers in this browser.
 * Edit Profile fails where the profile cannot be read: empty answers would be saved over it.
 * A first onboarding with a draft fetches nothing, because on a slow network that would be too late.
 * @param load imports the code that asks the service
 */
export const restoreOf = (load: () => Promise<Service>) =>
  fromPromise<Recollection, RestoreRequest>(async ({ input: { purpose, draft } }) => {
    if (purpose === 'edit') return restoreProfile(await load(), draft);
    if (draft !== null) return { ...draft, memberEmail: sessionHolder()?.email ?? null };
    const service = holdsToken() ? await load().catch(() => null) : null;
    const member = (await service?.presentSession().catch(() => null)) ?? null;
    const known = member && ((await service?.readProfile(member).catch(() => null)) ?? null);
    return {
      answers: known?.answers ?? readAnswers(),
      stored: known?.answers ?? null,
      step: 'welcome',
      email: '',
      memberEmail: member?.email ?? null,
    };
  });
