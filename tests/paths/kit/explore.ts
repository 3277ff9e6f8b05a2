// Explores every situation that the samples of a model can lead to, and measures what was covered.
import type { AnyStateMachine } from 'xstate';
import type { Paths } from './define.ts';
import { createEngine, nodesOf } from './engine.ts';
import type { Engine, StepTrace, Situation } from './engine.ts';
import { applyMove, enabledMoves } from './moves.ts';
import type { Move } from './moves.ts';
import { pathOf, statesOf, transitionIds } from './transitions.ts';

export type Edge = {
  index: number;
  from: number;
  to: number;
  move: Move;
  trace: StepTrace;
  /** Where it led: with an abstraction, not always the situation that the node keeps. */
  situation: Situation;
};

export type Node = {
  index: number;
  key: string;
  /** The input that the shortest path to this situation starts from. */
  start: string;
  situation: Situation;
  /** The edge by which it was first reached; none at a start. */
  by: Edge | null;
  trace: StepTrace;
  out: Edge[];
};

export type Graph = {
  model: Paths;
  engine: Engine;
  nodes: Node[];
  edges: Edge[];
  byKey: Map<string, Node>;
  keyOf: (situation: Situation) => string;
  /** Keys of nodes whose situations have an equal abstraction and behave differently. */
  conflicts: string[];
};

/** The largest number of situations of one model. */
const ceiling = 30_000;

/** A value as text, equal for equal values: an actor is written as `(actor)`, an error by its message. */
export function textOf(value: unknown): string {
  return JSON.stringify(value, (_, item: unknown) => {
    if (item instanceof Error) return { error: item.message };
    if (typeof item === 'object' && item !== null && 'xstate$$type' in item) return '(actor)';
    return item === undefined ? null : item;
  });
}

/** The active atomic states of a situation. */
export const activeStatesOf = (situation: Situation) =>
  nodesOf(situation.snapshot)
    .filter((node) => Object.keys(node.states).length === 0 && node.parent !== undefined)
    .map(pathOf);

/**
 * Distinguishes situations by state, context (or its abstraction), the order in which timers come due, and open ports.
 * The exact time left is not part of the key: paths consist of steps that were made, so none is impossible.
 */
function keyMaker(model: Paths) {
  return ({ snapshot, timers, running }: Situation) => {
    const { context } = snapshot;
    const relevant: unknown =
      model.abstraction === undefined ? context : model.abstraction(snapshot);
    const due = timers.toSorted((a, b) => a.left - b.left).map((timer) => timer.id);
    const ports = running.map(({ id, port, fresh }) =>
      fresh && port in model.environment ? `${id} (fresh)` : id,
    );
    return textOf([snapshot.status, snapshot.value, relevant, due, ports]);
  };
}

/**
 * Explores a model. The mutation check passes another machine in the place of the model's own. With
 * `trustsAbstraction` situations of equal abstraction are not compared: the unit tests have done it, and it is most of
 * the work.
 * @throws where there are more situations than the ceiling
 */
