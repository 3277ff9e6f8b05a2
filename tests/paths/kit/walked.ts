// `npm run paths -- <flow> --coverage`: how much of a flow is walked, and the walks that add most to it.
import { existsSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { UnknownWord } from './arguments.ts';
import { coverageOf } from './explore.ts';
import type { Graph } from './explore.ts';
import { idsOf } from './listing.ts';
import type { Console, Project } from './project.ts';
import { bestWalks, takenBy } from './ranking.ts';
import type { Addition, Taken, Walked } from './ranking.ts';
import type { Format } from './report.ts';
import { inSentences, sentence } from './sections.ts';
import type { Subject } from './sections.ts';
import { exploredOf } from './subject.ts';

/** How many walks are named. */
const count = 3;

/** The word for the tours of the browser tests, in the place of a file. */
const tours = 'tours';

/** What a tour is called, by its place among the tours of its flow: as a test, and wherever it is named. */
export const tourName = (index: number, start: string, steps: number) =>
  `tour ${index + 1} from ${start}, ${steps} steps`;

/** How much of a flow is walked; `percent` is that of its pairs. */
export type Share = Readonly<{
  transitions: { walked: number; possible: number };
  pairs: { walked: number; possible: number; percent: number };
}>;

/** How much of a flow walks have taken. */
export function shareOf(graph: Graph, taken: Taken): Share {
  const { transitions, pairs } = coverageOf(graph);
  return {
    transitions: { walked: taken.transitions.size, possible: transitions.declared },
    pairs: pairShare(taken.pairs.size, pairs),
  };
}

/** Pairs that are walked, of those that are possible, in whole percent. */
export const pairShare = (walked: number, possible: number): Share['pairs'] => ({
  walked,
  possible,
  percent: possible === 0 ? 100 : Math.floor((100 * walked) / possible),
});

/** What is wrong where a flow is below its goal, as a sentence. */
export function goalFault(
  flow: string,
  { pairs }: Pick<Share, 'pairs'>,
  goal: number,
): string | undefined {
  if (pairs.percent >= goal) return undefined;
  return `${flow}: ${pairs.walked} of ${pairs.possible} pairs are walked, ${pairs.percent} %; the goal is ${goal} %.`;
}

const isWalk = (value: unknown): value is Walked =>
  typeof value === 'object' &&
  value !== null &&
  'start' in value &&
  typeof value.start === 'string' &&
  'ids' in value &&
  Array.isArray(value.ids) &&
  value.ids.every((id) => typeof id === 'string');

/**
 * The walks of a file.
 * @throws UnknownWord where it holds something else
 */
function readWalks(root: string, name: string): Walked[] {
  const file = resolve(root, name);
  if (!existsSync(file)) throw new UnknownWord(`${name} does not exist.`);
  let walks: unknown;
  try {
    walks = JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    throw new UnknownWord(`${name} is not JSON.`);
  }
  if (Array.isArray(walks) && walks.every(isWalk)) return walks;
  throw new UnknownWord(`${name} is not an array of walks: [{ "start": "…", "ids": ["…"] }].`);
}

const number = (some: number, word: string) => `${some} ${word}${some === 1 ? '' : 's'}`;

/** What a walk adds, in words. */
function addsOf({ path, adds }: Addition): string {
  const { transitions, pairs } = adds;
  const added = [
    ...(transitions.length === 0 ? [] : [number(transitions.length, 'transition')]),
    number(pairs.length, 'pair'),
  ].join(' and ');
  const each = (transitions.length + pairs.length) / path.steps.length;
  const adding = path.steps.length === 1 ? 'adds' : 'add';
  return `${number(path.steps.length, 'step')} ${adding} ${added}: ${each.toFixed(2)} for each step.`;
}

/** A walk with its steps, what it adds, and how it is walked again. */
function walkText(subject: Subject, addition: Addition, index: number): string {
  const { path, adds } = addition;
  const { given, sees, steps } = inSentences(subject, path);
  const ids = path.steps.map(({ move }) => move.id);
  const lines = [
    `Start with \`@${path.start}\`: ${sentence([given, ...sees])}`,
    ...steps.map(
      ({ step, sees: after }, at) =>
        `${at + 1}. \`${step.move.id}\`: ${sentence([step.move.say, ...after])}`,
    ),
    ...adds.transitions.map((id) => `- adds the transition \`${id}\``),
    ...adds.pairs.map((pair) => `- adds the pair \`${pair.replace(' | ', '`, then `')}\``),
    `Again: npm run paths -- ${subject.flow} --replay "${idsOf(path.start, ids)}"`,
  ];
  return [`${index + 1}. ${addsOf(addition)}`, ...lines.map((line) => `   ${line}`)].join('\n');
}

/** What a request is about. */
type Request = { walked: readonly string[] | undefined; format: Format };

/** The numbers of a flow in a line. */
const shareText = ({ transitions, pairs }: Share, goal: number | undefined) =>
  [
    `${transitions.walked} of ${transitions.possible} transitions`,
    `${pairs.walked} of ${pairs.possible} pairs, ${pairs.percent} %${goal === undefined ? '' : ` (goal ${goal} %)`}`,
  ].join(' · ');

/** The walks that are named; those of the browser also say which part of the graph it offers. */
async function walksOf(
  project: Project,
  { flow, graph }: Subject,
  names: readonly string[],
  root: string,
): Promise<{ walks: Walked[]; offered: Graph }> {
  const browser = await project.tours?.(flow, graph);
  const walks = names.flatMap((name) =>
    name === tours ? (browser?.walked ?? []) : readWalks(root, name),
  );
  return { walks, offered: browser?.offered ?? graph };
}

/**
 * Prints how much of each flow is walked, and for a flow alone the walks that add most.
 * @returns 1 where the browser's tours are below the goal of a flow
 * @throws UnknownWord where a file of walks cannot be read
 */
export async function showWalked(
  project: Project,
  flows: readonly string[],
  { walked: names = [tours], format }: Request,
  { root, say, complain }: Console,
): Promise<number> {
  if (flows.length > 1 && names.some((name) => name !== tours))
    throw new UnknownWord('A file holds the walks of one machine: name it.');
  let failed = 0;
  for (const flow of flows) {
    const subject = exploredOf(project, flow);
    if (subject === undefined) continue;
    const { walks, offered } = await walksOf(project, subject, names, root);
    const { taken, impossible } = takenBy(subject.graph, walks);
    for (const { start, ids } of impossible)
      complain(`${flow}: ${idsOf(start, ids)} is not possible, and counts for nothing.`);
    const goal = project.goalOf?.(flow);
    const share = shareOf(subject.graph, taken);
    const fault = names.includes(tours) ? goalFault(flow, share, goal ?? 0) : undefined;
    if (fault !== undefined) {
      complain(fault);
      failed += 1;
    }
    if (flows.length > 1) {
      say(`${flow}: ${shareText(share, goal)}`);
      continue;
    }
    const additions = bestWalks(offered, taken, count);
    if (format === 'json') {
      say(JSON.stringify(additions.map(plain), null, 2));
      continue;
    }
    const steps = walks.reduce((sum, { ids }) => sum + ids.length, 0);
    say(
      [
        `${subject.entry.title}: ${shareText(share, goal)}`,
        `Walked: ${names.join(', ')} (${number(walks.length, 'walk')} of ${number(steps, 'step')}).`,
        additions.length === 0
          ? `No walk adds anything: what is left is not offered, or further than a walk is long.`
          : 'What adds most for each step, each walk on top of those before it:',
        ...additions.map((addition, index) => walkText(subject, addition, index)),
      ].join('\n\n'),
    );
  }
  return failed === 0 ? 0 : 1;
}

/** An addition as data, which `--walked` reads again. */
const plain = ({ path, adds }: Addition) => ({
  start: path.start,
  ids: path.steps.map(({ move }) => move.id),
  adds,
});
