// The words of the command line: what `npm run flows`, `flows:export` and `flows:diff` are asked for.
import { resolve } from 'node:path';
import type { Console } from './console.ts';
import type { Measure } from './data.ts';
import { writeDocs } from './export/docs.ts';
import { writeAll } from './export/all.ts';
import { compare, usualDrawing } from './export/compare.ts';
import { openAtlas } from './open.ts';
import type { SurvivalsSince } from './survival.ts';

const help = `npm run flows                          the atlas, and a site that reports to it
npm run flows:export                   the atlas as one HTML file, with the pictures that were taken; SVG, Mermaid and Stately JSON of each machine (flows/)
npm run flows:export -- --out folder   … into another folder
npm run flows:export -- --docs         each machine as a chart and in words, for reading (flows/docs/, or --out folder); refreshes
                                       docs/flows, the list of all flows
npm run flows:diff -- <git ref>        what changed in the machines since then, in words and as coloured charts, and
                                       whether it is safe for what lies in people's browsers, migrates it, or breaks it
npm run flows:diff -- <ref> --strict   … fails where something that was typed is lost
npm run flows:diff -- <ref> --pictures … also builds that commit, takes the pictures of the flows that changed in both, and lays what
                                       differs side by side (flows/diff.pictures.html); of other flows: their names, or --all`;

const after = (args: readonly string[], name: string) => {
  const at = args.indexOf(name);
  return at === -1 ? undefined : args[at + 1];
};

/** The words that are neither an option nor what it is set to. */
const plainOf = (args: readonly string[]) =>
  args.filter((word, at) => !word.startsWith('--') && args[at - 1] !== '--out');

/** The page of the pictures, beside that of the charts. */
const picturesPage = (drawing: string) => `${drawing.replace(/\.html$/, '')}.pictures.html`;

/** What is asked of the comparison of pictures. */
export type PicturesAsked = {
  ref: string;
  /** The flows whose chart changed, or what it keeps in browsers. */
  changed: readonly string[];
  /** The flows that were named instead. */
  named: readonly string[];
  isAll: boolean;
  /** The file of the page. */
  out: string;
};

/** What belongs to the tests, and is handed in. */
export type FromTests = {
  /** Counts states and paths, and says what the tours walk, by the path kit. */
  measure: Measure;
  survivalsSince: SurvivalsSince;
  /** Takes the pictures of a commit and of this tree, and lays them side by side; its exit code. */
  picturesSince: (asked: PicturesAsked) => Promise<number>;
};

/** Runs one command; the exit code says whether it could. */
export async function main(
  argv: readonly string[],
  out: Console,
  { measure, survivalsSince, picturesSince }: FromTests,
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
    const [ref] = args;
    const drawing = after(args, '--out');
    return compare(out, {
      ref,
      out: drawing,
      isStrict: args.includes('--strict'),
      survivalsSince,
      pictures: args.includes('--pictures')
        ? (changed) =>
            picturesSince({
              ref,
              changed,
              named: plainOf(args.slice(1)),
              isAll: args.includes('--all'),
              out: picturesPage(resolve(out.root, drawing ?? usualDrawing)),
            })
        : undefined,
    });
  } else {
    out.complain(help);
    return 1;
  }
  return 0;
}
