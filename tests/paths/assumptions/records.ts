// The files behind the assumptions: what the models declare, and what the workers of a run have recorded.
import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { catalogue } from '../../../machines/catalogue.ts';
import type { CatalogueEntry } from '../../../machines/catalogue.ts';
import { service } from './service.ts';
import { unseen } from './unseen.ts';
import type { Assumptions, JourneyRecord } from './compare.ts';

const ending = '.txt';
const folder = join(import.meta.dirname, '../declared');

const linesOf = (text: string) => text.split('\n').filter((line) => line !== '');

/** No page of the site shows the flow yet: no journey can see it. */
const isPreview = (flow: string) => {
  const entry = (catalogue as Readonly<Record<string, CatalogueEntry>>)[flow];
  return entry?.routes.every((route) => route === '/ui') ?? true;
};

/** What is assumed of the world, as it is committed. */
export const assumptions = (): Assumptions => ({
  declared: Object.fromEntries(
    readdirSync(folder)
      .map((file) => file.slice(0, -ending.length))
      .filter((flow) => !isPreview(flow))
      .map((flow) => [flow, linesOf(readFileSync(join(folder, flow + ending), 'utf8'))]),
  ),
  service,
  unseen,
});

/** The records of a run: one file for each worker, one line for each journey. */
export const recordsIn = (run: string): JourneyRecord[] =>
  existsSync(run)
    ? readdirSync(run).flatMap((file) =>
        linesOf(readFileSync(join(run, file), 'utf8')).map(
          (line) => JSON.parse(line) as JourneyRecord,
        ),
      )
    : [];
