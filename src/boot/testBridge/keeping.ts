// Test builds only: keeps actors alive while the page is remounted, until their view is mounted again.
import type { AnyActorLogic, AnyActorRef } from 'xstate';

const kept = new Map<AnyActorLogic, AnyActorRef>();
let isRemounting = false;

export const keeping = {
  /** With true, actors are kept from now on; with false, those that no view has reclaimed are stopped. */
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
