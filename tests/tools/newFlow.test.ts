// `npm run new:flow`: made in a copy of the project, a flow obeys every rule, and deleting its files undoes it.
import { spawnSync } from 'node:child_process';
import {
  cpSync,
  mkdtempSync,
  readFileSync,
  readdirSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Suspense, createElement, type ComponentType, type Context } from 'react';
import { prerender } from 'react-dom/static';
import { createActor, type AnyStateMachine } from 'xstate';
import { afterAll, describe, expect, test } from 'vitest';
import { sessionMachine } from '#machines/session.machine.ts';
import type * as App from '#boot/app.tsx';
import type * as FlowsModule from '#boot/flows.ts';
import { staticNavigation } from '#boot/navigation.ts';
import type { Paths } from '../paths/kit/define.ts';
import { judge } from '../paths/kit/gate.ts';
import { namesOf } from '../../tools/new-flow/name.mjs';
import { chartFaults } from '../house/chart.ts';
import { hooks, looseTypes, shape, unfinished } from '../house/habits.ts';
import { parse, root } from '../house/source.ts';
import { startFault } from '../house/start.ts';
import { breaches, touchesOutside } from '../house/walls.ts';

const copy = mkdtempSync(join(tmpdir(), 'axis-flow-'));
afterAll(() => rmSync(copy, { recursive: true, force: true }));

/** The files that the command reads and runs, and those that its output imports. */
const parts =
  `package.json tsconfig.json .prettierrc.json .oxlintrc.json machines content src server tools
  docs/flows docs/paths e2e/paths tests/paths tests/machines/kit.ts tests/atlas/numbers.ts`.split(
    /\s+/,
  );
for (const part of parts)
  cpSync(join(root, part), join(copy, part), {
    recursive: true,
    filter: (file) => !/\.(png|woff2)$/.test(file),
  });
symlinkSync(join(root, 'node_modules'), join(copy, 'node_modules'));

