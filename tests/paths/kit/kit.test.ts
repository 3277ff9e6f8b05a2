// The kit itself: it must reach what can be reached, and fail where a model says too little or something else.
import { describe, expect, it } from 'vitest';
import { coverageOf, explore, deadEnds, shortestPathTo } from './explore.ts';
import type { Edge } from './explore.ts';
import { modelFaults, unusedSamples } from './check.ts';
import { judge } from './gate.ts';
import { mutantsOf } from './mutants.ts';
import { report } from './report.ts';
import { describeFailure, onCommandOf, runPath } from './run.ts';
import { lampMachine } from './sample.machine.ts';
import { lamp, sampleProject, spoilt } from './sample.ts';
import { coverages, follow, greedy, tours } from './select.ts';
import { everyEdge } from './chains.ts';
import { walk } from './walk.ts';

const graph = explore(lamp);
const taken = (paths: { steps: { trace: { transitions: string[] } }[] }[]) =>
  new Set(paths.flatMap(({ steps }) => steps.flatMap(({ trace }) => trace.transitions)));

describe('explore', () => {
  it('reaches every state and transition: events, delays, answers, feeds, always', () => {
    const { states, transitions } = coverageOf(graph);
    expect([states.missed, transitions.missed]).toEqual([[], []]);
    expect(transitions.declared).toBe(11);
  });

  it('waits for the earliest timer only, and leaves none behind', () => {
    const doubting = graph.edges.filter(({ move }) => move.kind === 'time');
    expect(new Set(doubting.map(({ move }) => move.say))).toEqual(
      new Set(['500 ms pass', '2 seconds pass']),
    );
    const left = graph.nodes.filter(({ situation }) => situation.snapshot.matches('cold'));
    expect(left.every(({ situation }) => situation.timers.length === 0)).toBe(true);
  });

  it('lets a feed fail only as it starts', () => {
    const failures = graph.edges.filter(({ move }) => move.id === 'weather=unknown');
    expect(failures.map(({ from }) => shortestPathTo(graph, from).length)).toEqual([0]);
  });

  it('says where an abstraction hides a difference', () => {
    const blind = explore(spoilt({ abstraction: () => null }));
    expect(blind.conflicts.length).toBeGreaterThan(0);
  });

  it('finds situations without a way out', () => {
    expect(deadEnds(graph)).toEqual([]);
    expect(deadEnds(explore(spoilt({ resting: [], outcomes: {} }))).length).toBeGreaterThan(0);
  });
});

describe('a model that says too little fails', () => {
  const { 'lamp.left': _left, ...fewer } = lamp.events;
  const { cold: _cold, ...unseen } = lamp.states;
  const weather = lamp.outcomes['weather'] ?? {};
  it.each([
    ['an event without a sample', { events: fewer }, 'The event ‘lamp.left’ has no sample.'],
    ['a state without a sentence', { states: unseen }, 'The state ‘cold’ has no sentence.'],
    ['a port without outcomes', { outcomes: { weather } }, 'The port ‘genie’ has no success.'],
    ['a port that never fails', { outcomes: { weather } }, 'The port ‘genie’ has no failure.'],
    [
      'an unknown state',
      { states: { ...lamp.states, cool: '?' } },
      'The state ‘cool’ does not exist. Nearest: cold, ',
    ],
    [
      'an unknown key',
      { invariant: {} },
      'The key ‘invariant’ does not exist. Nearest: invariants, ',
    ],
    [
      'an event that is said not to be heard, and is',
      { unheard: { weather: { 'storm.came': 'why' } } },
      'The event ‘storm.came’ is heard: it belongs to the environment.',
    ],
    ['no invariant', { invariants: {} }, 'The model has no invariant.'],
  ])('%s', (_, change, sentence) => {
    expect(modelFaults({ ...lamp, ...change }).join(' ')).toContain(sentence);
  });

  it('a sample that nothing takes', () => {
    const never = { 'lamp.left': { say: 'Leave', when: () => false } };
    const blind = explore(spoilt({ events: { ...lamp.events, ...never } }));
    expect(unusedSamples(blind)).toEqual([
      '‘lamp.left’ was never tried: the machine never took it.',
    ]);
  });

  it('a sample that must be refused, and is taken', () => {
    expect(unusedSamples(explore(spoilt({ refused: { 'lamp.left': 'why' } })))).toEqual([
      '‘lamp.left’ was taken and must be refused.',
    ]);
  });
});

