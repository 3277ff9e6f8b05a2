// Every chart as Mermaid and as an outline, for reading; docs/flows holds the list of all flows, and one of them as a sample.
import { catalogue } from '#machines/catalogue.ts';
import type { CatalogueEntry } from '#machines/catalogue.ts';
import type { FlowsPictured, Pictured } from '../pictures.ts';
import { toChart } from './chart.ts';
import type { Chart, ChartState } from './chart.ts';
import { toMermaid } from './mermaid.ts';
import { inMarkdown, picturedText } from './pictured.ts';
import { factsOf, sentenceOf } from './telling.ts';

/** The command that writes them; the test that compares what is committed says it. */
export const refresh = 'npm run flows:export -- --docs';

/** The folder of the documents of all flows, which is not committed. */
export const readings = 'flows/docs';

/** The address of the folder of the pictures, from a document. */
const picturesAt = 'pictures';

/** The flow whose document is committed. */
const sample = 'theme';

const depthOf = ({ path }: ChartState) => (path === '' ? 0 : path.split('.').length);

function outlineOf(chart: Chart, state: ChartState): string[] {
  const indent = '  '.repeat(depthOf(state));
  const name = state.path === '' ? 'The whole flow' : state.name;
  const kind = state.kind === 'parallel' ? ' (its parts run side by side)' : '';
  const marks = `${state.isInitial ? ' (begins here)' : ''}${state.kind === 'final' ? ' (ends here)' : kind}`;
  return [
    `${indent}- **${inMarkdown(name)}**${marks}: ${inMarkdown([state.description, ...factsOf(state)].join(' · '))}`,
    ...chart.transitions
      .filter(({ from }) => from === state.path)
      .map((transition) => `${indent}  - ${inMarkdown(sentenceOf(chart, transition))}`),
  ];
}

function documentOf(
  name: string,
  entry: CatalogueEntry,
  pictures: readonly Pictured[] = [],
): string {
  const chart = toChart(entry.machine);
  const routes = entry.routes.map((route) => (route === '*' ? 'every page' : `\`${route}\``));
  return [
    `# ${entry.title}`,
    entry.audience,
    `Lives on ${routes.length === 0 ? 'no page' : routes.join(', ')}. Source: \`machines/${name}.machine.ts\`; its paths: \`npm run paths -- ${name}\`. Made by \`${refresh}\`; \`npm run flows\` shows it drawn, playable and live.`,
    ['```mermaid', toMermaid(chart).trimEnd(), '```'].join('\n'),
    ...picturedText(entry.title, chart, pictures, picturesAt),
    '## In words',
    chart.states.flatMap((state) => outlineOf(chart, state)).join('\n'),
  ]
    .join('\n\n')
    .concat('\n');
}

const listOf = (what: string, linkOf: (name: string) => string) =>
  [
    '# The flows',
    what,
    Object.entries<CatalogueEntry>(catalogue)
      .map(([name, { title, audience }]) => `- [${title}](${linkOf(name)}): ${audience}`)
      .join('\n'),
  ]
    .join('\n\n')
    .concat('\n');

const atlas =
  '`npm run flows` opens the atlas, in which they can be searched, played and watched live.';

/**
 * What is made for reading, by file name.
 * @param pictures what users see in the states of the flows, where that was taken
 */
export const documents = (pictures: FlowsPictured = new Map()): ReadonlyMap<string, string> =>
  new Map([
    [
      'README.md',
      listOf(
        `Every flow of the site as a chart and in words, made from \`machines/\` by \`${refresh}\`. ${atlas}`,
        (name) => `${name}.md`,
      ),
    ],
    ...Object.entries<CatalogueEntry>(catalogue).map(
      ([name, entry]) => [`${name}.md`, documentOf(name, entry, pictures.get(name))] as const,
    ),
  ]);

/** What docs/flows holds, by file name: what a review has to see, and a sample. */
export const committed = (): ReadonlyMap<string, string> =>
  new Map([
    [
      'README.md',
      listOf(
        `Every flow of the site, and for whom it is; each leads to its machine. Made by \`${refresh}\`, which also writes each flow as a chart and in words into \`${readings}/\`: [${sample}.md](${sample}.md) shows what that looks like. ${atlas}`,
        (name) => `../../machines/${name}.machine.ts`,
      ),
    ],
    [`${sample}.md`, documentOf(sample, catalogue[sample])],
  ]);
