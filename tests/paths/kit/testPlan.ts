// `npm run paths -- <flow> --plan`: what has changed in a flow, as Markdown that a person prints and ticks off.
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { UnknownWord } from './arguments.ts';
import { changesFrom, changesSince } from './changes.ts';
import type { Change, Changes, PlanStep } from './changes.ts';
import { explore } from './explore.ts';
import type { Graph } from './explore.ts';
import { readListing } from './listing.ts';
import type { Console, Earlier, Project } from './project.ts';
import { sentence } from './sections.ts';
import type { Subject } from './sections.ts';
import type { Coverage } from './select.ts';
import { exploredOf } from './subject.ts';

/** The most characters in a line: a page of paper has room for them. */
export const width = 80;

/** A text in lines of at most `width`; a longer word is cut. */
function wrapped(text: string, indent: string, first = indent): string {
  const room = width - indent.length;
  const words = text
    .split(/\s+/)
    .flatMap((word) => word.match(new RegExp(`.{1,${room}}`, 'gsu')) ?? []);
  const lines: string[] = [];
  for (const word of words) {
    const last = lines.at(-1);
    if (last !== undefined && last.length + 1 + word.length <= room)
      lines[lines.length - 1] = `${last} ${word}`;
    else lines.push(word);
  }
  return lines.map((line, index) => `${index === 0 ? first : indent}${line}`).join('\n');
}

/** A heading in one line; Markdown knows no longer ones. */
const heading = (text: string) =>
  text.length <= width ? text : `${text.slice(0, width - 2).trimEnd()} …`;

const stepText = ({ say, expected, before }: PlanStep) =>
  [
    wrapped(sentence([say]), '      ', '- [ ] '),
    wrapped(`Expected: ${sentence(expected)}`, '    ', '  - '),
    ...(before === undefined ? [] : [wrapped(`Before: ${sentence(before)}`, '    ', '  - ')]),
  ].join('\n');

const words = { new: 'New', altered: 'Altered', gone: 'Gone' } as const;

function pathText({ kind, title, given, steps }: Change, index: number): string {
  const full = `## ${index + 1}. ${words[kind]}: ${title}`;
  return [
    heading(full),
    ...(full.length > width ? [wrapped(sentence([title]), '')] : []),
    wrapped(sentence([given]), ''),
    steps.map(stepText).join('\n'),
  ].join('\n\n');
}

const countOf = ({ changes }: Changes, kind: Change['kind']) =>
  changes.filter((change) => change.kind === kind).length;

/** The plan of a flow since something, which `name` says; a sentence where no path has changed. */
export function planText({ flow, entry }: Subject, found: Changes, name: string): string {
  if (found.changes.length === 0)
    return wrapped(
      `${entry.title}: its machine has changed since ${name}, and each of its ${found.same} paths is as it was.`,
      '',
    );
  const counts = (['new', 'altered', 'gone'] as const).map(
    (kind) => `${countOf(found, kind)} ${kind}`,
  );
  return [
    heading(`# ${entry.title}: what to test`),
    wrapped(entry.audience, ''),
    wrapped(
      `Paths since ${name}: ${counts.join(', ')}, and ${found.same} as they were. Tick a step when you have seen what is expected.`,
      '',
    ),
    wrapped(`Made by \`npm run paths -- ${flow} --plan\`.`, ''),
    ...found.changes.map(pathText),
  ].join('\n\n');
}

/** What a request is about: a commit or the file of a listing ('' for the usual commit), and the goal of the paths. */
type Request = { ref: string; coverage: Coverage; out?: string };

/** What is said of a flow, and whether it has changed. */
type Told = { text: string; hasChanged: boolean };

/** The plan of a flow since a listing. */
function sinceListing(subject: Subject, text: string, { ref, coverage }: Request): Told {
  const listing = readListing(text);
  if (listing.length === 0) throw new UnknownWord(`${ref} is not a listing: it has no path.`);
  const found = changesFrom(subject, listing, coverage);
  return found.changes.length === 0
    ? { text: `${subject.entry.title}: no path has changed since ${ref}.`, hasChanged: false }
    : { text: planText(subject, found, ref), hasChanged: true };
}

/** The plan of a flow since a commit. */
function sinceCommit(
  subject: Subject,
  { name, machine, listing }: Earlier,
  coverage: Coverage,
  complain: Console['complain'],
): string {
  if (machine === undefined) return planText(subject, changesFrom(subject, [], coverage), name);
  let graph: Graph;
  try {
    graph = explore(subject.graph.model, machine, { trustsAbstraction: true });
  } catch (error) {
    // The model of today reads what the earlier machine does not have.
    if (listing === undefined) throw error;
    complain(
      `${subject.flow}: the model of today cannot explore the machine of then (${String(error)}). Its listing is compared instead.`,
    );
    return planText(subject, changesFrom(subject, readListing(listing), coverage), name);
  }
  return planText(subject, changesSince(subject, graph, coverage), name);
}

/** The plan of a flow; one whose machine is the same is not explored. */
async function planOf(
  project: Project,
  flow: string,
  request: Request,
  { root, complain }: Console,
): Promise<Told | undefined> {
  const { ref, coverage } = request;
  const file = resolve(root, ref);
  const isListing = ref !== '' && existsSync(file);
  const earlier = isListing ? undefined : await project.earlier?.(root, flow, ref);
  if (!isListing && earlier === undefined)
    throw new UnknownWord(
      `‘${ref}’ is neither a commit that can be read nor the file of a listing.`,
    );
  if (earlier?.isSame) {
    const title = project.flows.find(([name]) => name === flow)?.[1].title ?? flow;
    const text = `${title}: its machine has not changed since ${earlier.name}.`;
    return { text, hasChanged: false };
  }
  const subject = exploredOf(project, flow);
  if (subject === undefined) return undefined;
  if (earlier === undefined) return sinceListing(subject, readFileSync(file, 'utf8'), request);
  return { text: sinceCommit(subject, earlier, coverage, complain), hasChanged: true };
}

/**
 * Prints the plans of flows, or writes them to a file; of several flows, of those that have changed.
 * @throws UnknownWord where neither a commit nor a listing is named
 */
export async function showPlans(
  project: Project,
  flows: readonly string[],
  request: Request,
  console: Console,
): Promise<number> {
  const told: Told[] = [];
  for (const flow of flows)
    told.push(...[(await planOf(project, flow, request, console)) ?? []].flat());
  const [only] = told.length === 1 ? told : [];
  const changed = told.filter(({ hasChanged }) => hasChanged).map(({ text }) => text);
  const text = only?.text ?? (changed.join('\n\n') || 'No machine has changed since then.');
  if (request.out) {
    const file = resolve(console.root, request.out);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, `${text}\n`);
    console.say(`${request.out} written.`);
  } else console.say(text);
  return 0;
}
