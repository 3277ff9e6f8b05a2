// Computes the steps of a machine without running it: its next state, its pending timers, its open ports.
// Only this file knows the names that XState gives its internal actions and events.
import { createActor, fromCallback } from 'xstate';
import type {
  AnyActorRef,
  AnyActorScope,
  AnyEventObject,
  AnyMachineSnapshot,
  AnyStateMachine,
  AnyStateNode,
  AnyTransitionDefinition,
  ExecutableActionObject,
  InspectionEvent,
} from 'xstate';
import { pathOf, portOf, transitionIds } from './transitions.ts';

/** A pending delayed event; `left` in milliseconds. It is `away` where it goes to another actor. */
export type Timer = { id: string; event: AnyEventObject; left: number; away?: boolean };

/** An open port. It is fresh until the next step: a feed can fail only when it starts. */
export type Invocation = { id: string; port: string; input: unknown; fresh: boolean };

/** Everything that decides what may happen next: the snapshot, pending timers, and open ports. */
export type Situation = {
  snapshot: AnyMachineSnapshot;
  timers: readonly Timer[];
  running: readonly Invocation[];
};

/** What was observed during a step. */
export type StepTrace = {
  /** Ids of the transitions taken, in order. */
  transitions: string[];
  /** States entered, or passed within the step. */
  states: string[];
  /** Events that the machine emitted. */
  emitted: AnyEventObject[];
  /** Events that the machine sent to other actors. */
  sent: AnyEventObject[];
  /** Ports that were opened, and their input. */
  started: { port: string; input: unknown }[];
};

export type Step = { situation: Situation; trace: StepTrace };

/** The pure steps of a machine. */
export type Engine = {
  machine: AnyStateMachine;
  /** The situation right after the start. */
  begin: (input: unknown) => Step;
  /** The situation after an event of the user or of the environment. */
  send: (situation: Situation, event: AnyEventObject) => Step;
  /** The situation after a port has answered, which ends its invocation. */
  answer: (situation: Situation, id: string, event: AnyEventObject) => Step;
  /** The situation when the next timer is due. */
  wait: (situation: Situation) => Step;
};

type ActionParams = {
  id?: string;
  sendId?: string;
  delay?: number;
  src?: unknown;
  input?: unknown;
  event?: AnyEventObject;
  to?: unknown;
  actorRef?: { id: string };
};

export const emptyTrace = (): StepTrace => ({
  transitions: [],
  states: [],
  emitted: [],
  sent: [],
  started: [],
});

/** The states, compound and atomic, that a snapshot is in. */
export function nodesOf({ _nodes: nodes }: AnyMachineSnapshot): readonly AnyStateNode[] {
  return nodes;
}

/** The transitions that a microstep took: one that another preempted has not entered its target. */
export function transitionsTaken(
  event: InspectionEvent & { type: '@xstate.microstep' },
): AnyTransitionDefinition[] {
  const { _transitions: selected } = event;
  const nodes = nodesOf(event.snapshot as AnyMachineSnapshot);
  return selected.filter((transition) =>
    // A history state is never entered itself: it stands for the states that were left.
    (transition.target ?? []).every(
      (target) => target.type === 'history' || nodes.includes(target),
    ),
  );
}

const named = (node: AnyStateNode) => (node.parent === undefined ? [] : [pathOf(node)]);

/** The event by which a port answers its machine. */
export const answerEvent = (id: string, outcome: { output: unknown } | { error: unknown }) =>
  'error' in outcome
    ? { type: `xstate.error.actor.${id}`, error: outcome.error, actorId: id }
    : { type: `xstate.done.actor.${id}`, output: outcome.output, actorId: id };

/** The parent of a machine that is looked at alone: it takes what a child sends, and does nothing. */
export const outsideOf = (self: AnyActorRef) =>
  Object.assign(self, {
    _parent: createActor(
      fromCallback(() => {}),
      { id: 'outside' },
    ),
  });

/** Stops an actor whose parent is only `outsideOf` it: an actor with a parent cannot be stopped directly. */
export const stopAlone = (self: AnyActorRef) => Object.assign(self, { _parent: undefined }).stop();

/** Names in a system of actors that may be given again: every step is made from the same actor. */
function lenient(system: AnyActorScope['system']) {
  const keyed = new Map<string, AnyActorRef>();
  return Object.assign(system, {
    _set: (id: string, actor: AnyActorRef) => void keyed.set(id, actor),
    get: (id: string) => keyed.get(id),
  });
}

