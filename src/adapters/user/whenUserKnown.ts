// The user of this tab, for ports that need the signed-in user or wait until it is known.

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

/**
 * Resolves with the current user as soon as the session is known.
 * @throws the signal's reason when it is aborted first
 */
export const whenUserKnownOf = (currentUser: CurrentUser) => (signal: AbortSignal) =>
  new Promise<string | null>((resolve, reject) => {
    const ends: (() => void)[] = [];
    const stop = () => ends.splice(0).forEach((end) => end());
    const look = () => {
      const member = currentUser.now();
      if (member === undefined) return;
      stop();
      resolve(member);
    };
    ends.push(currentUser.watch(look));
    signal.addEventListener('abort', () => {
      stop();
      reject(signal.reason instanceof Error ? signal.reason : new Error(''));
    });
    look();
  });
