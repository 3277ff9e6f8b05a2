// The words of the command line: what `npm run flows`, `flows:export` and `flows:diff` are asked for.
import type { Console } from './console.ts';
import type { Numbers } from './data.ts';
import { writeDocs } from './export/docs.ts';
import { writeAll } from './export/all.ts';
import { compare } from './export/compare.ts';
import { openAtlas } from './open.ts';

const help = `npm run flows                          the atlas, and a site that reports to it
npm run flows:export                   the atlas as one HTML file; SVG, Mermaid and Stately JSON of each machine (flows/)
npm run flows:export -- --out folder   … into another folder
npm run flows:export -- --docs         refreshes docs/flows
npm run flows:diff -- <git ref>        what changed in the machines since then, in words and as coloured charts`;

const after = (args: readonly string[], name: string) => {
  const at = args.indexOf(name);
  return at === -1 ? undefined : args[at + 1];
};

/**
 * Runs one command; the exit code says whether it could.
 * `numbersOf` counts a flow's states and paths: the path kit belongs to the tests, and is handed in.
 */
export async function main(
  argv: readonly string[],
  out: Console,
  numbersOf: (flow: string) => Numbers | null,
): Promise<number> {
  const [command, ...args] = argv;
  if (args.includes('--help')) {
    out.say(help);
  } else if (command === 'open') {
    await openAtlas(out, numbersOf);
  } else if (command === 'export' && args.includes('--docs')) {
    await writeDocs(out);
  } else if (command === 'export') {
    await writeAll(out, after(args, '--out') ?? 'flows', numbersOf);
  } else if (command === 'diff' && args[0] !== undefined) {
    return compare(out, args[0], after(args, '--out'));
  } else {
    out.complain(help);
    return 1;
  }
  return 0;
}
