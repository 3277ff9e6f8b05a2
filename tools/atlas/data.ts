// Everything that the atlas shows, made once in Node: charts, drawings, numbers, sources.
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { catalogue } from '#machines/catalogue.ts';
import type { CatalogueEntry } from '#machines/catalogue.ts';
import { journeysIn } from './journeys.ts';
import type { JourneyCounts, Journeys } from './journeys.ts';
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

/** What the tours in Chromium walk of a flow, in the model. */
export type Tours = {
  /** As their tests are called. */
  names: readonly string[];
  /** The tours, by their place, that walk each state and each transition; what nobody can be seen to walk is not in it. */
  states: Readonly<Record<string, readonly number[]>>;
  transitions: Readonly<Record<string, readonly number[]>>;
  /** Why no browser walks a transition, or a move. */
  reasons: Readonly<Record<string, string>>;
};

/** What the path kit knows of a flow; without tours where no driver leads a browser through it. */
export type Measured = { numbers: Numbers; tours: Tours | null };

/** Measures flows; one that has no paths is left out. */
export type Measure = (flows: readonly string[]) => Promise<ReadonlyMap<string, Measured>>;

export type AtlasFlow = {
  name: string;
  title: string;
  audience: string;
  routes: readonly string[];
  numbers: Numbers | null;
  tours: Tours | null;
  /** Null where no journey was recorded. */
  journeys: JourneyCounts | null;
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
  /** The recording of the journeys that was kept last. */
  journeys: Pick<Journeys, 'on' | 'count'> | null;
  /** The address of the folder of the pictures, from the page. */
  picturesAt: string;
};

/** Where each box lies. */
export const placesOf = (placed: Placed) =>
  Object.fromEntries(
    placed.boxes.map(({ path, x, y, width, height }) => [path, { x, y, width, height }]),
  );

/** What is known of a flow besides its machine. */
type Known = Pick<AtlasFlow, 'numbers' | 'tours' | 'journeys' | 'pictures'>;

async function flowOf(
  root: string,
  name: string,
  entry: CatalogueEntry,
  known: Known,
): Promise<AtlasFlow> {
  const { title, audience, routes, machine } = entry;
  const chart = toChart(machine);
  const placed = await place(chart);
  return {
    name,
    title,
    audience,
    routes,
    chart,
    svg: toSvg(chart, placed, `${title}: the chart`),
    width: placed.width,
    height: placed.height,
    places: placesOf(placed),
    source: await readFile(join(root, `machines/${name}.machine.ts`), 'utf8'),
    mermaid: toMermaid(chart),
    ...known,
  };
}

/**
 * Reads the catalogue into what the atlas shows.
 * `isLive`: a site that reports to this atlas is served beside it. `picturesAt`: where the page finds the pictures.
 */
export async function atlasData(
  root: string,
  measure: Measure,
  { isLive, picturesAt }: Pick<AtlasData, 'isLive' | 'picturesAt'>,
): Promise<AtlasData> {
  const entries = Object.entries<CatalogueEntry>(catalogue);
  const pictures = picturesIn(join(root, picturesFolder));
  const journeys = journeysIn(root);
  const measured = await measure(entries.map(([name]) => name));
  const flows: AtlasFlow[] = [];
  for (const [name, entry] of entries)
    flows.push(
      await flowOf(root, name, entry, {
        numbers: measured.get(name)?.numbers ?? null,
        tours: measured.get(name)?.tours ?? null,
        journeys: journeys && (journeys.flows.get(name) ?? { states: {}, transitions: {} }),
        pictures: pictures.get(name) ?? [],
      }),
    );
  return {
    flows,
    isLive,
    journeys: journeys && { on: journeys.on, count: journeys.count },
    picturesAt,
  };
}
