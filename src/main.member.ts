// Part of the composition root: what the session asks of the world once somebody is a member, fetched when it first does.
export { settleBrowser } from '#adapters/browser/member.ts';
export { abandonRecovery, signOut } from '#adapters/supabase/account.ts';
export { fetchProfile, loadSubscription } from '#adapters/supabase/profiles.ts';
