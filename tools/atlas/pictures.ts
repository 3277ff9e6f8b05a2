// The pictures that `npm run paths -- --pictures` has taken of the flows, as the atlas shows them; where none were taken it shows none.
import { copyFileSync, existsSync, mkdirSync, readFileSync, readdirSync, rmSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { picturesFolder, smallFileOf } from '../lib/smallPictures.mjs';

/** A state of a flow, as its user sees it. */
export type Pictured = {
  /** The active atomic states. */
  states: readonly string[];
  /** The files by look (`ink.1440`), from the folder of the pictures. */
  files: Readonly<Record<string, string>>;
  /** Why there is none, or none in some of the looks. */
  none?: string;
};

/** The pictures by flow. */
export type FlowsPictured = ReadonlyMap<string, readonly Pictured[]>;

type Index = { flows: { flow: string; shots: Pictured[] }[] };

/** The command that takes them. */
export const takesPictures = 'npm run paths -- --pictures';

/** Where an export puts them, from its own folder. */
export const carriedFolder = 'pictures';

/** The small files of a state that exist: a run that was ended early has named more than it has made. */
function smallFilesOf(folder: string, files: Pictured['files']): Pictured['files'] {
  const small = Object.entries(files).map(([look, name]) => [look, smallFileOf(name)] as const);
  return Object.fromEntries(small.filter(([, name]) => existsSync(join(folder, name))));
}

/** The pictures in a folder, by flow: those that were made small. */
export function picturesIn(folder: string): Map<string, Pictured[]> {
  const file = join(folder, 'index.json');
  if (!existsSync(file)) return new Map();
  const { flows } = JSON.parse(readFileSync(file, 'utf8')) as Index;
  return new Map(
    flows.map(({ flow, shots }) => [
      flow,
      shots.map(({ states, files, none }) => {
        const small = smallFilesOf(folder, files);
        const isWhole = Object.keys(small).length === Object.keys(files).length;
        const why = none ?? (isWhole ? undefined : `It was not made small: ${takesPictures}.`);
        return { states, files: small, ...(why !== undefined && { none: why }) };
      }),
    ]),
  );
}

const filesOf = (pictures: FlowsPictured) =>
  [...pictures.values()].flat().flatMap(({ files }) => Object.values(files));

/** Copies the small pictures to where a page finds them, and removes those of the same flows that are gone. */
export function copyPictures(from: string, to: string, pictures = picturesIn(from)) {
  if (resolve(from) === resolve(to)) return;
  const files = new Set(filesOf(pictures));
  for (const flow of pictures.keys()) {
    const old = existsSync(join(to, flow)) ? readdirSync(join(to, flow)) : [];
    for (const name of old.filter((one) => one.endsWith('.webp') && !files.has(`${flow}/${one}`)))
      rmSync(join(to, flow, name));
  }
  for (const file of files) {
    mkdirSync(dirname(join(to, file)), { recursive: true });
    copyFileSync(join(from, file), join(to, file));
  }
}

/**
 * Puts the small pictures into the folder of an export, and says how many there are, or which command takes them.
 * @param folder the absolute path of the export
 */
export function carryPictures(
  { root, say }: { root: string; say: (text: string) => void },
  folder: string,
): FlowsPictured {
  const from = join(root, picturesFolder);
  const pictures = picturesIn(from);
  const count = filesOf(pictures).length;
  if (count === 0) {
    say(`No pictures were taken: ${takesPictures} takes them.`);
    return new Map();
  }
  const to = join(folder, carriedFolder);
  copyPictures(from, to, pictures);
  say(
    `${count} small pictures of ${pictures.size} flows in ${to}; ${takesPictures} takes them anew.`,
  );
  return pictures;
}
