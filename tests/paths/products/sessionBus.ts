// The session as the app's own feeds see it: `currentUserOf`, `watchMembers` and the others run for real, over the steps of a product.
import { createActor, setup } from 'xstate';
import type { AnyActorLogic, AnyEventObject, AnyMachineSnapshot } from 'xstate';
import type { SessionRef } from '../../../src/boot/currentUser.ts';
import type { Situation } from '../kit/engine.ts';
import type { PartStep } from './product.ts';

type Listener = (event: AnyEventObject) => void;

/** Adds a listener, until it is unsubscribed. */
function add<One>(all: Set<One>, one: One) {
  all.add(one);
  return { unsubscribe: () => void all.delete(one) };
}

/** A session whose snapshot is set by hand: what a feed of the app needs of one. */
function busOf() {
  let snapshot = null as unknown as AnyMachineSnapshot;
  const emitted = new Set<{ type: string; listen: Listener }>();
  const observers = new Set<() => void>();
  const session = {
    getSnapshot: () => snapshot,
    on: (type: string, listen: Listener) => add(emitted, { type, listen }),
    subscribe: (look: () => void) => add(observers, look),
    select: <One>(pick: (given: AnyMachineSnapshot) => One, same: (a: One, b: One) => boolean) => {
      let last = pick(snapshot);
      return {
        get: () => last,
        subscribe: (told: (one: One) => void) =>
          add(observers, () => {
            const now = pick(snapshot);
            if (same(last, now)) return;
            last = now;
            told(now);
          }),
      };
    },
  };
  return {
    session: session as unknown as SessionRef,
    show: (given: AnyMachineSnapshot) => {
      snapshot = given;
    },
    /** The session makes a step: what it emits is heard first, as in a running actor, and then its snapshot. */
    step: ({ after, trace }: Pick<PartStep, 'after' | 'trace'>) => {
      snapshot = after.snapshot;
      for (const event of trace.emitted)
        for (const { type, listen } of emitted) if (type === event.type) listen(event);
      for (const look of observers) look();
    },
  };
}

/** A feed of the app over a session. */
export type SessionFeed = (session: SessionRef) => AnyActorLogic;

/** What a feed of the app reports. It is connected once; between two calls it does not run. */
export type Reports = {
  /** When it starts. */
  atStart: (session: Situation) => AnyEventObject[];
  /** Of a step of the session, while it runs. */
  ofStep: (step: PartStep) => AnyEventObject[];
};

/** Connects a feed to a session of its own. */
export function reportsOf(feed: SessionFeed): Reports {
  const bus = busOf();
  let heard: AnyEventObject[] = [];
  const listener = setup({
    actors: { feed: feed(bus.session) },
    actions: { hear: ({ event }) => void heard.push(event as AnyEventObject) },
  }).createMachine({ invoke: { src: 'feed' }, on: { '*': { actions: 'hear' } } });
  const run = (first: AnyMachineSnapshot, act?: () => void): AnyEventObject[] => {
    bus.show(first);
    heard = [];
    const actor = createActor(listener).start();
    if (act) {
      heard = [];
      act();
    }
    const all = heard;
    actor.stop();
    return all;
  };
  return {
    atStart: ({ snapshot }) => run(snapshot),
    ofStep: (step) => (step.before === null ? [] : run(step.before.snapshot, () => bus.step(step))),
  };
}
