// The site's faces as files that documents embed: cut from the fonts of the packages, one weight and style each. Their licence, the
// SIL Open Font License, allows it.
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import subsetFont from 'subset-font';
import { root } from '../../server/settings.mjs';
import { ranges, signsIn } from '../fonts.mjs';

type Face = { file: string; axes: Record<string, number> };

const newsreader = 'newsreader/files/newsreader-latin-opsz-normal.woff2';
const italic = 'newsreader/files/newsreader-latin-opsz-italic.woff2';
const instrument = 'instrument-sans/files/instrument-sans-latin-wght-normal.woff2';
const mono = 'jetbrains-mono/files/jetbrains-mono-latin-wght-normal.woff2';

/** On paper, text is set at eleven points and a title at forty. */
const optical = { text: 11, title: 48 };

const recipes = {
  text: { file: newsreader, axes: { wght: 400, opsz: optical.text } },
  textBold: { file: newsreader, axes: { wght: 600, opsz: optical.text } },
  textItalic: { file: italic, axes: { wght: 400, opsz: optical.text } },
  title: { file: newsreader, axes: { wght: 400, opsz: optical.title } },
  sans: { file: instrument, axes: { wght: 400 } },
  sansBold: { file: instrument, axes: { wght: 600 } },
  mono: { file: mono, axes: { wght: 400 } },
} satisfies Record<string, Face>;

export type FaceName = keyof typeof recipes;
export type Faces = Record<FaceName, Buffer>;

/** Every sign that the faces hold: of our own texts, and of the names that members write into a document. */
export const signs = [...new Set([...signsIn(ranges.core), ...signsIn(ranges.rest)])];

async function cut({ file, axes }: Face): Promise<Buffer> {
  const source = await readFile(join(root, 'node_modules/@fontsource-variable', file));
  return subsetFont(source, signs.join(''), { targetFormat: 'sfnt', variationAxes: axes });
}

/** The faces, as TrueType. */
export async function openFaces(): Promise<Faces> {
  const entries = Object.entries(recipes).map(async ([name, face]) => [name, await cut(face)]);
  return Object.fromEntries(await Promise.all(entries)) as Faces;
}

/** The signs of a text that the faces lack. */
export const unknownIn = (text: string): string[] => [
  ...new Set([...text].filter((sign) => !signs.includes(sign) && sign !== '\n')),
];
