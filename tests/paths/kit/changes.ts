// Which paths of a flow are new, altered or gone since an earlier version of its machine, or since an earlier listing.
import type { Graph } from './explore.ts';
import type { Situation } from './engine.ts';
import { idsOf, listed } from './listing.ts';
import type { Listed } from './listing.ts';
import { applyMove, enabledMoves } from './moves.ts';
import { inSentences, titlesOf } from './sections.ts';
import type { Subject } from './sections.ts';
import { greedy } from './select.ts';
import type { Coverage, Path, PathStep } from './select.ts';
import { seenAfter, seenAt } from './sentences.ts';

/** A step for a person: what to do, what is seen then, and what was seen then before, where that differs. */
export type PlanStep = { say: string; expected: readonly string[]; before?: readonly string[] };

/** A path that is not as it was. The last step of one that is gone is not possible any more. */
export type Change = {
  kind: 'new' | 'altered' | 'gone';
  title: string;
  given: string;
  steps: readonly PlanStep[];
};

/** The changes, and how many paths are as they were. */
export type Changes = { changes: Change[]; same: number };

/** What the user sees at the end of a step: what is new, or where nothing is, what stays. */
const seen = ({ graph: { model }, project }: Subject, before: Situation, step: PathStep) => {
  const fresh = seenAfter(model, before, step, project.wording);
  return fresh.length > 0 ? fresh : ['Nothing new', ...seenAt(model, step.situation)];
};

/** The steps of a path in another version of the machine, as far as they are possible there. */
function walkIn({ model, engine }: Graph, path: Pick<Path, 'start' | 'steps'>) {
  const steps: PathStep[] = [];
  try {
    const begin = engine.begin(model.input[path.start]?.input);
    let { situation } = begin;
    for (const { move: planned } of path.steps) {
      const move = enabledMoves(model, situation).find(({ id }) => id === planned.id);
      if (move === undefined) break;
      const step = applyMove(engine, situation, move);
      situation = step.situation;
      steps.push({ move, trace: step.trace, situation });
    }
    return { begin: begin.situation, steps };
  } catch {
    // Another version may lack what the model reads of it.
    return { begin: undefined, steps };
  }
}

/** The start of a path as a step. */
const startOf = (subject: Subject, path: Path): PlanStep => ({
  say: 'Start here',
  expected: seenAt(subject.graph.model, path.begin),
});

const differs = (one: readonly string[], two: readonly string[]) =>
  one.join('\n') !== two.join('\n');

/** The steps of a path for a person; `other` is the same path in another version. */
function stepsOf(subject: Subject, path: Path, other?: ReturnType<typeof walkIn>): PlanStep[] {
  const { model } = subject.graph;
  const start = startOf(subject, path);
  const begun = other?.begin === undefined ? start.expected : seenAt(model, other.begin);
  return [
    { ...start, ...(differs(begun, start.expected) && { before: begun }) },
    ...path.steps.map((step, index): PlanStep => {
      const expected = seen(subject, path.steps[index - 1]?.situation ?? path.begin, step);
      const was = other?.steps[index];
      const wasBefore = other?.steps[index - 1]?.situation ?? other?.begin;
      if (was === undefined || wasBefore === undefined) return { say: step.move.say, expected };
      const seenThen = [
        ...(was.move.say === step.move.say ? [] : [was.move.say]),
        ...seen(subject, wasBefore, was),
      ];
      return {
        say: step.move.say,
        expected,
        ...(differs(expected, seenThen) && { before: seenThen }),
      };
    }),
  ];
}

const givenOf = (subject: Subject, path: Path) => inSentences(subject, path).given;

const keyOf = ({ start, steps }: Path) =>
  idsOf(
    start,
    steps.map(({ move }) => move.id),
  );

/** The part of a path that is still possible today, and the first step that is not. */
function goneOf(subject: Subject, path: Path, title: string, given: string): Change | undefined {
  const now = walkIn(subject.graph, path);
  const missing = path.steps[now.steps.length];
  if (missing === undefined || now.begin === undefined) return undefined;
  const possible: Path = { ...path, begin: now.begin, steps: now.steps };
  return {
    kind: 'gone',
    title,
    given,
    steps: [
      ...stepsOf(subject, possible),
      { say: `Try: ${missing.move.say}`, expected: ['This is not possible any more'] },
    ],
  };
}

