// The faces of one page: those of its first view within its HTML, what the rest of its text needs as files that follow.
import { createHash } from 'node:crypto';
import { mkdir, readFile, readdir, writeFile } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { faces, ranges, signsIn } from '../../fonts.mjs';
import { openCutter, pairsOf, signsOf } from './cut.mjs';
import { textsOf } from './texts.mjs';

/**
 * @typedef {import('./texts.mjs').Shown} Shown
 *
 * @typedef {[families: string[], style: string, weight: string, source: string]} Declared a face as its page declares it;
 * the source is its address, or the file itself in base64
 *
 * @typedef {object} PageFaces
 * @property {string} declared JSON of the page's faces, in the order of precedence: those within the HTML, those that follow
 * @property {string} firstView JSON of the faces that have the signs of the first view alone, for a page whose header is in view already
 * @property {string} withoutScripts rules of the whole faces, for a browser that runs no script
 */

/** What the faces within one page may weigh, in bytes. */
const firstBudget = 16_000;

/**
 * The faces of a member's words, which no build knows: that of the greeting is within a shell, as a whole, because the greeting takes
 * other lines in another face; that of the text after it follows.
 */
const memberFaces = { within: 'newsreader-display-400', following: 'instrument-sans-400' };

/** Up to here a page takes the whole of a face in place of its first signs: a request less for 5 ms of the slow line a kB. */
const wholeBudget = 12_500;

/**
 * How many characters of the main part, from its beginning, are in view at once: as many texts as fit into the budget, between
 * these. e2e/html/faces.spec.ts looks at what screens of up to 1440 × 900 show.
 */
const firstLength = { least: 300, most: 1200 };

const core = new Set(signsIn(ranges.core));

/**
 * The face of a text, and the family for which it is declared.
 * @param {Shown} shown
 */
function faceOf(shown) {
  const named = Object.entries(faces).filter(([, face]) => shown.family.includes(face.family));
  // A family whose name begins with another's is the longer one.
  const family =
    named.map(([, face]) => face.family).toSorted((one, other) => other.length - one.length)[0] ??
    '';
  if (shown.style === 'italic' && family.startsWith('Newsreader'))
    return { family, face: 'newsreader-italic-400' };
  const weightAsked = shown.weight === 'bold' ? 700 : Number(shown.weight) || 400;
  const [nearest] = named
    .filter(([, face]) => face.family === family && face.style === 'normal')
    .toSorted(
      ([, one], [, other]) =>
        Math.abs(one.weight - weightAsked) - Math.abs(other.weight - weightAsked),
    );
  return { family, face: nearest?.[0] };
}

/** @param {Shown['within'] | null} element @param {(element: Shown['within']) => boolean} is @returns {boolean} */
const isWithin = (element, is) => element !== null && (is(element) || isWithin(element.parent, is));

/** @param {Shown['within']} element */
const isMain = ({ tag }) => tag === 'main';

/** The header, and what is beside the main text. @param {Shown['within']} element */
const isOnTop = ({ tag, attributes }) =>
  tag === 'header' || tag === 'aside' || attributes.has('data-beside');

/** A page may say where its first view ends. @param {Shown['within']} element */
const isFirstView = ({ attributes }) => attributes.has('data-first-view');

/**
 * The texts of each face: all of them, and at what length of the page's main part each begins to be shown.
 * @param {Shown[]} shown
 */
function byFace(shown) {
  /** @type {Map<string, { families: Set<string>, all: { text: string, from: number, inMain: boolean }[] }>} */
  const found = new Map();
  const endsItself = shown.some(({ within }) => isWithin(within, isFirstView));
  let length = 0;
  for (const one of shown) {
    const { face, family } = faceOf(one);
    if (face === undefined) continue;
    const inMain = isWithin(one.within, isMain);
    // What is beside the main text is in view with its beginning; the header is over it, the footer under it.
    const from =
      inMain && one.within.isHidden
        ? Number.POSITIVE_INFINITY
        : isWithin(one.within, isOnTop) || (!inMain && length === 0)
          ? 0
          : inMain && !(endsItself && !isWithin(one.within, isFirstView))
            ? length
            : Number.POSITIVE_INFINITY;
    if (inMain) length += one.text.length;
    const known = found.get(face) ?? { families: new Set(), all: [] };
    known.families.add(family);
    known.all.push({ text: one.text, from, inMain });
    found.set(face, known);
  }
  return found;
}

/** @param {{ text: string }[]} texts */
const joined = (texts) => texts.map(({ text }) => text).join('');

/**
 * The rules of the whole faces, for a browser that runs no script.
 * @param {string[]} files in dist/assets
 */
const rulesOf = (files) =>
  Object.entries(faces)
    .flatMap(([name, { family, weight, style }]) => {
      const file = files.find((one) => one.startsWith(`${name}-core-`));
      return (style === 'italic' ? [family, `${family} Display`] : [family]).map(
        (one) =>
          `@font-face{font-family:${one};font-style:${style};font-weight:${weight};font-display:swap;src:url(/assets/${file})}`,
      );
    })
    .join('');

