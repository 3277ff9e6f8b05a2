// The path check at the level of the models: it reaches every state and every declared transition of every machine of
// the catalogue, takes moves with a real actor (of large machines a part, `npm run test:full` all), and holds every promise on
// random walks.
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { project } from './app.ts';
import { committedStaleness, leftovers, recordStaleness } from './kit/files.ts';
import { coverageOf } from './kit/explore.ts';
import { judge } from './kit/gate.ts';
import { probePaths } from './kit/probes.ts';
import { onCommandOf, runPath } from './kit/run.ts';
import { differenceOfActor } from './actor.ts';
import { isChosen } from './chosen.ts';
import { walk } from './kit/walk.ts';
import { flows, models } from './models.ts';
import { generalGoal, lowerGoals } from './goals.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));
/** In milliseconds: seconds on an idle machine, minutes on a shared one. */
const timeout = 240_000;

/** The seed of the walks: the same in every run, so that a failure can be reproduced. */
const seed = 20261121;
const walks = 1000;
/** How many steps with a real actor a flow may take here. */
const mostSteps = 8000;

it('has paths for every machine of the catalogue, and for no other', () => {
  expect(Object.keys(models).toSorted()).toEqual(flows.map(([flow]) => flow).toSorted());
});

it('has lower goals for flows alone, each with its reason', () => {
  const known = flows.map(([flow]) => flow);
  for (const [flow, { percent, reason }] of Object.entries(lowerGoals)) {
    expect(known).toContain(flow);
    expect(percent).toBeLessThan(generalGoal);
    expect(reason).toMatch(/^[A-Z].*\.$/);
  }
});

it('keeps no listing of a flow that is gone (npm run paths -- --out removes it)', () => {
  expect(leftovers(project, root)).toEqual([]);
});

describe.each(flows.filter(([flow]) => isChosen(flow)))('%s', (flow, entry) => {
  const model = models[flow];
  if (model === undefined) return;
  const { graph, faults } = judge(flow, model);

  it('reaches every state and transition, and keeps its promises', () => {
    expect(faults.map(({ say }) => say)).toEqual([]);
  });

  if (graph === undefined) return;

  it('does with a real actor what the model says', { timeout }, () => {
    expect(differenceOfActor(flow, model, graph, mostSteps)).toBeUndefined();
  });

  it(`keeps its promises on ${walks} random walks (seed ${seed})`, { timeout }, () => {
    const { failure, steps } = walk(graph, flow, walks, seed);
    expect(failure).toBeUndefined();
    expect(steps).toBeGreaterThan(walks / 2);
  });

  it('is the machine whose paths are committed, in the world that its model declares', () => {
    expect(committedStaleness(project, root, { flow, entry, graph, project })).toEqual([]);
  });

  it('does with the values of a user what is recorded', () => {
    expect(recordStaleness(project, root, flow, graph)).toBeUndefined();
  });

  it.each(probePaths(model, graph.engine))('does it with a real actor: %s', (name, path) => {
    const failure = runPath(model, onCommandOf(model.machine), path);
    expect(failure && [name, failure]).toBeUndefined();
  });

  it('reports its pairs of consecutive transitions', () => {
    const { pairs, transitions } = coverageOf(graph);
    // A flow that ends with its first step has no pairs.
    const least = { scrollHint: 0, heroReveal: 4 }[flow] ?? transitions.declared;
    expect(pairs).toBeGreaterThanOrEqual(least);
  });
});
