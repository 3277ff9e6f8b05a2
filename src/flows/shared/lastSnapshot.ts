// Child actors that may fail while a view reads them: without this, the view would fail with them.
import type { AnyActorRef } from 'xstate';

type Reader<Actor extends AnyActorRef> = {
  subscribe: AnyActorRef['subscribe'];
  getSnapshot: () => ReturnType<Actor['getSnapshot']>;
};

const readers = new WeakMap<AnyActorRef, unknown>();

/** An actor whose last snapshot before a failure stays, until its view is unmounted: for `useSelector`. */
export function lastSnapshotOf<Actor extends AnyActorRef>(actor: Actor): Reader<Actor> {
  const known = readers.get(actor) as Reader<Actor> | undefined;
  if (known !== undefined) return known;
  let last = actor.getSnapshot() as ReturnType<Actor['getSnapshot']>;
  const reader: Reader<Actor> = {
    subscribe: actor.subscribe.bind(actor),
    getSnapshot: () => {
      const now = actor.getSnapshot() as ReturnType<Actor['getSnapshot']>;
      if ((now as { status?: unknown }).status !== 'error') last = now;
      return last;
    },
  };
  readers.set(actor, reader);
  return reader;
}
