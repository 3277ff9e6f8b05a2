// Every chart of the catalogue has a readable layout: no label on another, on a box or under another arrow.
import { describe, expect, test } from 'vitest';
import { catalogue } from '#machines/catalogue.ts';
import { drawingOf, goalOf } from '../../tools/atlas/layout/arrows.ts';
import { widthOf, wrap } from '../../tools/atlas/layout/measure.ts';
import { place } from '../../tools/atlas/layout/place.ts';
import type { Placed } from '../../tools/atlas/layout/place.ts';
import { toSvg } from '../../tools/atlas/layout/svg.ts';
import { toChart } from '../../tools/atlas/model/chart.ts';
import { overlaps } from './overlaps.ts';

const charts = Object.entries(catalogue).map(
  ([name, { machine }]) => [name, toChart(machine)] as const,
);

describe.each(charts)('%s', (name, chart) => {
  let placed: Placed;
  test('is placed in under two seconds of work', { timeout: 60_000 }, async () => {
    // The first layout of a process pays for loading the engine.
    placed = await place(chart);
    const before = process.cpuUsage();
    placed = await place(chart);
    const { user, system } = process.cpuUsage(before);
    expect((user + system) / 1000).toBeLessThan(2000);
  });
  test('holds every state once, and every transition at least once', () => {
    expect(placed.boxes.map(({ path }) => path).toSorted()).toEqual(
      chart.states.map(({ path }) => path).toSorted(),
    );
    const { rows } = drawingOf(chart);
    const labelled = new Set([
      ...placed.arrows.filter(({ label }) => label !== null).flatMap(({ ids }) => ids),
      ...[...rows].map(({ id }) => id),
    ]);
    expect(chart.transitions.filter(({ id }) => !labelled.has(id))).toEqual([]);
  });
  test('has nothing on top of anything else', () => expect(overlaps(placed)).toEqual([]));
  test('is an SVG that names its states', () => {
    const svg = toSvg(chart, placed, name);
    for (const { path } of chart.states) expect(svg).toContain(`data-state="${path}"`);
    expect(svg).not.toMatch(/NaN|undefined/);
  });
});

test('an overlap is found', async () => {
  const placed = await place(toChart(catalogue.onboarding.machine));
  const [first, second] = placed.arrows.flatMap(({ label }) => (label === null ? [] : [label]));
  if (first === undefined || second === undefined) throw new Error('Onboarding has no labels.');
  Object.assign(second, { x: first.x + 2, y: first.y + 2 });
  expect(overlaps(placed).length).toBeGreaterThan(0);
});

test('a row names its target relative to its own state', () => {
  expect(goalOf('visitor.member.presence', 'visitor.anonymous.plain')).toBe('anonymous.plain');
  expect(goalOf('', 'visitor.anonymous')).toBe('visitor.anonymous');
  expect(goalOf('account.asking', 'account')).toBe('account');
});

test('text is measured with its font, and wrapped when it is too wide', () => {
  expect(widthOf('iii', 'mono', 10)).toBe(18);
  expect(widthOf('iii', 'text', 10)).toBeLessThan(widthOf('mmm', 'text', 10));
  expect(wrap('one two three', 'mono', 10, 48)).toEqual(['one two', 'three']);
  expect(wrap('unbreakable', 'mono', 10, 20)).toEqual(['unbreakable']);
});
