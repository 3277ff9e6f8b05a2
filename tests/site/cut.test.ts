// Which of several cuts is taken: the one in which the page nearest to its limit is lightest.
import { expect, test } from 'vitest';
import { cutOf, sentSize } from '../../tools/site/cut.mjs';
import { piecesOf } from '../../tools/site/pieces.mjs';

/** Eight pages of five modules each out of twenty, the later ones heavier: together they leave no cut without loss. */
const modules = Array.from({ length: 20 }, (_, index) => `module${index}`);
const pages = Array.from({ length: 8 }, (_, page) => `page${page}`);
const imports = new Map(
  pages.map((page, index) => [
    page,
    Array.from({ length: 5 }, (_, step) => modules[(index * 3 + step * (index + 1)) % 20] ?? ''),
  ]),
);
const graph = {
  importsOf: (id: string) => imports.get(id) ?? [],
  sizeOf: (id: string) => 1000 + 400 * modules.indexOf(id),
  isShared: () => true,
};
const entries = pages.map((page) => ({ roots: [page], most: 3, weight: 1, spare: 0 }));
const none = new Set<string>();
const weigh = (ids: Set<string>) => [...ids].reduce((sum, id) => sum + graph.sizeOf(id), 0);

/** What the pieces weigh that each page asks for. */
const weightsIn = (pieces: Set<string>[]) =>
  pages.map((page) => {
    const needed = [page, ...graph.importsOf(page)];
    return pieces
      .filter((ids) => needed.some((id) => ids.has(id)))
      .reduce((sum, ids) => sum + weigh(ids), 0);
  });
const worstOf = (pieces: Set<string>[]) => Math.max(...weightsIn(pieces));

test('the heaviest page is lighter than in the cut in which all pages weigh the same', () => {
  const cut = cutOf(graph, entries, none, weigh);
  expect(worstOf(cut)).toBeLessThan(worstOf(piecesOf(graph, entries, none)));
  expect(cut.flatMap((ids) => [...ids]).toSorted()).toEqual(
    [...new Set([...pages, ...[...imports.values()].flat()])].toSorted(),
  );
});

test('a page that must spare bytes gets a cut that is better for it', () => {
  const [even = 0] = weightsIn(cutOf(graph, entries, none, weigh));
  const spared = entries.map((entry, page) => (page === 0 ? { ...entry, spare: 50_000 } : entry));
  const [less = 0] = weightsIn(cutOf(graph, spared, none, weigh));
  expect(less).toBeLessThanOrEqual(even);
});

test('the same modules are cut the same way in every build', () => {
  expect(cutOf(graph, entries, none, weigh)).toEqual(cutOf(graph, entries, none, weigh));
});

test('a module weighs what is sent: neither comments nor indentation', () => {
  const code = 'const answer = 42;\nexport const other = () => answer;\n';
  const long = `/** What it is. ${'Why it is so. '.repeat(30)} */\n  ${code.replace('\n', '\n      // As above.\n')}`;
  expect(Math.abs(sentSize(long) - sentSize(code))).toBeLessThanOrEqual(4);
});

/** A styled component, as the compiler names it. */
const named = (hash: string) =>
  `const Email = styled.span.withConfig({ componentId: "sc-${hash}-0" })\`display:block\`;`;

test('a module weighs alike in every folder: the names of styled components contain a hash of the folder', () => {
  expect(sentSize(named('hx62sn'))).toBe(sentSize(named('zqtjpm')));
  const several = (hashes: readonly string[]) => hashes.map(named).join('\n');
  expect(sentSize(several(['hx62sn', 'hx62sn']))).toBe(sentSize(several(['1b3k5q', 'zqtjpm'])));
});
