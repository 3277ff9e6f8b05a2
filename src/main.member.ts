// Part of the composition root: what the session and onboarding ask of the service, fetched when they first do.
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
