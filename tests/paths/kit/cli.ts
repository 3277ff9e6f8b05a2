// `npm run paths`: the paths of a flow as a listing, a test plan, data or a running test.
import { existsSync, mkdirSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { declaredOf } from './declared.ts';
import { coverageOf } from './explore.ts';
import type { Graph } from './explore.ts';
import { UnknownWord, chosen, helpOf, readArguments } from './arguments.ts';
import { judge } from './gate.ts';
import type { Project } from './project.ts';
import { recordFaults, recordOf } from './record.ts';
import { extensions, report } from './report.ts';
import type { Format, Subject } from './report.ts';
import { describePath, onCommandOf, runPath } from './run.ts';
import { follow, greedy } from './select.ts';
import type { Coverage } from './select.ts';

/** Where the command line reads and writes: the root of the repository, output, and errors. */
export type Console = {
  root: string;
  say: (text: string) => void;
  complain: (text: string) => void;
};

/** A flow explored, or the reasons why it cannot be. */
function subjectOf(
  project: Project,
  flow: string,
): { subject: Subject | undefined; faults: string[] } {
  const model = project.models[flow];
  const entry = project.flows.find(([name]) => name === flow)?.[1];
  if (model === undefined || entry === undefined) {
    return {
      subject: undefined,
      faults: [`${flow} has no ${project.files.sources(flow).model}.`],
    };
  }
  const { graph, faults } = judge(flow, model);
  return {
    subject: graph && { flow, entry, graph, project },
    faults: faults.map(({ say }) => say),
  };
}

/** The folder of a format that is not a document. */
const folders = { playwright: 'specs', values: 'records' } as const;

/** The file of a flow's paths: a document, a running test beside its driver, or the record of values. */
export const fileOf = ({ files }: Project, root: string, flow: string, format: Format) =>
  join(
    root,
    files[format === 'playwright' || format === 'values' ? folders[format] : 'listings'],
    `${flow}.${extensions[format]}`,
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

/** The file of what a flow's model declares of the world around its machine. */
const declaredFile = ({ files }: Project, root: string, flow: string) =>
  join(root, files.declared, `${flow}.txt`);

const declaredText = (graph: Graph) => `${declaredOf(graph).join('\n')}\n`;

/** Whether the committed list of what a model declares is that of the model. */
export const declaredStaleness = (project: Project, root: string, flow: string, graph: Graph) =>
  staleness(root, declaredFile(project, root, flow), declaredText(graph));

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
        .filter((name) => !flows.some(([flow]) => name === `${flow}.md` || name === `${flow}.txt`))
        .map((name) => join(root, folder, name)),
    );

const column = (words: readonly string[]) =>
  words.map((word, index) => (index === 0 ? word.padEnd(17) : word.padStart(13))).join('');

function list(project: Project, { say, complain }: Console): number {
  let failed = 0;
  say(
    column(['machine', 'states', 'transitions', 'pairs', 'situations', 'moves', 'paths', 'steps']),
  );
  for (const [flow] of project.flows) {
    const { subject, faults } = subjectOf(project, flow);
    if (subject !== undefined) {
      const { states, transitions, pairs } = coverageOf(subject.graph);
      const paths = greedy(subject.graph, 'transitions');
      const steps = paths.reduce((sum, path) => sum + path.steps.length, 0);
      const counts = [
        pairs,
        subject.graph.nodes.length,
        subject.graph.edges.length,
        paths.length,
        steps,
      ];
      say(
        column([
          flow,
          `${states.reached} of ${states.declared}`,
          `${transitions.reached} of ${transitions.declared}`,
          ...counts.map(String),
        ]),
      );
    }
    for (const fault of faults) complain(`${flow}: ${fault}`);
    failed += faults.length;
  }
  return failed === 0 ? 0 : 1;
}

/** Runs one path again and prints its steps. */
function replay({ flow, graph }: Subject, words: string, { say, complain }: Console): number {
  const [first = '', ...ids] = words.trim().split(/\s+/);
  const start = chosen('input', first.replace(/^@/, ''), Object.keys(graph.model.input));
  const path = follow(graph, start, ids);
  if (path === undefined) {
    const possible = ids.findIndex((_, index) => !follow(graph, start, ids.slice(0, index + 1)));
    throw new UnknownWord(`The move ‘${ids[possible] ?? ''}’ is not possible there.`);
  }
  const failure = runPath(graph.model, onCommandOf(graph.engine.machine), path);
  const moves = path.steps.map(({ move }) => move);
  const what = failure ? 'the path fails' : 'the path holds';
  (failure ? complain : say)(describePath(flow, graph, what, start, moves, failure?.reasons ?? []));
  return failure ? 1 : 0;
}

function write(file: string, text: string, { root, say }: Console) {
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, text);
  say(`${relative(root, file)} written.`);
}

