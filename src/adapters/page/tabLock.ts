// A lock that a tab holds as long as its page lives: other tabs learn from it that the page is gone.

/**
 * Holds a lock until the page is closed or left; the browser then releases it.
 * @param name the lock's name, one for each tab
 * @returns once the page has the lock
 */
export const holdTabLock = (name: string) =>
  new Promise<void>((held) => {
    void navigator.locks.request(name, () => {
      held();
      return new Promise(() => undefined);
    });
  });
