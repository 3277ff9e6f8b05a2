// Machines with one thing wrong: a transition gone, a guard loosened, a target swapped, a delay changed.
import { createMachine } from 'xstate';
import type { AnyStateMachine, AnyStateNode, AnyTransitionDefinition } from 'xstate';
import { pathOf, statesOf, transitionIds } from './transitions.ts';

/** A mutant; `build` makes its machine. */
export type Mutant = { id: string; build: () => AnyStateMachine };

type Json = { [key: string]: unknown };

/** A copy of a config: what is not plain data (guards, params) stays the same function. */
function copyOf(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(copyOf);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, copyOf(item)]));
}

const listOf = (value: unknown): unknown[] => (Array.isArray(value) ? value : [value]);

/** Where in the config of its state a group of transitions is written: the holder, and the key in it. */
function placeOf(config: Json, eventType: string): [Json, string] {
  const answer = /^xstate\.(done|error)\.actor\.(.+)$/.exec(eventType);
  if (answer) {
    const invokes = listOf(config['invoke']) as Json[];
    const invoke = invokes.find(({ id }) => id === answer[2]);
    if (invoke === undefined) throw new Error(`${eventType}: an invoke without an id.`);
    return [invoke, answer[1] === 'done' ? 'onDone' : 'onError'];
  }
  const delay = /^xstate\.after\.([^.]+)\./.exec(eventType)?.[1];
  if (delay !== undefined) return [config['after'] as Json, delay];
  if (eventType === '') return [config, 'always'];
  if (eventType.startsWith('xstate.done.state.')) return [config, 'onDone'];
  return [config['on'] as Json, eventType];
}

/** The machine anew, with a change made to one of its transitions. */
function changed(
  machine: AnyStateMachine,
  transition: AnyTransitionDefinition,
  index: number,
  change: (group: Json[], at: number) => void,
): AnyStateMachine {
  const root = copyOf(machine.config) as Json;
  let config = root;
  for (const key of transition.source.path) config = (config['states'] as Json)[key] as Json;
  const [holder, key] = placeOf(config, transition.eventType);
  const group = listOf(holder[key]) as Json[];
  change(group, index);
  if (group.length > 0) holder[key] = group;
  else delete holder[key];
  // A mutant may loop for ever.
  const options = { maxIterations: 100 };
  return createMachine(
    { ...root, options } as Parameters<typeof createMachine>[0],
    {
      ...machine.implementations,
    } as Parameters<typeof createMachine>[1],
  );
}

/** The state beside a state, the next in the order of the document. */
function siblingOf(node: AnyStateNode): AnyStateNode | undefined {
  const siblings = Object.values(node.parent?.states ?? {}) as AnyStateNode[];
  // Regions of a parallel state are no alternatives.
  if (node.parent?.type === 'parallel' || siblings.length < 2) return undefined;
  return siblings[(siblings.indexOf(node) + 1) % siblings.length];
}

/** Every mutant of a machine. */
export function* mutantsOf(machine: AnyStateMachine): Generator<Mutant> {
  const ids = transitionIds(machine);
  for (const node of [machine.root, ...statesOf(machine)] as AnyStateNode[]) {
    for (const group of [...node.transitions.values(), node.always ?? []]) {
      for (const [index, transition] of group.entries()) {
        const id = ids.get(transition) ?? '';
        const change = (apply: (transitions: Json[], at: number) => void) =>
          changed(machine, transition, index, apply);
        yield {
          id: `delete: ${id}`,
          build: () => change((transitions, at) => transitions.splice(at, 1)),
        };
        if (transition.guard !== undefined) {
          yield {
            id: `loosen: ${id}`,
            build: () =>
              change((transitions, at) => {
                transitions[at] = { ...transitions[at], guard: undefined };
              }),
          };
        }
        const sibling = transition.target?.[0] && siblingOf(transition.target[0] as AnyStateNode);
        if (sibling !== undefined) {
          yield {
            id: `swap: ${id} becomes ${pathOf(sibling)}`,
            build: () =>
              change((transitions, at) => {
                transitions[at] = { ...transitions[at], target: `#${sibling.id}` };
              }),
          };
        }
      }
    }
  }
  for (const [name, delay] of Object.entries(machine.implementations.delays)) {
    if (typeof delay !== 'number') continue;
    const delays = { [name]: delay * 2 };
    yield {
      id: `delay: ${name} takes twice as long`,
      build: () => machine.provide({ delays }),
    };
  }
}
