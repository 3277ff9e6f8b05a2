// Test builds only (MODE 'e2e'): what e2e/paths needs of a running page, as `window.pathsBridge`. It never sends what a
// user would: it holds ports that never use the network, lets feeds report, remounts the page, and keeps a journal.
import type { ReactNode } from 'react';
import { flushSync } from 'react-dom';
import type {
  AnyActorLogic,
  AnyActorRef,
  AnyActorScope,
  AnyEventObject,
  AnyMachineSnapshot,
  AnyStateMachine,
  AnyStateNode,
  AnyTransitionDefinition,
} from 'xstate';
import { isAnyComing } from '#adapters/lazyPart.ts';
import { isAnyDehydrated } from './hydrated.ts';
import { keeping } from './keeping.ts';
import { interruptible, failed, onCommand } from './ports.ts';
import type { BridgeOptions, Heard, JournalEntry } from './protocol.ts';

const options: BridgeOptions = window.pathsBridgeOptions ?? {
  flow: '',
  held: {},
  initialEvents: {},
  interruptible: [],
};
const live = new Map<string, AnyActorRef>();
/** By its first snapshot. */
const started = new WeakMap<AnyMachineSnapshot, AnyActorRef>();
let journal: JournalEntry[] = [];
let muted: 'nothing' | 'flow' | 'page' = 'nothing';
/** What any flow of the page has received while all of them were muted. */
let heard: Heard[] = [];
let show: (() => void)[] = [];

/** A value as JSON: an actor as `(actor)`, an error by its message. */
const textOf = (value: unknown) =>
  JSON.stringify(value, (_, item: unknown) => {
    if (item instanceof Error) return { error: item.message };
    return typeof item === 'object' && item !== null && 'xstate$$type' in item ? '(actor)' : item;
  });
const plain = (value: unknown): unknown => JSON.parse(textOf(value) ?? 'null');

function withPorts(flow: string, machine: AnyStateMachine): AnyStateMachine {
  const held = options.held[flow] ?? [];
  const actors = Object.entries(machine.implementations.actors).map(([port, logic]) => {
    if (held.includes(port)) {
      const first = options.initialEvents[`${flow}.${port}`];
      return [port, onCommand(first, logic as AnyActorLogic)];
    }
    const isInterruptible = flow === options.flow && options.interruptible.includes(port);
    return [port, isInterruptible ? interruptible(logic as AnyActorLogic) : logic];
  });
  return machine.provide({ actors: Object.fromEntries(actors) as Record<string, AnyActorLogic> });
}

/** The name of a transition in the journal. */
function nameOf(transition: AnyTransitionDefinition): string {
  const node: AnyStateNode = transition.source;
  const group =
    transition.eventType === ''
      ? (node.always ?? [])
      : (node.transitions.get(transition.eventType) ?? []);
  return `${node.path.join('.')} ${transition.eventType} ${group.indexOf(transition)}`;
}

/** Whether an actor is the one under test: the flow's only one, or the one that the options name. */
function isTested(flow: string, { self: { id, _parent: parent } }: AnyActorScope) {
  if (flow !== options.flow) return false;
  const of = (parent as { logic?: { id?: string } } | undefined)?.logic?.id ?? '';
  return [undefined, id, `${of}/${id}`].includes(options.actor);
}

