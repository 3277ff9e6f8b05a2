// What a model declares of the world around its machine: which events it hears, from whom and in which shape, and what its
// ports answer. The journeys compare it with what they see (e2e/seen).
import type { AnyEventObject } from 'xstate';
import { site } from './define.ts';
import type { Paths } from './define.ts';
import type { Situation } from './engine.ts';
import type { Graph } from './explore.ts';
import { sendableMoves } from './moves.ts';
import type { Move } from './moves.ts';
import { probePaths } from './probes.ts';
import { errorShape, shapesOf } from './shapes.ts';

/** An event as facts; `source` is a child of the machine, none where the page or another flow sends it. */
export function heardFacts({ type, ...payload }: AnyEventObject, source?: string): string[] {
  const subject = source === undefined ? `hears ${type}` : `hears ${type} from ${source}`;
  // The first shape is that of the payload itself.
  const [, ...fields] = shapesOf(payload);
  return [subject, ...fields.map((field) => `${subject} with ${field}`)];
}

/** An answer of a port as facts. */
export const answerFacts = (port: string, answer: { output: unknown } | { error: unknown }) =>
  'error' in answer
    ? [`${port} fails ${errorShape(answer.error)}`]
    : shapesOf(answer.output).map((shape) => `${port} gives ${shape}`);

/** Who sends events of a type, as the model says; undefined is the page or another flow. */
function sourcesOf({ events, environment }: Paths, type: string): (string | undefined)[] {
  const sources = Object.entries(environment)
    .filter(([, reported]) => type in reported)
    .map(([source]) => (source === site ? undefined : source));
  return type in events ? [undefined, ...sources] : sources;
}

/** What a move says of the world, in the situation before it. */
function factsOf(model: Paths, move: Move, { running }: Situation): string[] {
  if (move.kind === 'time') return [];
  if (move.kind === 'actor') {
    const port = running.find(({ id }) => id === move.invocation)?.port ?? '';
    const { output, error } = move.event as { output?: unknown; error?: unknown };
    return answerFacts(port, 'error' in move.event ? { error } : { output });
  }
  // A step of a probe names no source.
  const sources =
    move.source === undefined
      ? sourcesOf(model, move.event.type)
      : [move.source === site ? undefined : move.source];
  return sources.flatMap((source) => heardFacts(move.event, source));
}

/** Every fact that a model declares, sorted; events that its machine refuses are among them. */
export function declaredOf({ model, engine, nodes }: Graph): string[] {
  const facts = new Set(
    Object.entries(model.unheard ?? {}).flatMap(([child, types]) =>
      Object.keys(types).flatMap((type) => heardFacts({ type }, child)),
    ),
  );
  const add = (move: Move, before: Situation) => {
    for (const fact of factsOf(model, move, before)) facts.add(fact);
  };
  for (const { situation, out } of nodes) {
    for (const { move } of out) if (move.kind === 'actor') add(move, situation);
    for (const move of sendableMoves(model, situation)) add(move, situation);
  }
  for (const [, { begin, steps }] of probePaths(model, engine))
    for (const [index, { move }] of steps.entries())
      add(move, steps[index - 1]?.situation ?? begin);
  return [...facts].toSorted();
}