/**
 * How much heavier a page gets by the whole of a face in place of its first signs.
 * @param {{ bytes: Buffer | null, whole: Buffer }} face
 */
const added = ({ bytes, whole }) => whole.length - (bytes?.length ?? 0);

/**
 * Opens the faces of a build.
 * @param {string} dist
 */
export async function openFaces(dist) {
  const cutter = await openCutter();
  await mkdir(join(dist, 'assets/faces'), { recursive: true });
  const files = await readdir(join(dist, 'assets'));
  const withoutScripts = rulesOf(files);
  /** The whole of a face, as the scripts load it later. @param {string} name */
  const wholeOf = (name) => {
    const file = files.find((one) => one.startsWith(`${name}-core-`));
    return join(dist, 'assets', file ?? `${name}-core-`);
  };
  /** @param {string} name @param {Buffer} bytes */
  const keep = async (name, bytes) => {
    const sum = createHash('sha256').update(bytes).digest('base64url').slice(0, 8);
    const href = `/assets/faces/${name}-${sum}.woff2`;
    await writeFile(join(dist, href), bytes);
    return href;
  };
  /**
   * The faces of a page.
   * @param {string} body the page's HTML
   * @param {string} css all its styles
   * @param {boolean} [isShell] whether a member's words follow
   * @returns {Promise<PageFaces>}
   */
  return async function facesOf(body, css, isShell = false) {
    const texts = [...byFace(textsOf(body, css))].map(([face, { families, all }]) => ({
      face,
      families: [...families],
      all,
      signs: signsOf(joined(all)).filter((sign) => core.has(sign)),
      pairs: pairsOf(joined(all)),
    }));
    /** @param {number} length */
    const cutAt = async (length) => {
      const cuts = await Promise.all(
        texts.map(async ({ face, all, signs, pairs }) => {
          const early = new Set(joined(all.filter(({ from }) => from < length)));
          const shown = signs.filter((sign) => early.has(sign));
          const isWhole = shown.length === signs.length;
          const inMain = all.some((one) => one.inMain && one.from < length);
          if (shown.length === 0 || (shown.length === 1 && shown[0] === ' ' && !isWhole))
            return { face, signs, pairs, bytes: null, isWhole, inMain };
          return {
            face,
            signs,
            pairs,
            bytes: await cutter.cut(face, shown, pairs),
            isWhole,
            inMain,
          };
        }),
      );
      const weight = cuts.reduce((sum, { bytes }) => sum + (bytes?.length ?? 0), 0);
      return { cuts, weight };
    };
    // A cut ends where a text begins: a heading at the end of the first view is in it as a whole, or not at all.
    const ends = [
      ...new Set(texts.flatMap(({ all }) => all.map(({ from }) => from))),
      firstLength.most,
    ]
      .filter((from) => from > firstLength.least && from <= firstLength.most)
      .toSorted((one, other) => other - one);
    let { cuts, weight } = await cutAt(ends.shift() ?? firstLength.most);
    for (const end of [...ends, firstLength.least])
      if (weight > firstBudget) ({ cuts, weight } = await cutAt(end));
    const rest = await Promise.all(
      cuts
        .filter(({ isWhole }) => !isWhole)
        .map(async (one) => ({ ...one, whole: await cutter.cut(one.face, one.signs, one.pairs) })),
    );
    /** @type {Map<string, Buffer>} */
    const within = new Map(cuts.flatMap(({ face, bytes }) => (bytes ? [[face, bytes]] : [])));
    const following = [];
    // The cheapest first: each of them is one request less.
    for (const one of rest.toSorted((a, b) => added(a) - added(b))) {
      if (weight + added(one) > wholeBudget) {
        following.push(one);
        continue;
      }
      weight += added(one);
      within.set(one.face, one.whole);
    }
    /** @param {string} name @param {string} source @returns {Declared} */
    const declared = (name, source) => {
      const {
        family = '',
        weight: number,
        style,
      } = faces[name] ?? { weight: 400, style: 'normal' };
      const families = texts.find(({ face }) => face === name)?.families ?? [family];
      return [families, style, String(number), source];
    };
    // The header's own faces are declared in every page that can be open.
    const firstSigns = cuts.flatMap(({ face, bytes, inMain }) =>
      bytes && inMain ? [declared(face, bytes.toString('base64'))] : [],
    );
    const first = [...within].map(([face, bytes]) => declared(face, bytes.toString('base64')));
    const later = await Promise.all(
      following.map(async ({ face, whole }) => declared(face, await keep(face, whole))),
    );
    const ofMembers = isShell
      ? [
          declared(
            memberFaces.within,
            (await readFile(wholeOf(memberFaces.within))).toString('base64'),
          ),
          declared(memberFaces.following, `/${relative(dist, wholeOf(memberFaces.following))}`),
        ]
      : [];
    return {
      declared: JSON.stringify([...first, ...later, ...ofMembers]),
      firstView: JSON.stringify(firstSigns),
      withoutScripts,
    };
  };
}
