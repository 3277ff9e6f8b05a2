// `npm run flows:diff -- <git ref>`: what changed in the machines since then, in words and as coloured charts.
import { execFileSync } from 'node:child_process';
import { mkdir, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, dirname, join, resolve } from 'node:path';
import { runnerImport } from 'vite';
import type { AnyStateMachine } from 'xstate';
import { catalogue } from '#machines/catalogue.ts';
import type { CatalogueEntry } from '#machines/catalogue.ts';
import { sharedDeclarations, themeDeclarations, tokens } from '#ui/tokens.ts';
import type { Console } from '../console.ts';
import { place } from '../layout/place.ts';
import { chartStyles } from '../layout/style.ts';
import { toSvg } from '../layout/svg.ts';
import { toChart } from '../model/chart.ts';
import type { Chart } from '../model/chart.ts';
import { differenceOf } from '../model/diff.ts';
import type { Difference } from '../model/diff.ts';

const ending = '.machine.ts';

const isMachine = (value: unknown): value is AnyStateMachine =>
  typeof value === 'object' && value !== null && 'root' in value && 'implementations' in value;

const git = (root: string, ...args: string[]) =>
  execFileSync('git', args, { cwd: root, encoding: 'utf8', stdio: ['ignore', 'pipe', 'pipe'] });

/** The charts of the machines as they were: each file imports nothing but xstate, so it runs by itself. */
async function chartsAt(root: string, ref: string): Promise<Map<string, Chart>> {
  const files = git(root, 'ls-tree', '--name-only', ref, 'machines/')
    .split('\n')
    .filter((file) => file.endsWith(ending));
  const folder = await mkdtemp(join(tmpdir(), 'axis-flows-'));
  const charts = new Map<string, Chart>();
  try {
    await symlink(join(root, 'node_modules'), join(folder, 'node_modules'));
    for (const file of files) {
      const copy = join(folder, basename(file));
      await writeFile(copy, git(root, 'show', `${ref}:${file}`));
      const { module } = await runnerImport<Record<string, unknown>>(copy, {
        root: folder,
        configFile: false,
        logLevel: 'error',
      });
      const machine = Object.values(module).find(isMachine);
      if (machine !== undefined) charts.set(basename(file, ending), toChart(machine));
    }
  } finally {
    await rm(folder, { recursive: true });
  }
  return charts;
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

export type Compared = { name: string; title: string; difference: Difference };

async function pageOf(ref: string, changes: readonly Compared[]): Promise<string> {
  const sections: string[] = [];
  for (const { title, difference } of changes) {
    const svg = toSvg(difference.union, await place(difference.union), title);
    const words = difference.sentences.map((sentence) => `<li>${escaped(sentence)}</li>`).join('');
    sections.push(
      `<section><h2>${escaped(title)}</h2><ul>${words}</ul><div>${coloured(svg, difference)}</div></section>`,
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
    `.key b{font-family:${font.mono};font-weight:400}`,
    chartStyles,
    `</style><h1>What changed since ${escaped(ref)}</h1>`,
    `<p class="key"><b style="color:${color.mint}">added</b> · <b style="color:${color.danger}">removed</b> · <b style="color:${color.gold}">altered</b></p>`,
    ...sections,
    '</html>',
  ].join('\n');
}

/** Compares the machines of now with those of a git ref. */
export async function changesBetween(
  before: ReadonlyMap<string, Chart>,
  after: ReadonlyMap<string, Chart>,
): Promise<Compared[]> {
  const entries: Record<string, CatalogueEntry> = catalogue;
  return [...new Set([...after.keys(), ...before.keys()])]
    .map((name) => ({
      name,
      title: entries[name]?.title ?? name,
      difference: differenceOf(before.get(name), after.get(name)),
    }))
    .filter(({ difference }) => difference.sentences.length > 0);
}

/** Prints and draws what changed since a git ref. The exit code says whether the ref could be read. */
export async function compare(
  { root, say, complain }: Console,
  ref: string,
  out = 'flows/diff.html',
): Promise<number> {
  let before: Map<string, Chart>;
  try {
    git(root, 'rev-parse', '--verify', '--quiet', `${ref}^{commit}`);
    before = await chartsAt(root, ref);
  } catch (error) {
    complain(`‘${ref}’ cannot be read: ${error instanceof Error ? error.message : String(error)}`);
    return 1;
  }
  const after = new Map(
    Object.entries<CatalogueEntry>(catalogue).map(([name, { machine }]) => [
      name,
      toChart(machine),
    ]),
  );
  const changes = await changesBetween(before, after);
  for (const { title, difference } of changes) {
    say(`${title}`);
    for (const sentence of difference.sentences) say(`  ${sentence}`);
  }
  if (changes.length === 0) {
    say(`No flow has changed since ${ref}.`);
    return 0;
  }
  const file = resolve(root, out);
  await mkdir(dirname(file), { recursive: true });
  await writeFile(file, await pageOf(ref, changes));
  say(`\nDrawn in ${file}`);
  return 0;
}
