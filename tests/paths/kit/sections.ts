// What reports are made of: a flow that was explored, its paths in the sentences of its model, and their titles.
import { coverageOf, activeStatesOf } from './explore.ts';
import type { Graph } from './explore.ts';
import type { FlowEntry, Project } from './project.ts';
import type { Path, PathStep } from './select.ts';
import { seenAfter, seenAt } from './sentences.ts';

/** What a report is about: a flow, explored. */
export type Subject = {
  flow: string;
  entry: FlowEntry;
  graph: Graph;
  project: Pick<Project, 'wording' | 'files'>;
  /** How its document was made, where it is not a listing of the project. */
  made?: string;
};

/** A path with its steps in the sentences of the model. */
export function inSentences({ graph: { model }, project }: Subject, path: Path) {
  let before = path.begin;
  const steps = path.steps.map((step: PathStep) => {
    const sees = seenAfter(model, before, step, project.wording);
    before = step.situation;
    return { step, sees };
  });
  return {
    start: path.start,
    given: model.input[path.start]?.say ?? path.start,
    sees: seenAt(model, path.begin),
    steps,
  };
}

/**
 * The title of each path: where it takes its last step, and which. Paths that would have the same title also say what
 * follows, how they start, or what came before.
 */
export function titlesOf(subject: Subject, paths: readonly Path[]): string[] {
  const { model } = subject.graph;
  const longer = paths.map((path) => {
    const { given, steps } = inSentences(subject, path);
    const last = path.steps.at(-1);
    const action = last?.move.say ?? 'The start';
    const before = path.steps.at(-2)?.situation ?? path.begin;
    const source = last?.trace.transitions[0]?.split(' ')[0] ?? '';
    const places = activeStatesOf(before);
    const place = places.find((name) => name === source || name.startsWith(`${source}.`));
    const where = place ?? places[0] ?? source;
    const short = [model.states[where] ?? where, action];
    const full = [...short, ...(steps.at(-1)?.sees.slice(0, 1) ?? [])];
    const earlier = path.steps.slice(0, -1).map(({ move }) => move.say);
    return [
      short,
      full,
      [given, ...short],
      ...earlier.map((_, count) => [...earlier.slice(-1 - count), ...short]),
    ].map((words) => words.join(' → '));
  });
  return longer.map(
    (names) =>
      names.find((name, at) => longer.filter((others) => others[at] === name).length === 1) ??
      names.at(-1) ??
      '',
  );
}

/** The counts of a flow in one line. */
export function countsOf({ graph }: Subject, paths: readonly Path[]): string {
  const { states, transitions, pairs } = coverageOf(graph);
  const steps = paths.reduce((sum, path) => sum + path.steps.length, 0);
  return [
    `${states.reached} of ${states.declared} states`,
    `${transitions.reached} of ${transitions.declared} transitions`,
    `${pairs} pairs of transitions`,
    `${graph.nodes.length} situations`,
    `${graph.edges.length} moves`,
    `${paths.length} paths of ${steps} steps`,
  ].join(' · ');
}

/** Words as sentences: each ends with a full stop, unless it ends with a sign of its own. */
export const sentence = (words: readonly string[]) =>
  words.map((word) => (/[.?!]”?$/.test(word) ? word : `${word}.`)).join(' ');

/** A path as a section of a document: its title, its sentences, and the transitions that no path before it takes. */
export type Section = { path: Path; title: string; text: string };

/** The paths as sections, in their order. */
export function sectionsOf(subject: Subject, paths: readonly Path[]): Section[] {
  const covered = new Set<string>();
  const titles = titlesOf(subject, paths);
  return paths.map((path, index) => {
    const { given, sees, steps } = inSentences(subject, path);
    const fresh = path.steps
      .flatMap(({ trace }) => trace.transitions)
      .filter((id) => !covered.has(id) && covered.add(id));
    const text = [
      sentence([given, ...sees]),
      steps
        .map(
          ({ step, sees: after }, number) =>
            `${number + 1}. ${sentence([step.move.say, ...after])}`,
        )
        .join('\n'),
      ...(fresh.length > 0 ? [fresh.map((id) => `- \`${id}\``).join('\n')] : []),
    ].join('\n\n');
    return { path, title: titles[index] ?? '', text };
  });
}
