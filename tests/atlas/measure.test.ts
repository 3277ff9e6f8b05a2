// What the path kit tells the atlas of a flow: its numbers, and which tour walks which state and which transition.
import { expect, test } from 'vitest';
import { catalogue } from '#machines/catalogue.ts';
import { toChart } from '../../tools/atlas/model/chart.ts';
import { measure } from './measure.ts';

const measured = await measure(['theme', 'asynq', 'request', 'nothing']);
const toursOf = (flow: string) => {
  const tours = measured.get(flow)?.tours;
  if (tours === undefined || tours === null) throw new Error(`No tour walks ${flow}.`);
  return tours;
};

test('a flow without paths of its own is not measured', () => {
  expect([...measured.keys()]).toEqual(['theme', 'asynq']);
});

test('tours are called as the tests in Chromium are, and walk every transition that these reach', () => {
  const { names, transitions, states } = toursOf('theme');
  expect(names.length).toBeGreaterThan(0);
  for (const [index, name] of names.entries())
    expect(name).toMatch(new RegExp(`^tour ${index + 1} from \\w+, \\d+ steps$`));
  expect(Object.values(transitions).filter((by) => by.length === 0)).toEqual([]);
  expect(Object.values(states).filter((by) => by.length === 0)).toEqual([]);
  expect(measured.get('theme')?.numbers).toMatchObject({
    states: 3,
    transitions: 7,
    reached: 7,
  });
});

test('every id belongs to the chart; what nobody sees taken has none', () => {
  const { states, transitions } = toChart(catalogue.asynq.machine);
  const tours = toursOf('asynq');
  const ids = transitions.map(({ id }) => id);
  const paths = states.map(({ path }) => path);
  expect(Object.keys(tours.transitions).filter((id) => !ids.includes(id))).toEqual([]);
  expect(Object.keys(tours.states).filter((path) => !paths.includes(path))).toEqual([]);
  expect(tours.states['']).toBeUndefined();
  for (const by of Object.values(tours.transitions))
    expect(by.filter((tour) => tours.names[tour] === undefined)).toEqual([]);
});

test('what no tour can walk in Chromium has a reason', () => {
  const { transitions, reasons } = toursOf('asynq');
  const missed = Object.keys(transitions).filter((id) => transitions[id]?.length === 0);
  expect(missed.filter((id) => reasons[id] === undefined)).toEqual([]);
});
