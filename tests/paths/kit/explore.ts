// Walks a machine to every situation that its samples can lead to, and counts what was seen on the way.
import type { AnyStateMachine } from 'xstate';
import type { Paths } from './define.ts';
import { createEngine, nodesOf } from './engine.ts';
import type { Engine, Happening, Situation } from './engine.ts';
import { make, movesFrom } from './moves.ts';
import type { Move } from './moves.ts';
import { pathOf, statesOf, transitionIds } from './transitions.ts';

export type Edge = {
  index: number;
  from: number;
  to: number;
  move: Move;
  happening: Happening;
  /** Where it really led: under facts, not always the very situation that stands for its kind. */
  situation: Situation;
};

export type Node = {
  index: number;
  key: string;
  /** The way in that the shortest path to this situation begins with. */
  start: string;
  situation: Situation;
  /** The edge by which it was first reached; none at a start. */
  by: Edge | null;
  happening: Happening;
  out: Edge[];
};

export type Graph = {
  model: Paths;
  engine: Engine;
  nodes: Node[];
  edges: Edge[];
  byKey: Map<string, Node>;
  keyOf: (situation: Situation) => string;
  /** Where the facts called two situations alike that behave differently. */
  conflicts: string[];
};

const ceiling = 30_000;

/** A value as text in which two equal values are equal: actors by their nature, errors by their words. */
export function textOf(value: unknown): string {
  return JSON.stringify(value, (_, item: unknown) => {
    if (item instanceof Error) return { error: item.message };
    if (typeof item === 'object' && item !== null && 'xstate$$type' in item) return '(actor)';
    return item === undefined ? null : item;
  });
}

/** Where a situation stands, as one says it: the atomic states. */
export const placesOf = (situation: Situation) =>
  nodesOf(situation.snapshot)
    .filter((node) => Object.keys(node.states).length === 0 && node.parent !== undefined)
    .map(pathOf);

/**
 * Tells situations apart: state, facts of the context, the order in which timers come due, and open ports.
 * The exact time left is not part of it: the paths are made of real steps, so none is impossible.
 */
function keyMaker(model: Paths) {
  return ({ snapshot, timers, running }: Situation) => {
    const facts: unknown = model.facts === undefined ? snapshot.context : model.facts(snapshot);
    const due = timers.toSorted((a, b) => a.left - b.left).map((timer) => timer.id);
    const ports = running.map(({ id, port, fresh }) =>
      fresh && port in model.world ? `${id} (fresh)` : id,
    );
    return textOf([snapshot.status, snapshot.value, facts, due, ports]);
  };
}

/**
 * Explores a model; a machine given in place of the model's own serves the mutation check. `trusts` takes it that the
 * facts tell all that matters: the gate of the unit tests has compared them, and that is most of the work.
 */
export function explore(
  model: Paths,
  machine: AnyStateMachine = model.machine,
  { trusts = false } = {},
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
  const arrive = (start: string, by: Edge | null, situation: Situation, happening: Happening) => {
    const key = keyOf(situation);
    const known = graph.byKey.get(key);
    if (known !== undefined) {
      if (model.facts !== undefined && !trusts) compare(known, situation);
      return known;
    }
    const index = graph.nodes.length;
    if (index >= ceiling) {
      throw new Error(
        `${machine.id}: more than ${ceiling} situations. Give fewer samples, or name the facts that matter.`,
      );
    }
    const node: Node = { index, key, start, situation, by, happening, out: [] };
    graph.nodes.push(node);
    graph.byKey.set(key, node);
    return node;
  };
  const leads = (from: Situation) =>
    movesFrom(model, from)
      .filter((move) => move.kind !== 'time')
      .map((move) => {
        const step = make(engine, from, move);
        return [move.id, step.happening.transitions, keyOf(step.situation)];
      });
  /** What the situation that stands for its kind leads to: worked out once. */
  const known = new Map<Node, string>();
  const leadsOf = (node: Node) => {
    const told = known.get(node) ?? textOf(leads(node.situation));
    known.set(node, told);
    return told;
  };
  const compared = new Set<string>();
  /** Same facts, other context: the same moves must take the same transitions to the same facts. */
  const compare = (node: Node, situation: Situation) => {
    const words = textOf(situation.snapshot.context);
    const context = node.key + words;
    if (compared.has(context)) return;
    compared.add(context);
    if (words === textOf(node.situation.snapshot.context)) return;
    if (leadsOf(node) !== textOf(leads(situation))) graph.conflicts.push(node.key);
  };

  for (const [start, { input }] of Object.entries(model.input)) {
    const { situation, happening } = engine.begin(input);
    arrive(start, null, situation, happening);
  }
  for (let next = 0; next < graph.nodes.length; next += 1) {
    const node = graph.nodes[next];
    if (node === undefined) break;
    for (const move of movesFrom(model, node.situation)) {
      const { situation, happening } = make(engine, node.situation, move);
      const edge: Edge = {
        index: graph.edges.length,
        from: node.index,
        to: -1,
        move,
        happening,
        situation,
      };
      edge.to = arrive(node.start, edge, situation, happening).index;
      graph.edges.push(edge);
      node.out.push(edge);
    }
  }
  return graph;
}

/** The edges of the shortest path to a situation. */
export function wayTo(graph: Graph, index: number): Edge[] {
  const way: Edge[] = [];
  for (let node = graph.nodes[index]; node?.by; node = graph.nodes[node.by.from]) way.push(node.by);
  return way.toReversed();
}

export type Tally = { reached: number; declared: number; missed: string[] };

const tally = (declared: readonly string[], seen: ReadonlySet<string>): Tally => ({
  reached: declared.filter((id) => seen.has(id)).length,
  declared: declared.length,
  missed: declared.filter((id) => !seen.has(id)),
});

/** How much of the declared machine the exploration has reached. */
export function coverageOf(graph: Graph): { states: Tally; transitions: Tally; pairs: number } {
  const happenings = [...graph.nodes, ...graph.edges].map(({ happening }) => happening);
  const pairs = new Set<string>();
  for (const edge of graph.edges) {
    for (const next of graph.nodes[edge.to]?.out ?? []) addPair(pairs, edge, next);
  }
  return {
    states: tally(
      statesOf(graph.engine.machine).map(pathOf),
      new Set(happenings.flatMap(({ states }) => states)),
    ),
    transitions: tally(
      [...transitionIds(graph.engine.machine).values()],
      new Set(happenings.flatMap(({ transitions }) => transitions)),
    ),
    pairs: pairs.size,
  };
}

/** Notes which transition of one step follows which of the step before. */
export function addPair(
  pairs: Set<string>,
  first: { happening: Happening },
  second: { happening: Happening },
) {
  const before = first.happening.transitions.at(-1);
  const after = second.happening.transitions[0];
  if (before !== undefined && after !== undefined) pairs.add(`${before} | ${after}`);
}

/** Situations from which neither an end nor a state in which somebody may stay can be reached. */
export function trapped(graph: Graph): Node[] {
  const { resting } = graph.model;
  const back = graph.nodes.map((): number[] => []);
  for (const edge of graph.edges) back[edge.to]?.push(edge.from);
  const queue = graph.nodes
    .filter(
      ({ situation }) =>
        situation.snapshot.status === 'done' ||
        placesOf(situation).some((place) => resting.includes(place)),
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
