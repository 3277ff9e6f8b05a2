// A chart of the atlas contains everything in its machine: immediate transitions, times in milliseconds, emitted
// events.
import { describe, expect, test } from 'vitest';
import { and, emit, fromPromise, not, setup } from 'xstate';
import { catalogue } from '#machines/catalogue.ts';
import { stateAt, toChart } from '../../tools/atlas/model/chart.ts';
import { labelLines, sentenceOf, span } from '../../tools/atlas/model/telling.ts';
import { statesOf, transitionIds } from '../paths/kit/transitions.ts';

const kettle = setup({
  types: {
    context: {} as { back: string | null },
    events: {} as { type: 'lid.opened' } | { type: 'kettle.filled'; cups: number },
    tags: {} as 'hot',
  },
  actors: { heat: fromPromise<void>(() => Promise.reject(new Error('cold'))) },
  actions: {
    whistle: emit((_, params: { key: 'welcome'; error?: unknown }) => ({
      type: 'toast' as const,
      key: params.key,
    })),
    leave: emit(({ context }) => ({ type: 'navigate' as const, to: context.back ?? '/tea' })),
    pour: () => {},
  },
  guards: {
    isFull: () => true,
    holds: (_, params: { cups: number; least: number }) => params.cups > params.least,
  },
  delays: { boiling: 2500, mood: () => 3 },
}).createMachine({
  id: 'kettle',
  description: 'It boils.',
  context: { back: null },
  initial: 'cold',
  states: {
    cold: {
      description: 'Nothing is warm.',
      always: { guard: and(['isFull', not('isFull')]), target: 'hot' },
      on: {
        'kettle.filled': {
          guard: { type: 'holds', params: ({ event }) => ({ cups: event.cups, least: 2 }) },
          target: 'hot',
        },
      },
    },
    hot: {
      tags: 'hot',
      entry: 'pour',
      invoke: { id: 'heating', src: 'heat', onDone: 'done', onError: { actions: 'leave' } },
      after: {
        boiling: {
          target: 'done',
          actions: {
            type: 'whistle',
            params: ({ event }) => ({ key: 'welcome' as const, error: event }),
          },
        },
        mood: { target: 'cold' },
      },
      on: { 'lid.opened': { target: 'hot', reenter: true } },
    },
    done: { type: 'final' },
  },
});

describe('one machine, read whole', () => {
  const chart = toChart(kettle);
  const labels = Object.fromEntries(
    chart.transitions.map((transition) => [transition.id, labelLines(chart, transition)]),
  );
  test('immediate transitions have their guards', () => {
    expect(labels['cold always -> hot']).toEqual(['at once', 'if isFull and not isFull']);
  });
  test('a guard shows the text written next to it', () => {
    expect(labels['cold kettle.filled -> hot']).toEqual(['kettle.filled', 'if holds (least 2)']);
  });
  test('time is in milliseconds where it is known', () => {
    expect(labels['hot after boiling -> done']).toEqual([
      'after 2\u00A0500 ms (boiling)',
      'says “Welcome to Axis One”',
    ]);
    expect(labels['hot after mood -> cold']).toEqual(['after mood']);
  });
  test('a port succeeds and fails under its own name; an address includes what may replace it', () => {
    expect(labels['hot done heating -> done']).toEqual(['heat answers']);
    expect(labels['hot failed heating -> (stays)']).toEqual([
      'heat fails',
      'leads to /tea',
      'leads to the address kept in back',
    ]);
  });
  test('states have their description, ports and actions', () => {
    expect(stateAt(chart, '')).toMatchObject({ kind: 'machine', name: 'kettle' });
    expect(stateAt(chart, 'cold')).toMatchObject({
      isInitial: true,
      description: 'Nothing is warm.',
    });
    expect(stateAt(chart, 'hot')).toMatchObject({
      isInitial: false,
      tags: ['hot'],
      ports: [{ id: 'heating', name: 'heat' }],
      entry: [{ name: 'pour', says: [] }],
      exit: [],
    });
    expect(stateAt(chart, 'done')?.kind).toBe('final');
  });
  test('a sentence tells a transition that re-enters its own state', () => {
    const again = chart.transitions.find(({ reenter }) => reenter);
    expect(again && sentenceOf(chart, again)).toBe('lid.opened: begins again in hot');
  });
});

test('long spans are grouped', () => {
  expect([span(500), span(15_000), span(1_000_000)]).toEqual([
    '500 ms',
    '15\u00A0000 ms',
    '1\u00A0000\u00A0000 ms',
  ]);
});

describe('the catalogue', () => {
  test.each(Object.entries(catalogue))('%s: nothing is left out', (_, { machine }) => {
    const chart = toChart(machine);
    expect(chart.states.length).toBe(statesOf(machine).length + 1);
    expect(chart.transitions.map(({ id }) => id)).toEqual([...transitionIds(machine).values()]);
    for (const transition of chart.transitions) {
      // A delay that its machine computes from its context has a name and no number.
      const isWorkedOut = typeof machine.implementations.delays[transition.trigger] === 'function';
      if (transition.kind === 'after' && !isWorkedOut) expect(transition.ms).toBeGreaterThan(0);
      for (const target of transition.targets) expect(stateAt(chart, target)).toBeDefined();
    }
    for (const { description } of chart.states) expect(description).toMatch(/\S/);
  });
});
