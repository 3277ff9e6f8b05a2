// Selects few paths that reach a coverage goal: short ones to read, long tours to run.
import type { Paths } from './define.ts';
import { textOf, shortestPathTo } from './explore.ts';
import type { Edge, Graph, Node } from './explore.ts';
import type { StepTrace, Situation } from './engine.ts';
import { applyMove, enabledMoves } from './moves.ts';
import type { Move } from './moves.ts';

/** Coverage goals, from weak to strong. */
export const coverages = ['states', 'transitions', 'values', 'samples', 'edges'] as const;
export type Coverage = (typeof coverages)[number];

/** A step of a path: the move, its trace, and the situation after it. */
export type PathStep = { move: Move; trace: StepTrace; situation: Situation };

/** A path: an input and the steps from there, each computed by the machine. A probe may have an input of its own. */
export type Path = {
  start: string;
  given?: unknown;
  begin: Situation;
  first: StepTrace;
  steps: PathStep[];
};

/** The input that a path starts from. */
export const inputOf = (model: Paths, path: Pick<Path, 'start' | 'given'>): unknown =>
  'given' in path ? path.given : model.input[path.start]?.input;

const placeOf = (situation: Situation) => textOf(situation.snapshot.value);

/** What a step covers under a goal. */
function gainsOf(
  coverage: Coverage,
  from: Situation,
  step: { move: Move; trace: StepTrace },
  to: Situation,
  edge: number,
): string[] {
  const { transitions, states } = step.trace;
  switch (coverage) {
    case 'states':
      return states;
    case 'transitions':
      return transitions;
    case 'values':
      return transitions.map((id) => `${placeOf(from)} ${id} ${placeOf(to)}`);
    case 'samples':
      return transitions.map((id) => `${id} by ${step.move.id}`);
    case 'edges':
      return [String(edge)];
  }
}

/** What each edge of the graph covers under a goal. */
function coveredBy(graph: Graph, coverage: Coverage): string[][] {
  return graph.edges.map((edge) => {
    const from = graph.nodes[edge.from];
    if (from === undefined) return [];
    return gainsOf(coverage, from.situation, edge, edge.situation, edge.index);
  });
}

/** The path from an input over the moves of these ids; undefined where one is not possible. */
export function follow(graph: Graph, start: string, ids: readonly string[]): Path | undefined {
  const input = graph.model.input[start];
  if (input === undefined) return undefined;
  const { situation: begin, trace: first } = graph.engine.begin(input.input);
  const steps: PathStep[] = [];
  let situation = begin;
  for (const id of ids) {
    const move = enabledMoves(graph.model, situation).find((candidate) => candidate.id === id);
    if (move === undefined) return undefined;
    const step = applyMove(graph.engine, situation, move);
    situation = step.situation;
    steps.push({ move, trace: step.trace, situation });
  }
  return { start, begin, first, steps };
}

/** The path over edges of the exploration. */
function pathOfEdges(edges: readonly Edge[], root: Node): Path {
  return { start: root.start, begin: root.situation, first: root.trace, steps: [...edges] };
}

/** Removes every path that covers nothing which the others do not. */
function withoutRedundant<Item>(
  items: readonly Item[],
  gains: (item: Item) => Iterable<string>,
): Item[] {
  const counts = new Map<string, number>();
  for (const item of items) {
    for (const gain of new Set(gains(item))) counts.set(gain, (counts.get(gain) ?? 0) + 1);
  }
  const kept = new Set(items);
  for (const item of items.toReversed()) {
    const own = [...new Set(gains(item))];
    if (own.every((gain) => (counts.get(gain) ?? 0) > 1)) {
      kept.delete(item);
      for (const gain of own) counts.set(gain, (counts.get(gain) ?? 0) - 1);
    }
  }
  return items.filter((item) => kept.has(item));
}