export function explore(
  model: Paths,
  machine: AnyStateMachine = model.machine,
  { trustsAbstraction = false } = {},
): Graph {
  const engine = createEngine(machine);
  const keyOf = keyMaker(model);
  const graph: Graph = {
    model,
    engine,
    nodes: [],
    edges: [],
    byKey: new Map(),
    keyOf,
    conflicts: [],
  };
  const arrive = (start: string, by: Edge | null, situation: Situation, trace: StepTrace) => {
    const key = keyOf(situation);
    const known = graph.byKey.get(key);
    if (known !== undefined) {
      if (model.abstraction !== undefined && !trustsAbstraction) compare(known, situation);
      return known;
    }
    const index = graph.nodes.length;
    if (index >= ceiling) {
      throw new Error(
        `${machine.id}: more than ${ceiling} situations. Give fewer samples, or an abstraction.`,
      );
    }
    const node: Node = { index, key, start, situation, by, trace, out: [] };
    graph.nodes.push(node);
    graph.byKey.set(key, node);
    return node;
  };
  const leads = (from: Situation) =>
    enabledMoves(model, from)
      .filter((move) => move.kind !== 'time')
      .map((move) => {
        const step = applyMove(engine, from, move);
        return [move.id, step.trace.transitions, keyOf(step.situation)];
      });
  /** What the situation of a node leads to, worked out once. */
  const known = new Map<Node, string>();
  const leadsOf = (node: Node) => {
    const text = known.get(node) ?? textOf(leads(node.situation));
    known.set(node, text);
    return text;
  };
  const compared = new Set<string>();
  /** Equal abstraction, other context: the same moves must take the same transitions to equal abstractions. */
  const compare = (node: Node, situation: Situation) => {
    const text = textOf(situation.snapshot.context);
    const context = node.key + text;
    if (compared.has(context)) return;
    compared.add(context);
    if (text === textOf(node.situation.snapshot.context)) return;
    if (leadsOf(node) !== textOf(leads(situation))) graph.conflicts.push(node.key);
  };

  for (const [start, { input }] of Object.entries(model.input)) {
    const { situation, trace } = engine.begin(input);
    arrive(start, null, situation, trace);
  }
  for (let next = 0; next < graph.nodes.length; next += 1) {
    const node = graph.nodes[next];
    if (node === undefined) break;
    for (const move of enabledMoves(model, node.situation)) {
      const { situation, trace } = applyMove(engine, node.situation, move);
      const edge: Edge = {
        index: graph.edges.length,
        from: node.index,
        to: -1,
        move,
        trace,
        situation,
      };
      edge.to = arrive(node.start, edge, situation, trace).index;
      graph.edges.push(edge);
      node.out.push(edge);
    }
  }
  return graph;
}

/** The edges of the shortest path to a situation. */
export function shortestPathTo(graph: Graph, index: number): Edge[] {
  const edges: Edge[] = [];
  for (let node = graph.nodes[index]; node?.by; node = graph.nodes[node.by.from])
    edges.push(node.by);
  return edges.toReversed();
}

export type Tally = { reached: number; declared: number; missed: string[] };

const tally = (declared: readonly string[], seen: ReadonlySet<string>): Tally => ({
  reached: declared.filter((id) => seen.has(id)).length,
  declared: declared.length,
  missed: declared.filter((id) => !seen.has(id)),
});

/** How much of the declared machine the exploration has reached. */
export function coverageOf(graph: Graph): { states: Tally; transitions: Tally; pairs: number } {
  const traces = [...graph.nodes, ...graph.edges].map(({ trace }) => trace);
  const pairs = new Set<string>();
  for (const edge of graph.edges) {
    for (const next of graph.nodes[edge.to]?.out ?? []) addPair(pairs, edge, next);
  }
  return {
    states: tally(
      statesOf(graph.engine.machine).map(pathOf),
      new Set(traces.flatMap(({ states }) => states)),
    ),
    transitions: tally(
      [...transitionIds(graph.engine.machine).values()],
      new Set(traces.flatMap(({ transitions }) => transitions)),
    ),
    pairs: pairs.size,
  };
}

/** Notes which transition of one step follows which of the step before. */
export function addPair(
  pairs: Set<string>,
  first: { trace: StepTrace },
  second: { trace: StepTrace },
) {
  const before = first.trace.transitions.at(-1);
  const after = second.trace.transitions[0];
  if (before !== undefined && after !== undefined) pairs.add(`${before} | ${after}`);
}

/** Situations from which neither a final state nor a resting one can be reached. */
export function deadEnds(graph: Graph): Node[] {
  const { resting } = graph.model;
  const back = graph.nodes.map((): number[] => []);
  for (const edge of graph.edges) back[edge.to]?.push(edge.from);
  const queue = graph.nodes
    .filter(
      ({ situation }) =>
        situation.snapshot.status === 'done' ||
        activeStatesOf(situation).some((place) => resting.includes(place)),
    )
    .map(({ index }) => index);
  const free = new Set(queue);
  for (let next = queue.pop(); next !== undefined; next = queue.pop()) {
    for (const from of back[next] ?? []) {
      if (!free.has(from)) {
        free.add(from);
        queue.push(from);
      }
    }
  }
  return graph.nodes.filter(({ index }) => !free.has(index));
}
