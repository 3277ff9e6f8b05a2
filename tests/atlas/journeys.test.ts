// What the journeys have walked: read from their records by the ids of the charts, kept for the atlas, and counted.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { catalogue } from '#machines/catalogue.ts';
import { watchActors } from '../../e2e/seen/page.ts';
import { isStep, walkedIn } from '../../e2e/seen/walked.ts';
import { journeysIn, keepJourneys } from '../../tools/atlas/journeys.ts';
import type { WalkedJourney } from '../../tools/atlas/journeys.ts';
import { toChart } from '../../tools/atlas/model/chart.ts';
import type { JourneyRecord } from '../paths/assumptions/compare.ts';
import { explore } from '../paths/kit/explore.ts';
import { errorShape, shapesOf } from '../paths/kit/shapes.ts';
import authForm from '../paths/authForm.paths.ts';
import { measure } from './measure.ts';

const record = (journey: string, walked: readonly string[]): JourneyRecord => ({
  journey,
  asExpected: true,
  actors: [],
  service: [],
  walked,
});
const machineOf = (flow: string) => (flow === 'theme' ? catalogue.theme.machine : undefined);

test('the facts of a record become the states and transitions of the chart', () => {
  const { states, transitions } = toChart(catalogue.theme.machine);
  const event = transitions.find(({ kind }) => kind === 'event');
  const [, inner] = states;
  if (event === undefined || inner === undefined) throw new Error('Theme has no such parts.');
  const facts = [
    'theme enters (flow)',
    `theme enters ${inner.path}`,
    `theme takes 0 ${event.from === '' ? '(flow)' : event.from} ${event.trigger}`,
  ];
  expect(walkedIn([record('the lamp', facts)], machineOf)).toEqual({
    journeys: [
      {
        journey: 'the lamp',
        steps: [
          { flow: 'theme', kind: 'states', id: '' },
          { flow: 'theme', kind: 'states', id: inner.path },
          { flow: 'theme', kind: 'transitions', id: event.id },
        ],
      },
    ],
    unknown: [],
  });
});

test('a fact that no machine explains is named once', () => {
  const facts = ['theme enters elsewhere', 'theme takes 7 (flow) lamp.rubbed', 'lamp enters cold'];
  const records = [record('one', facts), record('another', facts)];
  expect(walkedIn(records, machineOf).unknown).toEqual(facts);
});

test('the recorder in the page and the tours name all states and transitions of a machine alike', async () => {
  const debug = vi.spyOn(console, 'debug').mockImplementation(() => {});
  watchActors('', { shapesOf, errorShape });
  try {
    explore(authForm, authForm.machine, { trustsAbstraction: true });
    await new Promise((resolve) => void setTimeout(resolve));
  } finally {
    Reflect.deleteProperty(Object.prototype, '_actorScope');
  }
  const facts = debug.mock.calls.flatMap(([lines]) => String(lines).split('\n')).filter(isStep);
  debug.mockRestore();
  const { journeys, unknown } = walkedIn([record('all', facts)], () => authForm.machine);
  expect(unknown).toEqual([]);
  const walked = (kind: string) =>
    (journeys[0]?.steps ?? []).flatMap((step) => (step.kind === kind ? [step.id] : [])).toSorted();
  const tours = (await measure(['authForm'])).get('authForm')?.tours;
  expect([...new Set(walked('transitions'))]).toEqual(
    Object.keys(tours?.transitions ?? {}).toSorted(),
  );
  expect([...new Set(walked('states'))]).toEqual(
    ['', ...Object.keys(tours?.states ?? {})].toSorted(),
  );
});

let root = '';
beforeEach(() => (root = mkdtempSync(join(tmpdir(), 'axis-walked-'))));
afterEach(() => rmSync(root, { recursive: true }));

const walked = (journey: string, ...ids: string[]): WalkedJourney => ({
  journey,
  steps: ids.map((id) => ({ flow: 'lamp', kind: 'states', id })),
});
const keep = (isWhole: boolean, on: string, ...journeys: WalkedJourney[]) =>
  keepJourneys(root, journeys, { isWhole, on });
const states = () => journeysIn(root)?.flows.get('lamp')?.states;

test('without a recording there is none', () => expect(journeysIn(root)).toBeNull());

test('each journey counts once for what it walked, however often it ran', () => {
  keep(
    true,
    '2026-11-30',
    walked('one', 'cold'),
    walked('one', 'cold', 'warm'),
    walked('two', 'cold'),
  );
  expect(journeysIn(root)).toMatchObject({ on: '2026-11-30', count: 2 });
  expect(states()).toEqual({ cold: 2, warm: 1 });
});

test('a part of the journeys replaces its own, a whole run everything', () => {
  keep(true, '2026-11-29', walked('one', 'cold', 'warm'), walked('two', 'cold'));
  keep(false, '2026-11-30', walked('one', 'cold', 'done'));
  expect(journeysIn(root)).toMatchObject({ on: '2026-11-30', count: 2 });
  expect(states()).toEqual({ cold: 2, done: 1 });
  keep(true, '2026-12-01', walked('three', 'warm'));
  expect(journeysIn(root)).toMatchObject({ on: '2026-12-01', count: 1 });
  expect(states()).toEqual({ warm: 1 });
});

test('a run without the recorder leaves what was kept', () => {
  keep(true, '2026-11-29', walked('one', 'cold'));
  keep(true, '2026-11-30', walked('one'));
  expect(states()).toEqual({ cold: 1 });
});
