// What a recorder's facts say of the states and transitions that a journey walked, in the words of the charts.
import type { AnyStateMachine } from 'xstate';
import { pathOf, statesOf, transitionIds } from '../../tests/paths/kit/transitions.ts';
import type { JourneyRecord } from '../../tests/paths/assumptions/compare.ts';
import type { WalkedJourney } from '../../tools/atlas/journeys.ts';

const step = /^(\S+) (?:enters (\S+)|takes (\d+ .+))$/;

/** Whether a fact is about a state or a transition, not about an event or an answer. */
export const isStep = (fact: string) => step.test(fact);

/** The states of a machine, and its transitions by the words of the recorder: `<index> <state> <event>`. */
function namesOf(machine: AnyStateMachine) {
  const ids = transitionIds(machine);
  const nodes = [machine.root, ...statesOf(machine)];
  const transitions = new Map(
    nodes.flatMap((node) =>
      [...node.transitions.values(), node.always ?? []].flatMap((group) =>
        group.map((transition, index) => [
          `${index} ${pathOf(node)} ${transition.eventType === '' ? 'always' : transition.eventType}`,
          ids.get(transition) ?? '',
        ]),
      ),
    ),
  );
  return { states: new Set(nodes.map(pathOf)), transitions };
}

/**
 * What journeys have walked, by the ids of the charts.
 * @param machineOf a machine by its name; undefined where the charts know none of it
 * @returns `unknown` facts that no machine explains: the recorder and the charts do not read XState alike
 */
export function walkedIn(
  records: readonly JourneyRecord[],
  machineOf: (flow: string) => AnyStateMachine | undefined,
): { journeys: WalkedJourney[]; unknown: string[] } {
  const known = new Map<string, ReturnType<typeof namesOf> | undefined>();
  const unknown = new Set<string>();
  const journeys = records.map(({ journey, walked }) => {
    const steps = walked.flatMap((fact): WalkedJourney['steps'] => {
      const [, flow = '', state, taken = ''] = step.exec(fact) ?? [];
      const machine = machineOf(flow);
      if (!known.has(flow)) known.set(flow, machine && namesOf(machine));
      const names = known.get(flow);
      const id = names?.transitions.get(taken);
      if (state !== undefined && names?.states.has(state))
        return [{ flow, kind: 'states', id: state === '(flow)' ? '' : state }];
      if (id !== undefined) return [{ flow, kind: 'transitions', id }];
      unknown.add(fact);
      return [];
    });
    return { journey, steps };
  });
  return { journeys, unknown: [...unknown] };
}
