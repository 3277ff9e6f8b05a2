// The path kit stands by itself: its two folders import each other's modules, packages, and nothing of this app.
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { at, keyOf, lineOf, nodesOfType, parse, readSources, root, under } from './source.ts';
import type { Source } from './source.ts';
import { destination, importsOf } from './walls.ts';

/** The two halves of the kit, and what each may import besides packages. */
const halves: Readonly<Record<string, RegExp>> = {
  'tests/paths/kit/': /^tests\/paths\/kit\/[\w.]+$/,
  'e2e/paths/kit/': /^(?:tests|e2e)\/paths\/kit\/[\w.]+$/,
};

const allowedIn = (path: string) =>
  Object.entries(halves).find(([folder]) => path.startsWith(folder))?.[1];

/** Whether a specifier names a package, or a module of Node. */
const isPackage = (specifier: string) => /^(?:node:)?[@a-z]/.test(specifier);

/** Imports of a kit file that lead out of the kit, and places where it looks for files by itself. */
function strays(source: Source): string[] {
  const allowed = allowedIn(source.path);
  if (allowed === undefined) return [];
  return [
    ...importsOf(source)
      .filter(
        ({ specifier }) =>
          !isPackage(specifier) && !allowed.test(destination(source.path, specifier)),
      )
      .map(({ specifier, node }) => ({ what: `imports ${specifier}`, node })),
    ...nodesOfType(source.program, 'ImportExpression')
      .filter(({ source: module }) => (module as { type: string }).type !== 'Literal')
      .map((node) => ({ what: 'computes what it imports', node })),
    ...nodesOfType(source.program, 'MetaProperty').map((node) => ({
      what: 'uses import.meta: the project says where files are',
      node,
    })),
  ].map(({ what, node }) => `${source.path}:${lineOf(source, node)} ${what}`);
}

const sources = readSources(['tests/paths', 'e2e/paths']).filter(
  ({ path }) => allowedIn(path) !== undefined,
);

test.each(Object.keys(halves))('%s has files', (folder) => {
  expect(sources.filter(({ path }) => path.startsWith(folder)).length).toBeGreaterThan(10);
});

test('no file of the kit imports anything of the app', () => {
  expect(sources.flatMap(strays)).toEqual([]);
});

describe('caught', () => {
  test.each([
    ['tests/paths/kit/a.ts', "import { models } from '../models.ts';"],
    ['tests/paths/kit/a.ts', "import { toasts } from '#content/toasts.ts';"],
    ['tests/paths/kit/a.ts', "import type { CatalogueEntry } from '#machines/catalogue.ts';"],
    ['tests/paths/kit/a.ts', "import { openPage } from '../../../e2e/paths/kit/page.ts';"],
    ['tests/paths/kit/a.ts', "const files = import.meta.glob('../*.paths.ts');"],
    ['e2e/paths/kit/a.ts', "import type { Entry } from '../../../src/boot/testBridge/bridge.ts';"],
    ['e2e/paths/kit/a.ts', "import type { Site } from '../../../tools/lib/throwaway.mjs';"],
    ['e2e/paths/kit/a.ts', "export { open } from '../open.ts';"],
    ['e2e/paths/kit/a.ts', "import '/src/boot/browser.tsx';"],
    ['e2e/paths/kit/a.ts', "const outcome: import('../../../tests/paths/support.ts').A = 1;"],
    ['e2e/paths/kit/a.ts', 'await import(`../../../tests/paths/${flow}.paths.ts`);'],
    ['e2e/paths/kit/a.ts', "const folder = new URL('..', import.meta.url);"],
  ])('%s: %s', (path, text) => {
    expect(strays(parse(path, text))).toHaveLength(1);
  });
});

describe('let through', () => {
  test.each([
    ['tests/paths/kit/a.ts', "import { join } from 'node:path'; import { setup } from 'xstate';"],
    ['tests/paths/kit/a.ts', "import { definePaths } from './define.ts';"],
    ['e2e/paths/kit/a.ts', "import { explore } from '../../../tests/paths/kit/explore.ts';"],
    ['e2e/paths/kit/a.ts', "import { test } from 'playwright/test'; import './bridge.ts';"],
    ['e2e/paths/a.ts', "import { catalogue } from '../../machines/catalogue.ts';"],
  ])('%s: %s', (path, text) => {
    expect(strays(parse(path, text))).toEqual([]);
  });
});

/** The first-level keys of an exported type. */
function keysOf(path: string, type: string): string[] {
  const program = sources.find((source) => source.path === path)?.program;
  const declarations = program === undefined ? [] : nodesOfType(program, 'TSTypeAliasDeclaration');
  const found = declarations.find((node) => at(node, 'id')?.['name'] === type);
  return under(at(found, 'typeAnnotation'), 'members').flatMap((member) => keyOf(member) ?? []);
}

describe.each([
  ['tests/paths/kit/README.md', 'tests/paths/kit/define.ts', 'PathsOf'],
  ['e2e/paths/kit/README.md', 'tests/paths/kit/driver.ts', 'Driver'],
])('%s', (readme, path, type) => {
  const text = readFileSync(join(root, readme), 'utf8');

  test(`explains every key of ${type}`, () => {
    const keys = keysOf(path, type);
    expect(keys.length).toBeGreaterThan(10);
    const isNamed = /^(?:machine|flow)$/;
    expect(keys.filter((key) => !isNamed.test(key) && !text.includes(`\`${key}\``))).toEqual([]);
  });

  test('names files that exist', () => {
    const links = [...text.matchAll(/\]\(([^):]+)\)/g)].map(([, link = '']) =>
      join(dirname(readme), link),
    );
    const cited = [...text.matchAll(/`((?:tests|e2e|src|docs)\/[\w/.]+\.\w+)`/g)].map(
      ([, file = '']) => file,
    );
    expect(links.length).toBeGreaterThan(3);
    expect([...links, ...cited].filter((file) => !existsSync(join(root, file)))).toEqual([]);
  });
});
