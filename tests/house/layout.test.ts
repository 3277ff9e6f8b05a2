// Where things are (README.md, the map): one folder a flow, adapters that are shared, and nothing else at the root of src.
import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { catalogue } from '#machines/catalogue.ts';
import type { CatalogueEntry } from '#machines/catalogue.ts';
import { readSources, root } from './source.ts';
import { previewRoute } from './tables.ts';
import { destination, importsOf } from './walls.ts';

const flows = Object.keys(catalogue);
const sources = readSources(['src']);
const imports = new Map(
  sources.map((source) => [
    source.path,
    importsOf(source).map(({ specifier }) => destination(source.path, specifier)),
  ]),
);

test('src holds these folders, and no file', () => {
  expect(readdirSync(join(root, 'src')).toSorted()).toEqual(
    ['adapters', 'boot', 'flows', 'pages', 'routes', 'shell', 'ui'].toSorted(),
  );
});

test('every machine of the catalogue that a page needs has one folder of its name, and there is no other but the shared one', () => {
  const onPages = Object.entries<CatalogueEntry>(catalogue).flatMap(([flow, { routes }]) =>
    routes.length > 0 ? [flow] : [],
  );
  expect(readdirSync(join(root, 'src/flows')).toSorted()).toEqual(
    [...onPages, 'shared'].toSorted(),
  );
});

test('a flow has a preview.tsx as long as its route is /ui, and no longer', () => {
  const previewed = Object.entries<CatalogueEntry>(catalogue).flatMap(([flow, { routes }]) =>
    routes.includes(previewRoute) ? [flow] : [],
  );
  const previews = flows.filter((flow) => existsSync(join(root, `src/flows/${flow}/preview.tsx`)));
  expect(previews).toEqual(previewed);
});

describe('a flow that pages start', () => {
  const started = new Set(
    sources.flatMap(({ path }) => {
      const text = readFileSync(join(root, path), 'utf8');
      return [...text.matchAll(/\buseFlows?\(([^)]*)\)/g)].flatMap(([, ids = '']) =>
        [...ids.matchAll(/'([\w/]+)'/g)].map(([, id = '']) => id),
      );
    }),
  );
  test('there are some', () => expect(started.size).toBeGreaterThan(30));
  test.each([...started])('%s has the module by which the app finds it', (id) => {
    const [folder = '', part] = id.split('/');
    const index = readFileSync(join(root, `src/flows/${folder}/index.ts`), 'utf8');
    expect(index).toContain("export { connect } from './ports.ts';");
    if (part === undefined) return;
    expect(index).toMatch(new RegExp(`parts = \\{[^}]*\\b${part}\\b`));
    expect(existsSync(join(root, `src/flows/${part}/ports.ts`))).toBe(true);
  });
});

describe('an adapter has two users or more, or boot', () => {
  /** The flows that reach a file, through other adapters too; 'boot' for what starts the page. */
  function usersOf(file: string): Set<string> {
    const seen = new Set([file]);
    const users = new Set<string>();
    for (const one of seen)
      for (const [path, targets] of imports) {
        if (!targets.includes(one)) continue;
        const [, room, flow] = /^src\/(\w+)\/(\w+)/.exec(path) ?? [];
        if (room === 'adapters') seen.add(path);
        else users.add(room === 'flows' ? (flow ?? '') : (room ?? ''));
      }
    return users;
  }
  const adapters = [...imports.keys()].filter((path) => path.startsWith('src/adapters/'));
  test('there are some', () => expect(adapters.length).toBeGreaterThan(20));
  test.each(adapters)('%s', (path) => {
    const users = usersOf(path);
    expect(users.has('boot') || users.size > 1, [...users].join()).toBe(true);
  });
});

test('the tests of the schema, which share their modules, start no server of tests/server/support.ts: its hooks belong to one file', () => {
  const schema = readSources(['tests/backend']);
  expect(schema.length).toBeGreaterThan(50);
  const starting = schema.filter(({ text }) => text.includes('server/support.ts'));
  expect(starting.map(({ path }) => path)).toEqual([]);
});
