// Everything that the atlas shows, made once in Node: charts, drawings, numbers, sources.
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { catalogue } from '#machines/catalogue.ts';
import type { CatalogueEntry } from '#machines/catalogue.ts';
import { place } from './layout/place.ts';
import type { Placed } from './layout/place.ts';
import { toSvg } from './layout/svg.ts';
import { toChart } from './model/chart.ts';
import type { Chart } from './model/chart.ts';
import type { KeptCount } from './model/telling.ts';
import { toMermaid } from './model/mermaid.ts';
import { picturesFolder } from '../lib/smallPictures.mjs';
import { picturesIn } from './pictures.ts';
import type { Pictured } from './pictures.ts';

/** Counted by the path kit. */
export type Numbers = {
  states: number;
  transitions: number;
  /** Transitions that the paths take. */
  reached: number;
  situations: number;
  paths: number;
  /** How many situations hold something typed, and what interruptions lose of it, by state (docs/paths/kept.md). */
  kept?: Readonly<Record<string, KeptCount>>;
};

export type AtlasFlow = {
  name: string;
  title: string;
  audience: string;
  routes: readonly string[];
  numbers: Numbers | null;
  chart: Chart;
  svg: string;
  width: number;
  height: number;
  /** Where each state's box lies, for a deep link. */
  places: Record<string, { x: number; y: number; width: number; height: number }>;
  /** The source text of the machine's file. */
  source: string;
  mermaid: string;
  /** What a user sees in its states, where pictures were taken. */
  pictures: readonly Pictured[];
};

export type AtlasData = {
  flows: AtlasFlow[];
  isLive: boolean;
  /** The address of the folder of the pictures, from the page. */
  picturesAt: string;
};

/** Where each box lies. */
export const placesOf = (placed: Placed) =>
  Object.fromEntries(
    placed.boxes.map(({ path, x, y, width, height }) => [path, { x, y, width, height }]),
  );

async function flowOf(
  root: string,
  name: string,
  entry: CatalogueEntry,
  numbersOf: (flow: string) => Numbers | null,
  pictures: readonly Pictured[],
): Promise<AtlasFlow> {
  const { title, audience, routes, machine } = entry;
  const chart = toChart(machine);
  const placed = await place(chart);
  return {
    name,
    title,
    audience,
    routes,
    numbers: numbersOf(name),
    chart,
    svg: toSvg(chart, placed, `${title}: the chart`),
    width: placed.width,
    height: placed.height,
    places: placesOf(placed),
    source: await readFile(join(root, `machines/${name}.machine.ts`), 'utf8'),
    mermaid: toMermaid(chart),
    pictures,
  };
}

/**
 * Reads the catalogue into what the atlas shows.
 * `isLive`: a site that reports to this atlas is served beside it. `picturesAt`: where the page finds the pictures.
 */
export async function atlasData(
  root: string,
  numbersOf: (flow: string) => Numbers | null,
  { isLive, picturesAt }: Pick<AtlasData, 'isLive' | 'picturesAt'>,
): Promise<AtlasData> {
  const pictures = picturesIn(join(root, picturesFolder));
  const flows: AtlasFlow[] = [];
  for (const [name, entry] of Object.entries<CatalogueEntry>(catalogue))
    flows.push(await flowOf(root, name, entry, numbersOf, pictures.get(name) ?? []));
  return { flows, isLive, picturesAt };
}
