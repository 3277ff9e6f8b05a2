// Test builds only: which actors wait for their view to come back while the page is remounted.
import type { AnyActorLogic, AnyActorRef } from 'xstate';

const kept = new Map<AnyActorLogic, AnyActorRef>();
let isRemounting = false;

export const keeping = {
  /** From now on actors are kept; with false those that nobody took back are stopped. */
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
