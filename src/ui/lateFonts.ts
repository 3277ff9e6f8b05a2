// The whole faces: a page's HTML has only the signs of its own text (tools/site/faces). Everything a member types, and every
// other page, needs these.
import sans400 from './fonts/instrument-sans-400-core.woff2?url';
import sans500 from './fonts/instrument-sans-500-core.woff2?url';
import sans600 from './fonts/instrument-sans-600-core.woff2?url';
import sansRest from './fonts/instrument-sans-rest.woff2?url';
import mono400 from './fonts/jetbrains-mono-400-core.woff2?url';
import mono500 from './fonts/jetbrains-mono-500-core.woff2?url';
import mono600 from './fonts/jetbrains-mono-600-core.woff2?url';
import monoRest from './fonts/jetbrains-mono-rest.woff2?url';
import serif400 from './fonts/newsreader-400-core.woff2?url';
import serif600 from './fonts/newsreader-600-core.woff2?url';
import display400 from './fonts/newsreader-display-400-core.woff2?url';
import italic400 from './fonts/newsreader-italic-400-core.woff2?url';
import italicRest from './fonts/newsreader-italic-rest.woff2?url';
import serifRest from './fonts/newsreader-normal-rest.woff2?url';

/** The signs of our own texts, and every other one of the Latin range (tools/fonts.mjs). */
const ranges = {
  core: 'U+20-7E, U+A0, U+A3, U+A9, U+B1, U+B7, U+D7, U+E9, U+2013-2014, U+2018-2019, U+201C-201D, U+2026, U+20AC, U+2192, U+2212',
  rest: 'U+A1-A2, U+A4-A8, U+AA-B0, U+B2-B6, U+B8-D6, U+D8-E8, U+EA-FF, U+131, U+152-153, U+2BB-2BC, U+2C6, U+2DA, U+2DC, U+2000-2012, U+2015-2017, U+201A-201B, U+201E-2025, U+2027-206F, U+2122, U+2191, U+2193, U+2215, U+FEFF, U+FFFD',
};

type Face = { family: string; weight?: string; style?: string; core: string; rest: string };

/** Every face, those of a page's first lines at the beginning. */
const faces: readonly Face[] = [
  { family: 'Newsreader Display', core: display400, rest: serifRest },
  { family: 'Instrument Sans', core: sans400, rest: sansRest },
  { family: 'Newsreader', core: serif400, rest: serifRest },
  { family: 'Instrument Sans', weight: '600', core: sans600, rest: sansRest },
  { family: 'JetBrains Mono', core: mono400, rest: monoRest },
  { family: 'Instrument Sans', weight: '500', core: sans500, rest: sansRest },
  { family: 'JetBrains Mono', weight: '500', core: mono500, rest: monoRest },
  { family: 'Newsreader', style: 'italic', core: italic400, rest: italicRest },
  { family: 'Newsreader Display', style: 'italic', core: italic400, rest: italicRest },
  { family: 'Newsreader', weight: '600', core: serif600, rest: serifRest },
  { family: 'JetBrains Mono', weight: '600', core: mono600, rest: monoRest },
];

/** One half of a face, as the page's own are declared: of the same weight, so that it replaces them. */
const halfOf = (
  { family, weight = '400', style = 'normal', ...urls }: Face,
  half: 'core' | 'rest',
) =>
  new FontFace(family, `url(${urls[half]})`, {
    weight,
    style,
    display: 'swap',
    unicodeRange: ranges[half],
  });

/** How many faces are on the line at once: ten together kept it from the next page for half a second. */
const atOnce = 2;

async function load(lineIsFree: () => Promise<unknown>): Promise<void> {
  const cores = faces.map((face) => halfOf(face, 'core'));
  const loads: PromiseSettledResult<FontFace>[] = [];
  for (let next = 0; next < cores.length; next += atOnce) {
    await lineIsFree();
    const some = cores.slice(next, next + atOnce).map((core) => core.load());
    loads.push(...(await Promise.allSettled(some)));
  }
  // What of the page's own has not been declared by now is no longer needed (tools/site/compose.mjs).
  document.documentElement.dataset['faces'] = 'whole';
  loads.forEach((one) => one.status === 'fulfilled' && document.fonts.add(one.value));
  // The browser fetches the rest of a face when the first of its signs is shown.
  for (const face of faces) document.fonts.add(halfOf(face, 'rest'));
}

let loaded: Promise<void> | undefined;

/**
 * Loads the whole faces, once, and draws the text in them. They are drawn and measured like the page's own: nothing moves. A
 * face that cannot be fetched leaves the page as it is.
 * @param lineIsFree resolves when nothing that the user waits for is being fetched
 * @returns resolves when the text is drawn in them
 */
export const loadFaces = (
  lineIsFree: () => Promise<unknown> = () => Promise.resolve(),
): Promise<void> => (loaded ??= load(lineIsFree));
