// The one loader of parts that are fetched when they are first needed: an actor of `lazyPart` for each of them.
import { createActor, fromPromise } from 'xstate';
import type { ActorRefFrom } from 'xstate';
import { service } from '#content/service.ts';
import { lazyPartMachine } from '#machines/lazyPart.machine.ts';
import type { LazyPartInput } from '#machines/lazyPart.machine.ts';
import { afterPaint } from './page/afterPaint.ts';

export type LazyPartRef = ActorRefFrom<typeof lazyPartMachine>;

export type LazyPart<Part> = {
  /** Its actor, which is started at the first call. */
  actor: () => LazyPartRef;
  /** The part, or null while it is not here. */
  read: () => Part | null;
  /**
   * Fetches it at once: the same promise each time, also after a failure, because React knows promises by their identity
   * and the component that renders a failure would otherwise fetch without end.
   * @throws the error of the fetch; the text for an unreachable service where the fetch has not ended in time
   */
  load: () => Promise<Part>;
  /** Forgets a failure, so that the next call of `load` fetches again. */
  reset: () => void;
  /** Fetches it, also after a failure. Rejects as `load` does. */
  retry: () => Promise<Part>;
};

let machine = lazyPartMachine.provide({
  actors: {
    painted: fromPromise(() => new Promise<void>(afterPaint)),
    fetchPart: fromPromise<unknown, LazyPartInput>(({ input }) => input.fetchPart()),
  },
});

/** Connects the parts that are used from now on to the page. */
export const connectParts = (connect: (machine: typeof lazyPartMachine) => typeof machine) => {
  machine = connect(machine);
};

const actors: LazyPartRef[] = [];

/** Whether any part is being fetched: the page will then change without further input. */
export const isAnyComing = () => actors.some((actor) => actor.getSnapshot().hasTag('coming'));

/**
 * A part that is fetched once, when it is first needed.
 * @param fetchPart imports the part's module
 * @param id its name in inspectors and in tests
 */
export function lazyPart<Part>(fetchPart: () => Promise<Part>, id?: string): LazyPart<Part> {
  let started: LazyPartRef | undefined;
  let promise: Promise<Part> | null = null;
  let reason: unknown = null;
  let hasFailed = false;

  const actor = () => {
    if (started === undefined) {
      const noted = () =>
        fetchPart().catch((error: unknown) => {
          reason = error;
          throw error;
        });
      started = createActor(machine, { input: { fetchPart: noted }, ...(id && { id }) }).start();
      actors.push(started);
    }
    return started;
  };
  const read = () => actor().getSnapshot().context.part as Part | null;
  const load = () => {
    if (promise !== null) return promise;
    const asked = actor();
    asked.send({ type: 'part.awaited' });
    const coming = new Promise<Part>((resolve, reject) => {
      const settle = () => {
        const snapshot = asked.getSnapshot();
        if (snapshot.hasTag('coming')) return;
        subscription.unsubscribe();
        if (snapshot.hasTag('ready')) resolve(snapshot.context.part as Part);
        else reject(reason ?? new Error(service.unreachable));
      };
      const subscription = asked.subscribe(settle);
      settle();
    });
    promise = coming;
    // React's own mark on a settled promise: without it a page suspends although the value is already loaded.
    coming.then(
      (value) => Object.assign(coming, { status: 'fulfilled', value }),
      () => {
        hasFailed = true;
      },
    );
    return coming;
  };
  const reset = () => {
    if (hasFailed) promise = null;
    hasFailed = false;
  };
  const retry = () => {
    reset();
    return load();
  };
  return { actor, read, load, reset, retry };
}
