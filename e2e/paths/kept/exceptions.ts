// What Chromium cannot do, and why: by flow, and by state, by interruption, or by both.

const exceptions: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  gatherings: {
    'browsing: the same form in two tabs':
      'Its dialog is closed here: in the other tab the same note is on screen, and its user replaces it there.',
  },
};

/** Why a state does not meet an interruption; undefined where it does. */
export const exceptionTo = (flow: string, state: string, interruption: string) => {
  const named = exceptions[flow];
  return named?.[`${state}: ${interruption}`] ?? named?.[interruption] ?? named?.[state];
};
