// The check of values: does a test notice when an action assigns, or a guard compares, something wrong?
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  baselineOf,
  effectOfStart,
  entry,
  flagsOf,
  situationOf,
  walkAgain,
  withDictionary,
} from './baseline.ts';
import type { Baseline } from './baseline.ts';
import { fileOf } from './files.ts';
import { explore } from './explore.ts';
import { judge } from './gate.ts';
import type { Fault } from './gate.ts';
import { applyMove } from './moves.ts';
import type { Project } from './project.ts';
import { exportName } from './reads.ts';
import { effectOf, effectsAlong, recordOf, valuesRead } from './record.ts';
import { report } from './report.ts';
import { violations } from './run.ts';
import { valueMutantsOf } from './valueMutants.ts';
import type { ValueMutant } from './valueMutants.ts';

/** A value mutant, and which oracle noticed it: a check of the model, the record of values, or the listing. */
export type ValueVerdict = Pick<ValueMutant, 'id' | 'kind'> & {
  noticed: Fault['by'] | 'record' | 'listing' | 'none';
};

/** What the steps of a mutant show: a fault, an effect that is not recorded, or steps that merely differ. */
type Finding = 'invariant' | 'model' | 'record' | 'differs' | 'none';

/** Makes every step that uses the mutant's part, each from the situation that the flow itself leads to. */
function compare(baseline: Baseline, names: readonly string[]): Finding {
  const { graph, edgeEffects, counts, probeEffects, uses } = baseline;
  const used = names.flatMap((name) => uses.get(name) ?? []);
  const edges = [...new Set(used.flatMap((use) => [...use.edges]))].toSorted((a, b) => a - b);
  const left = new Map<string, number>();
  let finding: Finding = 'none';
  /** Situations that the mutant may not reach as the flow does: a step on the way differs. */
  const lost = new Set<number>();
  const isLost = (index: number): boolean => {
    for (let node = graph.nodes[index]; node?.by; node = graph.nodes[node.by.from])
      if (lost.has(node.by.index)) return true;
    return false;
  };
  for (const node of new Set(used.flatMap((use) => [...use.starts])))
    if (effectOfStart(graph, node) !== effectOf(undefined, node.situation, node.trace))
      return 'record';
  for (const index of edges) {
    const edge = graph.edges[index];
    if (edge === undefined || isLost(edge.from)) continue;
    const before = situationOf(graph, edge.from);
    const { situation, trace } = applyMove(graph.engine, before, edge.move);
    const was = edgeEffects[index] ?? '';
    const is = entry(edge.move.id, effectOf(before, situation, trace));
    if (is === was) continue;
    if (violations(graph.model, situation, trace).length > 0) return 'invariant';
    finding = finding === 'record' || !counts.has(is) ? 'record' : 'differs';
    lost.add(index);
    left.set(was, (left.get(was) ?? counts.get(was) ?? 0) - 1);
    left.set(is, (left.get(is) ?? counts.get(is) ?? 0) + 1);
  }
  if (finding === 'record' || [...left.values()].includes(0)) return 'record';
  for (const { node, move, isAccepted } of new Set(used.flatMap((use) => [...use.offers]))) {
    if (!('event' in move) || isLost(node)) continue;
    if (situationOf(graph, node).snapshot.can(move.event) !== isAccepted) finding = 'differs';
  }
  for (const path of new Set(used.flatMap((use) => [...use.probes]))) {
    const is = walkAgain(graph, path);
    const was = probeEffects.get(path) ?? [];
    if (effectsAlong(is).some((effect, index) => effect !== was[index])) return 'record';
  }
  // Where a step differs, the whole flow is explored, and what is read in it compared.
  return finding === 'none' && readsOtherwise(baseline, names) ? 'record' : finding;
}

/** Whether the view reads other values with the mutant's exports, in the situations of the flow. */
const readsOtherwise = ({ graph, probeEffects, reads }: Baseline, names: readonly string[]) =>
  [...reads].some(
    ([name, was]) =>
      names.includes(exportName(name)) &&
      valuesRead(graph, name, [...probeEffects.keys()])
        .toSorted()
        .join('\n') !== was,
  );

/** Which oracle notices a mutant. Where its steps merely differ, the whole flow is explored and judged with it. */
export function noticedBy(
  project: Project,
  flow: string,
  baseline: Baseline,
  { names, build }: ValueMutant,
  committed: string,
): ValueVerdict['noticed'] {
  const { graph, record } = baseline;
  const { machine } = graph.engine;
  try {
    return withDictionary(machine, build(), () => {
      const finding = compare(baseline, names);
      if (finding !== 'differs') return finding;
      const entryOf = project.flows.find(([name]) => name === flow)?.[1];
      const quick = judge(flow, graph.model, machine, { trustsAbstraction: true });
      const { graph: other, faults } =
        quick.faults.length > 0 ? quick : judge(flow, graph.model, machine);
      const [fault] = faults;
      if (fault !== undefined) return fault.by;
      if (other === undefined || entryOf === undefined) return 'model';
      if (recordOf(other) !== record) return 'record';
      const text = report(
        { flow, entry: entryOf, graph: other, project },
        'listing',
        'transitions',
      );
      return text === committed ? 'none' : 'listing';
    });
  } catch {
    // The machine throws where it should take a step.
    return 'model';
  }
}

/** Some of the mutants: of each kind the one in the middle. */
export const sampleOf = (mutants: readonly ValueMutant[]): ValueMutant[] =>
  [...new Set(mutants.map(({ kind }) => kind))].flatMap((kind) => {
    const alike = mutants.filter((mutant) => mutant.kind === kind);
    return alike[Math.floor(alike.length / 2)] ?? [];
  });

/** Judges the value mutants of a flow: all of them, or those that are chosen. */
export async function checkValues(
  project: Project,
  flow: string,
  root: string,
  choose = (mutants: ValueMutant[]) => mutants,
): Promise<ValueVerdict[]> {
  const model = project.models[flow];
  if (model === undefined) return [];
  const baseline = baselineOf(explore(model, model.machine, { trustsAbstraction: true }));
  const source = readFileSync(join(root, project.files.sources(flow).machine), 'utf8');
  const committed = readFileSync(fileOf(project, root, flow, 'listing'), 'utf8');
  const all = await valueMutantsOf(source, flagsOf(baseline));
  return choose(all).map((mutant) => ({
    id: mutant.id,
    kind: mutant.kind,
    noticed: noticedBy(project, flow, baseline, mutant, committed),
  }));
}

/** What is wrong with the verdicts of a flow: a survivor without a reason, and a reason without a survivor. */
export function unexplained(
  { survivors }: Project,
  flow: string,
  verdicts: readonly ValueVerdict[],
  isSample = false,
): string[] {
  const reasons = survivors[flow] ?? {};
  return [
    ...verdicts.flatMap(({ id, noticed }) => {
      if (noticed === 'none' && reasons[id] === undefined)
        return [`${flow}: no test notices ‘${id}’.`];
      return noticed !== 'none' && reasons[id] !== undefined
        ? [`${flow}: ‘${id}’ is named a survivor, and is noticed.`]
        : [];
    }),
    ...Object.keys(isSample ? {} : reasons)
      .filter((id) => verdicts.every((verdict) => verdict.id !== id))
      .map((id) => `${flow}: there is no value mutant ‘${id}’.`),
  ];
}
