// A flow of a project, ready to be reported.
import { explore } from './explore.ts';
import { judge } from './gate.ts';
import type { Project } from './project.ts';
import type { Subject } from './sections.ts';

/** A flow explored, or the reasons why it cannot be. */
export function subjectOf(
  project: Project,
  flow: string,
): { subject: Subject | undefined; faults: string[] } {
  const model = project.models[flow];
  const entry = project.flows.find(([name]) => name === flow)?.[1];
  if (model === undefined || entry === undefined) {
    return {
      subject: undefined,
      faults: [`${flow} has no ${project.files.sources(flow).model}.`],
    };
  }
  const { graph, faults } = judge(flow, model);
  return {
    subject: graph && { flow, entry, graph, project },
    faults: faults.map(({ say }) => say),
  };
}

/** A flow explored without a check of its model; undefined where it has none. */
export function exploredOf(project: Project, flow: string): Subject | undefined {
  const model = project.models[flow];
  const entry = project.flows.find(([name]) => name === flow)?.[1];
  if (model === undefined || entry === undefined) return undefined;
  const graph = explore(model, model.machine, { trustsAbstraction: true });
  return { flow, entry, graph, project };
}
