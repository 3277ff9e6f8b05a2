// Drafts of onboarding in this browser, for tests: as its port stores them, and as it finds them again.
import type { DraftAnswer } from '#machines/draft.machine.ts';
import type { OnboardingDraft } from '#machines/onboarding.machine.ts';
import { onboardingDraft } from '../../src/flows/onboarding/ports/draft.ts';

const { store, understand } = onboardingDraft;

/** Stores the draft of a member, or of a visitor of this visit. */
export const keepDraft = (owner: string | null, place: 'begin' | 'edit', words: OnboardingDraft) =>
  store.put({ id: `of ${String(owner)}`, place, owner, member: owner }, words);

/** The draft that this user is shown. */
export const findDraft = (member: string | null, place: 'begin' | 'edit'): Promise<DraftAnswer> =>
  store.find(place, member, understand);
