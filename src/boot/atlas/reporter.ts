// Reports to the flow atlas what every actor of this page does. Only a build with MODE 'atlas' contains this file.
import { StateMachine } from 'xstate';
import type { AnyActorRef, AnyMachineSnapshot, InspectionEvent, StateValue } from 'xstate';
import { holdTabLock } from '#adapters/page/tabLock.ts';
import { channelName, lockOf, redacted } from './report.ts';
import type { Report } from './report.ts';
import { attachStately } from './stately.ts';

type System = { inspect: (observer: (event: InspectionEvent) => void) => unknown };

const tab = Math.random().toString(36).slice(2, 8);
const channel = new BroadcastChannel(channelName);
/** The latest report of every running actor: an atlas that is opened later asks for it. */
const latest = new Map<string, Report>();

const post = (report: Report) => {
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel has no target but its own origin
  channel.postMessage(report);
};

/** The atomic states of a value, with dots. */
export function pathsOf(value: StateValue, before = ''): string[] {
  const join = (name: string) => (before === '' ? name : `${before}.${name}`);
  if (typeof value === 'string') return [join(value)];
  return Object.entries(value).flatMap(([name, inner]) =>
    inner === undefined ? [] : pathsOf(inner, join(name)),
  );
}

const isMachine = (logic: unknown): logic is { id: string } => logic instanceof StateMachine;

/** The machine's name, where the actor runs a machine. */
function flowOf(actor: unknown): string | undefined {
  const { logic } = actor as { logic?: unknown };
  return isMachine(logic) ? logic.id : undefined;
}

function stands(
  actor: AnyActorRef,
  flow: string,
  snapshot: AnyMachineSnapshot,
  event?: InspectionEvent,
) {
  const id = `${tab} ${actor.sessionId}`;
  if (snapshot.status !== 'active') {
    latest.delete(id);
    post({ kind: 'ended', actor: id });
    return;
  }
  const { _transitions: selected = [] } = event?.type === '@xstate.microstep' ? event : {};
  const taken = selected.map(({ source, eventType, target }) => ({
    from: source.path.join('.'),
    event: eventType,
    targets: (target ?? []).map(({ path }) => path.join('.')),
  }));
  const report: Report = {
    kind: 'stands',
    actor: id,
    flow,
    states: pathsOf(snapshot.value),
    taken,
  };
  latest.set(id, report);
  post(report);
}

/** Inspects all events of one actor system. */
function observe(event: InspectionEvent) {
  const actor = event.actorRef;
  const flow = flowOf(actor);
  if (flow === undefined) return;
  if (event.type === '@xstate.event' && !event.event.type.startsWith('xstate.')) {
    const { type, ...payload } = event.event;
    const at = new Date().toTimeString().slice(0, 8);
    post({
      kind: 'heard',
      actor: `${tab} ${actor.sessionId}`,
      flow,
      event: type,
      payload: redacted(payload),
      at,
    });
  }
  if (event.type === '@xstate.microstep' || event.type === '@xstate.snapshot')
    stands(actor as AnyActorRef, flow, event.snapshot as AnyMachineSnapshot, event);
}

/**
 * The code that starts an actor asks its machine for a first snapshot: there each system of actors is met once, whether the
 * page or a view has started it, and no other line of the site has to know.
 */
function meetEverySystem(also: (system: System) => void) {
  const met = new WeakSet<object>();
  const first = StateMachine.prototype.getInitialSnapshot;
  StateMachine.prototype.getInitialSnapshot = function getInitialSnapshot(scope, input) {
    const system = scope.system as System;
    if (!met.has(system)) {
      met.add(system);
      system.inspect(observe);
      also(system);
    }
    return first.call(this, scope, input);
  };
}

// A message that a closing page posts may be lost; its lock is released in any case.
await holdTabLock(lockOf(tab));
const inspector = await attachStately(window.location.search);
meetEverySystem((system) => {
  if (inspector !== null) system.inspect(inspector);
});
channel.addEventListener('message', (event: MessageEvent<{ kind: string }>) => {
  if (event.data.kind === 'hello') for (const report of latest.values()) post(report);
});
