// What a model of a machine would have to say, as sentences, and what the exploration without one came to.
import { coverageOf } from './explore.ts';
import { cutOf } from './gate.ts';
import { missingOf } from './implementations.ts';
import { inWords } from './reading.ts';
import { needOf } from './skeleton.ts';
import type { Part } from './skeleton.ts';
import { eventTypesOf, isAtomic, pathOf, statesOf, transitionIds } from './transitions.ts';
import type { AnyStateMachine } from 'xstate';

const names = (all: readonly string[]) => all.map((name) => `‘${name}’`).join(', ');

/** What the machine names and does not bring along. */
function unprovided(machine: AnyStateMachine): string[] {
  const { guards, delays, actions, actors } = missingOf(machine);
  return [
    ...guards.map((name) => `The guard ‘${name}’ has no implementation: it was held to be true.`),
    ...delays.map((name) => `The delay ‘${name}’ has no implementation: it passed at once.`),
    ...(actions.length > 0
      ? [`Actions without implementation, which changed nothing: ${names(actions)}.`]
      : []),
    ...(actors.length > 0
      ? [`Ports without implementation, which their outcomes stand for: ${names(actors)}.`]
      : []),
  ];
}

function answersMissing({ draft }: Part): string[] {
  return [
    ...[...draft.feeds].map(([feed, types]) =>
      types.length > 0
        ? `The feed ‘${feed}’ has no failure; its source names ${names(types)}.`
        : `The feed ‘${feed}’ has no failure, and its source names no event that it reports.`,
    ),
    ...draft.ports.map((port) => {
      const reading = draft.answers.get(port) ?? new Set();
      return reading.size > 0
        ? `The port ‘${port}’ has no success and no failure: the machine reads ${inWords(reading, 'its answer')}.`
        : `The port ‘${port}’ has no success and no failure${draft.graph ? ': it was taken to answer nothing, and to fail' : ''}.`;
    }),
  ];
}

/** Ports whose failure the machine does not hear: it ends in an error. */
function unhandled({ draft: { graph } }: Part): string[] {
  const ends = graph?.edges.filter(({ situation }) => situation.snapshot.status === 'error') ?? [];
  const moves = [...new Set(ends.map(({ move }) => move.id))];
  return moves.map((id) => `After ‘${id}’ the machine is in error: no state hears that failure.`);
}

const unworded = (what: string, all: readonly string[]) =>
  all.length === 0 ? [] : [`No ${what} has a sentence: ${names(all)}.`];

/** What is missing in the words of a model. */
export function unsaidOf(given: AnyStateMachine, part: Part): string[] {
  const { machine, input, graph, errors } = part.draft;
  const types = eventTypesOf(machine);
  const states = statesOf(machine).filter(isAtomic).map(pathOf);
  const snapshots = [...transitionIds(machine)].filter(([{ eventType }]) =>
    eventType.startsWith('xstate.snapshot.'),
  );
  return [
    ...(input.size > 0 ? [`The model has no input: the machine reads ${inWords(input)}.`] : []),
    ...types
      .filter((type) => !type.includes('*'))
      .flatMap((type) => {
        const need = needOf(type, part);
        return need === undefined ? [] : [`The event ‘${type}’ has no sample: ${need}.`];
      }),
    ...types
      .filter((type) => type.includes('*'))
      .map((type) => `‘${type}’ hears events that only you can name.`),
    ...answersMissing(part),
    ...snapshots.map(([, id]) => `The kit does not explore snapshots of a port: ‘${id}’.`),
    ...unworded(
      'event',
      types.filter((type) => !type.includes('*')),
    ),
    ...unworded('state', states),
    'The model has no invariant, and no state in which a user may stay (resting).',
    ...unprovided(given),
    ...errors,
    ...unhandled(part),
    ...(graph === undefined ? [] : cutOf(graph)),
  ];
}

/** How far the exploration came, and what it did not reach. */
export function reachedBy({ draft: { graph } }: Part): string[] {
  if (graph === undefined) return ['Nothing was explored.'];
  const { states, transitions } = coverageOf(graph);
  return [
    `${states.reached} of ${states.declared} states, ${transitions.reached} of ${transitions.declared} transitions, ${graph.nodes.length} situations, ${graph.edges.length} moves`,
    ...states.missed.map((state) => `The state ‘${state}’ is not reached yet.`),
    ...transitions.missed.map((id) => `The transition ‘${id}’ is not taken yet.`),
  ];
}
