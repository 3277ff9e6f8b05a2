// The draft of a newsletter's box in this browser: the address.
import type { SignupDraft } from '#machines/newsletterSignup.machine.ts';
import type { StoredAnswers } from '#adapters/storage/draftStore.ts';
import { newsletterStore as store } from '#adapters/storage/draftStores.ts';

/** The draft of a box, as the flow `draft` keeps it. */
export const signupDraft = {
  store,
  understand: ({ email }: StoredAnswers): SignupDraft | null =>
    typeof email === 'string' && email.trim() !== '' ? { email } : null,
};
