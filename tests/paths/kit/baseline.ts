// A flow as it is, for the check of its values: what each step does, and which actions and guards it asks for.
import type { AnyStateMachine } from 'xstate';
import type { Situation, Step } from './engine.ts';
import type { Graph, Node } from './explore.ts';
import { applyMove, sendableMoves } from './moves.ts';
import type { Move } from './moves.ts';
import { holdersOf, paramsName } from './params.ts';
import { probePaths } from './probes.ts';
import { replaceExports } from './reads.ts';
import { effectOf, effectsAlong, recordOf, valuesRead } from './record.ts';
import { inputOf } from './select.ts';
import type { Path } from './select.ts';
import type { Dictionary } from './machineSource.ts';

type Open = {
  implementations: Omit<Dictionary, 'params' | 'exports'>;
  options: { maxIterations?: number };
};

/** Does something with other actions and guards in a machine, whose chart stays the same object. */
export function withDictionary<Result>(
  machine: AnyStateMachine,
  dictionary: Dictionary,
  act: () => Result,
): Result {
  const open = machine as unknown as Open;
  const { implementations, options } = open;
  const { params, exports, ...entries } = dictionary;
  const holders = holdersOf(machine.config);
  const before = holders.map((holder) => holder.params);
  const handOver = (all: readonly unknown[]) => {
    for (const [index, holder] of holders.entries()) holder.params = all[index];
  };
  handOver(params);
  const exportsBefore = replaceExports(machine, exports);
  open.implementations = { ...implementations, ...entries };
  // A mutant may loop for ever.
  open.options = { ...options, maxIterations: 100 };
  try {
    return act();
  } finally {
    handOver(before);
    replaceExports(machine, exportsBefore);
    open.implementations = implementations;
    open.options = options;
  }
}

/** Where a flow asks for each action and guard: its starts, edges of its graph, events that it may refuse, and probes. */
type Uses = {
  starts: Set<Node>;
  edges: Set<number>;
  offers: Set<Offer>;
  probes: Set<Path>;
};

/** An event that could be sent in a situation, and whether the machine accepts it. */
type Offer = { node: number; move: Move; isAccepted: boolean };

/** A flow as it is: its graph, the effect of each edge, and which parts of the dictionary each step uses. */
export type Baseline = {
  graph: Graph;
  /** Its record of values. */
  record: string;
  /** The effect of each edge, and how many edges have it. */
  edgeEffects: readonly string[];
  counts: ReadonlyMap<string, number>;
  probeEffects: ReadonlyMap<Path, readonly string[]>;
  uses: ReadonlyMap<string, Uses>;
  /** What the view reads with each export that the model names: the values, sorted. */
  reads: ReadonlyMap<string, string>;
};

/** An effect under the move that has it. */
export const entry = (id: string, effect: string) => `${id}\n${effect}`;

/** Hands out the dictionary and notes which names are asked for. */
function noting(machine: AnyStateMachine, note: (name: string) => void): Dictionary {
  const watch = <Group extends object>(group: Group) =>
    new Proxy(group, {
      get: (target, name, receiver) => {
        if (typeof name === 'string') note(name);
        return Reflect.get(target, name, receiver) as unknown;
      },
    });
  const { actions, guards } = machine.implementations;
  const params = holdersOf(machine.config).map(({ params: given }, index) => (args: unknown) => {
    note(paramsName(index));
    return typeof given === 'function' ? (given as (args: unknown) => unknown)(args) : given;
  });
  return { actions: watch(actions), guards: watch(guards), params };
}

/** Explores a flow, and notes what each of its steps uses. */
export function baselineOf(graph: Graph): Baseline {
  const { engine, model } = graph;
  const uses = new Map<string, Uses>();
  let place: ((use: Uses) => void) | undefined;
  const note = (name: string) => {
    const use = uses.get(name) ?? {
      starts: new Set(),
      edges: new Set(),
      offers: new Set(),
      probes: new Set(),
    };
    uses.set(name, use);
    place?.(use);
  };
  const probeEffects = new Map<Path, readonly string[]>();
  const edgeEffects: string[] = [];
  const counts = new Map<string, number>();
  withDictionary(engine.machine, noting(engine.machine, note), () => {
    for (const node of graph.nodes.filter(({ by }) => by === null)) {
      place = (use) => use.starts.add(node);
      effectOfStart(graph, node);
    }
    for (const { index, situation } of graph.nodes) {
      if (situation.snapshot.status !== 'active') continue;
      for (const move of sendableMoves(model, situation)) {
        if (!('event' in move)) continue;
        const offer: Offer = { node: index, move, isAccepted: false };
        place = (use) => use.offers.add(offer);
        offer.isAccepted = situation.snapshot.can(move.event);
      }
    }
    for (const { index, from, move } of graph.edges) {
      place = (use) => use.edges.add(index);
      const before = situationOf(graph, from);
      const { situation, trace } = applyMove(engine, before, move);
      const effect = entry(move.id, effectOf(before, situation, trace));
      edgeEffects.push(effect);
      counts.set(effect, (counts.get(effect) ?? 0) + 1);
    }
    for (const [, path] of probePaths(model, engine)) {
      place = (use) => use.probes.add(path);
      walkAgain(graph, path);
      probeEffects.set(path, effectsAlong(path));
    }
  });
  const reads = new Map(
    Object.keys(model.reads ?? {}).map((name): [string, string] => [
      name,
      valuesRead(graph, name, [...probeEffects.keys()])
        .toSorted()
        .join('\n'),
    ]),
  );
  return { graph, record: recordOf(graph), edgeEffects, counts, probeEffects, uses, reads };
}

/** The situation of a node. */
export function situationOf(graph: Graph, index: number): Situation {
  const node = graph.nodes[index];
  if (node === undefined) throw new Error(`There is no situation ${index}.`);
  return node.situation;
}

/** What the flow does at a start, as the machine is now. */
export function effectOfStart({ engine, model }: Graph, { start }: Node): string {
  const { situation, trace } = engine.begin(model.input[start]?.input);
  return effectOf(undefined, situation, trace);
}

/** The moves of a path made again, by the machine as it is now. */
export function walkAgain({ engine, model }: Graph, path: Path): Path {
  const { situation: begin, trace: first } = engine.begin(inputOf(model, path));
  let situation = begin;
  const steps = path.steps.map(({ move }) => {
    const step: Step = applyMove(engine, situation, move);
    situation = step.situation;
    return { move, ...step };
  });
  return { ...path, begin, first, steps };
}

/** Whether a key of the context holds true or false somewhere in a flow. */
export const flagsOf = ({ graph }: Baseline) => {
  const flags = new Set(
    graph.nodes.flatMap(({ situation }) =>
      Object.entries(situation.snapshot.context as object).flatMap(([key, value]) =>
        typeof value === 'boolean' ? [key] : [],
      ),
    ),
  );
  return (key: string) => flags.has(key);
};
