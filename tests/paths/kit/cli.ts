// `npm run paths`: the paths of a flow as a listing, a test plan, data or a running test.
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { refuse, replay, write } from './console.ts';
import { coverageOf } from './explore.ts';
import { chosen, helpOf, readArguments } from './arguments.ts';
import {
  committedOf,
  committedStaleness,
  fileOf,
  leftovers,
  recordStaleness,
  staleness,
} from './files.ts';
import { serveFile } from './foreign.ts';
import type { Console, Project } from './project.ts';
import { recordOf } from './record.ts';
import { report } from './report.ts';
import type { Format } from './report.ts';
import { greedy } from './select.ts';
import type { Coverage } from './select.ts';
import { subjectOf } from './subject.ts';
import { showPlans } from './testPlan.ts';
import { showWalked } from './walked.ts';

export type { Console } from './project.ts';

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
  const { root } = console;
  const file = request.out ? join(root, request.out) : fileOf(project, root, flow, request.format);
  /** With its listing, a flow has its record of values. */
  const isCommitted = !request.out && (request.format === 'listing' || request.format === 'values');
  if (request.check) {
    const stale = isCommitted
      ? [
          ...(request.format === 'listing' ? committedStaleness(project, root, subject) : []),
          recordStaleness(project, root, flow, subject.graph) ?? [],
        ].flat()
      : [staleness(root, file, report(subject, request.format, request.coverage)) ?? []].flat();
    for (const words of stale) console.complain(words);
    return stale.length > 0 || faults.length > 0 ? 1 : 0;
  }
  if (isCommitted && request.out !== undefined) {
    const files = request.format === 'listing' ? committedOf(project, root, subject) : [];
    for (const [name, text] of files) write(name, text, console);
    write(fileOf(project, root, flow, 'values'), recordOf(subject.graph), console);
  } else {
    const text = report(subject, request.format, request.coverage);
    if (request.out === undefined) console.say(text);
    else write(file, text, console);
  }
  return faults.length > 0 ? 1 : 0;
}

const answered = (code: Promise<number>, console: Console) =>
  code.catch((error: unknown) => refuse(error, console));

/** Runs the command line: 0 on success, 1 where a flow fails, 2 where an argument is unknown. */
export function main(
  project: Project,
  argv: readonly string[],
  console: Console,
): number | Promise<number> {
  try {
    const { names, help, property, product, file, bounds, isFormatGiven, ...rest } = readArguments(
      argv,
      Object.keys(project.models),
    );
    const { plan, ranks, walked, ...request } = rest;
    if (help) {
      console.say(helpOf(project));
      return 0;
    }
    if (file !== undefined) {
      const format = isFormatGiven ? request.format : undefined;
      return serveFile(project, { ...request, ...bounds, format, file, names }, console);
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
    const named = names.length > 0 ? names : project.flows.map(([flow]) => flow);
    if (ranks)
      return answered(showWalked(project, named, { walked, ...request }, console), console);
    if (plan !== undefined)
      return answered(showPlans(project, named, { ref: plan, ...request }, console), console);
    const all = request.check || request.out !== undefined ? project.flows : [];
    const wanted = names.length > 0 ? names : all.map(([flow]) => flow);
    if (wanted.length === 0) return list(project, console);
    if (request.out === '' && names.length === 0)
      for (const leftover of leftovers(project, console.root)) rmSync(leftover);
    return Math.max(...wanted.map((flow) => serve(project, flow, request, console)));
  } catch (error) {
    return refuse(error, console);
  }
}
