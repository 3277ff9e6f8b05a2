// The renewals of a session, one after the other.
// Tabs of one browser hold the same token, and renew it in the same moment when a computer wakes or a browser opens its tabs again. The
// library ends a token before it has stored the next one: whoever asks in between is told that the session is over, the tab signs its
// member out, and all other tabs with it; three at once count as a theft. One after the other, the second is given the token of the first.

/**
 * Opens the queues.
 * @returns {<T>(token: string, renew: () => Promise<T>) => Promise<T>} renews a token once those before have been answered
 */
export function openRenewals() {
  /** The last renewal of each token. @type {Map<string, Promise<unknown>>} */
  const last = new Map();
  return async (token, renew) => {
    const before = last.get(token);
    const own = (async () => {
      await before?.catch(() => undefined);
      return renew();
    })();
    last.set(token, own);
    try {
      return await own;
    } finally {
      if (last.get(token) === own) last.delete(token);
    }
  };
}