/**
 * The changes since an earlier version of the machine, which the model of today explores.
 * @param earlier the earlier version, explored
 */
export function changesSince(subject: Subject, earlier: Graph, coverage: Coverage): Changes {
  const paths = greedy(subject.graph, coverage);
  const titles = titlesOf(subject, paths);
  const changes = paths.flatMap((path, index): Change[] => {
    const then = walkIn(earlier, path);
    const given = givenOf(subject, path);
    const title = titles[index] ?? '';
    if (then.begin === undefined || then.steps.length < path.steps.length)
      return [{ kind: 'new', title, given, steps: stepsOf(subject, path) }];
    const steps = stepsOf(subject, path, then);
    return steps.some(({ before }) => before !== undefined)
      ? [{ kind: 'altered', title, given, steps }]
      : [];
  });
  const known = new Set(paths.map(keyOf));
  const past: Subject = { ...subject, graph: earlier };
  const before = greedy(earlier, coverage).filter((path) => !known.has(keyOf(path)));
  const pastTitles = titlesOf(past, before);
  const others = before.flatMap((path, index): Change[] => {
    const title = pastTitles[index] ?? '';
    const given = givenOf(past, path);
    const gone = goneOf(subject, path, title, given);
    if (gone !== undefined) return [gone];
    const now = walkIn(subject.graph, path);
    if (now.begin === undefined) return [];
    const today: Path = { ...path, begin: now.begin, steps: now.steps };
    const steps = stepsOf(subject, today, { begin: path.begin, steps: path.steps });
    return steps.some((step) => step.before !== undefined)
      ? [{ kind: 'altered', title, given, steps }]
      : [];
  });
  return { changes: [...changes, ...others], same: paths.length - changes.length };
}

/** The changes since a listing: it holds the moves of its paths, and of what was seen a hash alone. */
export function changesFrom(
  subject: Subject,
  listing: readonly Listed[],
  coverage: Coverage,
): Changes {
  const paths = greedy(subject.graph, coverage);
  const before = new Map(listing.map((path) => [idsOf(path.start, path.ids), path]));
  const lines = listed(subject, paths);
  const changes = paths.flatMap((path, index): Change[] => {
    const line = lines[index];
    const was = before.get(keyOf(path));
    if (line === undefined || was?.says === line.says) return [];
    const kind = was === undefined ? 'new' : 'altered';
    const { title } = line;
    return [{ kind, title, given: givenOf(subject, path), steps: stepsOf(subject, path) }];
  });
  const known = new Set(paths.map(keyOf));
  const gone = listing
    .filter(({ start, ids }) => !known.has(idsOf(start, ids)))
    .flatMap(({ start, ids, title }): Change[] => goneFrom(subject, start, ids, title));
  return { changes: [...changes, ...gone], same: paths.length - changes.length };
}

/** A path of a listing that is not possible any more; none where it is. */
function goneFrom(
  subject: Subject,
  start: string,
  ids: readonly string[],
  title: string,
): Change[] {
  const { model, engine } = subject.graph;
  const input = model.input[start];
  if (input === undefined) return [];
  const { situation: begin, trace: first } = engine.begin(input.input);
  const steps: PathStep[] = [];
  for (const id of ids) {
    const before = steps.at(-1)?.situation ?? begin;
    const move = enabledMoves(model, before).find((candidate) => candidate.id === id);
    if (move === undefined) {
      const possible: Path = { start, begin, first, steps };
      const last = { say: `Try: ${id}`, expected: ['This is not possible any more'] };
      const all = [...stepsOf(subject, possible), last];
      return [{ kind: 'gone', title, given: input.say, steps: all }];
    }
    const step = applyMove(engine, before, move);
    steps.push({ move, trace: step.trace, situation: step.situation });
  }
  return [];
}
