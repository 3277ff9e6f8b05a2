// Few long paths that together take every edge of a graph: each goes on from where it is, instead of beginning anew for every edge.
import { shortestPathTo, textOf } from './explore.ts';
import type { Edge, Graph, Node } from './explore.ts';
import type { Situation } from './engine.ts';
import type { Path } from './select.ts';

/** The longest path, in steps: a failing one is shortened step by step. */
const longest = 400;
/** How many situations are looked through for the nearest one with an edge that was not taken. */
const reach = 200;

/** What decides how a situation goes on, but is not in the key of its node: the values, the time left, and where a history leads. */
const restOf = ({ snapshot, timers }: Situation) => {
  const histories = Object.entries(snapshot.historyValue).map(([id, nodes]) => [
    id,
    nodes.map((node) => node.id),
  ]);
  return textOf([snapshot.context, timers.map(({ id, left }) => [id, left]), histories]);
};

/** Tells which edges lead to the very situation that their node keeps: only then do the node's edges go on from it. */
function exactness(graph: Graph) {
  const known = new Map<Edge, boolean>();
  return (edge: Edge): boolean => {
    const said = known.get(edge);
    if (said !== undefined) return said;
    const to = graph.nodes[edge.to];
    const isExact =
      to !== undefined && (to.by === edge || restOf(edge.situation) === restOf(to.situation));
    known.set(edge, isExact);
    return isExact;
  };
}

/**
 * Paths that together take each edge of the graph, with few repeated steps.
 * @param graph an explored model
 */
export function everyEdge(graph: Graph): Path[] {
  const isExact = exactness(graph);
  const taken = new Set<Edge>();
  /** Which edge of each node to look at next: all before it are taken. */
  const next = graph.nodes.map(() => 0);
  const openEdge = (node: Node): Edge | undefined => {
    let at = next[node.index] ?? 0;
    for (let edge = node.out[at]; edge !== undefined && taken.has(edge); edge = node.out[at])
      at += 1;
    next[node.index] = at;
    return node.out[at];
  };
  /** The shortest way from a node to an edge that was not taken, with that edge. */
  const wayToOpen = (from: Node): Edge[] => {
    const by = new Map<Node, Edge | null>([[from, null]]);
    for (const node of by.keys()) {
      const open = openEdge(node);
      if (open !== undefined) {
        const way = [open];
        for (let back = by.get(node); back; back = by.get(graph.nodes[back.from] ?? from))
          way.push(back);
        return way.toReversed();
      }
      if (by.size > reach) break;
      for (const edge of node.out) {
        const to = graph.nodes[edge.to];
        if (to !== undefined && !by.has(to) && isExact(edge)) by.set(to, edge);
      }
    }
    return [];
  };

  const paths: Path[] = [];
  // Nodes that are far from a start come first: the ways to them take the edges of the others.
  for (const node of graph.nodes.toReversed()) {
    while (openEdge(node) !== undefined) {
      const steps = shortestPathTo(graph, node.index);
      const root = graph.nodes[steps[0]?.from ?? node.index];
      if (root === undefined) break;
      for (const step of steps) taken.add(step);
      let at: Node | undefined = node;
      while (at !== undefined && steps.length < longest) {
        const way: Edge[] = wayToOpen(at);
        for (const edge of way) taken.add(edge);
        steps.push(...way);
        const last = way.at(-1);
        at = last !== undefined && isExact(last) ? graph.nodes[last.to] : undefined;
      }
      paths.push({ start: root.start, begin: root.situation, first: root.trace, steps });
    }
  }
  return paths;
}
