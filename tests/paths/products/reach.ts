// Explores a product breadth-first, and checks each edge: which situations of all its machines a page can be in at once.
import { createEngine } from '../kit/engine.ts';
import type { Situation } from '../kit/engine.ts';
import { activeStatesOf, textOf } from '../kit/explore.ts';
import { applyMove, enabledMoves, spanOf } from '../kit/moves.ts';
import type { Product, ProductMoment, World } from './product.ts';
import { narrowed, pass, play } from './turn.ts';
import type { Running } from './turn.ts';

/** A move of a product: its id, and its sentence. */
export type ProductEdge = {
  from: number;
  to: number;
  id: string;
  say: string;
  /** `user`: it has a control on screen. */
  kind: 'user' | 'environment' | 'actor' | 'time' | 'own';
  /** The part whose move it is; none for a move of the product itself. */
  part: string | null;
  world: World;
};

export type ProductNode = { index: number; key: string; world: World; by: ProductEdge | null };

/** An invariant that does not hold, and the shortest path to the move that breaks it. */
export type ProductFault = { sentence: string; path: readonly string[] };

export type Reach = {
  nodes: readonly ProductNode[];
  edges: readonly ProductEdge[];
  /** How many combinations of states were seen. */
  pairs: number;
  /** Whether situations were left unfollowed. */
  isBounded: boolean;
  faults: readonly ProductFault[];
};

const same = (shared: unknown) => shared;

/** The first situation from which no path leads to such a world; what was not followed counts as leading there. */
function cannotReach(
  nodes: readonly ProductNode[],
  edges: readonly ProductEdge[],
  isReached: (world: World) => boolean,
): ProductNode | undefined {
  const reached = new Set([
    ...nodes.filter(({ world }) => isReached(world)).map(({ index }) => index),
    ...edges.filter(({ to }) => to === -1).map(({ from }) => from),
  ]);
  const into = new Map<number, number[]>();
  for (const { from, to } of edges) into.set(to, [...(into.get(to) ?? []), from]);
  for (const index of reached) for (const from of into.get(index) ?? []) reached.add(from);
  return nodes.find(({ index }) => !reached.has(index));
}

/** Explores a product. */
export function reach(product: Product): Reach {
  const machines = new Map<string, Running>(
    Object.entries(product.parts).map(([name, part]) => [
      name,
      {
        part,
        engine: createEngine(part.model.machine),
        model: narrowed(part.model, part.moves),
      },
    ]),
  );
  const names = [...machines.keys()];
  const ticks = (name: string) => product.parts[name]?.moves('wait') === true;
  /** Timers of all machines in the order in which they come due. */
  const dueIn = ({ parts }: World) =>
    names
      .filter(ticks)
      .flatMap((name) =>
        (parts[name]?.timers ?? []).map(({ id, left }) => ({ id: name + id, left })),
      )
      .toSorted((a, b) => a.left - b.left);
  const partKey = (name: string, situation: Situation | null) => {
    if (situation === null) return null;
    const { snapshot, running } = situation;
    return [
      snapshot.status,
      snapshot.value,
      running.map(({ id }) => id),
      machines.get(name)?.part.key?.(snapshot),
    ];
  };
  const keyOf = ({ parts, shared }: World) =>
    textOf([
      dueIn({ parts, shared }).map(({ id }) => id),

      names.map((name) => partKey(name, parts[name] ?? null)),
      (product.sharedKey ?? same)(shared),
    ]);
  const statesOf = ({ parts }: World) =>
    names.map((name) => (parts[name] ? activeStatesOf(parts[name]).join(' ') : '-')).join(' × ');

  const nodes: ProductNode[] = [];
  const edges: ProductEdge[] = [];
  const byKey = new Map<string, ProductNode>();
  const pairs = new Set<string>();
  const faults = new Map<string, ProductFault>();
  let isBounded = false;

  const pathTo = (node: ProductNode | undefined): string[] =>
    node?.by ? [...pathTo(nodes[node.by.from]), node.by.id] : [];
  const check = (moment: ProductMoment, path: () => string[]) => {
    for (const [sentence, holds] of Object.entries(product.invariants))
      if (!faults.has(sentence) && !holds(moment)) faults.set(sentence, { sentence, path: path() });
  };
  const arrive = (world: World, by: ProductEdge | null): number => {
    pairs.add(statesOf(world));
    const key = keyOf(world);
    const known = byKey.get(key);
    if (known !== undefined) return known.index;
    if (nodes.length >= product.bound) {
      isBounded = true;
      return -1;
    }
    const node = { index: nodes.length, key, world, by };
    nodes.push(node);
    byKey.set(key, node);
    return node.index;
  };

  const blank: World = {
    parts: Object.fromEntries(names.map((name) => [name, null])),
    shared: product.shared,
  };
  const first = play(product, machines, blank, (turn) => {
    for (const [name, { part, model }] of machines)
      if (part.starts !== null) turn.start(name, model.input[part.starts]?.input);
  });
  check(first, () => []);
  arrive(first.world, null);

  for (let at = 0; at < nodes.length; at += 1) {
    const node = nodes[at];
    if (node === undefined) break;
    const follow = (
      made: Pick<ProductEdge, 'id' | 'say' | 'kind' | 'part'>,
      move: Parameters<typeof play>[3],
    ) => {
      const moment = play(product, machines, node.world, move);
      check(moment, () => [...pathTo(node), made.id]);
      const edge: ProductEdge = { ...made, from: node.index, to: -1, world: moment.world };
      edge.to = arrive(moment.world, edge);
      edges.push(edge);
    };
    for (const [name, { model, engine }] of machines) {
      const situation = node.world.parts[name] ?? null;
      if (situation === null) continue;
      for (const move of enabledMoves(model, situation)) {
        if (move.kind === 'time') continue;
        if (product.isPossible?.(name, move, node.world) === false) continue;
        follow(
          { id: `${name}: ${move.id}`, say: move.say, kind: move.kind, part: name },
          (_, step) => step(name, (given) => applyMove(engine, given, move)),
        );
      }
    }
    const [next] = dueIn(node.world);
    if (next !== undefined)
      follow({ id: 'wait', say: spanOf(next.left), kind: 'time', part: null }, (_, step) => {
        for (const name of names.filter(ticks))
          step(name, (given, engine) => pass(engine, given, next.left));
      });
    for (const { id, say, make } of product.own?.(node.world) ?? [])
      follow({ id, say, kind: 'own', part: null }, (turn) => make(turn));
  }
  for (const [sentence, isReached] of Object.entries(product.leadsTo ?? {})) {
    const stuck = cannotReach(nodes, edges, isReached);
    if (stuck !== undefined) faults.set(sentence, { sentence, path: pathTo(stuck) });
  }
  return { nodes, edges, pairs: pairs.size, isBounded, faults: [...faults.values()] };
}
