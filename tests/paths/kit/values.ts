// The check of values: does a test notice when an action assigns, or a guard compares, something wrong?
import type { AnyStateMachine } from 'xstate';
import type { Fault } from './gate.ts';
import type { Situation, Step } from './engine.ts';
import { explore } from './explore.ts';
import type { Graph, Node } from './explore.ts';
import { judge } from './gate.ts';
import { applyMove, sendableMoves } from './moves.ts';
import type { Move } from './moves.ts';
import { probePaths } from './probes.ts';
import type { Project } from './project.ts';
import { effectOf, effectsAlong, recordOf } from './record.ts';
import { report } from './report.ts';
import { violations } from './run.ts';
import { inputOf } from './select.ts';
import type { Path } from './select.ts';
import type { Dictionary, ValueMutant } from './valueMutants.ts';

/** Which oracle noticed a value mutant: an invariant or the model, the record of values, or the listing. */
export type ValueVerdict = ValueMutant & { noticed: Fault['by'] | 'record' | 'listing' | 'none' };

type Open = { implementations: Dictionary; options: { maxIterations?: number } };

/** Does something with other actions and guards in a machine, whose chart stays the same object. */
export function withDictionary<Result>(
  machine: AnyStateMachine,
  dictionary: Dictionary,
  act: () => Result,
): Result {
  const open = machine as unknown as Open;
  const { implementations, options } = open;
  open.implementations = { ...implementations, ...dictionary };
  // A mutant may loop for ever.
  open.options = { ...options, maxIterations: 100 };
  try {
    return act();
  } finally {
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
};

const entry = (id: string, effect: string) => `${id}\n${effect}`;

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
  return { actions: watch(actions), guards: watch(guards) };
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
      begin(graph, node);
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
  return { graph, record: recordOf(graph), edgeEffects, counts, probeEffects, uses };
}

function situationOf(graph: Graph, index: number): Situation {
  const node = graph.nodes[index];
  if (node === undefined) throw new Error(`There is no situation ${index}.`);
  return node.situation;
}

/** What the flow does at a start, as the machine is now. */
function begin({ engine, model }: Graph, { start }: Node): string {
  const { situation, trace } = engine.begin(model.input[start]?.input);
  return effectOf(undefined, situation, trace);
}

/** The moves of a path made again, by the machine as it is now. */
function walkAgain({ engine, model }: Graph, path: Path): Path {
  const { situation: begin, trace: first } = engine.begin(inputOf(model, path));
  let situation = begin;
  const steps = path.steps.map(({ move }) => {
    const step: Step = applyMove(engine, situation, move);
    situation = step.situation;
    return { move, ...step };
  });
  return { ...path, begin, first, steps };
}

/** What the steps of a mutant show: a fault, an effect that is not recorded, or steps that merely differ. */
type Finding = 'invariant' | 'model' | 'record' | 'differs' | 'none';

/** Makes every step that uses the mutant's part, each from the situation that the flow itself leads to. */
function compare(baseline: Baseline, names: readonly string[]): Finding {
  const { graph, edgeEffects, counts, probeEffects, uses } = baseline;
  const used = names.flatMap((name) => uses.get(name) ?? []);
  const edges = [...new Set(used.flatMap((use) => [...use.edges]))].toSorted((a, b) => a - b);
  const left = new Map<string, number>();
  let finding: Finding = 'none';
  /** Situations that the mutant may not reach as the flow does: a step on the way differs. */
  const lost = new Set<number>();
  const isLost = (index: number): boolean => {
    for (let node = graph.nodes[index]; node?.by; node = graph.nodes[node.by.from])
      if (lost.has(node.by.index)) return true;
    return false;
  };
  for (const node of new Set(used.flatMap((use) => [...use.starts])))
    if (begin(graph, node) !== effectOf(undefined, node.situation, node.trace)) return 'record';
  for (const index of edges) {
    const edge = graph.edges[index];
    if (edge === undefined || isLost(edge.from)) continue;
    const before = situationOf(graph, edge.from);
    const { situation, trace } = applyMove(graph.engine, before, edge.move);
    const was = edgeEffects[index] ?? '';
    const is = entry(edge.move.id, effectOf(before, situation, trace));
    if (is === was) continue;
    if (violations(graph.model, situation, trace).length > 0) return 'invariant';
    finding = finding === 'record' || !counts.has(is) ? 'record' : 'differs';
    lost.add(index);
    left.set(was, (left.get(was) ?? counts.get(was) ?? 0) - 1);
    left.set(is, (left.get(is) ?? counts.get(is) ?? 0) + 1);
  }
  if (finding === 'record' || [...left.values()].includes(0)) return 'record';
  for (const { node, move, isAccepted } of new Set(used.flatMap((use) => [...use.offers]))) {
    if (!('event' in move) || isLost(node)) continue;
    if (situationOf(graph, node).snapshot.can(move.event) !== isAccepted) finding = 'differs';
  }
  for (const path of new Set(used.flatMap((use) => [...use.probes]))) {
    const is = walkAgain(graph, path);
    const was = probeEffects.get(path) ?? [];
    if (effectsAlong(is).some((effect, index) => effect !== was[index])) return 'record';
  }
  return finding;
}

/** Which oracle notices a mutant. Where its steps merely differ, the whole flow is explored and judged with it. */
export function noticedBy(
  project: Project,
  flow: string,
  baseline: Baseline,
  { names, build }: ValueMutant,
  committed: string,
): ValueVerdict['noticed'] {
  const { graph, record } = baseline;
  const { machine } = graph.engine;
  try {
    return withDictionary(machine, build(), () => {
      const finding = compare(baseline, names);
      if (finding !== 'differs') return finding;
      const entryOf = project.flows.find(([name]) => name === flow)?.[1];
      const { graph: other, faults } = judge(flow, graph.model, machine);
      const [fault] = faults;
      if (fault !== undefined) return fault.by;
      if (other === undefined || entryOf === undefined) return 'model';
      if (recordOf(other) !== record) return 'record';
      const text = report({ flow, entry: entryOf, graph: other, project }, 'md', 'transitions');
      return text === committed ? 'none' : 'listing';
    });
  } catch {
    // The machine throws where it should take a step.
    return 'model';
  }
}

/** Explores a flow for the check of its values. */
export const exploreValues = (project: Project, flow: string): Baseline => {
  const model = project.models[flow];
  if (model === undefined) throw new Error(`There is no flow ‘${flow}’.`);
  return baselineOf(explore(model, model.machine, { trustsAbstraction: true }));
};

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
