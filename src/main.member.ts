// Part of the composition root: what the session and onboarding ask of the service and of a member's browser, fetched when
// they first do.
import type { askWhose as Ask } from './main.unclaimedWork.tsx';
import { hasUnclaimed } from '#adapters/browser/unclaimed.ts';

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

/** Asks the member whose the words of an earlier visit are, where this browser keeps some. */
export async function askWhose(...given: Parameters<typeof Ask>): Promise<void> {
  if (hasUnclaimed()) (await import('./main.unclaimedWork.tsx')).askWhose(...given);
}
