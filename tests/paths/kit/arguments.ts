// Reads the arguments of `npm run paths`; an unknown word is answered with the names that come nearest.
import { parseArgs } from 'node:util';
import { nearest } from './nearest.ts';
import type { Project } from './project.ts';
import { formats } from './report.ts';
import { coverages } from './select.ts';

/** An argument that the command line does not know. */
export class UnknownWord extends Error {}

const options = {
  format: { type: 'string' },
  coverage: { type: 'string' },
  walked: { type: 'string', multiple: true },
  plan: { type: 'string' },
  check: { type: 'boolean' },
  out: { type: 'string' },
  replay: { type: 'string' },
  property: { type: 'string' },
  product: { type: 'string' },
  file: { type: 'string' },
  limit: { type: 'string' },
  seconds: { type: 'string' },
  help: { type: 'boolean' },
} as const;

/** Options that may have no value. */
const bare = ['--out', '--product', '--coverage', '--plan'];

/** The text of `--help`. */
export const helpOf = ({ files }: Pick<Project, 'files'>) =>
  `npm run paths                      the machines and their counts
npm run paths -- <machine>         its paths
  --format ${formats.join(' | ')}
  --coverage ${coverages.join(' | ')}
  --coverage                       what is walked of it, and the three walks that add most for each step
    --walked tours | <file>        … given these walks: the browser's tours, or [{ "start", "ids" }] in a file
  --plan [commit | listing]        its paths that are new, altered or gone since then, as a test plan to print
  --out [file]                     writes what is committed (${files.listings}/<machine>.txt), or with --format
                                   ${files.readings}/<machine>.md, ${files.specs}/<machine>.spec.ts; without a machine: of all
  --check                          compares the committed listing, or all of them
  --replay "@<input> <move> …"     runs one path again, in the model and with a real actor
    --headed | --headless          and then in a browser
  --heard                          writes what is heard of it in a browser, and which stops the Tab key has
  --pictures                       takes a picture of each of its states in a browser, and makes a contact sheet; also of several machines
    --again <times>                … takes them again, and counts what differs
  --property <name>                counts a property over the situations of a machine, or of all; with --out writes it
  --product [name]                 explores machines that run beside each other, or all of them; with --out writes them
  --file <file> [export …]         the machines of any file: what they lack for a model, and its skeleton; with --format
                                   their paths; of a file with models, the paths of these
    --limit <situations>           where its exploration ends
    --seconds <seconds>            and when`;

/**
 * The known name that was given.
 * @throws UnknownWord with the nearest names
 */
export function chosen<Name extends string>(
  what: string,
  name: string,
  known: readonly Name[],
): Name {
  const found = known.find((candidate) => candidate === name);
  if (found !== undefined) return found;
  throw new UnknownWord(`There is no ${what} ‘${name}’. ${nearest(name, known)}`);
}

function countOf(option: string, text: string | undefined): number | undefined {
  if (text === undefined || Number(text) > 0) return text === undefined ? undefined : Number(text);
  throw new UnknownWord(`--${option} needs a number above zero, not ‘${text}’.`);
}

/**
 * The arguments as an object; some options may have no value.
 * @param machines the names of the machines that have paths
 * @throws UnknownWord
 */
export function readArguments(argv: readonly string[], machines: readonly string[]) {
  const args = argv.flatMap((arg, index) => {
    const next = argv[index + 1] ?? '--';
    const isAlone =
      next.startsWith('--') ||
      ((arg === '--coverage' || arg === '--plan') && machines.includes(next));
    return bare.includes(arg) && isAlone ? [`${arg}=`] : [arg];
  });
  const unknown = args
    .filter((arg) => arg.startsWith('-'))
    .map((arg) => arg.replace(/^-+|=.*$/gs, ''))
    .find((name) => !(name in options));
  if (unknown !== undefined) chosen('option', unknown, Object.keys(options));
  try {
    const { values: given, positionals } = parseArgs({ args, options, allowPositionals: true });
    const { limit, seconds, ...values } = given;
    // What is written or compared without a format is what is committed; what is printed is for reading.
    const isOfProject = values.file === undefined;
    const usual = isOfProject && (values.check || values.out === '') ? 'listing' : 'md';
    return {
      ...values,
      bounds: { limit: countOf('limit', limit), seconds: countOf('seconds', seconds) },
      isFormatGiven: values.format !== undefined,
      format: chosen('format', values.format ?? usual, formats),
      coverage: chosen('coverage', values.coverage || 'transitions', coverages),
      ranks: isOfProject && values.coverage === '',
      names: isOfProject
        ? positionals.map((name) => chosen('machine', name, machines))
        : positionals,
    };
  } catch (error) {
    if (error instanceof UnknownWord) throw error;
    throw new UnknownWord(error instanceof Error ? error.message : String(error));
  }
}
