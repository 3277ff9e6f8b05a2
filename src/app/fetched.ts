// Something that is fetched once, at the first wish.

export type Fetched<Thing> = {
  /** Brings it: the same promise each time, also after a failure. */
  bring: () => Promise<Thing>;
  /** Forgets a failure, so that the next wish asks again. */
  forgive: () => void;
};

/** What `load` brings. A failure stays one until it is forgiven: whoever renders it would otherwise ask without end. */
export function fetched<Thing>(load: () => Promise<Thing>): Fetched<Thing> {
  let promise: Promise<Thing> | null = null;
  let hasFailed = false;
  return {
    bring: () => {
      if (promise !== null) return promise;
      promise = load();
      promise.catch(() => {
        hasFailed = true;
      });
      return promise;
    },
    forgive: () => {
      if (hasFailed) promise = null;
      hasFailed = false;
    },
  };
}
