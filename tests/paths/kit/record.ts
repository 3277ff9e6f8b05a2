// The record of values: what each step of a flow sets, emits, sends and asks for. Its committed form holds a short hash
// of each, so that a machine that does something else is noticed.
import { createHash } from 'node:crypto';
import type { StepTrace, Situation } from './engine.ts';
import type { Graph } from './explore.ts';
import { probePaths } from './probes.ts';
import { readerOf } from './reads.ts';
import type { Path } from './select.ts';

type Fields = Readonly<Record<string, unknown>>;

const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' &&
  value !== null &&
  !Array.isArray(value) &&
  !('xstate$$type' in value) &&
  !(value instanceof Error);

/** A value as text; unlike the key of a situation it tells nothing from null. */
const textOf = (value: unknown): string =>
  JSON.stringify(value ?? (value === null ? null : '(nothing)'), (_, item: unknown) => {
    if (item instanceof Error) return { error: item.message };
    if (typeof item === 'object' && item !== null && 'xstate$$type' in item) return '(actor)';
    return item === undefined ? '(nothing)' : item;
  });

/** The parts of a value that differ from what they were. */
function changesOf(before: unknown, after: unknown, name: string): string[] {
  if (before === after) return [];
  if (isFields(before) && isFields(after)) {
    return [...new Set([...Object.keys(before), ...Object.keys(after)])].flatMap((key) =>
      changesOf(before[key], after[key], name === '' ? key : `${name}.${key}`),
    );
  }
  const text = textOf(after);
  return text === textOf(before) ? [] : [`${name} = ${text}`];
}

/** What a step did, line by line: its transitions, what it changed, emitted and sent, and which ports it opened. */
export function effectOf(
  before: Situation | undefined,
  after: Situation,
  trace: StepTrace,
): string {
  return [
    trace.transitions.join(', '),
    ...changesOf(before?.snapshot.context ?? {}, after.snapshot.context, ''),
    ...(after.snapshot.output === undefined ? [] : [`output ${textOf(after.snapshot.output)}`]),
    ...trace.emitted.map((event) => `emits ${textOf(event)}`),
    ...trace.sent.map((event) => `sends ${textOf(event)}`),
    ...trace.started.map(({ port, input }) => `opens ${port} with ${textOf(input)}`),
  ].join('\n');
}

/** The effects of every step of a path, the start first. */
export const effectsAlong = ({ begin, first, steps }: Path): string[] => [
  effectOf(undefined, begin, first),
  ...steps.map(({ situation, trace }, index) =>
    effectOf(steps[index - 1]?.situation ?? begin, situation, trace),
  ),
];

/** Different effects of a flow: by the move that has them, or in the order of a probe's steps. */
export type Effects = Map<string, readonly string[]>;

/** Every different value that is read under a name of the model, in the order in which the flow reaches it. */
export function valuesRead(graph: Graph, name: string, probes: readonly Path[]): string[] {
  const read = readerOf(graph.model, graph.engine.machine, name);
  const situations = [
    ...graph.nodes.map(({ situation }) => situation),
    ...probes.flatMap(({ begin, steps }) => [begin, ...steps.map(({ situation }) => situation)]),
  ];
  return [...new Set(situations.map(({ snapshot }) => textOf(read(snapshot))))];
}

/** Every effect of an exploration and of each probe, and what the view reads. */
export function effectsOf(graph: Graph): Effects {
  const effects = new Map<string, Set<string>>();
  const add = (id: string, effect: string) =>
    effects.set(id, (effects.get(id) ?? new Set()).add(effect));
  for (const { by, start, situation, trace } of graph.nodes)
    if (by === null) add(`@${start}`, effectOf(undefined, situation, trace));
  for (const { from, move, situation, trace } of graph.edges)
    add(move.id, effectOf(graph.nodes[from]?.situation, situation, trace));
  const probes = probePaths(graph.model, graph.engine);
  const paths = probes.map(([, path]) => path);
  return new Map([
    ...[...effects].map(([id, found]): [string, string[]] => [id, [...found]]),
    ...probes.map(([name, path]): [string, string[]] => [`probe: ${name}`, effectsAlong(path)]),
    ...Object.keys(graph.model.reads ?? {}).map((name): [string, string[]] => [
      `read: ${name}`,
      valuesRead(graph, name, paths),
    ]),
  ]);
}

/** Eight characters for an effect. */
const hashOf = (effect: string) => createHash('sha256').update(effect).digest('hex').slice(0, 8);

/** The committed form: a line for each move and each probe. */
export const recordOf = (graph: Graph): string =>
  [...effectsOf(graph)]
    .map(([id, effects]) => `${id} = ${effects.map(hashOf).join(' ')}\n`)
    .join('');

/** The same for reading. */
export const recordInWords = (graph: Graph): string =>
  [...effectsOf(graph)]
    .map(([id, effects]) => `${id}\n${effects.map((effect) => `${indented(effect)}\n`).join('')}`)
    .join('\n');

const indented = (effect: string) =>
  effect
    .split('\n')
    .map((line, index) => (index === 0 ? `  ${line}` : `    ${line}`))
    .join('\n');

/** What a flow does that is not in its committed record, and what is recorded and no longer done; as sentences. */
export function recordFaults(graph: Graph, committed: string): string[] {
  const known = new Map(
    committed
      .split('\n')
      .slice(0, -1)
      .map((line): [string, string[]] => {
        const [id = '', hashes = ''] = line.split(' = ');
        return [id, hashes.split(' ')];
      }),
  );
  const effects = effectsOf(graph);
  const news = [...effects].flatMap(([id, done]) => {
    const hashes = known.get(id) ?? [];
    const isProbe = id.startsWith('probe: ');
    return done
      .filter((effect, index) =>
        isProbe ? hashes[index] !== hashOf(effect) : !hashes.includes(hashOf(effect)),
      )
      .map((effect) => `‘${id}’ does what is not recorded:\n${indented(effect)}`);
  });
  const gone = [...known].flatMap(([id, hashes]) => {
    const done = (effects.get(id) ?? []).map(hashOf);
    const missing = hashes.filter((hash) => !done.includes(hash)).length;
    return missing === 0 ? [] : [`‘${id}’ no longer does ${missing} of what is recorded.`];
  });
  return [...news, ...gone];
}
