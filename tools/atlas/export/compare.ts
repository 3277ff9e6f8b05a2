// `npm run flows:diff -- <git ref>`: what changed in the machines since then, in words and as coloured charts.
import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, resolve } from 'node:path';
import { catalogue } from '#machines/catalogue.ts';
import type { CatalogueEntry } from '#machines/catalogue.ts';
import { sharedDeclarations, themeDeclarations, tokens } from '#ui/tokens.ts';
import type { Console } from '../console.ts';
import { git, machinesAt } from '../earlier.ts';
import { place } from '../layout/place.ts';
import { chartStyles } from '../layout/style.ts';
import { toSvg } from '../layout/svg.ts';
import { toChart } from '../model/chart.ts';
import type { Chart } from '../model/chart.ts';
import { differenceOf } from '../model/diff.ts';
import type { Difference } from '../model/diff.ts';
import { callWords, survivalOf } from '../survival.ts';
import type { Survival, Survivals, SurvivalsSince } from '../survival.ts';

/** The charts of the machines as they were. */
async function chartsAt(root: string, ref: string): Promise<Map<string, Chart>> {
  const machines = await machinesAt(root, ref);
  return new Map([...machines].map(([name, machine]) => [name, toChart(machine)]));
}

const escaped = (text: string) =>
  text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;');

const unescaped = (text: string) =>
  text
    .replace(/&quot;/g, '"')
    .replace(/&lt;/g, '<')
    .replace(/&gt;/g, '>')
    .replace(/&amp;/g, '&');

/** Colours a drawing: the changes become classes. */
export function coloured(svg: string, { states, transitions }: Difference): string {
  return svg
    .replace(/class="state" data-state="([^"]*)"/g, (all, path: string) => {
      const change = states[unescaped(path)];
      return change === undefined ? all : all.replace('"state"', `"state ${change}"`);
    })
    .replace(
      /<text class="(\w+)"([^>]*) data-transition="([^"]*)"/g,
      (all, style: string, _, id: string) => {
        const change = transitions[unescaped(id)];
        return change === undefined ? all : all.replace(`"${style}"`, `"${style} ${change}"`);
      },
    );
}

export type Compared = { name: string; title: string; difference: Difference; survival: Survival };

async function pageOf(ref: string, changes: readonly Compared[]): Promise<string> {
  const sections: string[] = [];
  for (const { title, difference, survival } of changes) {
    const svg = toSvg(difference.union, await place(difference.union), title);
    const words = difference.sentences.map((sentence) => `<li>${escaped(sentence)}</li>`).join('');
    sections.push(
      `<section><h2>${escaped(title)}</h2><p class="call ${survival.call}">${escaped(callWords(survival))}</p><ul>${words}</ul><div>${coloured(svg, difference)}</div></section>`,
    );
  }
  const { color, font, type, space } = tokens;
  return [
    '<!doctype html><html lang="en"><meta charset="utf-8">',
    `<title>Flows: what changed since ${escaped(ref)}</title><style>`,
    `:root{${sharedDeclarations}${themeDeclarations('paper')}}`,
    `@media (prefers-color-scheme: dark){:root{${themeDeclarations('ink')}}}`,
    `body{background:${color.background};color:${color.text};font:${type.body}/1.5 ${font.text};margin:${space.three}}`,
    `h1,h2{font-family:${font.display};font-weight:400}section>div{overflow-x:auto}`,
    `.call.safe{color:${color.mint}}.call.migrates{color:${color.gold}}.call.breaking{color:${color.danger}}`,
    `.key b{font-family:${font.mono};font-weight:400}`,
    chartStyles,
    `</style><h1>What changed since ${escaped(ref)}</h1>`,
    `<p class="key"><b style="color:${color.mint}">added</b> · <b style="color:${color.danger}">removed</b> · <b style="color:${color.gold}">altered</b></p>`,
    ...sections,
    '</html>',
  ].join('\n');
}

/** Without a change of its chart, a flow is told of where what lies in browsers is not what it writes. */
const toldOf = (difference: Difference): Difference =>
  difference.sentences.length > 0
    ? difference
    : { ...difference, sentences: ['The chart has not changed.'] };

/**
 * Compares the machines of now with those of a git ref.
 * @param survivals what becomes of what lies in browsers
 */
export function changesBetween(
  before: ReadonlyMap<string, Chart>,
  after: ReadonlyMap<string, Chart>,
  survivals: Survivals,
): Compared[] {
  const entries: Record<string, CatalogueEntry> = catalogue;
  return [...new Set([...after.keys(), ...before.keys()])].flatMap((name) => {
    const difference = differenceOf(before.get(name), after.get(name));
    const survival = survivalOf(name, survivals);
    if (difference.sentences.length === 0 && survival.call === 'safe') return [];
    const title = entries[name]?.title ?? name;
    return [{ name, title, difference: toldOf(difference), survival }];
  });
}

/** The file of the drawing, where no other is named. */
export const usualDrawing = 'flows/diff.html';

/** Prints and draws the changes since a git ref. */
async function report(
  { root, say }: Pick<Console, 'root' | 'say'>,
  ref: string,
  changes: readonly Compared[],
  out = usualDrawing,
): Promise<void> {
  for (const { title, difference, survival } of changes) {
    say(title);
    say(`  ${callWords(survival)}`);
    for (const sentence of difference.sentences) say(`  ${sentence}`);
  }
  if (changes.length === 0) return say(`No flow has changed since ${ref}.`);
  const file = resolve(root, out);
  await mkdir(dirname(file), { recursive: true });
  await writeFile(file, await pageOf(ref, changes));
  say(`\nDrawn in ${file}`);
}

export type Comparison = {
  ref: string;
  /** The file of the drawing. */
  out?: string | undefined;
  /** Whether a breaking change fails. */
  isStrict: boolean;
  survivalsSince: SurvivalsSince;
  /** Lays the pictures of the flows that changed side by side; its exit code. */
  pictures?: ((changed: readonly string[]) => Promise<number>) | undefined;
};

/** Whether a change loses something that people have typed. */
const isBreaking = (changes: readonly Compared[]): boolean =>
  changes.some(({ survival }) => survival.call === 'breaking');

/** The charts of the machines as they are. */
const chartsToday = (): ReadonlyMap<string, Chart> =>
  new Map(
    Object.entries<CatalogueEntry>(catalogue).map(([name, { machine }]) => [
      name,
      toChart(machine),
    ]),
  );

/**
 * Prints and draws what changed since a git ref, and says what it does to what lies in people's browsers.
 * @returns the exit code: 1 where the ref cannot be read, or no pictures of it can be taken, or, if the comparison is strict, where a change is breaking
 */
export async function compare(
  { root, say, complain }: Pick<Console, 'root' | 'say' | 'complain'>,
  { ref, out, isStrict, survivalsSince, pictures }: Comparison,
  today = chartsToday(),
): Promise<number> {
  let before: Map<string, Chart>;
  try {
    git(root, 'rev-parse', '--verify', '--quiet', `${ref}^{commit}`);
    before = await chartsAt(root, ref);
  } catch (error) {
    complain(`‘${ref}’ cannot be read: ${error instanceof Error ? error.message : String(error)}`);
    return 1;
  }
  const changes = changesBetween(before, today, await survivalsSince(root, ref));
  await report({ root, say }, ref, changes, out);
  const laid = (await pictures?.(changes.map(({ name }) => name))) ?? 0;
  return isStrict && isBreaking(changes) ? 1 : laid;
}
