// What the atlas says of typed data: the counts of the property "kept", at each state.
import { expect, test } from 'vitest';
import { catalogue } from '#machines/catalogue.ts';
import { toChart } from '../../tools/atlas/model/chart.ts';
import { keptSentence } from '../../tools/atlas/model/telling.ts';
import { forms } from '../paths/kept/forms.ts';
import { keptIn } from './numbers.ts';

test('a sentence says in how many cases something is lost', () => {
  expect(keptSentence({ situations: 116, cases: 1740, lost: 0 })).toBe(
    'Typed data is held in 116 situations: 1,740 cases of interruption, none lost.',
  );
  expect(keptSentence({ situations: 1, cases: 15, lost: 2 })).toBe(
    'Typed data is held in 1 situation: 15 cases of interruption, 2 lost.',
  );
});

test.each(Object.keys(forms))('%s: every count belongs to a state of the chart', (flow) => {
  const { machine } = catalogue[flow as keyof typeof catalogue];
  const states = toChart(machine).states.map(({ path }) => path);
  const counted = Object.keys(keptIn(flow).kept ?? {});
  expect(counted.length).toBeGreaterThan(1);
  expect(counted.filter((path) => !states.includes(path))).toEqual([]);
});

test('a flow that holds nothing typed has no counts', () => {
  expect(keptIn('theme').kept).toBeUndefined();
});