describe('select', () => {
  it.each(coverages)('covers every %s by few paths and by tours', (coverage) => {
    const all = taken(everyEdge(graph));
    for (const paths of [greedy(graph, coverage), tours(graph, coverage)]) {
      if (coverage !== 'states') expect(taken(paths)).toEqual(all);
      expect(paths.every(({ steps }) => steps.length <= 60)).toBe(true);
    }
  });

  it('keeps no path that could be spared', () => {
    for (const paths of [greedy(graph, 'transitions'), tours(graph, 'transitions')]) {
      for (const path of paths) {
        expect(taken(paths.filter((other) => other !== path))).not.toEqual(taken(paths));
      }
    }
  });

  it('takes every edge once the way to it is known, each from where the one before it led', () => {
    const paths = everyEdge(graph).map(({ steps }) => steps as Edge[]);
    expect(new Set(paths.flat()).size).toBe(graph.edges.length);
    for (const steps of paths)
      expect(steps.slice(1).map(({ from }) => from)).toEqual(
        steps.slice(0, -1).map(({ to }) => to),
      );
    const alone = graph.edges.map(({ from }) => shortestPathTo(graph, from).length + 1);
    expect(paths.flat().length).toBeLessThan(alone.reduce((sum, one) => sum + one) * 0.6);
  });

  it('follows a path by the ids of its moves, and no other', () => {
    expect(follow(graph, 'cave', ['wish.typed/gold', 'lamp.rubbed', 'wait'])?.steps).toHaveLength(
      3,
    );
    expect(follow(graph, 'cave', ['lamp.rubbed'])).toBeUndefined();
  });
});

describe('run', () => {
  it('finds the real actor as planned on every move', () => {
    const machine = onCommandOf(lampMachine);
    expect(everyEdge(graph).filter((path) => runPath(lamp, machine, path))).toEqual([]);
  });

  it('shrinks what fails and says how to walk it again', () => {
    const slow = onCommandOf(lampMachine.provide({ delays: { doubt: 600 } }));
    const path = follow(graph, 'cave', [
      'wish.typed/gold',
      'lamp.rubbed',
      'lamp.left',
      'lamp.rubbed',
      'genie=unkind',
      'wait',
      'lamp.rubbed',
    ]);
    if (path === undefined) throw new Error('The path is not possible.');
    const text = describeFailure('lamp', graph, slow, path);
    expect(text).toContain('a path fails after 4 step(s)');
    expect(text).toContain('It should be in ‘cold’ and is in ‘doubting’.');
    expect(text).toMatch(
      /▶ cold {2}← it should be here\n(.*\n)*.*▶ doubting {2}← it is here, and should not be/,
    );
    expect(text).toContain(
      'npm run paths -- lamp --replay "@cave wish.typed/gold lamp.rubbed genie=unkind wait"',
    );
  });
});

describe('walk', () => {
  it('holds, with the same steps under the same seed', () => {
    const [first, second] = [walk(graph, 'lamp', 200, 7), walk(graph, 'lamp', 200, 7)];
    expect(first.failure).toBeUndefined();
    expect(second.steps).toBe(first.steps);
  });

  it('tells the shortest walk that breaks a promise', () => {
    const invariants: typeof lamp.invariants = {
      'It never doubts': ({ snapshot }) => !snapshot.matches('doubting'),
    };
    const { failure } = walk(explore(spoilt({ invariants })), 'lamp', 300, 7);
    expect(failure).toContain('The invariant does not hold: It never doubts');
    expect(failure).toContain('genie=unkind"');
  });
});

describe('report', () => {
  const subject = {
    flow: 'lamp',
    entry: { title: 'Lamp', audience: 'Travelers.' },
    graph,
    project: sampleProject,
  };

  it('reads as a test plan', () => {
    const text = report(subject, 'gherkin', 'transitions');
    expect(text).toContain(
      'When Type the wish gold\n    And Rub the lamp\n    Then The lamp is warm',
    );
    expect(text).toContain('And The address becomes /palace');
    const titles = text.match(/Scenario: .*/g)?.map((title) => title.replace(/\d+\. /, ''));
    expect(new Set(titles).size).toBe(titles?.length);
    expect(titles).toContain('Scenario: The genie doubts → 500 ms pass');
  });

  it('lists each transition once, and the delays in words', () => {
    const text = report(subject, 'md', 'transitions');
    for (const id of taken(everyEdge(graph))) expect(text.split(`- \`${id}\``)).toHaveLength(2);
    expect(text).toContain('500 ms pass');
  });

  it('is data, and a running test', () => {
    expect(JSON.parse(report(subject, 'json', 'states'))).toMatchObject({ flow: 'lamp' });
    expect(report(subject, 'playwright', 'transitions')).toContain(
      `import driver from './lamp.driver.ts';`,
    );
  });
});

describe('mutants', () => {
  it('are noticed', () => {
    const before = report(
      { flow: 'lamp', entry: { title: 'Lamp', audience: '' }, graph, project: sampleProject },
      'listing',
      'transitions',
    );
    const unnoticed = [...mutantsOf(lampMachine)].filter(({ build }) => {
      const { graph: after, faults } = judge('lamp', lamp, build());
      if (after === undefined || faults.length > 0) return false;
      const entry = { title: 'Lamp', audience: '' };
      const subject = { flow: 'lamp', entry, graph: after, project: sampleProject };
      return report(subject, 'listing', 'transitions') === before;
    });
    expect(unnoticed.map(({ id }) => id)).toEqual([]);
  });

  it('are of all four kinds', () => {
    const kinds = new Set([...mutantsOf(lampMachine)].map(({ id }) => id.split(':')[0]));
    expect(kinds).toEqual(new Set(['delete', 'loosen', 'swap', 'delay']));
  });
});
