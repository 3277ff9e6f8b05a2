// `npm run paths`: the paths of a flow as a listing, a test plan, data or a running test.
import { existsSync, mkdirSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { parseArgs } from 'node:util';
import { flows, models } from '../models.ts';
import { coverageOf } from './explore.ts';
import { judge } from './gate.ts';
import { nearest } from './nearest.ts';
import { extensions, formats, report } from './report.ts';
import type { Format, Subject } from './report.ts';
import { onCommandOf, runPath, tellPath } from './run.ts';
import { coverages, follow, greedy } from './select.ts';
import type { Coverage } from './select.ts';

export type Console = {
  root: string;
  say: (text: string) => void;
  complain: (text: string) => void;
};

/** A wrong word on the command line, said in a sentence. */
class Misunderstanding extends Error {}

const options = {
  format: { type: 'string' },
  coverage: { type: 'string' },
  check: { type: 'boolean' },
  out: { type: 'string' },
  replay: { type: 'string' },
  help: { type: 'boolean' },
} as const;

const help = `npm run paths                      the machines and their counts
npm run paths -- <machine>         its paths
  --format ${formats.join(' | ')}
  --coverage ${coverages.join(' | ')}
  --out [file]                     writes them (docs/paths/<machine>.md, e2e/paths/<machine>.spec.ts;
                                   without a machine: of all of them)
  --check                          compares the committed listing, or all of them
  --replay "@<way in> <move> …"    walks one path again, in the model and with a real actor
    --headed | --headless          and then in a browser`;

function chosen<Name extends string>(what: string, name: string, known: readonly Name[]): Name {
  const found = known.find((candidate) => candidate === name);
  if (found !== undefined) return found;
  throw new Misunderstanding(`There is no ${what} ‘${name}’. ${nearest(name, known)}`);
}

/** The command line as a wish; `--out` may stand alone. */
function read(argv: readonly string[]) {
  const args = argv.flatMap((arg, index) => {
    const alone = arg === '--out' && (argv[index + 1] ?? '--').startsWith('--');
    return alone ? ['--out='] : [arg];
  });
  const unknown = args
    .filter((arg) => arg.startsWith('-'))
    .map((arg) => arg.replace(/^-+|=.*$/gs, ''))
    .find((name) => !(name in options));
  if (unknown !== undefined) chosen('option', unknown, Object.keys(options));
  try {
    const { values, positionals } = parseArgs({ args, options, allowPositionals: true });
    return {
      ...values,
      format: chosen('format', values.format ?? 'md', formats),
      coverage: chosen('coverage', values.coverage ?? 'transitions', coverages),
      names: positionals.map((name) => chosen('machine', name, Object.keys(models))),
    };
  } catch (error) {
    if (error instanceof Misunderstanding) throw error;
    throw new Misunderstanding(error instanceof Error ? error.message : String(error));
  }
}

/** A flow explored, or the reasons why it cannot be. */
function subjectOf(flow: string): { subject: Subject | undefined; faults: string[] } {
  const model = models[flow];
  const entry = flows.find(([name]) => name === flow)?.[1];
  if (model === undefined || entry === undefined) {
    return { subject: undefined, faults: [`${flow} has no tests/paths/${flow}.paths.ts.`] };
  }
  const { graph, faults } = judge(flow, model);
  const { title, audience } = entry;
  return {
    subject: graph && { flow, entry: { title, audience }, graph },
    faults: faults.map(({ say }) => say),
  };
}

/** Where the paths of a flow are kept: documents in docs, a running test beside its driver. */
export const fileOf = (root: string, flow: string, format: Format) =>
  join(root, format === 'playwright' ? 'e2e/paths' : 'docs/paths', `${flow}.${extensions[format]}`);

/** The difference between a committed file and what it should be; undefined where there is none. */
export function staleness(root: string, file: string, text: string): string | undefined {
  const name = relative(root, file);
  if (!existsSync(file)) return `${name} does not exist.`;
  const [is, should] = [readFileSync(file, 'utf8').split('\n'), text.split('\n')];
  const line = should.findIndex((words, index) => words !== is[index]);
  if (line === -1 && is.length === should.length) return undefined;
  const at = line === -1 ? should.length : line;
  return `${name}, line ${at + 1}: ‘${is[at] ?? ''}’ should be ‘${should[at] ?? ''}’. If the machine changed on purpose: npm run paths -- --out`;
}

/** The listings in docs/paths of flows that are gone; two documents there belong to no flow. */
export const leftovers = (root: string): string[] =>
  readdirSync(join(root, 'docs/paths'))
    .filter((name) => !['README.md', 'drivers.md'].includes(name))
    .filter((name) => !flows.some(([flow]) => name === `${flow}.md`))
    .map((name) => join(root, 'docs/paths', name));

const column = (words: readonly string[]) =>
  words.map((word, index) => (index === 0 ? word.padEnd(17) : word.padStart(13))).join('');

function list({ say, complain }: Console): number {
  let failed = 0;
  say(
    column(['machine', 'states', 'transitions', 'pairs', 'situations', 'moves', 'paths', 'steps']),
  );
  for (const [flow] of flows) {
    const { subject, faults } = subjectOf(flow);
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

/** Walks one path again and tells it. */
function replay({ flow, graph }: Subject, words: string, { say, complain }: Console): number {
  const [first = '', ...ids] = words.trim().split(/\s+/);
  const start = chosen('way in', first.replace(/^@/, ''), Object.keys(graph.model.input));
  const path = follow(graph, start, ids);
  if (path === undefined) {
    const possible = ids.findIndex((_, index) => !follow(graph, start, ids.slice(0, index + 1)));
    throw new Misunderstanding(`The move ‘${ids[possible] ?? ''}’ is not possible there.`);
  }
  const failure = runPath(graph.model, onCommandOf(graph.engine.machine), path);
  const moves = path.steps.map(({ move }) => move);
  const what = failure ? 'the path fails' : 'the path holds';
  (failure ? complain : say)(tellPath(flow, graph, what, start, moves, failure?.reasons ?? []));
  return failure ? 1 : 0;
}

function write(file: string, text: string, { root, say }: Console) {
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, text);
  say(`${relative(root, file)} written.`);
}

/** What one flow was asked for. */
function serve(
  flow: string,
  wish: { format: Format; coverage: Coverage; check?: boolean; out?: string; replay?: string },
  console: Console,
): number {
  const { subject, faults } = subjectOf(flow);
  for (const fault of faults) console.complain(`${flow}: ${fault}`);
  if (subject === undefined) return 1;
  if (wish.replay !== undefined) return replay(subject, wish.replay, console);
  const text = report(subject, wish.format, wish.coverage);
  const file = wish.out ? join(console.root, wish.out) : fileOf(console.root, flow, wish.format);
  if (wish.check) {
    const stale = staleness(console.root, file, text);
    if (stale !== undefined) console.complain(stale);
    return stale !== undefined || faults.length > 0 ? 1 : 0;
  }
  if (wish.out === undefined) console.say(text);
  else write(file, text, console);
  return faults.length > 0 ? 1 : 0;
}

/** Runs the command line; 0 where all is well, 1 where a flow fails, 2 where a word is not understood. */
export function main(argv: readonly string[], console: Console): number {
  try {
    const { names, help: asked, ...wish } = read(argv);
    if (asked) {
      console.say(help);
      return 0;
    }
    const all = wish.check || wish.out !== undefined ? flows.map(([flow]) => flow) : [];
    const wanted = names.length > 0 ? names : all;
    if (wanted.length === 0) return list(console);
    if (wish.out === '' && names.length === 0)
      for (const file of leftovers(console.root)) rmSync(file);
    return Math.max(...wanted.map((flow) => serve(flow, wish, console)));
  } catch (error) {
    if (!(error instanceof Misunderstanding)) throw error;
    console.complain(error.message);
    return 2;
  }
}
