// The same paths in five formats: a document (md), a test plan (gherkin), data (json), a running test (playwright), the
// committed listing (listing); and what their steps do to values (values).
import { coverageOf, activeStatesOf } from './explore.ts';
import { toListing } from './listing.ts';
import { recordInWords } from './record.ts';
import { countsOf, inSentences, sectionsOf, titlesOf } from './sections.ts';
import type { Subject } from './sections.ts';
import { greedy, tours } from './select.ts';
import type { Coverage, Path } from './select.ts';

export const formats = ['md', 'gherkin', 'json', 'playwright', 'listing', 'values'] as const;
export type Format = (typeof formats)[number];

/** The file name extension of each format. */
export const extensions: Record<Format, string> = {
  md: 'md',
  gherkin: 'feature',
  json: 'json',
  playwright: 'spec.ts',
  listing: 'txt',
  values: 'txt',
};

function toMarkdown(subject: Subject, coverage: Coverage, paths: readonly Path[]): string {
  const { flow, graph, project } = subject;
  const { title, audience } = subject.entry;
  const { machine, model } = project.files.sources(flow);
  const { made = `Made by \`npm run paths -- ${flow}\` from \`${machine}\` and \`${model}\`` } =
    subject;
  const sections = sectionsOf(subject, paths).map(
    ({ title: name, text }, index) => `## ${index + 1}. ${name}\n\n${text}`,
  );
  const refused = Object.entries(graph.model.refused ?? {});
  return [
    `# ${title}: paths`,
    audience,
    `${made}; every ${coverage.slice(0, -1)} is covered, and no path can be spared. Below each path stand the transitions that it takes first.`,
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
  if (format === 'listing') return toListing(subject, paths);
  if (format === 'gherkin') return toGherkin(subject, paths);
  return format === 'md' ? toMarkdown(subject, coverage, paths) : toJson(subject, coverage, paths);
}
