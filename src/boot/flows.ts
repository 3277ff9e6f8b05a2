// The flows that pages start. A flow's folder has an index.ts, which is loaded with the machine and its ports when a page
// asks for the flow (useFlow.ts). Flows are found by their folder; there is no list of them.
import type { ActorRefFrom, AnyStateMachine } from 'xstate';
import { lazyPart, type LazyPart } from '#adapters/lazyPart.ts';
import type { AddressBook } from '#adapters/page/surroundings.ts';
import type { SessionRef } from './currentUser.ts';

/** Connects a machine and its ports to this page: the events that it emits reach the shell. */
export type ConnectFlow = <Machine extends AnyStateMachine>(
  name: string,
  machine: Machine,
  hear?: (actor: ActorRefFrom<Machine>) => void,
) => Machine;

/** The parts of the page that a flow's ports may use. */
export type PortsContext = {
  connectFlow: ConnectFlow;
  session: SessionRef;
  addressBook: AddressBook;
};

/**
 * The machines of the flows that are loaded lazily, by id: each folder's index.ts adds its own. A flow that is loaded as a part of
 * another one (`parts` in that index.ts) adds itself in its ports.ts as `<id of the other>/<its own id>`.
 */
export interface FlowMachines {}

export type FlowId = keyof FlowMachines;

type Ports = {
  /** The machine with its ports provided. */
  connect: (page: PortsContext) => AnyStateMachine;
};

/** The exports of a flow's `index.ts`. */
export type LazyFlow = Ports & {
  /** Flows of the same page, which are loaded in the same request. */
  parts?: Record<string, Ports>;
  /** True where it is loaded with an island (islands.tsx), after the page: its script is no part of the first view. */
  isLate?: true;
};

const found = import.meta.glob<LazyFlow>('../flows/*/index.ts');

/** The module of a flow, as this file imports it, and the name of the part of it. */
export function moduleOf(id: FlowId): { module: string; part: string | undefined } {
  const [folder, part] = id.split('/');
  return { module: `../flows/${folder}/index.ts`, part };
}

export type Flows = {
  /** Loads a flow: the same promise each time, because React knows promises by their identity. */
  load: <Id extends FlowId>(id: Id) => Promise<FlowMachines[Id]>;
};

/**
 * The flows of a page in the browser.
 * @returns also `reset`: a flow that could not be loaded (all, or the one of this id) is fetched again the next time
 */
export function openFlows(page: PortsContext): Flows & { reset: (only?: FlowId) => void } {
  const known = new Map<FlowId, LazyPart<AnyStateMachine>>();
  const ask = (id: FlowId) =>
    lazyPart(async () => {
      const { module, part } = moduleOf(id);
      const lazy = await found[module]?.();
      const ports = part === undefined ? lazy : lazy?.parts?.[part];
      if (ports === undefined) throw new Error(`There is no flow ${id}.`);
      return ports.connect(page);
    }, id);
  return {
    load: <Id extends FlowId>(id: Id) => {
      const asked = known.get(id) ?? ask(id);
      known.set(id, asked);
      return asked.load() as Promise<FlowMachines[Id]>;
    },
    reset: (only) => {
      for (const [id, asked] of known) if (only === undefined || id === only) asked.reset();
    },
  };
}

/**
 * Prefetches the flows of a page, so that the page renders without a pending boundary: for the loaders of routes.
 * @throws where one of them cannot be fetched
 */
export const loadFlows = (flows: Flows, ...ids: readonly FlowId[]): Promise<unknown> =>
  Promise.all(ids.map((id) => flows.load(id)));
