// Plans the tours of a flow, and says what its driver leaves unsaid: nothing passes in silence.
import { readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { catalogue } from '../../../machines/catalogue.ts';
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
import { modelOf } from './model.ts';
import type { PageDriver } from './travel.ts';

const folder = fileURLToPath(new URL('..', import.meta.url));
const ending = '.driver.ts';

/** The flows that have a driver. */
export const driven = readdirSync(folder)
  .filter((file) => file.endsWith(ending))
  .map((file) => file.slice(0, -ending.length));

/** The flows that must have one. */
export const flows = Object.entries(catalogue)
  .filter(([, entry]) => !('reference' in entry && entry.reference === true))
  .map(([flow]) => flow);

export async function driverOf(flow: string): Promise<PageDriver> {
  const file = (await import(`../${flow}${ending}`)) as { default: PageDriver };
  return file.default;
}

export type Plan = {
  flow: string;
  driver: PageDriver;
  graph: Graph;
  tours: Path[];
  faults: string[];
};

/** Without what the driver calls unreachable. */
function reachable(graph: Graph, { unreachable = {}, offers }: PageDriver): Graph {
  const nodes = graph.nodes.map((node) => ({
    ...node,
    out: node.out.filter(
      ({ move, happening }) =>
        !(move.id in unreachable) &&
        offers?.(node.situation.snapshot, move) !== false &&
        !happening.transitions.some((id) => id in unreachable),
    ),
  }));
  return { ...graph, nodes, byKey: new Map(nodes.map((node) => [node.key, node])) };
}

/** Names that do not exist, and names that are missing. */
const strangers = (what: string, given: readonly string[], known: readonly string[]) => [
  ...given
    .filter((name) => !known.includes(name))
    .map((name) => `${what} ‘${name}’ does not exist. ${nearest(name, known)}`),
  ...known
    .filter((name) => !given.includes(name))
    .map((name) => `${what} ‘${name}’ has no word in the driver.`),
];

/** The tours of a flow under a goal, and what keeps them from covering all of it. */
export async function planOf(
  flow: string,
  coverage: Coverage = 'transitions',
  explored?: Graph,
): Promise<Plan> {
  const [driver, model] = await Promise.all([driverOf(flow), modelOf(flow)]);
  const graph = explored ?? explore(model, model.machine, { trusts: true });
  const unreachable = driver.unreachable ?? {};
  const chosen = tours(reachable(graph, driver), coverage);
  // A way in that no tour begins with is opened, and seen, all the same.
  for (const { by, start, situation, happening } of graph.nodes) {
    if (by !== null || chosen.some((path) => path.start === start)) continue;
    chosen.push({ start, begin: situation, first: happening, steps: [] });
  }
  const happenings = chosen.flatMap(({ first, steps }) => [
    first,
    ...steps.map(({ happening }) => happening),
  ]);
  const taken = new Set(happenings.flatMap(({ transitions }) => transitions));
  const seen = new Set(happenings.flatMap(({ states }) => states));
  const declared = [...transitionIds(model.machine).values()];
  const atomic = statesOf(model.machine).filter(isAtomic).map(pathOf);
  const moves = [...new Set(graph.edges.map(({ move }) => move.id))];
  const faults = [
    ...strangers('The way in', Object.keys(driver.input), Object.keys(model.input)),
    ...strangers('The event', Object.keys(driver.events), Object.keys(model.events)),
    ...strangers('The feed', Object.keys(driver.world ?? {}), Object.keys(model.world)),
    ...Object.entries(model.world).flatMap(([source, words]) =>
      strangers(
        `The report of ${source},`,
        Object.keys(driver.world?.[source] ?? {}),
        Object.keys(words),
      ),
    ),
    ...strangers('The port', Object.keys(driver.outcomes ?? {}), Object.keys(model.outcomes)),
    ...Object.entries(model.outcomes).flatMap(([port, answers]) => {
      const given = driver.outcomes?.[port];
      return typeof given === 'object'
        ? strangers(`The outcome of ${port},`, Object.keys(given), Object.keys(answers))
        : [];
    }),
    ...strangers(
      'The state',
      [...Object.keys(driver.states), ...Object.keys(driver.unseen ?? {})],
      atomic,
    ),
    ...Object.entries(driver.unseen ?? {}).flatMap(([state, reason]) => [
      ...(reason === '' ? [`The state ‘${state}’ is called unseen without a reason.`] : []),
      ...(state in driver.states ? [`The state ‘${state}’ is called unseen and has a word.`] : []),
    ]),
    ...(driver.alike ?? []).flatMap(({ states, because }) => [
      ...(because === '' ? [`‘${states.join('’, ‘')}’ are called alike without a reason.`] : []),
      ...states
        .filter((state) => !(state in driver.states))
        .map((state) => `The state ‘${state}’ is called like another and has no word.`),
    ]),
    ...Object.entries(driver.unreachable ?? {}).flatMap(([id, reason]) => [
      ...(moves.includes(id) || declared.includes(id)
        ? []
        : [`‘${id}’ is called unreachable and does not exist.`]),
      ...(reason === '' ? [`‘${id}’ is called unreachable without a reason.`] : []),
      ...(taken.has(id) ? [`‘${id}’ is called unreachable and is taken.`] : []),
    ]),
    ...Object.values(driver.prelude ?? {}).flatMap((types) =>
      types
        .filter((type) => !eventTypesOf(model.machine).includes(type))
        .map((type) => `The event ‘${type}’ of a prelude does not exist.`),
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
