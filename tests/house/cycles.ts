// Finds imports that lead back to their own file: values, types (also those of JSDoc) and lazy parts.
import type { Source } from './source.ts';
import { destination, importsOf } from './walls.ts';

/** Everything that a file imports, in its code and in its JSDoc. */
const specifiersOf = (source: Source) => [
  ...importsOf(source).map(({ specifier }) => specifier),
  ...source.comments.flatMap(({ value }) =>
    [...value.matchAll(/\bimport\('([^']+)'\)/g)].map(([, specifier = '']) => specifier),
  ),
];

/**
 * One walk, depth first. What is not imported by name (the flows that `import.meta.glob` finds) is not seen.
 * @returns each cycle that the walk meets, as 'a > b > a'; empty if and only if there is none
 */
export function cyclesOf(sources: readonly Source[]): string[] {
  const imports = new Map(
    sources.map((source) => [
      source.path,
      specifiersOf(source).map((specifier) => destination(source.path, specifier)),
    ]),
  );
  const cycles: string[] = [];
  const done = new Set<string>();
  const visit = (path: string, trail: readonly string[]) => {
    const start = trail.indexOf(path);
    if (start >= 0) cycles.push([...trail.slice(start), path].join(' > '));
    if (start >= 0 || done.has(path)) return;
    for (const target of imports.get(path) ?? []) visit(target, [...trail, path]);
    done.add(path);
  };
  for (const path of imports.keys()) visit(path, []);
  return cycles;
}