/** The machine with its ports held as the options say; the machine under test also keeps a journal. */
export function observe<Machine extends AnyStateMachine>(flow: string, given: Machine): Machine {
  const machine = withPorts(flow, given);
  let taken: string[] = [];
  const watch = (scope: AnyActorScope) => {
    scope.system.inspect((event) => {
      if (event.type !== '@xstate.microstep' || event.actorRef !== scope.self) return;
      const { _transitions: transitions } = event;
      const { _nodes: nodes } = event.snapshot as AnyMachineSnapshot;
      for (const transition of transitions) {
        if ((transition.target ?? []).every((target) => nodes.includes(target))) {
          taken.push(nameOf(transition));
        }
      }
    });
  };
  const note = (
    event: AnyEventObject,
    accepted: boolean,
    { value, context }: AnyMachineSnapshot,
    scope: AnyActorScope,
  ) => {
    if (!isTested(flow, scope)) return;
    journal.push({
      event: plain(event) as AnyEventObject,
      transitions: taken,
      accepted,
      value: plain(value),
      context: plain(context),
      emitted: [],
    });
  };
  const own = {
    getInitialSnapshot: (scope: AnyActorScope, input: unknown) => {
      watch(scope);
      taken = [];
      const isOwn = isTested(flow, scope);
      const merged = isOwn && options.input ? { ...(input as object), ...options.input } : input;
      const snapshot = machine.getInitialSnapshot(scope, merged);
      // An actor that React created and discarded, because another part was suspended, does not count.
      if (isOwn && journal.every(({ event }) => event.type === 'paths.begins')) journal = [];
      note({ type: 'paths.begins' }, true, snapshot, scope);
      if (isOwn || flow !== options.flow) started.set(snapshot, scope.self);
      return snapshot;
    },
    // Live from now on only: React may discard an actor that it created while rendering.
    start: (snapshot: AnyMachineSnapshot) => {
      const actor = started.get(snapshot);
      if (actor !== undefined) live.set(flow, actor);
      machine.start(snapshot);
    },
    transition: (snapshot: AnyMachineSnapshot, event: AnyEventObject, scope: AnyActorScope) => {
      // A flow that another flow invokes ends as the test says.
      if (event.type === 'paths.gives') {
        return { ...snapshot, status: 'done', output: event['output'] as unknown };
      }
      if (event.type === 'paths.fails') return failed(snapshot, event);
      const isOwn = event.type.startsWith('xstate.');
      const accepted = isOwn || snapshot.can(event);
      if (!isOwn && (muted === 'page' || (muted === 'flow' && isTested(flow, scope)))) {
        taken = [];
        heard.push({ flow, type: event.type, accepted });
        note(event, accepted, snapshot, scope);
        return snapshot;
      }
      taken = [];
      const next = machine.transition(snapshot, event, scope);
      if (event.type !== 'xstate.init' && event.type !== 'xstate.stop')
        note(event, accepted, next, scope);
      return next;
    },
  };
  return Object.assign(Object.create(machine) as Machine, own);
}

/** Navigation within the page's own path is real; where else a flow leads is tested by the journeys. */
export const mayNavigate = (to: string) =>
  options.flow === '' || new URL(to, window.location.href).pathname === window.location.pathname;

let navigations = 0;

/** Counts a navigation until it ends: events that a route sends as it is entered come before that. */
export function trackNavigation(navigation: Promise<unknown>) {
  navigations += 1;
  const end = () => {
    navigations -= 1;
  };
  navigation.then(end, end);
}

/** Remembers what is on screen, for `remount`. */
export function setRoot(root: { render: (tree: ReactNode) => void }, tree: ReactNode) {
  show = [() => root.render(null), () => root.render(tree)];
}

window.pathsBridge = {
  journal: () => {
    const text = textOf(journal);
    journal = [];
    return text;
  },
  stateOf: (flow = options.flow) => {
    const snapshot: unknown = live.get(flow)?.getSnapshot();
    if (snapshot === undefined) return undefined;
    const { value, context, status } = snapshot as AnyMachineSnapshot;
    return textOf({ value, context, status });
  },
  answer: (flow, port, answer) => {
    const children = (live.get(flow)?.getSnapshot() as AnyMachineSnapshot | undefined)?.children;
    const child = Object.values<unknown>(children ?? {}).find(
      (one) => typeof one === 'object' && one !== null && 'src' in one && one.src === port,
    );
    if (child === undefined) throw new Error(`The port ‘${port}’ of ${flow} is not open.`);
    (child as AnyActorRef).send(
      'fails' in answer
        ? { type: 'paths.fails', fails: answer.fails, retryAfter: answer.retryAfter }
        : 'passes' in answer
          ? { type: 'paths.passes' }
          : { type: 'paths.gives', output: answer.gives },
    );
  },
  report: (flow, event) => live.get(flow)?.send(event),
  isNavigating: () => navigations > 0,
  // Where a part is the flow under test, the path itself says when it arrives.
  isLoading: () => options.flow !== 'lazyPart' && (isAnyComing() || isAnyDehydrated()),
  remount: () => {
    keeping.during(true);
    const [away, back] = show;
    if (away) flushSync(away);
    if (back) flushSync(back);
    setTimeout(() => keeping.during(false), 0);
  },
  mute: (what) => {
    muted = what;
  },
  heard: () => {
    const given = heard;
    heard = [];
    return given;
  },
  actors: { keep: keeping.keep, take: keeping.take },
};
