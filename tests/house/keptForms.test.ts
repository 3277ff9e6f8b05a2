// A machine that declares typed data has forms in e2e/kept that type it, or says why not: else a new form would be left out of the
// interruptions in Chromium without a word.
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { besides, held } from '../../e2e/kept/held.ts';
import { flows, models } from '../paths/models.ts';
import { typedIn } from '../paths/kit/typed.ts';

/** What machines declare to be typed, one by one; what AsynQ has on offer is what it holds as soon as the user goes on. */
const declared = flows.flatMap(([flow]) => {
  const model = models[flow];
  const typed = model === undefined ? [] : typedIn(model.machine);
  return typed.filter((name) => !name.startsWith('draft.')).map((name) => `${flow}: ${name}`);
});

/** What the forms hold, by machine. */
const typed = Object.entries(held).flatMap(([form, names]) =>
  names.map((name) => `${form.split(', ')[0]}: ${name}`),
);
const excused = Object.entries(besides).flatMap(([flow, names]) =>
  Object.keys(names).map((name) => `${flow}: ${name}`),
);

test('what a machine declares to be typed is typed by a form of e2e/kept, or says why not', () => {
  expect(declared.filter((one) => ![...typed, ...excused].includes(one))).toEqual([]);
});

test('what a form of e2e/kept types, and what is excused, is declared by its machine', () => {
  expect([...typed, ...excused].filter((one) => !declared.includes(one))).toEqual([]);
  expect(excused.filter((one) => typed.includes(one))).toEqual([]);
});

type Counted = Readonly<Record<string, { states: Readonly<Record<string, unknown>> }>>;

const read = (file: string): unknown =>
  JSON.parse(readFileSync(new URL(`../../${file}`, import.meta.url), 'utf8'));

test('a way leads into each state in which a form holds something typed, for npm run test:full', () => {
  const counted = read('docs/paths/kept.json') as Counted;
  const ways = read('tests/paths/kept/ways.json') as Readonly<Record<string, object>>;
  const leaves = Object.entries(counted).map(([flow, { states }]) => {
    const names = Object.keys(states);
    return [
      flow,
      names.filter((name) => !names.some((one) => one.startsWith(`${name}.`))),
    ] as const;
  });
  // If the machine changed on purpose: npm run paths -- --property kept --out
  for (const [flow, states] of leaves)
    expect([flow, Object.keys(ways[flow] ?? {}).toSorted()]).toEqual([flow, states.toSorted()]);
});
