// Compares what a page reports of a flow with the model.
import type { AnyStateMachine } from 'xstate';
import { leavesOf, momentSentences, outlineOf } from '../../../tests/paths/kit/differences.ts';
import type { Moment } from '../../../tests/paths/kit/differences.ts';
import type { Situation } from '../../../tests/paths/kit/engine.ts';
import { statesOf, transitionIds } from '../../../tests/paths/kit/transitions.ts';
import { normal, plain } from './observation.ts';
import type { Observation } from './observation.ts';

/** The names of transitions in the journal, and their ids in the model. */
export function namesOf(machine: AnyStateMachine): Map<string, string> {
  const ids = transitionIds(machine);
  return new Map(
    [machine.root, ...statesOf(machine)].flatMap((node) =>
      [...node.transitions.values(), node.always ?? []].flatMap((group) =>
        group.map((transition, index): [string, string] => [
          `${node.path.join('.')} ${transition.eventType} ${index}`,
          ids.get(transition) ?? '',
        ]),
      ),
    ),
  );
}

/**
 * How the flow of a page differs from the model.
 * @returns its innermost active states, and the differences in sentences; undefined where there is none
 */
export function differenceFrom(
  machine: AnyStateMachine,
  { snapshot: { value, context, status } }: Situation,
  { state }: Observation,
): { here: string[]; sentences: string[] } | undefined {
  // As the bridge writes it: an actor has no content there.
  const planned = plain({ value, context, status });
  if (normal(planned) === normal(state)) return undefined;
  const there = JSON.parse(state) as Moment;
  return {
    here: leavesOf(there.value),
    sentences: momentSentences(machine, JSON.parse(planned) as Moment, there),
  };
}

/**
 * The chart with the place marked.
 * @param here where the flow is in the page, where that is not where it should be
 */
export function markedChart(machine: AnyStateMachine, { snapshot }: Situation, here?: string[]) {
  const planned = leavesOf(snapshot.value);
  return outlineOf(machine, here ?? planned, planned);
}
