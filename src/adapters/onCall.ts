// A port whose adapter is fetched when it is first called: what only members need stands in no visitor's first view.
import { createActor, fromPromise, toPromise } from 'xstate';
import type { PromiseActorLogic } from 'xstate';
import { service } from '#content/service.ts';

/**
 * The port that `load` will bring.
 * @throws as that port does, and with the sentence for an unreachable service where it cannot be fetched
 */
export const onCall = <Output, Input>(load: () => Promise<PromiseActorLogic<Output, Input>>) =>
  fromPromise<Output, Input>(async ({ input, signal }) => {
    const logic = await load().catch(() => {
      throw new Error(service.unreachable);
    });
    signal.throwIfAborted();
    const port = createActor(logic, { input });
    signal.addEventListener('abort', () => port.stop());
    return toPromise(port.start());
  });
