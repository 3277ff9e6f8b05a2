// Test builds only: ports that answer on command, and real ports that a test can end.
import { createActor, toPromise } from 'xstate';
import type { AnyActorLogic, AnyActorScope, AnyEventObject } from 'xstate';

type Waiting = { status: string; output: unknown; error: unknown; input: unknown };

/** Runs a real port with the input of the held one, which then answers as the real one did. */
function pass(real: AnyActorLogic, { input }: Waiting, { self }: AnyActorScope) {
  toPromise(createActor(real, { input }).start()).then(
    (output: unknown) => self.send({ type: 'paths.gives', output }),
    (error: unknown) =>
      self.send({ type: 'paths.fails', fails: error instanceof Error ? error.message : '' }),
  );
}

/** A port that answers on command, with an answer of the test or of the real port; a feed may send an event when it starts. */
export const onCommand = (first: AnyEventObject | undefined, real: AnyActorLogic) => ({
  getInitialSnapshot: (_: unknown, input: unknown): Waiting => ({
    status: 'active',
    output: undefined,
    error: undefined,
    input,
  }),
  start: (_: Waiting, { self: { _parent: parent } }: AnyActorScope) => {
    if (first !== undefined) parent?.send(first);
  },
  transition: (snapshot: Waiting, event: AnyEventObject, scope: AnyActorScope): Waiting => {
    if (event.type === 'paths.passes') pass(real, snapshot, scope);
    if (event.type === 'paths.gives') {
      return { ...snapshot, status: 'done', output: event['output'] };
    }
    if (event.type === 'paths.fails') return failed(snapshot, event);
    return snapshot;
  },
  getPersistedSnapshot: (snapshot: Waiting) => snapshot,
});

/** The snapshot of a port that a test lets fail. */
export const failed = <Of extends object>(snapshot: Of, event: AnyEventObject) => ({
  ...snapshot,
  status: 'error',
  error: Object.assign(
    new Error(String(event['fails'])),
    event['retryAfter'] === undefined ? {} : { retryAfter: event['retryAfter'] },
  ),
});

/** A real port that a test can end. */
export function interruptible(real: AnyActorLogic): AnyActorLogic {
  return Object.assign(Object.create(real) as AnyActorLogic, {
    transition: (snapshot: object, event: AnyEventObject, scope: AnyActorScope) => {
      if (event.type !== 'paths.fails' && event.type !== 'paths.gives')
        return real.transition(snapshot, event, scope) as unknown;
      real.transition(snapshot, { type: 'xstate.stop' }, scope);
      return event.type === 'paths.fails'
        ? failed(snapshot, event)
        : { ...snapshot, status: 'done', output: event['output'] as unknown };
    },
  });
}
