// Random walks over the pure model: whatever somebody does in whatever order, the promises hold.
import { array, check, integer, nat, property, record } from 'fast-check';
import type { Situation } from './engine.ts';
import { textOf, wayTo } from './explore.ts';
import type { Graph } from './explore.ts';
import { make, movesFrom, sendable } from './moves.ts';
import type { Move } from './moves.ts';
import { brokenIn, tellPath } from './run.ts';

export type WalkReport = {
  walks: number;
  steps: number;
  seed: number;
  failure: string | undefined;
};

/** One choice of a walk: which move; whether time passes instead; whether anything at all is tried. */
type Choice = { pick: number; wait: number; wild: number };

const choices = array(
  record({
    pick: nat({ max: 9999 }),
    wait: integer({ min: 0, max: 9 }),
    wild: integer({ min: 0, max: 9 }),
  }),
  { minLength: 1, maxLength: 25 },
);

/** What a choice means here: a move that is possible, or one that the machine refuses. */
function resolve(graph: Graph, situation: Situation, { pick, wait, wild }: Choice) {
  if (wild === 0) {
    const all = sendable(graph.model, situation);
    const move = all[pick % all.length];
    if (move !== undefined && 'event' in move && !situation.snapshot.can(move.event)) {
      return { move, refused: true };
    }
  }
  const moves = movesFrom(graph.model, situation);
  const time = wait === 0 ? moves.find(({ kind }) => kind === 'time') : undefined;
  const move = time ?? moves[pick % moves.length];
  return move === undefined ? undefined : { move, refused: false };
}

function hold(broken: readonly string[]) {
  if (broken.length > 0) throw new Error(broken.join('\n'));
}

/** Walks from a situation; throws where a promise breaks. Returns the moves that were made. */
function wander(graph: Graph, from: number, picks: readonly Choice[], made: Move[]) {
  const node = graph.nodes[from];
  if (node === undefined) return;
  let { situation } = node;
  hold(brokenIn(graph.model, situation, node.happening));
  for (const choice of picks) {
    if (situation.snapshot.status !== 'active') return;
    const chosen = resolve(graph, situation, choice);
    if (chosen === undefined) return;
    const { move, refused } = chosen;
    made.push(move);
    const step = make(graph.engine, situation, move);
    const broken = brokenIn(graph.model, step.situation, step.happening);
    if (refused) {
      const moved = textOf(step.situation.snapshot.value) !== textOf(situation.snapshot.value);
      const said = step.happening.emitted.length + step.happening.sent.length > 0;
      if (moved || said) broken.push(`‘${move.id}’ is refused and leaves a trace.`);
    }
    hold(broken);
    situation = step.situation;
  }
}

/** Walks a model at random, each walk from a random situation, so that an early end does not end them all. */
export function walk(graph: Graph, flow: string, runs: number, seed: number): WalkReport {
  let steps = 0;
  const details = check(
    property(nat({ max: graph.nodes.length - 1 }), choices, (from, picks) => {
      const made: Move[] = [];
      try {
        wander(graph, from, picks, made);
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
  let reason = 'The failure does not come back.';
  try {
    wander(graph, example[0], example[1], made);
  } catch (error) {
    reason = error instanceof Error ? error.message : String(error);
  }
  const start = graph.nodes[example[0]]?.start ?? '';
  const moves = [...wayTo(graph, example[0]).map(({ move }) => move), ...made];
  return {
    ...report,
    failure: tellPath(flow, graph, `a walk (seed ${seed}) breaks a promise`, start, moves, [
      reason,
    ]),
  };
}
