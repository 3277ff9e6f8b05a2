// The pictures that `npm run paths -- --pictures` has taken of the flows, as the atlas shows them; where none were taken it shows none.
import { cpSync, existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { smallFileOf } from '../lib/smallPictures.mjs';

/** A state of a flow, as its user sees it. */
export type Pictured = {
  /** The active atomic states. */
  states: readonly string[];
  /** The files by look (`ink.1440`), from the folder of the pictures. */
  files: Readonly<Record<string, string>>;
  /** Why there is none, or none in some of the looks. */
  none?: string;
};

type Index = { flows: { flow: string; shots: Pictured[] }[] };

/** The pictures in a folder, by flow: those that were made small. */
export function picturesIn(folder: string): Map<string, Pictured[]> {
  const file = join(folder, 'index.json');
  if (!existsSync(file)) return new Map();
  const { flows } = JSON.parse(readFileSync(file, 'utf8')) as Index;
  return new Map(
    flows.map(({ flow, shots }) => [
      flow,
      shots.map(({ states, files, none }) => ({
        states,
        files: Object.fromEntries(
          Object.entries(files).map(([look, name]) => [look, smallFileOf(name)]),
        ),
        ...(none !== undefined && { none }),
      })),
    ]),
  );
}

/** Copies the pictures that were made small to where a site is served from. */
export function copyPictures(from: string, to: string) {
  if (!existsSync(join(from, 'index.json'))) return;
  cpSync(from, to, {
    recursive: true,
    filter: (name) => !/\.(?:png|html|json)$/.test(name),
  });
}
