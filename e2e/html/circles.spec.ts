// Scripts that import each other in a circle: the one that is evaluated first meets names that have no value yet. It depends on what a
// user has opened before whether a part of the page works then, or cannot be loaded at all.
import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '../fixtures.ts';

/** The scripts that a script imports without waiting. */
const importsOf = (code: string) =>
  [...code.matchAll(/(?:^|[;}\n])(?:import|export)(?:[^("';`]*?from)?["`]\.\/([^"`]+)["`]/g)].map(
    ([, name = '']) => name,
  );

/** A way from a script back to itself, if there is one. */
function circleFrom(start: string, graph: ReadonlyMap<string, readonly string[]>) {
  const ways: string[][] = [[start]];
  const seen = new Set<string>();
  for (const way of ways)
    for (const next of graph.get(way.at(-1) ?? '') ?? []) {
      if (next === start) return [...way, next];
      if (!seen.has(next)) ways.push([...way, next]);
      seen.add(next);
    }
  return undefined;
}

test('no scripts import each other in a circle', ({ site }) => {
  const folder = join(site.dist, 'assets');
  const names = readdirSync(folder).filter((name) => name.endsWith('.js'));
  const graph = new Map(
    names.map((name) => [name, importsOf(readFileSync(join(folder, name), 'utf8'))]),
  );
  expect([...graph.values()].flat().length).toBeGreaterThan(100);
  expect(names.flatMap((name) => circleFrom(name, graph)?.join(' → ') ?? [])).toEqual([]);
});
