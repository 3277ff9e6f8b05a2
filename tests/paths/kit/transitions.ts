// The declared transitions of a machine, each with an id that does not depend on the build.
import type { AnyStateMachine, AnyStateNode, AnyTransitionDefinition } from 'xstate';

const paths = new WeakMap<AnyStateNode, string>();

/** The path of a state within its machine; the machine itself is `(flow)`. */
export function pathOf(node: AnyStateNode): string {
  const known = paths.get(node);
  if (known !== undefined) return known;
  const path = node.path.length === 0 ? '(flow)' : node.path.join('.');
  paths.set(node, path);
  return path;
}

/** Every state of a machine below its root, in document order. */
export function statesOf(machine: AnyStateMachine): AnyStateNode[] {
  const all: AnyStateNode[] = [];
  const visit = (node: AnyStateNode) => {
    if (node.parent !== undefined) all.push(node);
    for (const child of Object.values(node.states)) visit(child);
  };
  visit(machine.root);
  return all;
}

/** Whether a state has no child states. */
export const isAtomic = (node: AnyStateNode) => node.type === 'atomic' || node.type === 'final';

/** The trigger of a transition, without XState's prefixes. */
function triggerOf(transition: AnyTransitionDefinition) {
  const type = transition.eventType;
  if (type === '') return 'always';
  const rules: [RegExp, string][] = [
    [/^xstate\.done\.actor\.(.+)$/, 'done $1'],
    [/^xstate\.error\.actor\.(.+)$/, 'failed $1'],
    [/^xstate\.done\.state\.(.+)$/, 'finished $1'],
    [/^xstate\.snapshot\.(.+)$/, 'snapshot $1'],
    [/^xstate\.after\.([^.]+)\..+$/, 'after $1'],
  ];
  const rule = rules.find(([pattern]) => pattern.test(type));
  return rule === undefined ? type : type.replace(rule[0], rule[1]);
}

const targetsOf = (transition: AnyTransitionDefinition) =>
  transition.target === undefined ? '(stays)' : transition.target.map(pathOf).join(', ');

const idsOf = new WeakMap<AnyStateMachine, Map<AnyTransitionDefinition, string>>();

/** The declared transitions of a machine by id: `<source> <event>[#n] -> <targets>`. Every path of a machine asks for them. */
export function transitionIds(
  machine: AnyStateMachine,
): ReadonlyMap<AnyTransitionDefinition, string> {
  const known = idsOf.get(machine);
  if (known !== undefined) return known;
  const ids = new Map<AnyTransitionDefinition, string>();
  idsOf.set(machine, ids);
  for (const node of [machine.root, ...statesOf(machine)]) {
    for (const group of [...node.transitions.values(), node.always ?? []]) {
      group.forEach((transition, index) => {
        const number = group.length > 1 ? `#${index + 1}` : '';
        ids.set(
          transition,
          `${pathOf(node)} ${triggerOf(transition)}${number} -> ${targetsOf(transition)}`,
        );
      });
    }
  }
  return ids;
}

/**
 * Whether a transition only keeps an event from the states around it: nobody sees it taken. The answer of a port is
 * delivered all the same.
 */
export const isForbidding = ({ eventType, target, actions, reenter }: AnyTransitionDefinition) =>
  target === undefined && actions.length === 0 && !reenter && !eventType.startsWith('xstate.');

/** The events that users, feeds and other flows may send to a machine. */
export function eventTypesOf(machine: AnyStateMachine): string[] {
  const types = new Set<string>();
  for (const node of [machine.root, ...statesOf(machine)]) {
    for (const type of node.transitions.keys()) if (!type.startsWith('xstate.')) types.add(type);
  }
  return [...types].toSorted();
}

/** Whether a source is logic that stands in the chart itself: XState gives it a name of its own. */
export const isInline = (src: string) => src.startsWith('xstate.invoke.');

/** The port of an invocation: the name of its logic, or its id where the logic has none. */
export const portOf = (src: unknown, id: string) =>
  typeof src === 'string' && !isInline(src) ? src : id;

/** The ports that a machine invokes, and under which ids. */
export function portsOf(machine: AnyStateMachine): { port: string; id: string }[] {
  return [machine.root, ...statesOf(machine)].flatMap((node) =>
    node.invoke.map(({ src, id }) => ({ port: portOf(src, id), id })),
  );
}

/** Whether an event of this type is heard under a descriptor: `*` hears all, `mouse.*` all that begin with `mouse.`. */
export function matchesEvent(descriptor: string, type: string): boolean {
  if (descriptor === type || descriptor === '*') return true;
  return (
    descriptor.endsWith('.*') &&
    (type === descriptor.slice(0, -2) || type.startsWith(descriptor.slice(0, -1)))
  );
}
