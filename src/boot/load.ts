// Code that is fetched once, when it is first needed.

export type Loadable<Thing> = {
  /** Fetches it: the same promise each time, also after a failure. */
  load: () => Promise<Thing>;
  /** Forgets a failure, so that the next call of `load` fetches again. */
  reset: () => void;
};

/**
 * Milliseconds before the one retry: a short loss of the network is no failure, and a page that is being left must not
 * report the fetches that the browser cancels.
 */
export const secondTry = 400;

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

/** Fetches with `load`, once. A failure lasts until `reset`: the component that renders it would otherwise fetch without end. */
export function loadOnce<Thing>(load: () => Promise<Thing>): Loadable<Thing> {
  let promise: Promise<Thing> | null = null;
  let hasFailed = false;
  return {
    load: () => {
      if (promise !== null) return promise;
      const coming = load().catch(() => pause(secondTry).then(load));
      promise = coming;
      // React's own mark on a settled promise: without it a page suspends although the value is already loaded.
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
