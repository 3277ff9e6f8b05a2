// The legal steps of a request, derived from its chart: for the tests that compare them with the contract and the
// database.
import type { AnyStateNode } from 'xstate';
import { requestMachine } from '#machines/request.machine.ts';

/** The actor: the first word of the event, or the clock if only time moves it. */
const actorOf = (event: string) =>
  event.startsWith('xstate.after') ? 'clock' : event.split('.')[0];

/** Every `from → to (actor)` of the region `life`, in alphabetical order. */
export function legalPairs(): string[] {
  const life: AnyStateNode | undefined = requestMachine.root.states.life;
  const pairs = Object.values(life?.states ?? {}).flatMap((state) =>
    [...state.transitions.values()]
      .flat()
      .flatMap(({ eventType, target }) =>
        (target ?? []).map(({ key }) => `${state.key} → ${key} (${actorOf(eventType)})`),
      ),
  );
  return [...new Set(pairs)].toSorted();
}
