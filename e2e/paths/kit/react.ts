// `@xstate/react` in test builds: the same hooks, but an actor outlives its view while the bridge remounts the page.
import { useEffect, useState } from 'react';
import { createActor } from 'xstate';
import type { Actor, ActorOptions, AnyActorLogic } from 'xstate';
import type { PathsBridge } from './bridge.ts';

export { useSelector } from '@xstate/react';

/** The actors that the bridge keeps; there is no window where the page is prerendered. */
const keptActors = (): PathsBridge['actors'] | undefined =>
  typeof window === 'undefined' ? undefined : window.pathsBridge?.actors;

/** Like the library's: an actor that starts and stops with the component. */
export function useActorRef<Logic extends AnyActorLogic>(
  logic: Logic,
  options?: ActorOptions<Logic>,
): Actor<Logic> {
  const [actor] = useState(
    () =>
      (keptActors()?.take(logic) as Actor<Logic> | undefined) ??
      createActor(logic as AnyActorLogic, options as ActorOptions<AnyActorLogic>),
  );
  useEffect(() => {
    actor.start();
    return () => {
      if (keptActors()?.keep(logic, actor) !== true) actor.stop();
    };
  }, [actor, logic]);
  return actor as Actor<Logic>;
}
