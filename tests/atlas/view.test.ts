// The visible part of a chart.
import { expect, test } from 'vitest';
import { opened, resized } from '../../tools/atlas/app/view.ts';

test('a panel that opens beside a chart leaves its middle in the middle', () => {
  const chart = { width: 400, height: 700 };
  const wide = { width: 1200, height: 800 };
  const narrow = { width: 700, height: 800 };
  const before = opened(chart, wide);
  expect(resized(before, wide, narrow)).toEqual(opened(chart, narrow));
  expect(resized(resized(before, wide, narrow), narrow, wide)).toEqual(before);
});
