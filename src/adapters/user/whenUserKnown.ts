// The user of this tab, for ports that need the signed-in user or wait until it is known.

/** The user of this tab: a member's id, null without a signed-in user, undefined until the session is known. */
export type CurrentUser = {
  now: () => string | null | undefined;
  /** Calls back whenever it may have changed, until the returned function is called. */
  watch: (notice: () => void) => () => void;
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
