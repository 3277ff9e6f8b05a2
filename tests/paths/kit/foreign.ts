// `npm run paths -- --file`: the paths of a machine in any file, with a model or before there is one.
import { existsSync } from 'node:fs';
import { basename, dirname, isAbsolute, join, relative } from 'node:path';
import { UnknownWord } from './arguments.ts';
import { replay, write } from './console.ts';
import { draftOf } from './draft.ts';
import { exportedBy } from './exported.ts';
import type { Exported } from './exported.ts';
import type { Bounds, Graph } from './explore.ts';
import { judge } from './gate.ts';
import { explorable } from './implementations.ts';
import { Unreadable, loadFile } from './moduleFile.ts';
import { payloadsOf } from './payloads.ts';
import type { Console, Project } from './project.ts';
import { extensions, report } from './report.ts';
import type { Format } from './report.ts';
import type { Subject } from './sections.ts';
import type { Coverage } from './select.ts';
import { skeletonOf } from './skeleton.ts';
import type { Part } from './skeleton.ts';
import { reachedBy, unsaidOf } from './unsaid.ts';

/** What the options ask for, for a file. */
export type FileRequest = {
  file: string;
  /** Exports of the file; none means all. */
  names: readonly string[];
  /** Without a format, a file without models yields their skeleton. */
  format?: Format | undefined;
  coverage: Coverage;
  check?: boolean | undefined;
  out?: string | undefined;
  replay?: string | undefined;
  limit?: number | undefined;
  seconds?: number | undefined;
};

/** The bounds of an exploration without a model: a counter alone has situations without end. */
const usual = { limit: 1000, seconds: 20 };

const wording: Project['wording'] = {
  emitted: ({ type }) => `The machine emits ‘${type}’`,
  sent: ({ type }) => `Another actor receives ‘${type}’`,
};

/** A path below the root as it is given on the command line; another one as it is. */
const shown = (root: string, file: string) => {
  const path = relative(root, file);
  return path.startsWith('..') ? file : path;
};

/** A module as an import writes it: a file by its relative path, a package by its name. */
function specifierOf(root: string, from: string, to: string) {
  if (!/\.[cm]?[jt]sx?$/.test(to)) return to;
  const path = relative(dirname(from), isAbsolute(to) ? to : join(root, to)).replaceAll('\\', '/');
  return path.startsWith('.') ? path : `./${path}`;
}

const nameOfModel = (file: string) =>
  join(dirname(file), `${basename(file).replace(/(?:\.machine)?\.\w+$/, '')}.paths.ts`);

/** Where the output goes: to a file that is named, to one beside the machine, or nowhere. */
function targetOf(root: string, file: string, { out, format }: FileRequest, name: string) {
  if (out === undefined) return undefined;
  if (out !== '') return isAbsolute(out) ? out : join(root, out);
  return format === undefined
    ? nameOfModel(file)
    : join(dirname(file), `${name}.${extensions[format]}`);
}

/** Where the bounds of an exploration lie; a model is explored to its end unless a bound is given. */
const boundsOf = ({ limit, seconds }: FileRequest, standard: Partial<typeof usual>): Bounds => {
  const [most, longest] = [limit ?? standard.limit, seconds ?? standard.seconds];
  return {
    ...(most !== undefined && { limit: most }),
    ...(longest !== undefined && { until: Date.now() + longest * 1000 }),
  };
};

/** Prints the paths of an explored machine in a format, or writes them. */
function show(
  project: Project,
  console: Console,
  file: string,
  request: FileRequest,
  one: Exported,
  graph: Graph,
) {
  const { format = 'md', coverage } = request;
  const source = shown(console.root, file);
  const audience = one.model
    ? `The model ‘${one.key}’ of ${source}.`
    : `The machine ‘${one.key}’ of ${source}, without a model: its own names stand where sentences belong.`;
  const subject: Subject = {
    flow: one.name,
    entry: { title: one.machine.id === '(machine)' ? one.name : one.machine.id, audience },
    graph,
    project: {
      wording,
      files: { ...project.files, sources: () => ({ machine: source, model: source }) },
    },
    made: `Made by \`npm run paths -- --file ${source} ${one.key} --format ${format}\``,
  };
  if (request.replay !== undefined) return replay(subject, request.replay, console);
  const text = report(subject, format, coverage);
  const target = targetOf(console.root, file, { ...request, format }, one.name);
  if (target === undefined) console.say(text);
  else write(target, text, console);
  return 0;
}

