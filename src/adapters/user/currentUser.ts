// The user of this tab, for ports that need the signed-in user.

/** The user of this tab: a member's id, null without a signed-in user, undefined until the session is known. */
export type CurrentUser = {
  now: () => string | null | undefined;
  /** Calls back whenever it may have changed, until the returned function is called. */
  watch: (notice: () => void) => () => void;
};
