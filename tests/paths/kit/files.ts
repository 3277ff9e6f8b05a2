// The files of a flow's paths: where they are, what they hold, and whether the committed ones are fresh.
import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { join, relative } from 'node:path';
import { declaredOf } from './declared.ts';
import type { Graph } from './explore.ts';
import type { Project } from './project.ts';
import { recordFaults } from './record.ts';
import { extensions, report } from './report.ts';
import type { Format } from './report.ts';
import type { Subject } from './sections.ts';

/** The folder of each format. */
const folders = {
  md: 'readings',
  gherkin: 'readings',
  json: 'readings',
  playwright: 'specs',
  listing: 'listings',
  values: 'records',
} as const satisfies Record<Format, keyof Project['files']>;

/** The file of a flow's paths in a format. */
export const fileOf = ({ files }: Project, root: string, flow: string, format: Format) =>
  join(root, files[folders[format]], `${flow}.${extensions[format]}`);

/** The file of what a flow's model declares of the world around its machine. */
const declaredFile = ({ files }: Project, root: string, flow: string) =>
  join(root, files.declared, `${flow}.txt`);

/**
 * What is committed of a flow, by file: its listing, what its model declares, and the document where the flow is the sample. The
 * record of values is compared by `recordStaleness`.
 */
export function committedOf(project: Project, root: string, subject: Subject): Map<string, string> {
  const { flow, graph } = subject;
  const { listings, sample } = project.files;
  const files = new Map([
    [fileOf(project, root, flow, 'listing'), report(subject, 'listing', 'transitions')],
    [declaredFile(project, root, flow), `${declaredOf(graph).join('\n')}\n`],
  ]);
  if (flow === sample)
    files.set(join(root, listings, `${flow}.md`), report(subject, 'md', 'transitions'));
  return files;
}

/** The first difference in each file that is committed of a flow. */
export const committedStaleness = (project: Project, root: string, subject: Subject): string[] =>
  [...committedOf(project, root, subject)].flatMap(
    ([file, text]) => staleness(root, file, text) ?? [],
  );

/** What differs between a flow and its committed record of values, and how the record is made anew. */
export function recordStaleness(project: Project, root: string, flow: string, graph: Graph) {
  const file = fileOf(project, root, flow, 'values');
  const faults = existsSync(file)
    ? recordFaults(graph, readFileSync(file, 'utf8'))
    : [`${relative(root, file)} does not exist.`];
  return faults.length === 0
    ? undefined
    : `${flow}: ${faults.slice(0, 5).join('\n')}\nIf the machine changed on purpose: npm run paths -- --out`;
}

/** The first difference between a committed file and what it should be; undefined where there is none. */
export function staleness(root: string, file: string, text: string): string | undefined {
  const name = relative(root, file);
  if (!existsSync(file)) return `${name} does not exist.`;
  const [is, should] = [readFileSync(file, 'utf8').split('\n'), text.split('\n')];
  const line = should.findIndex((words, index) => words !== is[index]);
  if (line === -1 && is.length === should.length) return undefined;
  const at = line === -1 ? should.length : line;
  return `${name}, line ${at + 1}: ‘${is[at] ?? ''}’ should be ‘${should[at] ?? ''}’. If the machine changed on purpose: npm run paths -- --out`;
}

/** The listings and records of flows that no longer exist. */
export const leftovers = ({ flows, files }: Project, root: string): string[] =>
  [files.listings, files.records, files.declared]
    .filter((folder) => existsSync(join(root, folder)))
    .flatMap((folder) =>
      readdirSync(join(root, folder))
        .filter((name) => !files.documents.includes(name))
        .filter((name) => name !== `${files.sample}.md`)
        .filter((name) => !flows.some(([flow]) => name === `${flow}.txt`))
        .map((name) => join(root, folder, name)),
    );