/** What the options ask for, for one flow. */
type Request = {
  format: Format;
  coverage: Coverage;
  check?: boolean;
  out?: string;
  replay?: string;
};

function serve(project: Project, flow: string, request: Request, console: Console): number {
  const { subject, faults } = subjectOf(project, flow);
  for (const fault of faults) console.complain(`${flow}: ${fault}`);
  if (subject === undefined) return 1;
  if (request.replay !== undefined) return replay(subject, request.replay, console);
  const text = report(subject, request.format, request.coverage);
  const file = request.out
    ? join(console.root, request.out)
    : fileOf(project, console.root, flow, request.format);
  /** With its listing, a flow has its record of values. */
  const hasRecord = !request.out && (request.format === 'md' || request.format === 'values');
  if (request.check) {
    const stale = [
      request.format === 'values' ? undefined : staleness(console.root, file, text),
      hasRecord ? recordStaleness(project, console.root, flow, subject.graph) : undefined,
      hasRecord ? declaredStaleness(project, console.root, flow, subject.graph) : undefined,
    ].filter((words) => words !== undefined);
    for (const words of stale) console.complain(words);
    return stale.length > 0 || faults.length > 0 ? 1 : 0;
  }
  if (request.out === undefined) console.say(text);
  else {
    if (request.format !== 'values' || request.out) write(file, text, console);
    if (hasRecord) {
      write(fileOf(project, console.root, flow, 'values'), recordOf(subject.graph), console);
      write(declaredFile(project, console.root, flow), declaredText(subject.graph), console);
    }
  }
  return faults.length > 0 ? 1 : 0;
}

/** Runs the command line: 0 on success, 1 where a flow fails, 2 where an argument is unknown. */
export function main(
  project: Project,
  argv: readonly string[],
  console: Console,
): number | Promise<number> {
  try {
    const { names, help, property, product, ...request } = readArguments(
      argv,
      Object.keys(project.models),
    );
    if (help) {
      console.say(helpOf(project));
      return 0;
    }
    if (property !== undefined) {
      const properties = project.properties ?? {};
      const count = properties[chosen('property', property, Object.keys(properties))];
      return count?.(names, request.out !== undefined, console) ?? 0;
    }
    if (product !== undefined) {
      const known = project.products?.names ?? [];
      const asked = product === '' ? known : [chosen('product', product, known)];
      return project.products?.explore(asked, request.out !== undefined, console) ?? 0;
    }
    const all = request.check || request.out !== undefined ? project.flows : [];
    const wanted = names.length > 0 ? names : all.map(([flow]) => flow);
    if (wanted.length === 0) return list(project, console);
    if (request.out === '' && names.length === 0)
      for (const file of leftovers(project, console.root)) rmSync(file);
    return Math.max(...wanted.map((flow) => serve(project, flow, request, console)));
  } catch (error) {
    if (!(error instanceof UnknownWord)) throw error;
    console.complain(error.message);
    return 2;
  }
}
