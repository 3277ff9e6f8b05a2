// The messages when the service cannot be reached: the browser's own words ("Failed to fetch") do not help a user.

export const service = {
  unreachable:
    'The service cannot be reached right now. What you entered is kept; check your connection and try again.',
  partOutOfReach:
    'This part of the page could not be fetched. Check your connection and try again.',
  retry: 'Try again',
  dismiss: 'Dismiss',
} as const;
