// The plans of all flows, made once: every worker of a run reads what the first has worked out.
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
import { fileURLToPath } from 'node:url';
import { coverageOf } from '../../../tests/paths/kit/explore.ts';
import { addPair } from '../../../tests/paths/kit/explore.ts';
import type { Situation } from '../../../tests/paths/kit/engine.ts';
import { driven, planOf } from './plan.ts';
import type { Plan } from './plan.ts';
import { stateOf } from './sights.ts';

const root = fileURLToPath(new URL('../../..', import.meta.url));

/**
 * A tour as it is walked: its way in, the ids of its moves, and where the page is remounted (0: before the first move):
 * each state once a flow, by the first tour that reaches it.
 */
export type Tour = { start: string; ids: string[]; remounts: number[] };

export type Brief = {
  flow: string;
  /** Over every transition. */
  tours: Tour[];
  /** Over every state. */
  visits: Tour[];
  faults: string[];
  states: number;
  transitions: number;
  /** Pairs of consecutive transitions: walked in Chromium, and possible. */
  pairs: { walked: number; possible: number };
};

/** The tours of a flow as they are walked. */
function toursOf({ driver, tours }: Plan): Tour[] {
  const seen = new Set<string>();
  const isNew = (situation: Situation) => {
    if (driver.remounts?.(situation.snapshot) === false) return false;
    const before = seen.size;
    return seen.add(stateOf(situation)).size > before;
  };
  return tours.map(({ start, begin, steps }) => ({
    start,
    ids: steps.map(({ move }) => move.id),
    remounts: [begin, ...steps.map(({ situation }) => situation)].flatMap((situation, at) =>
      isNew(situation) ? [at] : [],
    ),
  }));
}

async function briefOf(flow: string): Promise<Brief> {
  const all = await planOf(flow);
  const visits = await planOf(flow, 'states', all.graph);
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

/** Everything that a plan depends on. */
function fingerprint(): string {
  const hash = createHash('sha256');
  for (const folder of ['machines', 'content', 'tests/paths', 'e2e/paths'])
    for (const name of readdirSync(join(root, folder), {
      recursive: true,
      encoding: 'utf8',
    }).toSorted())
      if (/(?<!\.spec)\.ts$/.test(name))
        hash.update(name).update(readFileSync(join(root, folder, name)));
  return hash.digest('hex').slice(0, 16);
}

/** What is walked, flow by flow. */
export async function plans(): Promise<Brief[]> {
  const folder = join(root, 'node_modules/.cache/axis-one');
  const file = join(folder, `plans-${fingerprint()}.json`);
  if (existsSync(file)) return JSON.parse(readFileSync(file, 'utf8')) as Brief[];
  const briefs: Brief[] = [];
  for (const flow of driven) briefs.push(await briefOf(flow));
  mkdirSync(folder, { recursive: true });
  writeFileSync(`${file}.${process.pid}`, JSON.stringify(briefs));
  renameSync(`${file}.${process.pid}`, file);
  return briefs;
}