/** Short paths of one purpose each: the shortest path to an edge, and the edge. For documents. */
export function greedy(graph: Graph, coverage: Coverage): Path[] {
  const offers = coveredBy(graph, coverage);
  const shortest = graph.nodes.map((node) => shortestPathTo(graph, node.index));
  const startOffers = (node: Node | undefined) =>
    coverage === 'states' ? (node?.trace.states ?? []) : [];
  const candidates = graph.edges.map((edge) => {
    const edges = [...(shortest[edge.from] ?? []), edge];
    const root = graph.nodes[edges[0]?.from ?? 0];
    return { edges, root, gains: new Set(edges.flatMap(({ index }) => offers[index] ?? [])) };
  });
  const open = new Set([...graph.nodes.flatMap(startOffers), ...offers.flat()]);
  for (const node of graph.nodes) {
    if (node.by === null) for (const gain of startOffers(node)) open.delete(gain);
  }
  const chosen: typeof candidates = [];
  while (open.size > 0) {
    let best: (typeof candidates)[number] | undefined;
    let bestGain = 0;
    for (const candidate of candidates) {
      if (candidate.gains.size < bestGain) continue;
      let gain = 0;
      for (const item of candidate.gains) if (open.has(item)) gain += 1;
      const shorter = best !== undefined && candidate.edges.length < best.edges.length;
      if (gain > bestGain || (gain === bestGain && gain > 0 && shorter)) {
        best = candidate;
        bestGain = gain;
      }
    }
    if (best === undefined) break;
    for (const item of best.gains) open.delete(item);
    chosen.push(best);
  }
  return withoutRedundant(chosen, ({ gains }) => gains).flatMap(({ edges, root }) =>
    root === undefined ? [] : [pathOfEdges(edges, root)],
  );
}

const longestTour = 60;

/** Long paths, each extended to the nearest edge that is not covered yet. For running in a browser. */
export function tours(graph: Graph, coverage: Coverage): Path[] {
  const offers = coveredBy(graph, coverage);
  const open = new Set(offers.flat());
  const found: { path: Path; gains: string[] }[] = [];
  const roots = graph.nodes.filter(({ by }) => by === null);
  while (open.size > 0) {
    const plans = roots.flatMap((root) => {
      const plan = pathToUncovered(graph, root.index, offers, open);
      return plan === undefined ? [] : [{ root, plan }];
    });
    const first = plans.toSorted((a, b) => a.plan.length - b.plan.length)[0];
    if (first === undefined) break;
    const tour = tourFrom(graph, first.root, offers, open);
    if (tour.gains.length === 0) break;
    found.push(tour);
  }
  return withoutRedundant(found, ({ gains }) => gains).map(({ path }) => path);
}

/** One tour from an input. After each step the situation is computed, and the tour replanned where it differs. */
function tourFrom(graph: Graph, root: Node, offers: string[][], open: Set<string>) {
  const steps: PathStep[] = [];
  const gains: string[] = [];
  let situation = root.situation;
  let at = root.index;
  while (steps.length < longestTour) {
    const plan = pathToUncovered(graph, at, offers, open);
    if (plan === undefined || steps.length + plan.length > longestTour) break;
    let diverged = false;
    for (const edge of plan) {
      const move = enabledMoves(graph.model, situation).find(({ id }) => id === edge.move.id);
      const step = move && applyMove(graph.engine, situation, move);
      const there = step && graph.byKey.get(graph.keyOf(step.situation));
      if (move === undefined || step === undefined || there === undefined) {
        diverged = true;
        break;
      }
      situation = step.situation;
      at = there.index;
      steps.push({ move, trace: step.trace, situation });
      for (const gain of offers[edge.index] ?? []) {
        if (textOf(step.trace.transitions) !== textOf(edge.trace.transitions)) break;
        open.delete(gain);
        gains.push(gain);
      }
      if (there.index !== edge.to) break;
    }
    if (diverged) break;
  }
  return {
    path: { start: root.start, begin: root.situation, first: root.trace, steps },
    gains,
  };
}

/** The shortest path from a node over an edge that is not covered yet. */
function pathToUncovered(graph: Graph, from: number, offers: string[][], open: Set<string>) {
  const by = new Map<number, Edge | null>([[from, null]]);
  const queue = [from];
  for (let next = 0; next < queue.length; next += 1) {
    for (const edge of graph.nodes[queue[next] ?? 0]?.out ?? []) {
      if ((offers[edge.index] ?? []).some((gain) => open.has(gain))) {
        const found = [edge];
        for (let back = by.get(edge.from); back; back = by.get(back.from)) found.push(back);
        return found.toReversed();
      }
      if (!by.has(edge.to)) {
        by.set(edge.to, edge);
        queue.push(edge.to);
      }
    }
  }
  return undefined;
}
