// The messages when a plan could not be started. No payment is ever made on this site, and each sentence says so.

// `order` in src/adapters/supabase/entitlement.ts chooses one of these when a plan is refused.
export const entitlement = {
  not_available:
    'Upgrading is not available on this site yet. Nothing was charged, and your plan has not changed.',
  not_signed_in:
    'Sign in first: a plan belongs to an account. Nothing was charged, and your plan has not changed.',
  refused:
    'The upgrade was refused. Nothing was charged, and your plan has not changed; reload the page and try again.',
  already:
    'Your account has this plan already. Nothing was charged; reload the page to see what it opens.',
  unopened:
    'The checkout can’t be reached right now. Nothing was charged, and your plan has not changed; please try again in a moment.',
} as const;
