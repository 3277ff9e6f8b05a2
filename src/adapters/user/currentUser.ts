// The user of this tab, for ports that need the signed-in user.

/** What a port does when the user of this tab changes. */
export type MemberChanges = {
  arrived?: (member: string) => void;
  left?: () => void;
  /** The session has become known, and no user is signed in; also after a member has left. */
  absent?: () => void;
};

/** The user of this tab: a member's id, null without a signed-in user, undefined until the session is known. */
export type CurrentUser = {
  now: () => string | null | undefined;
  /** Calls back whenever it may have changed, until the returned function is called. */
  watch: (notice: () => void) => () => void;
  /** Calls back at each change that the session tells, until the returned function is called. */
  onChange: (changes: MemberChanges) => () => void;
};
