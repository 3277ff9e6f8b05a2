// Which walks add most to what has been walked: transitions first, then pairs of them, each counted per step.
import { addPair, shortestPathTo } from './explore.ts';
import type { Edge, Graph, Node } from './explore.ts';
import type { StepTrace } from './engine.ts';
import { follow } from './select.ts';
import type { Path } from './select.ts';

/** A walk that was taken somewhere: its input, and the ids of its moves. */
export type Walked = { start: string; ids: readonly string[] };

/** What walks have taken: transitions, and pairs of transitions that directly follow one another. */
export type Taken = { transitions: Set<string>; pairs: Set<string> };

/** A walk that adds to what was taken. */
export type Addition = { path: Path; adds: { transitions: string[]; pairs: string[] } };

/** The most steps of a walk: a person takes it in one sitting. */
const longest = 20;

type Step = { trace: StepTrace };

/** What steps have that was not taken. */
function gainsOf(steps: readonly Step[], taken: Taken): Addition['adds'] {
  const all: Taken = { transitions: new Set(), pairs: new Set() };
  for (const [index, step] of steps.entries()) {
    for (const id of step.trace.transitions) all.transitions.add(id);
    const before = steps[index - 1];
    if (before !== undefined) addPair(all.pairs, before, step);
  }
  return {
    transitions: [...all.transitions].filter((id) => !taken.transitions.has(id)),
    pairs: [...all.pairs].filter((pair) => !taken.pairs.has(pair)),
  };
}

const add = (taken: Taken, { transitions, pairs }: Addition['adds']) => {
  for (const id of transitions) taken.transitions.add(id);
  for (const pair of pairs) taken.pairs.add(pair);
};

/** What walks take together; `impossible` are those that the machine does not let pass to their end. */
export function takenBy(graph: Graph, walks: readonly Walked[]) {
  const taken: Taken = { transitions: new Set(), pairs: new Set() };
  const impossible: Walked[] = [];
  for (const walk of walks) {
    const path = follow(graph, walk.start, walk.ids);
    if (path === undefined) impossible.push(walk);
    else add(taken, gainsOf(path.steps, taken));
  }
  return { taken, impossible };
}

/** Whether a step after another has something that was not taken. */
function isNew(taken: Taken, before: Step | undefined, step: Step): boolean {
  if (step.trace.transitions.some((id) => !taken.transitions.has(id))) return true;
  const pairs = new Set<string>();
  if (before !== undefined) addPair(pairs, before, step);
  return [...pairs].some((pair) => !taken.pairs.has(pair));
}

/** The fewest edges from the end of a walk to something new. */
function toNew(graph: Graph, walk: readonly Edge[], taken: Taken, most: number): Edge[] {
  const last = walk.at(-1);
  if (last === undefined) return [];
  const by = new Map<number, Edge | undefined>([[last.to, undefined]]);
  let ring = [last.to];
  for (let depth = 1; depth <= most && ring.length > 0; depth += 1) {
    const next: number[] = [];
    for (const index of ring) {
      for (const edge of graph.nodes[index]?.out ?? []) {
        if (isNew(taken, by.get(index) ?? last, edge)) {
          const found = [edge];
          for (let back = by.get(index); back; back = by.get(back.from)) found.push(back);
          return found.toReversed();
        }
        if (by.has(edge.to)) continue;
        by.set(edge.to, edge);
        next.push(edge.to);
      }
    }
    ring = next;
  }
  return [];
}

type Score = readonly [transitions: number, pairs: number, fewest: number];

const scoreOf = ({ transitions, pairs }: Addition['adds'], steps: number): Score => [
  transitions.length / steps,
  pairs.length / steps,
  -steps,
];

const compare = (one: Score, other: Score) =>
  other[0] - one[0] || other[1] - one[1] || other[2] - one[2];

type Candidate = { walk: readonly Edge[]; score: Score };

/** A walk led on to what is new as long as that is worth its steps. */
function extended(graph: Graph, base: readonly Edge[], taken: Taken): Candidate {
  const ownOf = (walk: readonly Edge[]): Taken => {
    const { transitions, pairs } = gainsOf(walk, taken);
    return {
      transitions: new Set([...taken.transitions, ...transitions]),
      pairs: new Set([...taken.pairs, ...pairs]),
    };
  };
  let best: Candidate = { walk: base, score: scoreOf(gainsOf(base, taken), base.length) };
  let walk = base;
  const known = ownOf(base);
  while (walk.length < longest) {
    const more = toNew(graph, walk, known, longest - walk.length);
    if (more.length === 0) break;
    walk = [...walk, ...more];
    const gains = gainsOf(walk, taken);
    add(known, gains);
    const score = scoreOf(gains, walk.length);
    if (compare(score, best.score) < 0) best = { walk, score };
  }
  return best;
}

/** For everything that was not taken the shortest walk to it. */
function bases(graph: Graph, taken: Taken): Edge[][] {
  const found = new Map<string, Edge[]>();
  const depths = graph.nodes.map(({ index }) => shortestPathTo(graph, index).length);
  const byDepth = graph.nodes.toSorted(
    (one, other) => (depths[one.index] ?? 0) - (depths[other.index] ?? 0),
  );
  const offer = (from: Node, ...steps: Edge[]) => {
    const { transitions, pairs } = gainsOf(steps, taken);
    for (const gain of [...transitions, ...pairs])
      if (!found.has(gain)) found.set(gain, [...shortestPathTo(graph, from.index), ...steps]);
  };
  for (const node of byDepth)
    for (const edge of node.out) {
      offer(node, edge);
      for (const next of graph.nodes[edge.to]?.out ?? [])
        if (isNew(taken, edge, next)) offer(node, edge, next);
    }
  const isOffered = ({ from, index }: Edge) =>
    graph.nodes[from]?.out.some((edge) => edge.index === index) ?? false;
  return [...found.values()].filter((walk) => walk.length <= longest && walk.every(isOffered));
}

/** The walk that adds most per step, as the machine takes it. */
function bestWalk(graph: Graph, taken: Taken): Addition | undefined {
  const candidates = bases(graph, taken).map((base) => extended(graph, base, taken));
  let best: { addition: Addition; score: Score } | undefined;
  for (const { walk, score } of candidates.toSorted((a, b) => compare(a.score, b.score))) {
    if (best !== undefined && compare(best.score, score) <= 0) break;
    // With an abstraction the machine may lead elsewhere than the graph: what counts is the walk itself.
    const start = graph.nodes[walk[0]?.from ?? 0]?.start ?? '';
    const path = follow(
      graph,
      start,
      walk.map(({ move }) => move.id),
    );
    if (path === undefined) continue;
    const adds = gainsOf(path.steps, taken);
    const real = scoreOf(adds, path.steps.length);
    if (adds.transitions.length + adds.pairs.length === 0) continue;
    if (best === undefined || compare(real, best.score) < 0)
      best = { addition: { path, adds }, score: real };
  }
  return best?.addition;
}

/**
 * The walks that add most per step, each on top of what the ones before it add.
 * @param count how many
 */
export function bestWalks(graph: Graph, taken: Taken, count: number): Addition[] {
  const known: Taken = { transitions: new Set(taken.transitions), pairs: new Set(taken.pairs) };
  const chosen: Addition[] = [];
  while (chosen.length < count) {
    const best = bestWalk(graph, known);
    if (best === undefined) break;
    add(known, best.adds);
    chosen.push(best);
  }
  return chosen;
}
