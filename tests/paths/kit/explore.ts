// Explores every situation that the samples of a model can lead to, and measures what was covered.
import type { AnyStateMachine } from 'xstate';
import type { Paths } from './define.ts';
import { createEngine, nodesOf } from './engine.ts';
import type { Engine, Step, StepTrace, Situation } from './engine.ts';
import { keyMaker, textOf } from './key.ts';
import { applyMove, enabledMoves } from './moves.ts';
import type { Move } from './moves.ts';
import { isForbidding, pathOf, statesOf, transitionIds } from './transitions.ts';

export { textOf } from './key.ts';

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
  /** What ended the exploration before everything was reached. */
  cut?: 'situations' | 'time';
};

/** How far an exploration goes. */
export type Bounds = {
  /** Situations of equal abstraction are not compared: the unit tests have done it, and it is most of the work. */
  trustsAbstraction?: boolean;
  /** The most situations; beyond it the exploration ends there, instead of failing at the ceiling. */
  limit?: number;
  /** The time at which it ends, as `Date.now()` tells it. */
  until?: number;
  /** Is told of a move that throws, which is then left out. */
  onError?: (move: Move, from: Situation, error: unknown) => void;
};

/** The largest number of situations of one model. */
const ceiling = 30_000;

/** The active atomic states of a situation. */
export const activeStatesOf = (situation: Situation) =>
  nodesOf(situation.snapshot)
    .filter((node) => Object.keys(node.states).length === 0 && node.parent !== undefined)
    .map(pathOf);

/**
 * Explores a model. The mutation check passes another machine in the place of the model's own.
 * @throws where there are more situations than the ceiling
 */
export function explore(
  model: Paths,
  machine: AnyStateMachine = model.machine,
  { trustsAbstraction = false, limit, until = Infinity, onError }: Bounds = {},
): Graph {
  const engine = createEngine(machine);
  const graph: Graph = {
    model,
    engine,
    nodes: [],
    edges: [],
    byKey: new Map(),
    keyOf: keyMaker(model),
    conflicts: [],
  };
  const arrive = (start: string, by: Edge | null, situation: Situation, trace: StepTrace) => {
    const key = graph.keyOf(situation);
    const known = graph.byKey.get(key);
    if (known !== undefined) {
      if (model.abstraction !== undefined && !trustsAbstraction) compare(known, situation);
      return known;
    }
    const index = graph.nodes.length;
    if (limit !== undefined && index >= limit) {
      graph.cut = 'situations';
      return undefined;
    }
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
        return [move.id, step.trace.transitions, graph.keyOf(step.situation)];
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

  const attempt = (from: Situation, move: Move): Step | undefined => {
    try {
      return applyMove(engine, from, move);
    } catch (error) {
      if (onError === undefined) throw error;
      onError(move, from, error);
    }
  };

  for (const [start, { input }] of Object.entries(model.input)) {
    const { situation, trace } = engine.begin(input);
    arrive(start, null, situation, trace);
  }
  for (let next = 0; next < graph.nodes.length; next += 1) {
    const node = graph.nodes[next];
    if (node === undefined) break;
    if (Date.now() > until) {
      graph.cut = 'time';
      break;
    }
    for (const move of enabledMoves(model, node.situation)) {
      const step = attempt(node.situation, move);
      if (step === undefined) continue;
      const { situation, trace } = step;
      const edge: Edge = {
        index: graph.edges.length,
        from: node.index,
        to: -1,
        move,
        trace,
        situation,
      };
      const there = arrive(node.start, edge, situation, trace);
      if (there === undefined) continue;
      edge.to = there.index;
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
      statesOf(graph.engine.machine)
        .filter(({ type }) => type !== 'history')
        .map(pathOf),
      new Set(traces.flatMap(({ states }) => states)),
    ),
    transitions: tally(
      [...transitionIds(graph.engine.machine)].flatMap(([transition, id]) =>
        isForbidding(transition) ? [] : [id],
      ),
      new Set(traces.flatMap(({ transitions }) => transitions)),
    ),
    pairs: pairs.size,
  };
}

/** Notes which transition of a step follows which of the one before. */
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
