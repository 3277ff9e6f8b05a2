// The draft of onboarding in this browser: apart from the other stores, because every page starts onboarding's flow.
import { draftStore } from './draftStore.ts';
import { keys } from './keys.ts';

/** Onboarding: the first run and Edit Profile are two forms. */
export const onboardingStore = draftStore(keys.draft, {
  unfold: (draft) => [{ form: draft['purpose'] === 'edit' ? 'edit' : 'begin', draft }],
});
