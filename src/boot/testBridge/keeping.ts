// Test builds only: the actors that wait for their component while the page is remounted.
import type { AnyActorLogic, AnyActorRef } from 'xstate';

const kept = new Map<AnyActorLogic, AnyActorRef>();
let isRemounting = false;

export const keeping = {
  /** True: actors are kept from now on. False: those that no component took back are stopped. */
  during: (remounting: boolean) => {
    isRemounting = remounting;
    if (remounting) return;
    for (const actor of kept.values()) actor.stop();
    kept.clear();
  },
  keep: (logic: AnyActorLogic, actor: AnyActorRef): boolean => {
    if (isRemounting) kept.set(logic, actor);
    return isRemounting;
  },
  take: (logic: AnyActorLogic): AnyActorRef | undefined => {
    const actor = kept.get(logic);
    kept.delete(logic);
    return actor;
  },
};
