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
  check: { type: 'boolean' },
  out: { type: 'string' },
  replay: { type: 'string' },
  property: { type: 'string' },
  product: { type: 'string' },
  help: { type: 'boolean' },
} as const;

/** The text of `--help`. */
export const helpOf = ({ files }: Pick<Project, 'files'>) =>
  `npm run paths                      the machines and their counts
npm run paths -- <machine>         its paths
  --format ${formats.join(' | ')}
  --coverage ${coverages.join(' | ')}
  --out [file]                     writes them (${files.listings}/<machine>.md, ${files.specs}/<machine>.spec.ts;
                                   without a machine: of all of them)
  --check                          compares the committed listing, or all of them
  --replay "@<input> <move> …"     runs one path again, in the model and with a real actor
    --headed | --headless          and then in a browser
  --property <name>                counts a property over the situations of a machine, or of all; with --out writes it
  --product [name]                 explores machines that run beside each other, or all of them; with --out writes them`;

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

/**
 * The arguments as an object; `--out` and `--product` may have no value.
 * @param machines the names of the machines that have paths
 * @throws UnknownWord
 */
export function readArguments(argv: readonly string[], machines: readonly string[]) {
  const args = argv.flatMap((arg, index) => {
    const hasNoValue =
      (arg === '--out' || arg === '--product') && (argv[index + 1] ?? '--').startsWith('--');
    return hasNoValue ? [`${arg}=`] : [arg];
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
      names: positionals.map((name) => chosen('machine', name, machines)),
    };
  } catch (error) {
    if (error instanceof UnknownWord) throw error;
    throw new UnknownWord(error instanceof Error ? error.message : String(error));
  }
}
