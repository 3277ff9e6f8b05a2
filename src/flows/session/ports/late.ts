// The ports of `session` and `onboarding` that ask the service: loaded when one of them is first called.
import { hasUnclaimed } from '#adapters/storage/unclaimed.ts';
import type { askWhose as Ask } from '#flows/unclaimedWork/ports/mount.tsx';

export { saveOwnAnswers, settleBrowser } from './browserKeys.ts';
export { presentSession } from '#adapters/supabase/account.ts';
export { currentMember, signUpWithAnswers } from '#flows/onboarding/ports/account.ts';
export {
  fetchProfile,
  loadSubscription,
  readProfile,
  saveProfile,
} from '#adapters/supabase/profiles.ts';
export { abandonRecovery, signOut } from './signOut.ts';

/** Asks the member whether the texts of an earlier visit are theirs, where this browser has some. */
export async function askWhose(...given: Parameters<typeof Ask>): Promise<void> {
  if (hasUnclaimed()) (await import('#flows/unclaimedWork/ports/mount.tsx')).askWhose(...given);
}
