// The words of the command line: what `npm run flows`, `flows:export` and `flows:diff` are asked for.
import type { Console } from './console.ts';
import type { Measure } from './data.ts';
import { writeDocs } from './export/docs.ts';
import { writeAll } from './export/all.ts';
import { compare } from './export/compare.ts';
import { openAtlas } from './open.ts';
import type { SurvivalsSince } from './survival.ts';

const help = `npm run flows                          the atlas, and a site that reports to it
npm run flows:export                   the atlas as one HTML file; SVG, Mermaid and Stately JSON of each machine (flows/)
npm run flows:export -- --out folder   … into another folder
npm run flows:export -- --docs         each machine as a chart and in words, for reading (flows/docs/, or --out folder); refreshes
                                       docs/flows, the list of all flows
npm run flows:diff -- <git ref>        what changed in the machines since then, in words and as coloured charts, and
                                       whether it is safe for what lies in people's browsers, migrates it, or breaks it
npm run flows:diff -- <ref> --strict   … fails where something that was typed is lost`;

const after = (args: readonly string[], name: string) => {
  const at = args.indexOf(name);
  return at === -1 ? undefined : args[at + 1];
};

/** What belongs to the tests, and is handed in. */
export type FromTests = {
  /** Counts states and paths, and says what the tours walk, by the path kit. */
  measure: Measure;
  survivalsSince: SurvivalsSince;
};

/** Runs one command; the exit code says whether it could. */
export async function main(
  argv: readonly string[],
  out: Console,
  { measure, survivalsSince }: FromTests,
): Promise<number> {
  const [command, ...args] = argv;
  if (args.includes('--help')) {
    out.say(help);
  } else if (command === 'open') {
    await openAtlas(out, measure);
  } else if (command === 'export' && args.includes('--docs')) {
    await writeDocs(out, after(args, '--out'));
  } else if (command === 'export') {
    await writeAll(out, after(args, '--out') ?? 'flows', measure);
  } else if (command === 'diff' && args[0] !== undefined) {
    return compare(out, {
      ref: args[0],
      out: after(args, '--out'),
      isStrict: args.includes('--strict'),
      survivalsSince,
    });
  } else {
    out.complain(help);
    return 1;
  }
  return 0;
}
