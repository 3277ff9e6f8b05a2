// Where this browser keeps onboarding: apart from the other shelves, because each page starts with onboarding's flow.
import { draftStore } from './draftStore.ts';
import { keys } from './keys.ts';

/** Onboarding: its first time and Edit Profile are two forms. */
export const onboardingStore = draftStore(keys.draft, {
  unfold: (draft) => [{ form: draft['purpose'] === 'edit' ? 'edit' : 'begin', draft }],
});
