// `@xstate/react` in test builds: the same hooks, but an actor outlives its view while the bridge remounts the page.
import { useEffect, useState } from 'react';
import { createActor } from 'xstate';
import type { Actor, ActorOptions, AnyActorLogic } from 'xstate';
import { keeping } from '../../../src/boot/testBridge/keeping.ts';

export { useSelector } from '@xstate/react';

/** Like the library's: an actor that starts and stops with the component. */
export function useActorRef<Logic extends AnyActorLogic>(
  logic: Logic,
  options?: ActorOptions<Logic>,
): Actor<Logic> {
  const [actor] = useState(
    () =>
      (keeping.take(logic) as Actor<Logic> | undefined) ??
      createActor(logic as AnyActorLogic, options as ActorOptions<AnyActorLogic>),
  );
  useEffect(() => {
    actor.start();
    return () => {
      if (!keeping.keep(logic, actor)) actor.stop();
    };
  }, [actor, logic]);
  return actor as Actor<Logic>;
}
