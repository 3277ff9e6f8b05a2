// The legal steps of a request, read off its chart: for the tests that compare them with the contract and the database.
import type { AnyStateNode } from 'xstate';
import { requestMachine } from '#machines/request.machine.ts';

/** Who acts: the first word of the event, or the clock where time alone does. */
const actorOf = (event: string) =>
  event.startsWith('xstate.after') ? 'clock' : event.split('.')[0];

/** Every `from → to (actor)` of the region `life`, in the order of the alphabet. */
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
