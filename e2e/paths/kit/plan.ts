// Plans the tours of a flow, and checks its driver for what is missing, misspelt or without effect.
import {
  eventTypesOf,
  isAtomic,
  pathOf,
  statesOf,
  transitionIds,
} from '../../../tests/paths/kit/transitions.ts';
import { explore } from '../../../tests/paths/kit/explore.ts';
import type { Graph } from '../../../tests/paths/kit/explore.ts';
import { nearest } from '../../../tests/paths/kit/nearest.ts';
import { tours } from '../../../tests/paths/kit/select.ts';
import type { Coverage, Path } from '../../../tests/paths/kit/select.ts';
import type { BrowserProject } from './project.ts';
import type { PageDriver } from './walkPath.ts';

/** The tours of a flow, and what is wrong with its driver. */
export type Plan = {
  flow: string;
  driver: PageDriver;
  graph: Graph;
  tours: Path[];
  faults: string[];
};

/** The graph without what the driver calls unreachable or the page does not offer. */
export function reachable(graph: Graph, { unreachable = {}, isOffered }: PageDriver): Graph {
  const nodes = graph.nodes.map((node) => ({
    ...node,
    out: node.out.filter(
      ({ move, trace }) =>
        !(move.id in unreachable) &&
        isOffered?.(node.situation.snapshot, move) !== false &&
        !trace.transitions.some((id) => id in unreachable),
    ),
  }));
  return { ...graph, nodes, byKey: new Map(nodes.map((node) => [node.key, node])) };
}

/** Names that do not exist, and names that are missing. */
const unknownNames = (what: string, given: readonly string[], known: readonly string[]) => [
  ...given
    .filter((name) => !known.includes(name))
    .map((name) => `${what} ‘${name}’ does not exist. ${nearest(name, known)}`),
  ...known
    .filter((name) => !given.includes(name))
    .map((name) => `${what} ‘${name}’ is missing in the driver.`),
];

/**
 * Plans the tours of a flow.
 * @param explored the graph of the flow, where the caller has it already
 */
export async function planOf(
  { driverOf, modelOf }: BrowserProject,
  flow: string,
  coverage: Coverage = 'transitions',
  explored?: Graph,
): Promise<Plan> {
  const [driver, model] = await Promise.all([driverOf(flow), modelOf(flow)]);
  const graph = explored ?? explore(model, model.machine, { trustsAbstraction: true });
  const unreachable = driver.unreachable ?? {};
  const chosen = tours(reachable(graph, driver), coverage);
  // An input that no tour starts from is opened and checked, too.
  for (const { by, start, situation, trace } of graph.nodes) {
    if (by !== null || chosen.some((path) => path.start === start)) continue;
    chosen.push({ start, begin: situation, first: trace, steps: [] });
  }
  const traces = chosen.flatMap(({ first, steps }) => [first, ...steps.map(({ trace }) => trace)]);
  const taken = new Set(traces.flatMap(({ transitions }) => transitions));
  const seen = new Set(traces.flatMap(({ states }) => states));
  const declared = [...transitionIds(model.machine).values()];
  const atomic = statesOf(model.machine).filter(isAtomic).map(pathOf);
  const moves = [...new Set(graph.edges.map(({ move }) => move.id))];
  const faults = [
    ...unknownNames('The input', Object.keys(driver.input), Object.keys(model.input)),
    ...unknownNames('The event', Object.keys(driver.events), Object.keys(model.events)),
    ...unknownNames(
      'The feed',
      Object.keys(driver.environment ?? {}),
      Object.keys(model.environment),
    ),
    ...Object.entries(model.environment).flatMap(([source, words]) =>
      unknownNames(
        `The event of ${source},`,
        Object.keys(driver.environment?.[source] ?? {}),
        Object.keys(words),
      ),
    ),
    ...unknownNames('The port', Object.keys(driver.outcomes ?? {}), Object.keys(model.outcomes)),
    ...Object.entries(model.outcomes).flatMap(([port, answers]) => {
      const given = driver.outcomes?.[port];
      return typeof given === 'object'
        ? unknownNames(`The outcome of ${port},`, Object.keys(given), Object.keys(answers))
        : [];
    }),
    ...unknownNames(
      'The state',
      [...Object.keys(driver.states), ...Object.keys(driver.invisible ?? {})],
      atomic,
    ),
    ...Object.entries(driver.invisible ?? {}).flatMap(([state, reason]) => [
      ...(reason === '' ? [`The state ‘${state}’ is called invisible without a reason.`] : []),
      ...(state in driver.states
        ? [`The state ‘${state}’ is called invisible and has assertions.`]
        : []),
    ]),
    ...(driver.indistinguishable ?? []).flatMap(({ states, reason }) => [
      ...(reason === ''
        ? [`‘${states.join('’, ‘')}’ are called indistinguishable without a reason.`]
        : []),
      ...states
        .filter((state) => !(state in driver.states))
        .map((state) => `The state ‘${state}’ is called indistinguishable and has no assertions.`),
    ]),
    ...Object.entries(driver.unreachable ?? {}).flatMap(([id, reason]) => [
      ...(moves.includes(id) || declared.includes(id)
        ? []
        : [`‘${id}’ is called unreachable and does not exist.`]),
      ...(reason === '' ? [`‘${id}’ is called unreachable without a reason.`] : []),
      ...(taken.has(id) ? [`‘${id}’ is called unreachable and is taken.`] : []),
    ]),
    ...Object.values(driver.precededBy ?? {}).flatMap((types) =>
      types
        .filter((type) => !eventTypesOf(model.machine).includes(type))
        .map((type) => `The event ‘${type}’ in precededBy does not exist.`),
    ),
    ...(coverage === 'states'
      ? []
      : declared
          .filter((id) => !taken.has(id) && !(id in unreachable))
          .map((id) => `The transition ‘${id}’ is not taken in Chromium.`)),
    ...statesOf(model.machine)
      .map(pathOf)
      .filter((state) => !seen.has(state))
      .map((state) => `The state ‘${state}’ is not reached in Chromium.`),
  ];
  return { flow, driver, graph, tours: chosen, faults };
}
