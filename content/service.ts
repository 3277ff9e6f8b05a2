// The messages when the service cannot be reached: the browser's own words ("Failed to fetch") do not help a user.

export const service = {
  // `toError` in src/adapters/supabase/client.ts and `onCall` in src/adapters/onCall.ts decide when this is said.
  unreachable:
    'The service cannot be reached right now. What you entered is kept; check your connection and try again.',
  // `OutOfReach` in src/ui/OutOfReach.tsx shows these where a script could not be fetched.
  partOutOfReach: "This part of the page didn't load. Check your connection and try again.",
  retry: 'Try again',
  dismiss: 'Dismiss',
} as const;
