// Chooses few paths that cover a goal: short ones to read, long tours to run.
import { textOf, wayTo } from './explore.ts';
import type { Edge, Graph, Node } from './explore.ts';
import type { Happening, Situation } from './engine.ts';
import { make, movesFrom } from './moves.ts';
import type { Move } from './moves.ts';

/** Goals, from weak to strong. */
export const coverages = ['states', 'transitions', 'values', 'samples', 'edges'] as const;
export type Coverage = (typeof coverages)[number];

/** A step of a path: the move, what it did, and where it led. */
export type PathStep = { move: Move; happening: Happening; situation: Situation };

/** A path: a way in and the steps from there, each made by the machine itself. */
export type Path = { start: string; begin: Situation; first: Happening; steps: PathStep[] };

const placeOf = (situation: Situation) => textOf(situation.snapshot.value);

/** What a step counts for under a goal. */
function gainsOf(
  coverage: Coverage,
  from: Situation,
  step: { move: Move; happening: Happening },
  to: Situation,
  edge: number,
): string[] {
  const { transitions, states } = step.happening;
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

/** Everything that the graph offers under a goal, edge by edge. */
function offersOf(graph: Graph, coverage: Coverage): string[][] {
  return graph.edges.map((edge) => {
    const from = graph.nodes[edge.from];
    if (from === undefined) return [];
    return gainsOf(coverage, from.situation, edge, edge.situation, edge.index);
  });
}

/** A path made step by step from the ids of its moves; undefined where one is not possible. */
export function follow(graph: Graph, start: string, ids: readonly string[]): Path | undefined {
  const input = graph.model.input[start];
  if (input === undefined) return undefined;
  const { situation: begin, happening: first } = graph.engine.begin(input.input);
  const steps: PathStep[] = [];
  let situation = begin;
  for (const id of ids) {
    const move = movesFrom(graph.model, situation).find((candidate) => candidate.id === id);
    if (move === undefined) return undefined;
    const step = make(graph.engine, situation, move);
    situation = step.situation;
    steps.push({ move, happening: step.happening, situation });
  }
  return { start, begin, first, steps };
}

/** The path of edges that is made of a shortest way and one more step: each was made exactly so. */
function pathOfEdges(edges: readonly Edge[], root: Node): Path {
  return { start: root.start, begin: root.situation, first: root.happening, steps: [...edges] };
}

/** The shortest ways that together take each edge of the graph: no way is the beginning of another. */
export function everyEdge(graph: Graph): Path[] {
  return graph.edges
    .filter((edge) => {
      const to = graph.nodes[edge.to];
      return to?.by !== edge || to.out.length === 0;
    })
    .flatMap((edge) => {
      const edges = [...wayTo(graph, edge.from), edge];
      const root = graph.nodes[edges[0]?.from ?? 0];
      return root === undefined ? [] : [pathOfEdges(edges, root)];
    });
}

/** Takes away every path whose part the others play too. */
function withoutSpare<Item>(
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

/** Short paths with one purpose each: the shortest way to a step, and the step. Best to read. */
export function greedy(graph: Graph, coverage: Coverage): Path[] {
  const offers = offersOf(graph, coverage);
  const ways = graph.nodes.map((node) => wayTo(graph, node.index));
  const startOffers = (node: Node | undefined) =>
    coverage === 'states' ? (node?.happening.states ?? []) : [];
  const candidates = graph.edges.map((edge) => {
    const edges = [...(ways[edge.from] ?? []), edge];
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
  return withoutSpare(chosen, ({ gains }) => gains).flatMap(({ edges, root }) =>
    root === undefined ? [] : [pathOfEdges(edges, root)],
  );
}

const longestTour = 60;

/** Long walks, each on to the nearest step that is still open, begun anew where it is stuck. Best to run. */
export function tours(graph: Graph, coverage: Coverage): Path[] {
  const offers = offersOf(graph, coverage);
  const open = new Set(offers.flat());
  const found: { path: Path; gains: string[] }[] = [];
  const roots = graph.nodes.filter(({ by }) => by === null);
  while (open.size > 0) {
    const plans = roots.flatMap((root) => {
      const plan = nearestOpen(graph, root.index, offers, open);
      return plan === undefined ? [] : [{ root, plan }];
    });
    const first = plans.toSorted((a, b) => a.plan.length - b.plan.length)[0];
    if (first === undefined) break;
    const tour = walkOn(graph, first.root, offers, open);
    if (tour.gains.length === 0) break;
    found.push(tour);
  }
  return withoutSpare(found, ({ gains }) => gains).map(({ path }) => path);
}

/** One tour from a start: after each step it looks where it really stands, and plans anew if that differs. */
function walkOn(graph: Graph, root: Node, offers: string[][], open: Set<string>) {
  const steps: PathStep[] = [];
  const gains: string[] = [];
  let situation = root.situation;
  let at = root.index;
  while (steps.length < longestTour) {
    const plan = nearestOpen(graph, at, offers, open);
    if (plan === undefined || steps.length + plan.length > longestTour) break;
    let lost = false;
    for (const edge of plan) {
      const move = movesFrom(graph.model, situation).find(({ id }) => id === edge.move.id);
      const step = move && make(graph.engine, situation, move);
      const there = step && graph.byKey.get(graph.keyOf(step.situation));
      if (move === undefined || step === undefined || there === undefined) {
        lost = true;
        break;
      }
      situation = step.situation;
      at = there.index;
      steps.push({ move, happening: step.happening, situation });
      for (const gain of offers[edge.index] ?? []) {
        if (textOf(step.happening.transitions) !== textOf(edge.happening.transitions)) break;
        open.delete(gain);
        gains.push(gain);
      }
      if (there.index !== edge.to) break;
    }
    if (lost) break;
  }
  return {
    path: { start: root.start, begin: root.situation, first: root.happening, steps },
    gains,
  };
}

/** The shortest way from a situation over an edge that is still open. */
function nearestOpen(graph: Graph, from: number, offers: string[][], open: Set<string>) {
  const by = new Map<number, Edge | null>([[from, null]]);
  const queue = [from];
  for (let next = 0; next < queue.length; next += 1) {
    for (const edge of graph.nodes[queue[next] ?? 0]?.out ?? []) {
      if ((offers[edge.index] ?? []).some((gain) => open.has(gain))) {
        const way = [edge];
        for (let back = by.get(edge.from); back; back = by.get(back.from)) way.push(back);
        return way.toReversed();
      }
      if (!by.has(edge.to)) {
        by.set(edge.to, edge);
        queue.push(edge.to);
      }
    }
  }
  return undefined;
}
