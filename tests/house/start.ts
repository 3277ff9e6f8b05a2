// Starts any machine of the catalogue with ports that never answer.
import { SimulatedClock, createActor, fromCallback } from 'xstate';
import type { AnyStateMachine } from 'xstate';

const silence = fromCallback(() => {});

/** The inputs that machines may need when they start; each takes those it knows. */
const input = {
  session: createActor(silence),
  tab: 'signin',
  next: null,
  place: 'page',
  purpose: 'begin',
  seconds: 40,
  layers: [],
};

/** Why a machine does not start, or null when it does. */
export function startFault(machine: AnyStateMachine): string | null {
  const ports = Object.keys(machine.implementations.actors);
  const silent = machine.provide({
    actors: Object.fromEntries(ports.map((name) => [name, silence])),
  });
  try {
    const actor = createActor(silent, { input, clock: new SimulatedClock() });
    actor.subscribe({ error: () => {} });
    actor.start();
    const { status, error } = actor.getSnapshot();
    actor.stop();
    return status === 'error' ? String(error) : null;
  } catch (error) {
    return String(error);
  }
}
