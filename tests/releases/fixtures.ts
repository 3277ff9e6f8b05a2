// What earlier builds have left in people's browsers: a file for each change of the stored form, produced by the code of
// the commit that its name ends with (docs/features.md, "When what is stored changes").
import { readFileSync, readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Left } from './browser.ts';

export type Fixture = Left & {
  /** The build that first wrote this form; absent where it is the commit that adds the file. */
  commit?: string;
  /** How the form differs from the one before it. */
  change: string;
  /** What was typed or chosen, and must be on screen again. */
  words: readonly string[];
  /** Its file, from the root of the repository. */
  path: string;
};

export const folder = 'tests/releases/fixtures';
const place = fileURLToPath(new URL('fixtures', import.meta.url));

const numberOf = (file: string) => Number.parseInt(file, 10);

/** The fixtures of a form, the oldest first; none for a form that was never stored. */
export function fixturesOf(form: string): readonly Fixture[] {
  if (!formsWithFixtures().includes(form)) return [];
  return readdirSync(`${place}/${form}`)
    .toSorted((one, other) => numberOf(one) - numberOf(other))
    .map((file) => ({
      ...(JSON.parse(readFileSync(`${place}/${form}/${file}`, 'utf8')) as Omit<Fixture, 'path'>),
      path: `${folder}/${form}/${file}`,
    }));
}

/** The forms that have fixtures. */
export const formsWithFixtures = (): readonly string[] => readdirSync(place);
