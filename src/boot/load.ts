// Something that is fetched once, at the first wish.

export type Loadable<Thing> = {
  /** Brings it: the same promise each time, also after a failure. */
  load: () => Promise<Thing>;
  /** Forgets a failure, so that the next wish asks again. */
  reset: () => void;
};

/**
 * A second try comes after so many milliseconds: a line may falter, and a page that is being left must not report what
 * it no longer fetches.
 */
export const secondTry = 400;

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

/** What `load` brings. A failure stays one until it is forgiven: the component that renders it would otherwise ask without end. */
export function loadOnce<Thing>(load: () => Promise<Thing>): Loadable<Thing> {
  let promise: Promise<Thing> | null = null;
  let hasFailed = false;
  return {
    load: () => {
      if (promise !== null) return promise;
      const coming = load().catch(() => pause(secondTry).then(load));
      promise = coming;
      // React's own mark on a promise that it has seen: without it a page waits in its boundary for what is here already.
      coming.then(
        (value) => Object.assign(coming, { status: 'fulfilled', value }),
        () => {
          hasFailed = true;
        },
      );
      return coming;
    },
    reset: () => {
      if (hasFailed) promise = null;
      hasFailed = false;
    },
  };
}
