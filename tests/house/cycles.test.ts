// No file imports itself through others: such files can only be read, moved and loaded together.
import { expect, test } from 'vitest';
import { cyclesOf } from './cycles.ts';
import { filesIn, parse, readSources } from './source.ts';

const rooms = ['src', 'machines', 'content', 'server', 'tools'];

test('no import leads back to its file', () => {
  const sources = readSources(rooms);
  expect(sources).toHaveLength(filesIn(rooms, /\.(ts|tsx|mjs|cjs)$/).length);
  expect(cyclesOf(sources)).toEqual([]);
});

/** Files with what each of them imports. */
const sample = (files: Record<string, string>) =>
  Object.entries(files).map(([path, text]) => parse(path, text));

test.each([
  ['a value', "import { b } from './b.ts';"],
  ['a type', "import type { B } from './b.ts';"],
  ['a type beside a value', "import { type B } from './b.ts';"],
  ['a re-export', "export { b } from './b.ts';"],
  ['all of it', "export * from './b.ts';"],
  ['a lazy part', "const b = () => import('./b.ts');"],
  ['a type in its place', "let b: import('./b.ts').B;"],
  ['a type of JSDoc', "/** @typedef {import('./b.ts').B} B */"],
  ['by its alias', "import { b } from '#ui/b.ts';"],
])('caught: %s', (_, text) => {
  const files = sample({ 'src/ui/a.ts': text, 'src/ui/b.ts': "import './a.ts';" });
  expect(cyclesOf(files)).toEqual(['src/ui/a.ts > src/ui/b.ts > src/ui/a.ts']);
});

test('caught: one of three files, and a file that imports itself', () => {
  const files = sample({
    'machines/a.machine.ts': "import type { B } from './b.machine.ts';",
    'machines/b.machine.ts': "import type { C } from './c.machine.ts';",
    'machines/c.machine.ts': "import type { A } from './a.machine.ts';",
    'content/d.ts': "import type { D } from '#content/d.ts';",
  });
  expect(cyclesOf(files)).toEqual([
    'machines/a.machine.ts > machines/b.machine.ts > machines/c.machine.ts > machines/a.machine.ts',
    'content/d.ts > content/d.ts',
  ]);
});

test('two ways to one file are no cycle', () => {
  const files = sample({
    'src/ui/a.ts': "import './b.ts'; import './c.ts';",
    'src/ui/b.ts': "import './c.ts';",
    'src/ui/c.ts': "import 'react';",
  });
  expect(cyclesOf(files)).toEqual([]);
});
