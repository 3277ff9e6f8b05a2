// Forwards every event that an actor emits to the shell, so that no view needs an effect for it.
import type { ActorRefFrom, AnyActorLogic, AnyStateMachine } from 'xstate';
import type { ToastOrder } from '#machines/toaster.machine.ts';

/** The events that a flow may send to the shell. */
export type Effects = {
  toast: (order: ToastOrder) => void;
  navigate: (target: { to: string; replace?: boolean }) => void;
};

type Emission =
  | ({ type: 'toast' } & ToastOrder)
  | { type: 'navigate'; to: string; replace?: boolean }
  | { type: string };

const isToast = (event: Emission): event is { type: 'toast' } & ToastOrder =>
  event.type === 'toast';
const isNavigation = (
  event: Emission,
): event is { type: 'navigate'; to: string; replace?: boolean } => event.type === 'navigate';

/** Relays one emitted event to the shell; ignores events that the shell does not know. */
export function dispatchEffect(effects: Effects, event: Emission) {
  if (isToast(event)) effects.toast(event);
  if (isNavigation(event)) effects.navigate(event);
}

/**
 * The same logic with a listener: whenever an actor of it starts, `hear` is called with the actor.
 * StrictMode stops an actor and starts it again. A stop removes all listeners, so each start adds them again.
 */
export function onEmitted<Machine extends AnyStateMachine>(
  machine: Machine,
  hear: (actor: ActorRefFrom<Machine>) => void,
): Machine {
  const start: NonNullable<AnyActorLogic['start']> = (snapshot, scope) => {
    hear(scope.self as unknown as ActorRefFrom<Machine>);
    machine.start(snapshot);
  };
  return Object.assign(Object.create(machine) as Machine, { start });
}
