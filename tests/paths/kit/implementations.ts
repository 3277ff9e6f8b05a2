// What a machine names and does not implement, what its ports are made of, and a copy of it that can be explored.
import { createMachine, fromCallback } from 'xstate';
import type { AnyStateMachine, AnyStateNode, AnyTransitionDefinition } from 'xstate';
import { isInline, portsOf, statesOf } from './transitions.ts';

/** Of which kind a port is. `callback` and `events` report events of their own; `absent` has no implementation. */
export type PortKind = 'promise' | 'callback' | 'events' | 'transition' | 'machine' | 'absent';

const nodesIn = (machine: AnyStateMachine): AnyStateNode[] => [machine.root, ...statesOf(machine)];

const transitionsIn = (node: AnyStateNode): AnyTransitionDefinition[] =>
  [...node.transitions.values(), node.always ?? []].flat();

const nameOf = (one: unknown): string | undefined => {
  if (typeof one === 'string') return one;
  if (typeof one !== 'object' || one === null || !('type' in one)) return undefined;
  return typeof one.type === 'string' ? one.type : undefined;
};

/** The names in a guard; `and`, `or` and `not` keep theirs in a list. */
function guardNames(guard: unknown): string[] {
  if (typeof guard === 'function')
    return 'guards' in guard && Array.isArray(guard.guards) ? guard.guards.flatMap(guardNames) : [];
  return [nameOf(guard) ?? []].flat();
}

const missing = (names: readonly string[], known: object) =>
  [...new Set(names)].filter((name) => !(name in known));

/** The names of guards, delays and actions that no implementation belongs to. */
export function missingOf(machine: AnyStateMachine) {
  const { guards, delays, actions, actors } = machine.implementations;
  const nodes = nodesIn(machine);
  const transitions = nodes.flatMap(transitionsIn);
  const ordered = [
    ...nodes.flatMap(({ entry, exit }) => [...entry, ...exit]),
    ...transitions.flatMap((transition) => transition.actions),
  ];
  /** A guard may stand for another one by its name. */
  const inGuards = Object.values(guards).flatMap(guardNames);
  return {
    guards: missing(
      [...transitions.flatMap(({ guard }) => guardNames(guard)), ...inGuards],
      guards,
    ),
    delays: missing(
      nodes.flatMap(({ after }) =>
        after.flatMap(({ delay }) => (typeof delay === 'string' ? [delay] : [])),
      ),
      delays,
    ),
    actions: missing(
      ordered
        .flatMap((action) => nameOf(action) ?? [])
        .filter((name) => !name.startsWith('xstate.')),
      actions,
    ),
    actors: missing(
      nodes
        .flatMap(({ invoke }) => invoke.map(({ src }) => src as string))
        .filter((src) => !isInline(src)),
      actors,
    ),
  };
}

/** The logic of each port, with its id; an inline one stands in the chart. */
function logicOf(machine: AnyStateMachine, port: string): unknown {
  for (const { invoke, config } of nodesIn(machine)) {
    const written = [(config as { invoke?: unknown }).invoke ?? []].flat() as { src: unknown }[];
    const at = invoke.findIndex(({ src, id }) => isInline(src as string) && id === port);
    if (at !== -1) return written[at]?.src;
  }
  return machine.implementations.actors[port];
}

/** Whether an event of XState's own ends a logic: promises resolve, observables complete. */
function ends(logic: { transition: (...given: unknown[]) => unknown }, type: string): boolean {
  try {
    const active = { status: 'active', output: undefined, error: undefined, input: undefined };
    const next = logic.transition(active, { type, data: null }, { self: {}, system: {} });
    return (next as { status?: unknown }).status === 'done';
  } catch {
    return false;
  }
}

/** The kind of a port, and the text of the function that it is made of. */
export function kindOf(machine: AnyStateMachine, port: string): { kind: PortKind; text: string } {
  const logic = logicOf(machine, port);
  if (typeof logic !== 'object' || logic === null || !('transition' in logic))
    return { kind: 'absent', text: '' };
  const text = 'config' in logic && typeof logic.config === 'function' ? String(logic.config) : '';
  if ('__xstatenode' in logic) return { kind: 'machine', text };
  if (!('start' in logic)) return { kind: 'transition', text };
  const made = logic as Parameters<typeof ends>[0];
  if (ends(made, 'xstate.promise.resolve')) return { kind: 'promise', text };
  return { kind: ends(made, 'xstate.observable.complete') ? 'events' : 'callback', text };
}

/** Whether a port reports events and is not waited for: what the kit calls a feed. */
export function isFeed(machine: AnyStateMachine, port: string): boolean {
  const { kind } = kindOf(machine, port);
  if (kind === 'callback') return true;
  if (kind === 'promise' || kind === 'absent') return false;
  const ids = portsOf(machine).flatMap((one) => (one.port === port ? [one.id] : []));
  const heard = nodesIn(machine).flatMap((node) => [...node.transitions.keys()]);
  return !ids.some((id) => heard.includes(`xstate.done.actor.${id}`));
}

/** The most microsteps in one step: two states that lead to each other at once would never end. */
const longestStep = 1000;

/**
 * The machine with what it needs to be explored: a port without implementation does nothing, a guard without one holds,
 * and a circle of transitions without events ends in an error.
 */
export function explorable(
  machine: AnyStateMachine,
  { holdsGuards = false } = {},
): AnyStateMachine {
  const { guards, actors } = missingOf(machine);
  const idle = fromCallback(() => {});
  const copy = machine.provide({
    actors: Object.fromEntries(actors.map((name) => [name, idle])),
    guards: Object.fromEntries(holdsGuards ? guards.map((name) => [name, () => true]) : []),
  });
  copy.options = { ...copy.options, maxIterations: longestStep };
  return copy;
}

type ChartNode = { invoke?: unknown; states?: Record<string, ChartNode> };

/** A chart whose inline logic has the name of its port. */
function namedChart(node: AnyStateNode): ChartNode {
  const config = node.config as ChartNode;
  const written = [config.invoke ?? []].flat() as { src: unknown }[];
  return {
    ...config,
    ...(written.length > 0 && {
      invoke: written.map((one, at) =>
        typeof one.src === 'string' ? one : { ...one, src: node.invoke[at]?.id },
      ),
    }),
    ...(config.states && {
      states: Object.fromEntries(
        Object.entries(config.states).map(([key, state]) => {
          const child = node.states[key];
          return [key, child === undefined ? state : namedChart(child)];
        }),
      ),
    }),
  };
}

/** The machine with its inline logic under names, so that other logic can be provided for it. */
export function withNamedPorts(machine: AnyStateMachine): AnyStateMachine {
  const hasInline = nodesIn(machine).some(({ invoke }) =>
    invoke.some(({ src }) => isInline(src as string)),
  );
  if (!hasInline) return machine;
  return createMachine(
    namedChart(machine.root) as Parameters<typeof createMachine>[0],
    machine.implementations as Parameters<typeof createMachine>[1],
  );
}
