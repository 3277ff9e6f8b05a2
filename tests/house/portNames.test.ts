// A port that is not provided fails with its own name, so that the error names what is missing.
import { expect, test } from 'vitest';
import { at, keyOf, lineOf, nodesOf, parse, readSources, stringOf, under } from './source.ts';
import type { Source } from './source.ts';

const sentence = /^(?:Port|Flow) (\w+) is not provided\.$/;

/** Entries of `actors` whose error names another port. */
function misnamedIn(source: Source): string[] {
  return [...nodesOf(source.program)]
    .filter(([node]) => node.type === 'Property' && keyOf(node) === 'actors')
    .flatMap(([node]) => under(at(node, 'value') ?? node, 'properties'))
    .flatMap((actor) =>
      [...nodesOf(actor)].flatMap(([node]) => {
        const named = sentence.exec(stringOf(node) ?? '')?.[1];
        return named === undefined || named === keyOf(actor)
          ? []
          : [`${source.path}:${lineOf(source, node)} names ${named}`];
      }),
    );
}

const machines = readSources(['machines']).filter(({ path }) => path.endsWith('.machine.ts'));

test('in every machine', () => {
  expect(machines.length).toBeGreaterThan(40);
  expect(machines.flatMap(misnamedIn)).toEqual([]);
});

const port = (name: string) =>
  `setup({ actors: { save: fromPromise(() => Promise.reject(new Error('Port ${name} is not provided.'))) } })`;

test('another name is caught, the own one is not', () => {
  expect(misnamedIn(parse('machines/a.machine.ts', port('keep')))).toHaveLength(1);
  expect(misnamedIn(parse('machines/a.machine.ts', port('save')))).toEqual([]);
});
