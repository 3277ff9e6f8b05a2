// A machine as a chart: what the atlas draws, describes, compares and exports. Everything reads this one model.
import type { AnyStateMachine, AnyStateNode, AnyTransitionDefinition } from 'xstate';
import { actionsOf, guardOf } from './words.ts';
import type { ChartAction } from './words.ts';

export type StateKind = 'machine' | 'atomic' | 'compound' | 'parallel' | 'final' | 'history';

export type ChartState = {
  /** Its path in the machine, with dots; the machine itself is the empty path. */
  path: string;
  name: string;
  parent: string | null;
  kind: StateKind;
  /** The initial state of its parent. */
  isInitial: boolean;
  description: string;
  tags: string[];
  /** The ports that it calls while it is active. */
  ports: { id: string; name: string }[];
  entry: ChartAction[];
  exit: ChartAction[];
};

export type TriggerKind = 'event' | 'done' | 'failed' | 'finished' | 'after' | 'always';

export type ChartTransition = {
  /** `<source> <trigger>[#n] -> <targets>`: the same id as in the paths. */
  id: string;
  from: string;
  /** Empty if the state does not change: the transition only runs actions. */
  targets: string[];
  kind: TriggerKind;
  /** The event's name, the port, the delay's name; empty for what happens at once. */
  trigger: string;
  /** Milliseconds, where it waits for time and the time is known. */
  ms: number | null;
  guard: string | null;
  actions: ChartAction[];
  /** The transition re-enters its own state. */
  reenter: boolean;
};

export type Chart = {
  id: string;
  description: string;
  /** In document order, the machine itself first. */
  states: ChartState[];
  transitions: ChartTransition[];
};

const pathOf = (node: AnyStateNode) => node.path.join('.');
/** How the paths' ids name a state: the machine itself is `(flow)`. */
const idOf = (node: AnyStateNode) => (node.path.length === 0 ? '(flow)' : pathOf(node));

/** Every state in document order, the machine itself first. */
function nodesOf(node: AnyStateNode): AnyStateNode[] {
  return [node, ...Object.values(node.states).flatMap(nodesOf)];
}

const triggers: [RegExp, TriggerKind][] = [
  [/^xstate\.done\.actor\.(.+)$/, 'done'],
  [/^xstate\.error\.actor\.(.+)$/, 'failed'],
  [/^xstate\.done\.state\.(.+)$/, 'finished'],
  [/^xstate\.after\.([^.]+)\..+$/, 'after'],
];

function triggerOf(type: string): { kind: TriggerKind; trigger: string } {
  if (type === '') return { kind: 'always', trigger: '' };
  for (const [pattern, kind] of triggers) {
    const trigger = pattern.exec(type)?.[1];
    if (trigger !== undefined) return { kind, trigger };
  }
  return { kind: 'event', trigger: type };
}

const idWords: Record<TriggerKind, string> = {
  event: '',
  done: 'done ',
  failed: 'failed ',
  finished: 'finished ',
  after: 'after ',
  always: 'always',
};

/** How long a named delay lasts; null where only the running machine knows. */
function millisecondsOf(machine: AnyStateMachine, name: string): number | null {
  const delays: Record<string, unknown> = machine.implementations.delays;
  const delay = delays[name] ?? Number(name);
  return typeof delay === 'number' && Number.isFinite(delay) ? delay : null;
}

function transitionsOf(machine: AnyStateMachine, node: AnyStateNode): ChartTransition[] {
  const groups: AnyTransitionDefinition[][] = [...node.transitions.values(), node.always ?? []];
  return groups.flatMap((group) =>
    group.map((transition, index) => {
      const { kind, trigger } = triggerOf(transition.eventType);
      const targets = transition.target ?? [];
      const number = group.length > 1 ? `#${index + 1}` : '';
      const goal = transition.target === undefined ? '(stays)' : targets.map(idOf).join(', ');
      return {
        id: `${idOf(node)} ${idWords[kind]}${trigger}${number} -> ${goal}`,
        from: pathOf(node),
        targets: targets.map(pathOf),
        kind,
        trigger,
        ms: kind === 'after' ? millisecondsOf(machine, trigger) : null,
        guard: guardOf(transition.guard),
        actions: actionsOf(machine, transition.actions),
        reenter: transition.reenter && targets.includes(node),
      };
    }),
  );
}

const kindOf = (node: AnyStateNode): StateKind =>
  node.parent === undefined ? 'machine' : node.type;

function stateOf(machine: AnyStateMachine, node: AnyStateNode): ChartState {
  const { parent } = node;
  return {
    path: pathOf(node),
    name: node.key,
    parent: parent === undefined ? null : pathOf(parent),
    kind: kindOf(node),
    isInitial: parent?.type === 'compound' && parent.initial.target.includes(node),
    description: node.description ?? '',
    tags: [...node.tags],
    ports: node.invoke.map(({ id, src }) => ({ id, name: typeof src === 'string' ? src : id })),
    entry: actionsOf(machine, node.entry),
    exit: actionsOf(machine, node.exit),
  };
}

/** Reads a machine into a chart. Takes any machine; nothing is started, and no port is asked. */
export function toChart(machine: AnyStateMachine): Chart {
  const nodes = nodesOf(machine.root);
  return {
    id: machine.id,
    description: machine.root.description ?? '',
    states: nodes.map((node) => stateOf(machine, node)),
    transitions: nodes.flatMap((node) => transitionsOf(machine, node)),
  };
}

/** A state by its path. */
export const stateAt = (chart: Chart, path: string): ChartState | undefined =>
  chart.states.find((state) => state.path === path);

/** The states directly inside another. */
export const childrenOf = (chart: Chart, path: string): ChartState[] =>
  chart.states.filter((state) => state.parent === path);

/** Whether a state lies inside another, at any depth. */
export const isInside = (path: string, outer: string) =>
  path !== outer && (outer === '' || path.startsWith(`${outer}.`));
