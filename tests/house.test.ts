// The house rules (architecture): every rule is applied to every file, and proved by samples that break it.
import { existsSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { catalogue } from '#machines/catalogue.ts';
import { toasts } from '#content/toasts.ts';
import { chartFaults, toastKeysOf } from './house/chart.ts';
import {
  hooks,
  longest,
  looseTypes,
  shape,
  silentComparisons,
  unfinished,
} from './house/habits.ts';
import { chartFaultSamples, soundChart } from './house/samples.charts.ts';
import { openDoors, wallSamples } from './house/samples.walls.ts';
import {
  filesIn,
  isOfChange,
  parse,
  readJudged,
  readSources,
  root,
  rooms,
} from './house/source.ts';
import { catalogueRoutes, overlong, toastTable, toastTitles } from './house/tables.ts';
import { startFault } from './house/start.ts';
import { breaches, touchesOutside } from './house/walls.ts';

const sources = readJudged();
const machineSources = readSources(['machines']).filter(({ path }) => path.endsWith('.machine.ts'));
const texts = [...filesIn(rooms, /\.(ts|tsx|mjs|cjs|css)$/), 'index.html', 'vite.config.ts']
  .filter((path) => existsSync(join(root, path)))
  .map((path) => ({ path, text: readFileSync(join(root, path), 'utf8') }));

test('there are files to check', () => {
  expect(isOfChange || sources.length > 100).toBe(true);
  expect(machineSources.length).toBe(Object.keys(catalogue).length);
  for (const room of rooms) {
    expect(texts.some(({ path }) => path.startsWith(`${room}/`))).toBe(true);
  }
});

describe('import walls', () => {
  test('no file breaks one', () => expect(sources.flatMap(breaches)).toEqual([]));
  test.each(wallSamples)('%s may not: %s', (path, text) => {
    expect(breaches(parse(path, text))).toHaveLength(1);
  });
  test.each(openDoors)('%s may: %s', (path, text) => {
    expect(breaches(parse(path, text))).toEqual([]);
  });
});

describe('storage, navigator and network belong to the adapters', () => {
  test('no other file uses them', () => expect(sources.flatMap(touchesOutside)).toEqual([]));
  test.each([
    "localStorage.setItem('a', 'b');",
    "window.sessionStorage.getItem('a');",
    'const { language } = navigator;',
    "const answer = await fetch('/a');",
    "globalThis.fetch('/a');",
  ])('caught: %s', (text) => {
    for (const path of ['src/boot/a.ts', 'machines/a.machine.ts', 'content/a.ts']) {
      expect(touchesOutside(parse(path, text))).toHaveLength(1);
    }
    expect(touchesOutside(parse('src/adapters/a.ts', text))).toEqual([]);
  });
  test('a key of that name is no use of them', () => {
    expect(touchesOutside(parse('src/boot/a.ts', 'port.fetch({ fetch: 1 });'))).toEqual([]);
  });
});

describe('state lives in machines, effects in src/ui', () => {
  test('nowhere else', () => expect(sources.flatMap(hooks)).toEqual([]));
  test.each(['useState', 'useReducer', 'useActionState', 'useOptimistic'])('caught: %s', (hook) => {
    for (const text of [`import { ${hook} } from 'react';`, `React.${hook}(0);`]) {
      expect(hooks(parse('src/ui/A.tsx', text)).length).toBeGreaterThan(0);
    }
  });
  test.each(['useEffect', 'useLayoutEffect', 'useInsertionEffect'])('caught: %s', (hook) => {
    expect(hooks(parse('src/pages/A.tsx', `${hook}(() => {});`))).toHaveLength(1);
    expect(hooks(parse('src/ui/A.tsx', `${hook}(() => {});`))).toEqual([]);
  });
});

describe('types are strict, and no rule is silenced without a reason', () => {
  test('everywhere', () => {
    expect(sources.flatMap(looseTypes)).toEqual([]);
  });
  test.each([
    ['a.ts', 'const a: any = 1;'],
    ['a.ts', 'const a = [] as any[];'],
    ['a.ts', '// @ts-ignore\nconst a = 1;'],
    ['a.ts', '// @ts-expect-error\nconst a = 1;'],
    ['a.ts', '/* @ts-nocheck */'],
    ['a.mjs', '/** @param {any} a */'],
    ['a.ts', '// oxlint-disable-next-line no-console\nlog();'],
    ['a.ts', '/* eslint-disable no-console -- */'],
  ])('caught in %s: %s', (path, text) => {
    expect(looseTypes(parse(path, text))).toHaveLength(1);
  });
  test('a reason is accepted', () => {
    const text = '// oxlint-disable-next-line no-console -- the 404 logs its path\nlog();';
    expect(looseTypes(parse('a.ts', text))).toEqual([]);
  });
});

describe('no work is put off', () => {
  test('anywhere', () => expect(sources.flatMap(unfinished)).toEqual([]));
  test.each([
    ...['TODO', 'FIXME', 'XXX', 'HACK'].map((word) => `// ${word}: later`),
    "test.only('a', () => {});",
    "it.skip('a', () => {});",
    "describe.skip('a', () => {});",
  ])('caught: %s', (text) => {
    expect(unfinished(parse('tests/a.test.ts', text))).toHaveLength(1);
  });
});

describe('a comparison of states or tags says where the machine is', () => {
  test('everywhere', () => expect(sources.flatMap(silentComparisons)).toEqual([]));
  test.each([
    ["matches('open')", 'toBe'],
    ["hasTag('busy')", 'not.toBe'],
  ])('caught: %s, %s', (asked, compared) => {
    const text = `expect(form.getSnapshot().${asked}).${compared}(true);`;
    expect(silentComparisons(parse('tests/a.test.ts', text))).toHaveLength(1);
  });
});

describe('files are short and say what they are for', () => {
  test('all of them', () => {
    expect(texts.flatMap(({ path, text }) => shape(path, text, overlong))).toEqual([]);
  });
  test('the list of longer ones holds no file that has become short', () => {
    for (const path of Object.keys(overlong)) {
      const file = texts.find((one) => one.path === path);
      expect(file?.text.trimEnd().split('\n').length, path).toBeGreaterThan(longest);
    }
  });
  test('caught: no comment, and too many lines', () => {
    expect(shape('src/a.ts', 'const a = 1;\n')).toHaveLength(1);
    expect(shape('src/a.ts', `// A.\n${'a();\n'.repeat(longest)}`)).toHaveLength(1);
    expect(shape('src/a.ts', `// A.\n${'a();\n'.repeat(longest - 1)}`)).toEqual([]);
  });
});

describe('the charts', () => {
  test.each(machineSources.map((source) => [source.path, source] as const))(
    '%s keeps the rules',
    (_, source) => expect(chartFaults(source)).toEqual([]),
  );
  test('a sound chart has no fault', () => {
    expect(chartFaults(parse('machines/postcard.machine.ts', soundChart))).toEqual([]);
  });
  test.each(chartFaultSamples)('caught: $name', ({ part, fault, says }) => {
    expect(soundChart).toContain(part);
    const text = soundChart.replace(part, () => fault);
    const faults = chartFaults(parse('machines/postcard.machine.ts', text));
    expect(faults.join('\n')).toMatch(says);
  });
});

describe('the catalogue', () => {
  const names = machineSources.map(({ path }) => basename(path, '.machine.ts'));
  const entries = Object.entries(catalogue);

  test('lists every machine, and nothing else', () => {
    expect(Object.keys(catalogue).toSorted()).toEqual(names.toSorted());
  });
  test.each(entries)('%s carries its own machine, and words for a person', (name, entry) => {
    expect(entry.machine.id).toBe(name);
    expect(entry.title).toMatch(/^\S.*\S$/);
    expect(entry.audience).toMatch(/^[A-Z].*\.$/);
  });
  test.each(entries)("%s lives on routes of the specification's table", (_, entry) => {
    // A reference chart may serve no page at all.
    expect(entry.routes.length).toBeGreaterThanOrEqual('reference' in entry ? 0 : 1);
    for (const route of entry.routes) expect(catalogueRoutes).toContain(route);
  });
  test.each(entries)('%s starts', (_, entry) => expect(startFault(entry.machine)).toBeNull());
  test('caught: a machine that does not start', async () => {
    const { createMachine } = await import('xstate');
    const broken = createMachine({ id: 'broken', initial: 'nowhere', states: { here: {} } });
    expect(startFault(broken)).not.toBeNull();
  });
});

describe('toasts', () => {
  test.each(machineSources.map((source) => [source.path, toastKeysOf(source)] as const))(
    'every key that %s can emit has its words',
    (_, keys) => {
      for (const key of keys) expect(Object.keys(toasts)).toContain(key);
    },
  );
  test('the keys are found, in literal and in computed params', () => {
    const session = machineSources.find(({ path }) => path.includes('session'));
    if (session === undefined) throw new Error('The session has no file.');
    expect(new Set(toastKeysOf(session))).toEqual(
      new Set(['signedIn', 'signedOut', 'signOutFailed']),
    );
    const text = "setup({ actions: { a: emit({ type: 'toast' as const, key: 'welcome' }) } });";
    expect(toastKeysOf(parse('a.ts', text))).toEqual(['welcome']);
  });
  test.each(toastTable)('%s says it word for word', (key, words) => {
    expect(toasts[key]).toMatchObject(words);
    if (!('description' in words)) expect(toasts[key].description).toBeUndefined();
  });
  test.each(toastTitles)('%s has the title %s', (key, title) => {
    expect(toasts[key].title).toBe(title);
  });
  test('a failure shows the sentence of the service, and a success never does', () => {
    for (const toast of Object.values(toasts)) {
      expect(toast.saysMessage ?? false).toBe(toast.tone === 'destructive');
    }
  });
});
