// The same paths in four formats: a listing (md), a test plan (gherkin), data (json), a running test (playwright); and
// what their steps do to values (values).
import { coverageOf, activeStatesOf } from './explore.ts';
import type { Graph } from './explore.ts';
import type { FlowEntry, Project } from './project.ts';
import { recordInWords } from './record.ts';
import { greedy, tours } from './select.ts';
import type { Coverage, Path, PathStep } from './select.ts';
import { seenAfter, seenAt } from './sentences.ts';

export const formats = ['md', 'gherkin', 'json', 'playwright', 'values'] as const;
export type Format = (typeof formats)[number];

/** The file name extension of each format. */
export const extensions: Record<Format, string> = {
  md: 'md',
  gherkin: 'feature',
  json: 'json',
  playwright: 'spec.ts',
  values: 'txt',
};

/** What a report is about: a flow, explored. */
export type Subject = {
  flow: string;
  entry: FlowEntry;
  graph: Graph;
  project: Pick<Project, 'wording' | 'files'>;
};

/** A path with its steps in the sentences of the model. */
function inSentences({ graph: { model }, project }: Subject, path: Path) {
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
function titlesOf(subject: Subject, paths: readonly Path[]): string[] {
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
const sentence = (words: readonly string[]) =>
  words.map((word) => (/[.?!]”?$/.test(word) ? word : `${word}.`)).join(' ');

function toMarkdown(subject: Subject, coverage: Coverage, paths: readonly Path[]): string {
  const { flow, graph, project } = subject;
  const { title, audience } = subject.entry;
  const { machine, model } = project.files.sources(flow);
  const covered = new Set<string>();
  const titles = titlesOf(subject, paths);
  const sections = paths.map((path, index) => {
    const { given, sees, steps } = inSentences(subject, path);
    const fresh = path.steps
      .flatMap(({ trace }) => trace.transitions)
      .filter((id) => !covered.has(id) && covered.add(id));
    return [
      `## ${index + 1}. ${titles[index]}`,
      sentence([given, ...sees]),
      steps
        .map(
          ({ step, sees: after }, number) =>
            `${number + 1}. ${sentence([step.move.say, ...after])}`,
        )
        .join('\n'),
      ...(fresh.length > 0 ? [fresh.map((id) => `- \`${id}\``).join('\n')] : []),
    ].join('\n\n');
  });
  const refused = Object.entries(graph.model.refused ?? {});
  return [
    `# ${title}: paths`,
    audience,
    `Made by \`npm run paths -- ${flow} --format md --out\` from \`${machine}\` and \`${model}\`; every ${coverage.slice(0, -1)} is covered, and no path can be spared. Below each path stand the transitions that it takes first.`,
    `${countsOf(subject, paths)}.`,
    ...(refused.length > 0
      ? [refused.map(([id, why]) => `- Refused everywhere: \`${id}\`. ${why}`).join('\n')]
      : []),
    ...sections,
  ]
    .join('\n\n')
    .concat('\n');
}

function toGherkin(subject: Subject, paths: readonly Path[]): string {
  const titles = titlesOf(subject, paths);
  const scenarios = paths.map((path, index) => {
    const { given, sees, steps } = inSentences(subject, path);
    const lines = steps.flatMap(({ step, sees: after }, at) => [
      `    ${steps[at - 1]?.sees.length === 0 ? 'And' : 'When'} ${step.move.say}`,
      ...after.map((words, number) => `    ${number === 0 ? 'Then' : 'And'} ${words}`),
    ]);
    return [
      `  Scenario: ${index + 1}. ${titles[index]}`,
      `    Given ${given}`,
      ...sees.map((word) => `    And ${word}`),
      ...lines,
    ].join('\n');
  });
  const { title, audience } = subject.entry;
  return [`Feature: ${title}`, `  ${audience}`, '', scenarios.join('\n\n'), ''].join('\n');
}

function toJson(subject: Subject, coverage: Coverage, paths: readonly Path[]): string {
  const { states, transitions, pairs } = coverageOf(subject.graph);
  const { title, audience } = subject.entry;
  const data = {
    flow: subject.flow,
    title,
    audience,
    coverage,
    states,
    transitions,
    pairs,
    situations: subject.graph.nodes.length,
    moves: subject.graph.edges.length,
    paths: paths.map((path) => {
      const { start, given, sees, steps } = inSentences(subject, path);
      return {
        start,
        given,
        sees,
        steps: steps.map(({ step: { move, trace, situation }, sees: after }) => ({
          kind: move.kind,
          id: move.id,
          say: move.say,
          ...('event' in move && { event: plain(move.event) }),
          ...(move.kind === 'time' && { ms: move.ms }),
          transitions: trace.transitions,
          places: activeStatesOf(situation),
          sees: after,
        })),
      };
    }),
  };
  return `${JSON.stringify(data, null, 2)}\n`;
}

/** An event as data; an error keeps its message. */
const plain = (event: object): unknown =>
  JSON.parse(
    JSON.stringify(event, (_, value: unknown) =>
      value instanceof Error ? { message: value.message } : value,
    ),
  );

/** A test that runs as it is: the driver of the flow turns each move into what a user does (driver.ts). */
function toPlaywright(subject: Subject, paths: readonly Path[]): string {
  const { flow, entry } = subject;
  const titles = titlesOf(subject, paths);
  const tests = paths.map((path, index) => {
    const { given } = inSentences(subject, path);
    const ids = path.steps.map(({ move }) => `    ${JSON.stringify(move.id)}, // ${move.say}`);
    return [
      `test(${JSON.stringify(`${index + 1}. ${titles[index]}`)}, async ({ page }) => {`,
      `  // ${given}`,
      `  await walkPath(page, driver, model, ${JSON.stringify(path.start)}, [`,
      ...ids,
      '  ]);',
      '});',
    ].join('\n');
  });
  return [
    `// ${entry.title}: made by \`npm run paths -- ${flow} --format playwright\`; do not edit.`,
    `import { modelOf, test } from './app.ts';`,
    `import { walkPath } from './kit/walkPath.ts';`,
    `import driver from './${flow}.driver.ts';`,
    '',
    'const model = await modelOf(driver.flow);',
    '',
    tests.join('\n\n'),
    '',
  ].join('\n');
}

/** The paths of a flow in a format: short ones to read, tours to run. */
export function report(subject: Subject, format: Format, coverage: Coverage): string {
  const { graph } = subject;
  if (format === 'values') return recordInWords(graph);
  if (format === 'playwright') return toPlaywright(subject, tours(graph, coverage));
  const paths = greedy(graph, coverage);
  if (format === 'gherkin') return toGherkin(subject, paths);
  return format === 'md' ? toMarkdown(subject, coverage, paths) : toJson(subject, coverage, paths);
}
