// The flows of a page that is only rendered: machines of the catalog, with ports without a provider.
import type { AnyStateMachine } from 'xstate';
import { lazyPart } from '#adapters/lazyPart.ts';
import { catalogue } from '#machines/catalogue.ts';
import { moduleOf } from './flows.ts';
import type { FlowId, FlowMachines, Flows, LazyFlow } from './flows.ts';

const machines: Record<string, { machine: AnyStateMachine }> = catalogue;

/** A machine of the catalog, with ports without a provider. */
function machineOf(id: string): AnyStateMachine {
  const entry = machines[id];
  if (entry === undefined) throw new Error(`The catalogue has no machine ${id}.`);
  return entry.machine;
}

const lazy = import.meta.glob<LazyFlow>('../flows/*/index.ts', { eager: true });

/**
 * Returns every flow synchronously, and notes which ones a page uses.
 * @param asked gathers the modules of the flows whose scripts belong to the first view
 * @param isWhole whether late flows belong to it, too: a member's page waits for all that its loader asks for
 * @param named gathers their ids
 */
export function flowsNotedIn(
  asked: Set<string>,
  isWhole = false,
  named: Set<FlowId> = new Set(),
): Flows {
  const known = new Map<FlowId, Promise<AnyStateMachine>>();
  return {
    load: <Id extends FlowId>(id: Id) => {
      const { module, part = id } = moduleOf(id);
      named.add(id);
      if (isWhole || lazy[module]?.isLate !== true) asked.add(module.replace('..', 'src'));
      const given = known.get(id) ?? lazyPart(async () => machineOf(part)).load();
      known.set(id, given);
      return given as Promise<FlowMachines[Id]>;
    },
  };
}
