// What Chromium cannot do, and why: by flow, and by state, by interruption, or by both.

const exceptions: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  gatherings: {
    'browsing: the same form in two tabs':
      'Its dialog is closed here: in the other tab the same note is on screen, and its user replaces it there.',
  },
  asynq: {
    'landing.begun: the same form in two tabs':
      'The draft is only on offer here: the one that the other tab begins is offered in its place, and it stays stored behind that one.',
  },
  onboarding: {
    'unread: sign-in of the same member':
      'The page takes the member for signed in, and the service does not: in the page, no member arrives.',
    'unread: sign-in of another member':
      'What the form holds may be the first member’s, whose session was over: the other one is not shown it.',
  },
};

/** Why a state does not meet an interruption; undefined where it does. */
export const exceptionTo = (flow: string, state: string, interruption: string) => {
  const named = exceptions[flow];
  return named?.[`${state}: ${interruption}`] ?? named?.[interruption] ?? named?.[state];
};
