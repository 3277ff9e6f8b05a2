// Which cut of the scripts is taken. A line more in one module may turn the pieces of many pages: of many ways to weigh the pages,
// the build takes the one in which the pages nearest to their limits are lightest, and all of them together.
import { brotliCompressSync, constants } from 'node:zlib';
import { piecesOf, reachedFrom } from './pieces.mjs';

/** @typedef {import('./pieces.mjs').Graph} Graph */
/** @typedef {import('./pieces.mjs').Entry} Entry */

/** How many ways are tried; a fifth of a second each. */
const tries = 60;

/** How many more, each of which changes the best one so far for one page or two. */
const refinements = 60;

/** What most pages may ask for besides what every page has, in bytes as they are weighed here: the limits of e2e/html/budgets.ts. */
const usual = 23_600;

/** By how many bytes a page must be below its limit to count less than half as much. */
const soft = 400;

/** How many bytes more on any pages count as much as a page at its limit. */
const anywhere = 10_000;

/** The weights a page may have: most of them one. */
const weights = [1, 1, 1, 2, 3, 5];

/** Of ten that were compared, the one that leads to the lightest pages. */
const seed = 43;

/**
 * Numbers that look random and are the same in every build (Lehmer's generator).
 * @param {number} from
 */
function numbers(from) {
  let state = from;
  return (/** @type {number} */ below) => {
    state = (state * 16_807) % 2_147_483_647;
    return state % below;
  };
}

/**
 * Without comments and line breaks, which are not sent, and with one name for all styled components: theirs contain a hash of the path
 * of the folder in which the site is built, and the same site must be cut alike in every folder.
 * @param {string} code
 */
const bare = (code) =>
  code
    .replaceAll(/\bsc-[a-z0-9]+-(\d+)/g, 'sc-000000-$1')
    .replaceAll(/\/\*[\s\S]*?\*\//g, '')
    .replaceAll(/(?:^|\s)\/\/.*$/gm, '')
    .replaceAll(/\s+/g, ' ');

/**
 * What a module weighs when it is sent, wherever the site is built.
 * @param {string} code
 * @returns {number} bytes, compressed alone
 */
export const sentSize = (code) =>
  brotliCompressSync(bare(code), { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }).length;

/**
 * Bytes of the modules and pieces that each page asks for.
 * @param {Graph} graph
 * @param {readonly Entry[]} entries
 * @param {ReadonlySet<string>} present
 * @param {Set<string>[]} pieces
 * @param {(ids: Set<string>) => number} weigh
 */
function totals(graph, entries, present, pieces, weigh) {
  const sizes = pieces.map(weigh);
  /** @type {Map<string, number>} */
  const places = new Map();
  pieces.forEach((ids, index) => ids.forEach((id) => places.set(id, index)));
  const placesOf = (/** @type {Iterable<string>} */ roots) =>
    new Set([...reachedFrom(graph, roots, present)].flatMap((id) => places.get(id) ?? []));
  const needs = pieces.map(placesOf);
  return entries.map(({ roots }) => {
    const asked = new Set([...placesOf(roots)].flatMap((piece) => [...(needs[piece] ?? [])]));
    const own = [...reachedFrom(graph, roots, present)].filter((id) => !graph.isShared(id));
    return [...asked].reduce((sum, piece) => sum + (sizes[piece] ?? 0), weigh(new Set(own)));
  });
}

/**
 * The best of several cuts.
 * @param {Graph} graph
 * @param {readonly (Entry & { spare: number })[]} entries `spare`: how many bytes fewer than most a page may ask for; more, where it is negative
 * @param {ReadonlySet<string>} present
 * @param {(ids: Set<string>) => number} weigh what a piece weighs when it is sent
 * @returns {Set<string>[]}
 */
export function cutOf(graph, entries, present, weigh) {
  const next = numbers(seed);
  const anyWeight = () => weights[next(weights.length)] ?? 1;
  /** @type {{ cost: number, pieces: Set<string>[], chosen: number[] }} */
  let best = { cost: Number.POSITIVE_INFINITY, pieces: [], chosen: entries.map(() => 1) };
  for (let round = 0; round < tries + refinements; round += 1) {
    const chosen = round < tries ? entries.map(anyWeight) : [...best.chosen];
    for (let change = round < tries ? 0 : 1 + next(2); change > 0; change -= 1)
      chosen[next(chosen.length)] = anyWeight();
    const weighed = entries.map((entry, index) => ({
      ...entry,
      weight: entry.weight * (chosen[index] ?? 1),
    }));
    const pieces = piecesOf(graph, weighed, present);
    const sums = totals(graph, entries, present, pieces, weigh).map(
      (total, index) => total + (entries[index]?.spare ?? 0),
    );
    const cost = sums.reduce(
      (sum, total) => sum + Math.exp((total - usual) / soft) + total / anywhere,
      0,
    );
    if (cost < best.cost) best = { cost, pieces, chosen };
  }
  return best.pieces;
}