/** Makes the pure steps of a machine; ports never start, and no action is executed. */
export function createEngine(machine: AnyStateMachine): Engine {
  const ids = transitionIds(machine);
  let actions: ExecutableActionObject[] = [];
  let trace = emptyTrace();
  let passed: AnyStateNode[] = [];
  const self = createActor(machine, {
    inspect: (event) => {
      if (event.type !== '@xstate.microstep' || event.actorRef !== self) return;
      const taken = transitionsTaken(event);
      trace.transitions.push(...taken.flatMap((transition) => ids.get(transition) ?? []));
      // A state that was left within the same step is in no snapshot: it is the source of a transition.
      passed.push(...taken.map(({ source }) => source));
      passed.push(...nodesOf(event.snapshot as AnyMachineSnapshot));
    },
  });
  outsideOf(self);
  lenient(self.system);
  /** What the machine sent to itself: it hears that after the step. */
  let toSelf: AnyEventObject[] = [];
  const scope: AnyActorScope = {
    self,
    id: self.id,
    sessionId: self.sessionId,
    system: self.system,
    logger: () => {},
    defer: () => {},
    emit: () => {},
    stopChild: () => {},
    actionExecutor: (action) => {
      actions.push(action);
    },
  };

  /** Reads the collected actions: timers set and canceled, ports opened and closed, events emitted and sent. */
  const settle = (from: Situation, snapshot: AnyMachineSnapshot): Situation => {
    let timers = [...from.timers];
    let running = from.running.map((invocation) => ({ ...invocation, fresh: false }));
    for (const action of actions) {
      const params = (action.params ?? {}) as ActionParams;
      if (action.type === 'xstate.raise' && params.delay !== undefined && params.event) {
        const id = params.id ?? params.event.type;
        timers = timers.filter((timer) => timer.id !== id);
        timers.push({ id, event: params.event, left: params.delay });
      } else if (action.type === 'xstate.cancel') {
        timers = timers.filter((timer) => timer.id !== params.sendId);
      } else if (action.type === 'xstate.spawnChild') {
        const id = typeof params.id === 'string' ? params.id : params.actorRef?.id;
        if (id === undefined) continue;
        const port = portOf(params.src, id);
        running = running.filter((invocation) => invocation.id !== id);
        running.push({ id, port, input: params.input, fresh: true });
        trace.started.push({ port, input: params.input });
      } else if (action.type === 'xstate.stopChild') {
        running = running.filter((invocation) => invocation.id !== params.id);
      } else if (action.type === 'xstate.emit' && params.event) {
        trace.emitted.push(params.event);
      } else if (action.type === 'xstate.sendTo' && params.event) {
        const { event, delay: left } = params;
        const away = params.to !== self;
        if (left !== undefined) timers.push({ id: params.id ?? event.type, event, left, away });
        else if (away) trace.sent.push(event);
        else toSelf.push(event);
      }
    }
    if (snapshot.status !== 'active') return { snapshot, timers: [], running: [] };
    return { snapshot, timers, running };
  };

  const deliver = (from: Situation, event: AnyEventObject): Situation => {
    actions = [];
    return settle(from, machine.transition(from.snapshot, event, scope));
  };
  const watch = (move: () => Situation): Step => {
    trace = emptyTrace();
    passed = [];
    toSelf = [];
    let situation = move();
    for (let event = toSelf.shift(); event !== undefined; event = toSelf.shift())
      situation = deliver(situation, event);
    trace.states = [...new Set(passed)].flatMap(named);
    return { situation, trace };
  };

  return {
    machine,
    begin: (input) =>
      watch(() => {
        actions = [];
        const snapshot = machine.getInitialSnapshot(scope, input);
        if (snapshot.status === 'error') throw snapshot.error;
        passed.push(...nodesOf(snapshot));
        return settle({ snapshot, timers: [], running: [] }, snapshot);
      }),
    send: (situation, event) => watch(() => deliver(situation, event)),
    answer: (situation, id, event) =>
      watch(() => {
        const running = situation.running.filter((invocation) => invocation.id !== id);
        return deliver({ ...situation, running }, event);
      }),
    wait: (situation) =>
      watch(() => {
        const ms = Math.min(...situation.timers.map((timer) => timer.left));
        let now: Situation = {
          ...situation,
          timers: situation.timers.map((timer) => ({ ...timer, left: timer.left - ms })),
        };
        for (;;) {
          const due = now.timers.find((timer) => timer.left <= 0);
          if (due === undefined) return now;
          now = { ...now, timers: now.timers.filter((timer) => timer !== due) };
          if (due.away) trace.sent.push(due.event);
          else now = deliver(now, due.event);
        }
      }),
  };
}