/** The paths of a machine that has a model, judged as those of the project's own. */
function serveModel(
  project: Project,
  console: Console,
  file: string,
  request: FileRequest,
  one: Exported,
): number {
  const { machine, model } = one;
  if (model === undefined) return 0;
  const { graph, faults } = judge(
    one.name,
    { ...model, machine: explorable(machine) },
    explorable(machine),
    boundsOf(request, {}),
  );
  const given = `npm run paths -- --file ${shown(console.root, file)} ${one.key}`;
  for (const { say } of faults)
    console.complain(`${one.name}: ${say.replaceAll(`npm run paths -- ${one.name}`, given)}`);
  if (graph === undefined) return 1;
  return Math.max(show(project, console, file, request, one, graph), faults.length > 0 ? 1 : 0);
}

/** Says how far the machines without a model were explored, and what their models would have to say. */
function serveDrafts(
  project: Project,
  console: Console,
  file: string,
  request: FileRequest,
  found: readonly Exported[],
): number {
  const { root, say, complain } = console;
  const payloads = payloadsOf(file);
  const parts = found.map(({ key, name, machine }): Part => ({
    key,
    name,
    payloads,
    draft: draftOf(machine, boundsOf(request, usual)),
  }));
  const shows = request.format !== undefined || request.replay !== undefined;
  const codes = parts.map((part, at) => {
    const one = found[at];
    complain(`‘${part.key}’ of ${shown(root, file)}`);
    for (const sentence of reachedBy(part)) complain(`  ${sentence}`);
    complain('Missing for a model:');
    for (const sentence of unsaidOf(one?.machine ?? part.draft.machine, part))
      complain(`  ${sentence}`);
    const { graph } = part.draft;
    if (graph === undefined) return 1;
    return shows && one !== undefined ? show(project, console, file, request, one, graph) : 0;
  });
  if (shows) return Math.max(...codes);
  const target = targetOf(root, file, request, '') ?? nameOfModel(file);
  const text = skeletonOf(
    {
      kit: specifierOf(root, target, project.files.kit ?? 'tests/paths/kit/define.ts'),
      machine: specifierOf(root, target, file),
      command: `npm run paths -- --file ${shown(root, target)}`,
    },
    parts,
  );
  if (request.out === undefined) say(text);
  else if (existsSync(target))
    throw new Unreadable(
      `‘${shown(root, target)}’ exists, and is not overwritten: name another file with --out.`,
    );
  else write(target, text, console);
  return Math.max(...codes);
}

/**
 * Runs the command line for a file: 0 where it could be explored, 1 where the machine does not start or its model has
 * faults, 2 where the file cannot be used.
 */
export async function serveFile(
  project: Project,
  request: FileRequest,
  console: Console,
): Promise<number> {
  const file = isAbsolute(request.file) ? request.file : join(console.root, request.file);
  const name = shown(console.root, file);
  try {
    if (request.check)
      throw new Unreadable(
        '--check compares what is committed of a machine of the project: name one instead of a file.',
      );
    const loaded = await loadFile(console.root, name, file);
    if (loaded.absent.length > 0)
      console.complain(
        `Not found, and done without: ${loaded.absent.map((id) => `‘${id}’`).join(', ')}.`,
      );
    const found = exportedBy(name, loaded, request.names);
    if (request.replay !== undefined && found.length > 1)
      throw new Unreadable(
        `‘${name}’ exports ${found.map(({ key }) => `‘${key}’`).join(', ')}: say which.`,
      );
    return found.some(({ model }) => model !== undefined)
      ? Math.max(...found.map((one) => serveModel(project, console, file, request, one)))
      : serveDrafts(project, console, file, request, found);
  } catch (error) {
    if (!(error instanceof UnknownWord)) throw error;
    console.complain(error.message);
    return 2;
  }
}
