// The plans of all flows, made once: every worker of a run reads what the first one computed.
import { createHash } from 'node:crypto';
import {
  existsSync,
  mkdirSync,
  readFileSync,
  readdirSync,
  renameSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { addPair, coverageOf } from '../../../tests/paths/kit/explore.ts';
import type { Situation } from '../../../tests/paths/kit/engine.ts';
import { planOf } from './plan.ts';
import type { Plan } from './plan.ts';
import type { BrowserProject } from './project.ts';
import { stateOf } from './observation.ts';

/**
 * A tour: its input, the ids of its moves, and the numbers of moves after which a remount is compared (0: before the first):
 * once in each state of the flow in which one can be, at the end of a tour where one ends in it.
 */
export type Tour = { start: string; ids: string[]; firstAfter: number[] };

export type FlowPlan = {
  flow: string;
  /** Over every transition. */
  tours: Tour[];
  /** Over every state. */
  visits: Tour[];
  faults: string[];
  states: number;
  transitions: number;
  /** Pairs of consecutive transitions: taken by the tours, and possible. */
  pairs: { walked: number; possible: number };
};

function toursOf({ driver, tours }: Plan): Tour[] {
  const seen = new Set<string>();
  const isNew = (situation: Situation) => {
    if (driver.survivesRemount?.(situation.snapshot) === false) return false;
    const before = seen.size;
    return seen.add(stateOf(situation)).size > before;
  };
  const walks = tours.map(({ begin, steps }) => [
    begin,
    ...steps.map(({ situation }) => situation),
  ]);
  // Where a tour ends: nothing that comes after it can be disturbed.
  const ends = walks.map((walk) => walk.at(-1)).map((end) => end !== undefined && isNew(end));
  return tours.map(({ start, steps }, tour) => ({
    start,
    ids: steps.map(({ move }) => move.id),
    firstAfter: (walks[tour] ?? []).flatMap((situation, at) =>
      (at === steps.length ? ends[tour] === true : isNew(situation)) ? [at] : [],
    ),
  }));
}

async function flowPlanOf(project: BrowserProject, flow: string): Promise<FlowPlan> {
  const all = await planOf(project, flow);
  const visits = await planOf(project, flow, 'states', all.graph);
  const coverage = coverageOf(all.graph);
  const walked = new Set<string>();
  for (const { steps } of all.tours)
    for (const [index, step] of steps.entries()) {
      const before = steps[index - 1];
      if (before !== undefined) addPair(walked, before, step);
    }
  return {
    flow,
    tours: toursOf(all),
    visits: toursOf(visits),
    faults: all.faults,
    states: coverage.states.declared,
    transitions: coverage.transitions.declared,
    pairs: { walked: walked.size, possible: coverage.pairs },
  };
}

/** A hash of every file that a plan depends on. */
function fingerprint({ root, inputs }: BrowserProject): string {
  const hash = createHash('sha256');
  for (const folder of inputs)
    for (const name of readdirSync(join(root, folder), {
      recursive: true,
      encoding: 'utf8',
    }).toSorted())
      if (/(?<!\.spec)\.ts$/.test(name))
        hash.update(name).update(readFileSync(join(root, folder, name)));
  return hash.digest('hex').slice(0, 16);
}

/** The plans of every flow that has a driver, or of those that are chosen, from the cache where nothing has changed. */
export async function plans(project: BrowserProject): Promise<FlowPlan[]> {
  const { driven, chosen, cache } = project;
  const print = fingerprint(project);
  const flows = driven.filter((flow) => chosen?.includes(flow) !== false);
  const whole = join(cache, `plans-${print}.json`);
  // The names of many flows are longer than the name of a file may be.
  const part = createHash('sha256').update(flows.join(' ')).digest('hex').slice(0, 16);
  const file = flows.length === driven.length ? whole : join(cache, `plans-${print}-${part}.json`);
  for (const known of [file, whole].filter((one) => existsSync(one)))
    return (JSON.parse(readFileSync(known, 'utf8')) as FlowPlan[]).filter(({ flow }) =>
      flows.includes(flow),
    );
  const flowPlans: FlowPlan[] = [];
  for (const flow of flows) flowPlans.push(await flowPlanOf(project, flow));
  mkdirSync(cache, { recursive: true });
  writeFileSync(`${file}.${process.pid}`, JSON.stringify(flowPlans));
  renameSync(`${file}.${process.pid}`, file);
  return flowPlans;
}
