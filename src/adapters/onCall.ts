// A port whose adapter is fetched at its first call: code that only members need is not part of a visitor's first view.
import { createActor, fromPromise, toPromise } from 'xstate';
import type { PromiseActorLogic } from 'xstate';
import { service } from '#content/service.ts';
import { lazyPart } from './lazyPart.ts';

/**
 * The port that `load` imports: at its first call, and again at the next one where it could not be fetched.
 * @throws as that port does; with the text for an unreachable service where the port cannot be fetched
 */
export const onCall = <Output, Input>(load: () => Promise<PromiseActorLogic<Output, Input>>) => {
  const part = lazyPart(load);
  return fromPromise<Output, Input>(async ({ input, signal }) => {
    const logic = await part.retry().catch(() => {
      throw new Error(service.unreachable);
    });
    signal.throwIfAborted();
    const port = createActor(logic, { input });
    signal.addEventListener('abort', () => port.stop());
    return toPromise(port.start());
  });
};
