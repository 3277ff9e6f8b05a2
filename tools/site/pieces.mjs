// Which modules of the pages are in one script: what the same pages need is one piece, and pieces are put together until no page
// asks for more than a few. A request costs more than a module that a page does not need: its headers alone are a kilobyte.

/**
 * @typedef {object} Graph
 * @property {(id: string) => readonly string[]} importsOf what a module imports without waiting
 * @property {(id: string) => number} sizeOf its weight, in any unit
 * @property {(id: string) => boolean} isShared whether more than one script needs it; another stays in the script that does
 *
 * @typedef {object} Entry
 * @property {readonly string[]} roots the modules with which a page begins
 * @property {number} most how many pieces it may ask for
 * @property {number} weight how much its bytes count
 *
 * @typedef {object} Piece
 * @property {Set<string>} ids
 * @property {number} size
 */

/** A page whose modules weigh more than this, in bytes as they are sent, is near its limit: a byte more counts so many times. */
const heavy = 27_000;
const overweight = 10;

/**
 * Everything that modules need without waiting, themselves included, apart from what is there already.
 * @param {Graph} graph
 * @param {Iterable<string>} roots
 * @param {ReadonlySet<string>} present
 */
export function reachedFrom({ importsOf }, roots, present) {
  const found = new Set([...roots].filter((id) => !present.has(id)));
  // A set grows while it is walked.
  for (const id of found)
    for (const imported of importsOf(id)) if (!present.has(imported)) found.add(imported);
  return found;
}

/**
 * The pieces that a piece needs, itself included.
 * @param {number[][]} needs
 * @param {Iterable<number>} from
 */
function closure(needs, from) {
  const found = new Set(from);
  for (const one of found) for (const other of needs[one] ?? []) found.add(other);
  return found;
}

/**
 * Pieces of the same pages' modules.
 * @param {Graph} graph
 * @param {Set<string>[]} pages
 * @returns {Piece[]}
 */
function byPages({ sizeOf, isShared }, pages) {
  /** @type {Map<string, Piece>} */
  const pieces = new Map();
  for (const id of new Set(pages.flatMap((page) => [...page].filter(isShared)))) {
    const users = pages.flatMap((page, index) => (page.has(id) ? [index] : [])).join();
    const piece = pieces.get(users) ?? { ids: new Set(), size: 0 };
    piece.ids.add(id);
    piece.size += sizeOf(id);
    pieces.set(users, piece);
  }
  return [...pieces.values()];
}

/**
 * Whether a piece needs itself through others.
 * @param {number[][]} needs
 * @param {number} piece
 */
const isCircular = (needs, piece) => closure(needs, needs[piece] ?? []).has(piece);

/**
 * Puts modules into pieces.
 * @param {Graph} graph
 * @param {readonly Entry[]} entries
 * @param {ReadonlySet<string>} present the modules that every page has
 * @returns {Set<string>[]} each after those that it imports from
 */
export function piecesOf(graph, entries, present) {
  const pages = entries.map(({ roots }) => reachedFrom(graph, roots, present));
  const pieces = byPages(graph, pages);
  /** @type {Map<string, number>} */
  const places = new Map();
  pieces.forEach(({ ids }, index) => ids.forEach((id) => places.set(id, index)));
  const placesOf = (/** @type {Iterable<string>} */ ids) =>
    new Set([...ids].flatMap((id) => places.get(id) ?? []));
  /** What each piece imports from. */
  let needs = pieces.map(({ ids }, index) =>
    [...placesOf([...ids].flatMap((id) => graph.importsOf(id)))].filter((one) => one !== index),
  );
  let begins = pages.map((ids) => [...placesOf(ids)]);
  const sizes = pieces.map(({ size }) => size);
  /** @type {number[]} which piece each one has become a part of */
  const into = pieces.map((_, index) => index);

  const merged = (/** @type {number} */ one, /** @type {number} */ other) => {
    const rename = (/** @type {number[]} */ list) => [
      ...new Set(list.map((piece) => (piece === other ? one : piece))),
    ];
    const all = needs.map(rename);
    all[one] = rename([...(needs[one] ?? []), ...(needs[other] ?? [])]).filter(
      (piece) => piece !== one,
    );
    all[other] = [];
    return { needs: all, begins: begins.map(rename) };
  };
  const sizeOf = (/** @type {string[]} */ ids) =>
    ids.reduce((sum, id) => sum + graph.sizeOf(id), 0);
  /** What a page has of its own, and what it needs of the pieces; a few bytes more on each page are better than many on one. */
  const own = pages.map((ids) => sizeOf([...ids].filter((id) => !graph.isShared(id))));
  const least = pages.map((ids) => sizeOf([...ids].filter(graph.isShared)));
  const weigh = (
    /** @type {number[][]} */ needed,
    /** @type {number[][]} */ begun,
    /** @type {number[]} */ weights,
  ) =>
    begun.reduce((sum, roots, page) => {
      const all = [...closure(needed, roots)].reduce(
        (size, piece) => size + (weights[piece] ?? 0),
        0,
      );
      const over = Math.max(0, all + (own[page] ?? 0) - heavy);
      const cost = (all - (least[page] ?? 0)) ** 2 + overweight * over ** 2;
      return sum + (entries[page]?.weight ?? 1) * cost;
    }, 0);

  for (;;) {
    const asked = begins.map((roots) => [...closure(needs, roots)]);
    const [worst] = asked
      .map((all, index) => ({ all, over: all.length - (entries[index]?.most ?? 0) }))
      .toSorted((one, other) => other.over - one.over);
    if (worst === undefined || worst.over <= 0) break;
    let best = { cost: Number.POSITIVE_INFINITY, one: -1, other: -1 };
    for (const [index, one] of worst.all.entries())
      for (const other of worst.all.slice(index + 1)) {
        const next = merged(one, other);
        if (isCircular(next.needs, one)) continue;
        const weights = sizes.map((size, piece) =>
          piece === one ? size + (sizes[other] ?? 0) : piece === other ? 0 : size,
        );
        const cost = weigh(next.needs, next.begins, weights);
        if (cost < best.cost) best = { cost, one, other };
      }
    if (best.one < 0) break;
    ({ needs, begins } = merged(best.one, best.other));
    sizes[best.one] = (sizes[best.one] ?? 0) + (sizes[best.other] ?? 0);
    sizes[best.other] = 0;
    into.forEach((piece, index) => {
      if (piece === best.other) into[index] = best.one;
    });
  }
  /** @type {Map<number, Set<string>>} */
  const found = new Map();
  pieces.forEach(({ ids }, index) => {
    const piece = into[index] ?? index;
    found.set(piece, new Set([...(found.get(piece) ?? []), ...ids]));
  });
  /** @type {Set<number>} */
  const done = new Set();
  const visit = (/** @type {number} */ piece) => {
    for (const needed of needs[piece] ?? []) if (!done.has(needed)) visit(needed);
    done.add(piece);
  };
  for (const piece of found.keys()) if (!done.has(piece)) visit(piece);
  return [...done].flatMap((piece) => found.get(piece) ?? []);
}
