// The differences between two versions of a machine are listed, and marked in the drawing.
import { expect, test } from 'vitest';
import { setup } from 'xstate';
import { catalogue } from '#machines/catalogue.ts';
import { coloured } from '../../tools/atlas/export/compare.ts';
import { place } from '../../tools/atlas/layout/place.ts';
import { toSvg } from '../../tools/atlas/layout/svg.ts';
import { toChart } from '../../tools/atlas/model/chart.ts';
import { differenceOf } from '../../tools/atlas/model/diff.ts';

const guards = { isRipe: () => true, isRed: () => true };
const before = toChart(
  setup({ guards, delays: { ripening: 500 } }).createMachine({
    id: 'apple',
    initial: 'green',
    states: {
      green: {
        description: 'On the tree.',
        after: { ripening: { target: 'red' } },
        on: { picked: { guard: 'isRipe', target: 'red' }, dropped: { target: 'rotten' } },
      },
      red: { description: 'Ripe.' },
      rotten: { description: 'Gone.' },
    },
  }),
);
const after = toChart(
  setup({ guards, delays: { ripening: 800 } }).createMachine({
    id: 'apple',
    initial: 'green',
    states: {
      green: {
        description: 'Still on the tree.',
        after: { ripening: { target: 'red' } },
        on: { picked: { guard: 'isRed', target: 'red' }, eaten: { target: 'red' } },
      },
      red: { description: 'Ripe.' },
    },
  }),
);

test('states, transitions, guards and timings, in words', () => {
  const difference = differenceOf(before, after);
  expect(difference.sentences).toEqual([
    'Altered the state green: Still on the tree.',
    'Removed the state rotten.',
    'Altered: green, on picked if isRed; the guard was isRipe.',
    'Altered: green, on ripening, it waits 800 ms and no longer 500 ms.',
    'Added: green, on eaten, it leads to red.',
    'Removed: green, on dropped, it led to rotten.',
  ]);
  expect(difference.states).toEqual({ green: 'altered', rotten: 'removed' });
});

test('a drawing that still has the removed parts, each change in its color', async () => {
  const difference = differenceOf(before, after);
  const svg = coloured(toSvg(difference.union, await place(difference.union), 'apple'), difference);
  expect(svg).toContain('class="state removed" data-state="rotten"');
  expect(svg).toContain('class="state altered" data-state="green"');
  expect(svg).toMatch(/<text class="trigger added"[^>]*data-transition="green eaten -&gt; red"/);
  expect(svg).toMatch(
    /<text class="trigger removed"[^>]*data-transition="green dropped -&gt; rotten"/,
  );
});

test('an added flow, a removed one, and an unchanged one', () => {
  expect(differenceOf(undefined, after).sentences).toEqual(['The whole flow is new.']);
  expect(differenceOf(before, undefined).sentences).toEqual(['The whole flow was removed.']);
  const chart = toChart(catalogue.session.machine);
  expect(differenceOf(chart, chart).sentences).toEqual([]);
});
