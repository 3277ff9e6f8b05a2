// The voice: what any actor emits reaches the shell, without an effect in any view.
import type { ActorRefFrom, AnyActorLogic, AnyStateMachine } from 'xstate';
import type { ToastOrder } from '#machines/toaster.machine.ts';

/** What a flow may ask of the shell. */
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

/** Relays one emitted event to the shell; what the shell does not know it leaves alone. */
export function dispatchEffect(effects: Effects, event: Emission) {
  if (isToast(event)) effects.toast(event);
  if (isNavigation(event)) effects.navigate(event);
}

/**
 * The same logic, heard: whenever an actor of it starts, `hear` is given the actor.
 * StrictMode stops an actor and starts it again; a stop takes all listeners away, so each start is heard anew.
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