/** Every file of the copy with its text, without the documents for reading, which are not committed. */
const tree = () =>
  Object.fromEntries(
    readdirSync(copy, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => join(entry.parentPath, entry.name))
      .filter((file) => !/^\/(?:node_modules|flows)\//.test(file.slice(copy.length)))
      .map((file) => [file.slice(copy.length + 1), readFileSync(file, 'utf8')]),
  );

const newFlow = (...words: string[]) => {
  const { status, stdout, stderr } = spawnSync(process.execPath, ['tools/new-flow.mjs', ...words], {
    cwd: copy,
    encoding: 'utf8',
  });
  return { status, stdout, stderr };
};

/** A module of the copy. */
const load = async <Module>(file: string) =>
  (await import(/* @vite-ignore */ join(copy, file))) as Module;

const places = [
  'e2e/paths/postcard.driver.ts',
  'machines/postcard.machine.ts',
  'src/flows/postcard/Postcard.tsx',
  'src/flows/postcard/index.ts',
  'src/flows/postcard/ports.ts',
  'src/flows/postcard/preview.tsx',
  'src/flows/postcard/words.ts',
  'tests/machines/postcard.test.ts',
  'tests/paths/postcard.paths.ts',
];
const listings = [
  'docs/paths/postcard.txt',
  'tests/paths/declared/postcard.txt',
  'tests/paths/values/postcard.txt',
];

const before = tree();
const made = newFlow('postcard');
const after = tree();
const textOf = (path: string) => after[path] ?? '';

test('it makes the files of five places and the generated listings, and changes the catalogue only', () => {
  expect(made).toMatchObject({ status: 0, stderr: '' });
  const fresh = Object.keys(after).filter((path) => !(path in before));
  expect(fresh.toSorted()).toEqual([...places, ...listings].toSorted());
  for (const path of places) expect(made.stdout).toContain(path);
  const changed = Object.keys(before).filter((path) => after[path] !== before[path]);
  expect(changed.toSorted()).toEqual(['docs/flows/README.md', 'machines/catalogue.ts']);
});

describe('the tests by state that it makes', async () => {
  await load('tests/machines/postcard.test.ts');
});

test('the catalogue has the machine, and it starts', async () => {
  type Catalogue = { catalogue: Record<string, { machine: AnyStateMachine; routes: string[] }> };
  const { catalogue } = await load<Catalogue>('machines/catalogue.ts');
  const entry = catalogue['postcard'];
  expect(entry).toMatchObject({
    title: 'Postcard',
    audience: 'Users who ask for the postcard.',
    routes: ['/ui'],
  });
  if (entry === undefined) return;
  expect(entry.machine.id).toBe('postcard');
  expect(startFault(entry.machine)).toBeNull();
});

test('the files obey the rules of tests/house', () => {
  const chart = 'machines/postcard.machine.ts';
  expect(chartFaults(parse(chart, textOf(chart)))).toEqual([]);
  for (const path of places) {
    const source = parse(path, textOf(path));
    for (const faults of [breaches, touchesOutside, hooks, looseTypes, unfinished])
      expect(faults(source)).toEqual([]);
    expect(shape(path, source.text)).toEqual([]);
  }
});

/** Runs a command of the packages in the copy. */
const command = (name: string, ...words: string[]) => {
  const file = join(root, 'node_modules/.bin', name);
  const { status, stdout } = spawnSync(file, words, { cwd: copy, encoding: 'utf8' });
  return { status, stdout };
};

test('the linter and the compiler find nothing in them', { timeout: 90_000 }, () => {
  const files = [...places, 'machines/catalogue.ts'];
  const linted = command('oxlint', ...files);
  expect(linted.stdout).toContain(`on ${files.length} files`);
  expect(linted.status, linted.stdout).toBe(0);
  const config = join(copy, 'tsconfig.postcard.json');
  writeFileSync(config, JSON.stringify({ extends: './tsconfig.json', include: [], files }));
  const compiled = command('tsc', '-p', config);
  rmSync(config);
  expect(compiled).toEqual({ status: 0, stdout: '' });
});

test('its paths reach every state and transition, and break no promise', async () => {
  const { default: model } = await load<{ default: Paths }>('tests/paths/postcard.paths.ts');
  const { graph, faults } = judge('postcard', model);
  expect(faults).toEqual([]);
  expect(graph?.edges.length).toBeGreaterThan(8);
});

test('/ui?flow=postcard finds its preview, its module and its ports by their folder', async () => {
  const { AppContext } = await load<{ AppContext: Context<object> }>('src/boot/app.tsx');
  const { openFlows } = await load<typeof FlowsModule>('src/boot/flows.ts');
  const { PreviewPage } = await load<{ PreviewPage: ComponentType }>(
    'src/pages/preview/PreviewPage.tsx',
  );
  const connected: string[] = [];
  const beginning = { pathname: '/ui', search: '?flow=postcard', hash: '' };
  const session = createActor(sessionMachine);
  const app = {
    beginning,
    navigation: staticNavigation(beginning),
    flows: openFlows({
      connectFlow: (name, machine) => {
        connected.push(name);
        return machine;
      },
      session,
      addressBook: { onNavigation: () => () => undefined, here: () => beginning },
    }),
  } satisfies Partial<App.App>;
  const page = createElement(Suspense, {}, createElement(PreviewPage));
  const { prelude } = await prerender(createElement(AppContext, { value: app }, page));
  const html = await new Response(prelude).text();
  expect(html).toContain('data-flow="postcard" data-state="offered"');
  expect(html).toContain('Load</button>');
  expect(connected).toEqual(['postcard']);
});

test('a second run is refused in one sentence, and changes nothing', () => {
  expect(newFlow('postcard')).toEqual({
    status: 1,
    stdout: '',
    stderr: 'There is a flow ‘postcard’ already (machines/postcard.machine.ts).\n',
  });
  expect(tree()).toEqual(after);
});

test.each([
  ['post-card', /lower camelCase.*: try postCard\.$/],
  ['Postcard', /lower camelCase.*: try postcard\.$/],
  ['post card', /lower camelCase.*: try postCard\.$/],
  ['postcard2', /lower camelCase.*: try postcard\.$/],
  ['../postcard', /lower camelCase.*: try postcard\.$/],
  ['', /lower camelCase.*‘’ is not\.$/],
  ['a'.repeat(41), /at most 40/],
  ['delete', /‘delete’ is a reserved word/],
  ['shared', /‘shared’ is a reserved word/],
  ['toString', /‘toString’ is a reserved word/],
  ['error', /‘error’ is a reserved word/],
  ['mailedLink', /There is a flow ‘mailedLink’ already/],
  ['maiLedLink', /There is a flow ‘mailedLink’ already/],
  ['notice', /‘Notice’ is a component of src\/ui/],
])('‘%s’ cannot be a name', (name, says) => {
  expect(() => namesOf(name, root, ['mailedLink'])).toThrow(says);
});

test('a name of several words is split for readers', () => {
  expect(namesOf('postcardFromParis', root, [])).toEqual({
    id: 'postcardFromParis',
    view: 'PostcardFromParis',
    noun: 'postcard from paris',
    title: 'Postcard from paris',
  });
});

test('deleting its files and its two pieces of the catalogue restores the project', () => {
  for (const path of [...places, ...listings]) rmSync(join(copy, path));
  const gone = after['machines/catalogue.ts']
    ?.replace("import { postcardMachine } from './postcard.machine.ts';\n", '')
    .replace(/^ {2}postcard: \{\n(?: {4}.*\n)+ {2}\},\n/m, '');
  expect(gone).toBe(before['machines/catalogue.ts']);
  const { 'docs/flows/README.md': one, 'machines/catalogue.ts': two, ...rest } = tree();
  const { 'docs/flows/README.md': list, 'machines/catalogue.ts': three, ...others } = before;
  expect(rest).toEqual(others);
  expect([one?.replace(/^- \[Postcard\].*\n/m, ''), two]).toEqual([
    list,
    after['machines/catalogue.ts'],
  ]);
  expect(three).toBe(gone);
});
