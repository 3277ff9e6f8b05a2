// CONTRIBUTING.md names files, commands and messages: each of them exists, to the letter.
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { refresh } from '../../tools/atlas/model/docs.ts';
import { chartFaults } from './chart.ts';
import { hooks, longest, shape } from './habits.ts';
import { chartFaultSamples, soundChart } from './samples.charts.ts';
import { wallSamples } from './samples.walls.ts';
import { filesIn, parse, root } from './source.ts';
import { breaches, touchesOutside } from './walls.ts';

const text = readFileSync(join(root, 'CONTRIBUTING.md'), 'utf8');
/** The first group of every match of a pattern. */
const findAll = (pattern: RegExp) => [
  ...new Set([...text.matchAll(pattern)].map(([, words = '']) => words)),
];

test('it is one page, and the README leads to it', () => {
  expect(text.trimEnd().split('\n').length).toBeLessThanOrEqual(100);
  expect(readFileSync(join(root, 'README.md'), 'utf8')).toContain('](CONTRIBUTING.md)');
});

/** `postcard` is the flow that a reader makes: tests/tools/newFlow.test.ts knows its files. */
const paths = findAll(
  /(?:`|\]\()((?:machines|content|src|server|supabase|tests|e2e|tools|docs)\/[\w./]*)[`)]/g,
);

test.each(paths.filter((path) => !path.includes('postcard')))('%s exists', (path) => {
  expect(existsSync(join(root, path))).toBe(true);
});

test.each(findAll(/npm (?:run )?([\w:]+)/g))('npm knows %s', (name) => {
  const { scripts } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as {
    scripts: Record<string, string>;
  };
  expect(Object.keys(scripts)).toContain(name);
});

/** The rows of the last table: the message, and the test or tool that reports it. */
const walls = text.split('## When a wall is broken')[1] ?? '';
const rows = [...walls.matchAll(/^\| `([^`]+)` \|.*\| `([^`]+)` \|$/gm)];

/** The messages of this folder's checks. */
const heard = [
  ...wallSamples.flatMap(([path, sample]) => breaches(parse(path, sample))),
  ...touchesOutside(parse('src/boot/a.ts', "localStorage.setItem('a', 'b');")),
  ...hooks(parse('src/flows/a/A.tsx', 'useState(0);')),
  ...chartFaultSamples.flatMap(({ part, fault }) =>
    chartFaults(
      parse(
        'machines/postcard.machine.ts',
        soundChart.replace(part, () => fault),
      ),
    ),
  ),
  ...shape('src/a.ts', `// A.\n${'a();\n'.repeat(longest)}`),
  `docs/flows/postcard.md is fresh (${refresh})`,
];

/** The sources of the other messages. */
const sources = [
  'tests/house/layout.test.ts',
  'tests/house/cycles.test.ts',
  'tests/house/errors.test.ts',
  'tests/house/feeds.test.ts',
  'tests/releases/written.ts',
  'tests/paths/assumptions/compare.ts',
  ...filesIn(['tests/paths/kit', 'e2e/paths/kit'], /\.ts$/),
]
  .map((path) => readFileSync(join(root, path), 'utf8'))
  .join('\n');

test('there are messages', () => expect(rows.length).toBeGreaterThan(15));

// The linter has its own messages; tests/house/lint.test.ts breaks its rules.
test.each(rows.filter(([, , by]) => by !== 'npm run lint').map(([, says = '']) => says))(
  'is said when a wall is broken: %s',
  (says) => {
    const parts = says.split('…').filter((part) => /\w/.test(part));
    const isHeard = heard.some((message) => parts.every((part) => message.includes(part)));
    expect(isHeard || parts.every((part) => sources.includes(part))).toBe(true);
  },
);
