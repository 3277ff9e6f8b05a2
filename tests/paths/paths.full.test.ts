// Every move of every machine with a real actor; `npm test` takes a part of the largest.
import { expect, it } from 'vitest';
import { differenceOfActor } from './actor.ts';
import { judge } from './kit/gate.ts';
import { flows, models } from './models.ts';

it.each(flows)(
  '%s does with a real actor what the model says, on every move',
  { timeout: 600_000 },
  (flow) => {
    const model = models[flow];
    const graph = model && judge(flow, model).graph;
    expect(graph).toBeDefined();
    if (graph) expect(differenceOfActor(flow, graph.model, graph)).toBeUndefined();
  },
);
