// What is said when the service itself cannot be reached: the browser's own words ("Failed to fetch") help nobody.

export const service = {
  unreachable:
    'The service cannot be reached right now. What you entered is kept; check your connection and try again.',
} as const;
