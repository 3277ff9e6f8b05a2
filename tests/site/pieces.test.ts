// How modules are put into scripts: what the same pages need together, and no page asks for more than it may.
import { expect, test } from 'vitest';
import { piecesOf } from '../../tools/site/pieces.mjs';

const imports: Record<string, string[]> = {
  home: ['card', 'entry'],
  library: ['card', 'tabs', 'list'],
  lab: ['tabs', 'list', 'tool', 'entry'],
  circle: ['card', 'list'],
  card: ['text'],
  list: ['text'],
  tabs: [],
  tool: [],
  text: [],
  entry: ['react'],
  react: [],
};
const sizes: Record<string, number> = { tabs: 90 };
const graph = {
  importsOf: (id: string) => imports[id] ?? [],
  sizeOf: (id: string) => sizes[id] ?? 10,
  isShared: () => true,
};
const present = new Set(['entry', 'react']);

const pieces = (most: number) =>
  piecesOf(
    graph,
    ['home', 'library', 'lab', 'circle'].map((page) => ({ roots: [page], most, weight: 1 })),
    present,
  ).map((ids) => [...ids].toSorted((one, other) => one.localeCompare(other)));

/** The pieces that a page asks for: those of everything that it imports. */
const askedBy = (all: string[][], page: string) => {
  const needed = new Set([page]);
  for (const id of needed)
    for (const imported of imports[id] ?? []) if (!present.has(imported)) needed.add(imported);
  return all.filter((ids) => ids.some((id) => needed.has(id)));
};

test('without a limit each piece holds what the same pages need, and a page nothing of others', () => {
  const all = pieces(10);
  expect(all.toSorted()).toEqual([
    ['card'],
    ['circle'],
    ['home'],
    ['lab', 'tool'],
    ['library'],
    ['list'],
    ['tabs'],
    ['text'],
  ]);
});

test('what every page has is in no piece, and everything else is in one', () => {
  const ids = pieces(3).flat();
  expect(ids.toSorted()).toEqual(
    Object.keys(imports)
      .filter((id) => !present.has(id))
      .toSorted(),
  );
});

test('no page asks for more pieces than it may, and a large module is not put where others would carry it', () => {
  const all = pieces(3);
  for (const page of ['home', 'library', 'lab', 'circle'])
    expect(askedBy(all, page).length, page).toBeLessThanOrEqual(3);
  for (const page of ['home', 'circle'])
    expect(askedBy(all, page).flat(), page).not.toContain('tabs');
});

test('a piece comes after those that it imports from', () => {
  const all = pieces(10);
  const placeOf = (id: string) => all.findIndex((ids) => ids.includes(id));
  for (const [id, imported] of Object.entries(imports))
    for (const one of imported)
      if (placeOf(id) >= 0 && placeOf(one) >= 0)
        expect(placeOf(one), `${one} before ${id}`).toBeLessThanOrEqual(placeOf(id));
});
