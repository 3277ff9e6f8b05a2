// What the journeys have walked, kept from their last run: the atlas shows it without running them.
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** Where it is kept, from the root of the repository. */
const file = 'node_modules/.cache/axis-one/walkedJourneys.json';

/** A journey, and the states and transitions of flows that it walked; the machine itself is the empty state. */
export type WalkedJourney = {
  journey: string;
  steps: readonly { flow: string; kind: 'states' | 'transitions'; id: string }[];
};

/** How many journeys have walked each state and each transition of a flow; what none has walked is not in it. */
export type JourneyCounts = {
  states: Readonly<Record<string, number>>;
  transitions: Readonly<Record<string, number>>;
};

export type Journeys = {
  /** The day of the run that was kept last, as `2026-11-30`. */
  on: string;
  /** How many journeys were recorded. */
  count: number;
  flows: ReadonlyMap<string, JourneyCounts>;
};

/** As it lies in the file: each step once, and its numbers for each journey. */
type Kept = {
  on: string;
  steps: readonly WalkedJourney['steps'][number][];
  journeys: Readonly<Record<string, readonly number[]>>;
};

function readKept(root: string): Kept | undefined {
  const path = join(root, file);
  if (!existsSync(path)) return undefined;
  return JSON.parse(readFileSync(path, 'utf8')) as Kept;
}

/**
 * Keeps what journeys have walked. Those that did not run keep what they had, unless the run was a whole one: then there are no others.
 * @param on the day of the run
 */
export function keepJourneys(
  root: string,
  journeys: readonly WalkedJourney[],
  { isWhole, on }: { isWhole: boolean; on: string },
): void {
  // A run without the recorder says nothing of what it walked.
  if (journeys.every(({ steps }) => steps.length === 0)) return;
  const before = isWhole ? undefined : readKept(root);
  const steps = [...(before?.steps ?? [])];
  const numbers = new Map(steps.map((step, index) => [JSON.stringify(step), index]));
  const numberOf = (step: Kept['steps'][number]) => {
    const key = JSON.stringify(step);
    const number = numbers.get(key) ?? steps.push(step) - 1;
    numbers.set(key, number);
    return number;
  };
  const ran = new Map<string, Set<number>>();
  for (const { journey, steps: own } of journeys) {
    const walked = ran.get(journey) ?? new Set();
    for (const step of own) walked.add(numberOf(step));
    ran.set(journey, walked);
  }
  const kept: Kept = {
    on,
    steps,
    journeys: {
      ...before?.journeys,
      ...Object.fromEntries([...ran].map(([journey, walked]) => [journey, [...walked]])),
    },
  };
  const path = join(root, file);
  mkdirSync(dirname(path), { recursive: true });
  // An atlas that reads it meanwhile finds the old one whole.
  writeFileSync(`${path}.${process.pid}`, JSON.stringify(kept));
  renameSync(`${path}.${process.pid}`, path);
}

/** What was kept, counted by flow; null where no journey was recorded. */
export function journeysIn(root: string): Journeys | null {
  const kept = readKept(root);
  if (kept === undefined) return null;
  const counts = new Map<number, number>();
  const all = Object.values(kept.journeys);
  for (const number of all.flat()) counts.set(number, (counts.get(number) ?? 0) + 1);
  const flows = new Map<
    string,
    { states: Record<string, number>; transitions: Record<string, number> }
  >();
  for (const [number, count] of counts) {
    const step = kept.steps[number];
    if (step === undefined) continue;
    const flow = flows.get(step.flow) ?? { states: {}, transitions: {} };
    flow[step.kind][step.id] = count;
    flows.set(step.flow, flow);
  }
  return { on: kept.on, count: all.length, flows };
}
