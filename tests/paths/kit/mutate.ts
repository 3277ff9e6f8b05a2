// The mutation check: does a test notice when a machine is wrong?
import { readFileSync } from 'node:fs';
import { fileOf } from './files.ts';
import { judge } from './gate.ts';
import type { Fault } from './gate.ts';
import { mutantsOf } from './mutants.ts';
import type { Project } from './project.ts';
import { report } from './report.ts';

/** Which oracle noticed a mutant first. */
export type Verdict = { id: string; noticed: Fault['by'] | 'listing' | 'none' };

/** The strongest oracle first: an invariant knows what is right, a listing only what was. */
const order: readonly Fault['by'][] = ['invariant', 'coverage', 'model'];

const strongest = (faults: readonly Fault[]) =>
  order.find((oracle) => faults.some((fault) => fault.by === oracle));

/** Judges the mutants of one flow: all of them, or `sample` of them, spread evenly. */
export function mutate(project: Project, flow: string, root: string, sample = Infinity): Verdict[] {
  const model = project.models[flow];
  const entry = project.flows.find(([name]) => name === flow)?.[1];
  if (model === undefined || entry === undefined) return [];
  const committed = readFileSync(fileOf(project, root, flow, 'listing'), 'utf8');
  const all = [...mutantsOf(model.machine)];
  const every = Math.max(1, Math.floor(all.length / sample));
  const chosen = all.filter((_, index) => index % every === 0).slice(0, sample);
  return chosen.map(({ id, build }): Verdict => {
    const machine = build();
    const { graph, faults } = judge(flow, model, machine, { trustsAbstraction: true });
    const by = strongest(faults);
    if (by !== undefined) return { id, noticed: by };
    const changed =
      graph !== undefined &&
      report({ flow, entry, graph, project }, 'listing', 'transitions') !== committed;
    if (changed) return { id, noticed: 'listing' };
    return { id, noticed: strongest(judge(flow, model, machine).faults) ?? 'none' };
  });
}
