// Test builds only (MODE 'e2e'): what e2e/paths needs of a running page, as `window.axisPaths`. It never acts as the
// user:
// it holds ports that never use the network, lets feeds report, remounts the page, and keeps the journal.
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
import { isAnyComing } from '#ui/onDemand.ts';
import { keeping } from './keeping.ts';
import { breakable, failed, onCommand } from './ports.ts';

/** The settings that a test makes before the page loads, as `window.axisPathsWishes`. */
export type Wishes = {
  /** The flow under test. */
  flow: string;
  /** Ports that answer on command, by flow. */
  held: Record<string, string[]>;
  /** The first event of a held feed, by `flow.port`. */
  first: Record<string, AnyEventObject>;
  /** Its ports that run for real, and that a test can end: feeds that fail, and answers that no network can give. */
  feeds: string[];
  /** Put over the input of the flow under test: places in which the site does not show it yet. */
  input?: Record<string, unknown>;
};

/** An event that reached the flow under test, and its effect. */
export type Entry = {
  event: AnyEventObject;
  /** By `<source> <event type> <number>`, which travel.ts turns into the ids of the kit. */
  transitions: string[];
  /** False where the machine had no transition for it. */
  accepted: boolean;
  value: unknown;
  context: unknown;
  emitted: AnyEventObject[];
};

/** The answer that a test gives to a port. */
export type Answer = { gives: unknown } | { fails: string; retryAfter?: number | undefined };

export type PathsBridge = {
  /** The events and transitions of the flow since the last call. */
  journal: () => string;
  /** The state of the flow under test, or of another flow, as text; undefined before it has started. */
  stands: (flow?: string) => string | undefined;
  answer: (flow: string, port: string, answer: Answer) => void;
  report: (flow: string, event: AnyEventObject) => void;
  /** Whether the router is navigating. */
  isGoing: () => boolean;
  /** Whether a part of the page is still being fetched. */
  isComing: () => boolean;
  /** Unmounts everything on screen and mounts it again; actors keep running. */
  remount: () => void;
  /** While muted, events are recorded and change nothing: a test can try every control in the same state. */
  mute: (on: boolean) => void;
};

declare global {
  interface Window {
    axisPaths?: PathsBridge;
    axisPathsWishes?: Wishes;
  }
}

const wishes: Wishes = window.axisPathsWishes ?? { flow: '', held: {}, first: {}, feeds: [] };
const live = new Map<string, AnyActorRef>();
/** By its first snapshot. */
const begun = new WeakMap<AnyMachineSnapshot, AnyActorRef>();
let journal: Entry[] = [];
let isMuted = false;
let show: (() => void)[] = [];

/** As text, in which actors and errors are identified by their type. */
const textOf = (value: unknown) =>
  JSON.stringify(value, (_, item: unknown) => {
    if (item instanceof Error) return { error: item.message };
    return typeof item === 'object' && item !== null && 'xstate$$type' in item ? '(actor)' : item;
  });
const plain = (value: unknown): unknown => JSON.parse(textOf(value) ?? 'null');

function withPorts(flow: string, machine: AnyStateMachine): AnyStateMachine {
  const held = wishes.held[flow] ?? [];
  const actors = Object.entries(machine.implementations.actors).map(([port, logic]) => {
    if (held.includes(port)) return [port, onCommand(wishes.first[`${flow}.${port}`])];
    const isOwnFeed = flow === wishes.flow && wishes.feeds.includes(port);
    return [port, isOwnFeed ? breakable(logic as AnyActorLogic) : logic];
  });
  return machine.provide({ actors: Object.fromEntries(actors) as Record<string, AnyActorLogic> });
}

/** The position of a transition in its machine. */
function nameOf(transition: AnyTransitionDefinition): string {
  const node: AnyStateNode = transition.source;
  const group =
    transition.eventType === ''
      ? (node.always ?? [])
      : (node.transitions.get(transition.eventType) ?? []);
  return `${node.path.join('.')} ${transition.eventType} ${group.indexOf(transition)}`;
}

/**
 * A machine whose ports the test holds; the one under test keeps a journal.
 * Its own logic is unchanged.
 */
export function through<Machine extends AnyStateMachine>(flow: string, given: Machine): Machine {
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
  ) => {
    if (flow !== wishes.flow) return;
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
      const wished =
        flow === wishes.flow && wishes.input ? { ...(input as object), ...wishes.input } : input;
      const snapshot = machine.getInitialSnapshot(scope, wished);
      // React may start an actor and discard it because a part beside it suspended: that is no real start.
      if (flow === wishes.flow && journal.every(({ event }) => event.type === 'paths.begins'))
        journal = [];
      note({ type: 'paths.begins' }, true, snapshot);
      begun.set(snapshot, scope.self);
      return snapshot;
    },
    // Live only from now on: React may have discarded an actor that it started while it rendered.
    start: (snapshot: AnyMachineSnapshot) => {
      const actor = begun.get(snapshot);
      if (actor !== undefined) live.set(flow, actor);
      machine.start(snapshot);
    },
    transition: (snapshot: AnyMachineSnapshot, event: AnyEventObject, scope: AnyActorScope) => {
      // The test decides how a flow that another flow invokes ends.
      if (event.type === 'paths.gives') {
        return { ...snapshot, status: 'done', output: event['output'] as unknown };
      }
      if (event.type === 'paths.fails') return failed(snapshot, event);
      const isOwn = event.type.startsWith('xstate.');
      const accepted = isOwn || snapshot.can(event);
      if (isMuted && flow === wishes.flow && !isOwn) {
        taken = [];
        note(event, accepted, snapshot);
        return snapshot;
      }
      taken = [];
      const next = machine.transition(snapshot, event, scope);
      if (event.type !== 'xstate.init' && event.type !== 'xstate.stop') note(event, accepted, next);
      return next;
    },
  };
  return Object.assign(Object.create(machine) as Machine, own);
}

/** Navigation within the page's own path is real; navigation to other pages is tested by the journeys. */
export const mayNavigate = (to: string) =>
  wishes.flow === '' || new URL(to, window.location.href).pathname === window.location.pathname;

let ways = 0;

/** The router is navigating: a route sends its events on entering before the navigation ends. */
export function goes(navigation: Promise<unknown>) {
  ways += 1;
  const arrive = () => {
    ways -= 1;
  };
  navigation.then(arrive, arrive);
}

export function shown(root: { render: (tree: ReactNode) => void }, tree: ReactNode) {
  show = [() => root.render(null), () => root.render(tree)];
}

window.axisPaths = {
  journal: () => {
    const text = textOf(journal);
    journal = [];
    return text;
  },
  stands: (flow = wishes.flow) => {
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
        : { type: 'paths.gives', output: answer.gives },
    );
  },
  report: (flow, event) => live.get(flow)?.send(event),
  isGoing: () => ways > 0,
  isComing: isAnyComing,
  remount: () => {
    keeping.during(true);
    const [away, back] = show;
    if (away) flushSync(away);
    if (back) flushSync(back);
    setTimeout(() => keeping.during(false), 0);
  },
  mute: (on) => {
    isMuted = on;
  },
};
