// The ports of `session` and `onboarding` that ask the service: loaded when one of them first does, and no part of a first view.
export { keepOwnAnswers, settleBrowser } from '#adapters/browser/member.ts';
export { presentSession } from '#adapters/supabase/account.ts';
export { currentMember, signUpWithAnswers } from '#adapters/supabase/onboardingAccount.ts';
export {
  fetchProfile,
  loadSubscription,
  readProfile,
  saveProfile,
} from '#adapters/supabase/profiles.ts';
export { abandonRecovery, signOut } from '#adapters/supabase/signOut.ts';
