// Too many tries: what a form says while the service refuses more of them.

// `Counting` in src/flows/triesPause/Counting.tsx shows both while `triesPause` counts.
export const tries = {
  /** {time} is what is left: '40 seconds', '2 minutes'. */
  pause: 'Too many tries. Try again in {time}.',
  kept: 'What you typed is kept. Send it again when the time is up.',
} as const;
