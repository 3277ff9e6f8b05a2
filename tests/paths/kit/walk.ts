// Random walks over the model: the invariants hold, whatever a user does in whatever order.
import { array, check, integer, nat, property, record } from 'fast-check';
import type { Situation } from './engine.ts';
import { textOf, shortestPathTo } from './explore.ts';
import type { Graph } from './explore.ts';
import { applyMove, enabledMoves, sendableMoves } from './moves.ts';
import type { Move } from './moves.ts';
import { violations, describePath } from './run.ts';

export type WalkReport = {
  walks: number;
  steps: number;
  seed: number;
  failure: string | undefined;
};

/** One choice of a walk: `pick` a move; let time pass if `wait` is 0; send an event that is refused if `wild` is 0. */
type Choice = { pick: number; wait: number; wild: number };

const choices = array(
  record({
    pick: nat({ max: 9999 }),
    wait: integer({ min: 0, max: 9 }),
    wild: integer({ min: 0, max: 9 }),
  }),
  { minLength: 1, maxLength: 25 },
);

/** The move that a choice means in a situation: one that is possible, or one that the machine refuses. */
function resolve(graph: Graph, situation: Situation, { pick, wait, wild }: Choice) {
  if (wild === 0) {
    const all = sendableMoves(graph.model, situation);
    const move = all[pick % all.length];
    if (move !== undefined && 'event' in move && !situation.snapshot.can(move.event)) {
      return { move, refused: true };
    }
  }
  const moves = enabledMoves(graph.model, situation);
  const time = wait === 0 ? moves.find(({ kind }) => kind === 'time') : undefined;
  const move = time ?? moves[pick % moves.length];
  return move === undefined ? undefined : { move, refused: false };
}

function hold(broken: readonly string[]) {
  if (broken.length > 0) throw new Error(broken.join('\n'));
}

/**
 * Walks from a situation; the moves are added to `made`.
 * @throws where an invariant is violated
 */
function walkFrom(graph: Graph, from: number, picks: readonly Choice[], made: Move[]) {
  const node = graph.nodes[from];
  if (node === undefined) return;
  let { situation } = node;
  hold(violations(graph.model, situation, node.trace));
  for (const choice of picks) {
    if (situation.snapshot.status !== 'active') return;
    const chosen = resolve(graph, situation, choice);
    if (chosen === undefined) return;
    const { move, refused } = chosen;
    made.push(move);
    const step = applyMove(graph.engine, situation, move);
    const broken = violations(graph.model, step.situation, step.trace);
    if (refused) {
      const moved = textOf(step.situation.snapshot.value) !== textOf(situation.snapshot.value);
      const left = step.trace.emitted.length + step.trace.sent.length > 0;
      if (moved || left) broken.push(`‘${move.id}’ is refused and has an effect.`);
    }
    hold(broken);
    situation = step.situation;
  }
}

/**
 * Walks a model at random. Each walk starts from a random situation that is not final, so that early final states do not
 * end them all.
 * @returns counts, and the shortest walk that violates an invariant
 */
export function walk(graph: Graph, flow: string, runs: number, seed: number): WalkReport {
  let steps = 0;
  const starts = graph.nodes.flatMap(({ index, situation }) =>
    situation.snapshot.status === 'active' ? [index] : [],
  );
  const startOf = (choice: number) => starts[choice] ?? 0;
  const details = check(
    property(nat({ max: Math.max(starts.length - 1, 0) }), choices, (from, picks) => {
      const made: Move[] = [];
      try {
        walkFrom(graph, startOf(from), picks, made);
      } finally {
        steps += made.length;
      }
    }),
    { numRuns: runs, seed },
  );
  const report = { walks: details.numRuns, steps, seed };
  const example = details.counterexample;
  if (example === null) return { ...report, failure: undefined };

  const made: Move[] = [];
  let reason = 'The failure cannot be reproduced.';
  try {
    walkFrom(graph, startOf(example[0]), example[1], made);
  } catch (error) {
    reason = error instanceof Error ? error.message : String(error);
  }
  const from = startOf(example[0]);
  const start = graph.nodes[from]?.start ?? '';
  const moves = [...shortestPathTo(graph, from).map(({ move }) => move), ...made];
  return {
    ...report,
    failure: describePath(flow, graph, `a walk (seed ${seed}) breaks an invariant`, start, moves, [
      reason,
    ]),
  };
}
