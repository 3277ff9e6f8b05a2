// Computes the steps of a machine without running it: its next state, its pending timers, its open ports.
// Only this file knows the names that XState gives its internal actions and events.
import { createActor } from 'xstate';
import type {
  AnyActorScope,
  AnyEventObject,
  AnyMachineSnapshot,
  AnyStateMachine,
  AnyStateNode,
  AnyTransitionDefinition,
  ExecutableActionObject,
  InspectionEvent,
} from 'xstate';
import { pathOf, transitionIds } from './transitions.ts';

/** A pending delayed transition; `left` in milliseconds. */
export type Timer = { id: string; event: AnyEventObject; left: number };

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
    (transition.target ?? []).every((target) => nodes.includes(target)),
  );
}

const named = (node: AnyStateNode) => (node.parent === undefined ? [] : [pathOf(node)]);

/** The event by which a port answers its machine. */
export const answerEvent = (id: string, outcome: { output: unknown } | { error: unknown }) =>
  'error' in outcome
    ? { type: `xstate.error.actor.${id}`, error: outcome.error, actorId: id }
    : { type: `xstate.done.actor.${id}`, output: outcome.output, actorId: id };

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
      } else if (action.type === 'xstate.spawnChild' && params.id !== undefined) {
        const port = typeof params.src === 'string' ? params.src : params.id;
        running = running.filter((invocation) => invocation.id !== params.id);
        running.push({ id: params.id, port, input: params.input, fresh: true });
        trace.started.push({ port, input: params.input });
      } else if (action.type === 'xstate.stopChild') {
        running = running.filter((invocation) => invocation.id !== params.id);
      } else if (action.type === 'xstate.emit' && params.event) {
        trace.emitted.push(params.event);
      } else if (action.type === 'xstate.sendTo' && params.event) {
        if (params.delay !== undefined) throw new Error('A delayed sendTo is not explored.');
        trace.sent.push(params.event);
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
    const situation = move();
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
          const timers = now.timers.filter((timer) => timer !== due);
          now = deliver({ ...now, timers }, due.event);
        }
      }),
  };
}
