// The mutation check of arrows, for both its samples.
import { fileURLToPath } from 'node:url';
import { project } from './app.ts';
import { equivalent } from './equivalent.ts';
import { mutate } from './kit/mutate.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));

/**
 * Breaks some arrows of a machine, one at a time.
 * @param count how many, spread evenly; each machine has that many
 * @returns the ids of those that no check notices and that are not named as equivalent
 */
export function unnoticedArrows(flow: string, count: number): string[] {
  const verdicts = mutate(project, flow, root, count);
  if (verdicts.length !== count) throw new Error(`${flow} has ${verdicts.length} mutants.`);
  return verdicts
    .filter(({ id, noticed }) => noticed === 'none' && equivalent[flow]?.[id] === undefined)
    .map(({ id }) => id);
}
