// Onboarding as a part of other flows, which run it in a layer: it is fetched before it runs.
import { fromPromise } from 'xstate';
import type { PortsContext } from '#boot/flows.ts';
import { service } from '#content/service.ts';
import { lateMachine } from '#flows/shared/lateMachine.ts';
import { laid } from '../laid.ts';

/**
 * The ports `fetchOnboarding` and `onboarding` of a flow that shows onboarding over its page. The first rejects where
 * onboarding, or what `fetchMore` fetches, is out of reach.
 * @param fetchMore fetches what the flow needs besides
 */
export const lateOnboarding = (
  page: Pick<PortsContext, 'connectFlow' | 'session'>,
  fetchMore: () => Promise<unknown> = () => Promise.resolve(),
) => ({
  fetchOnboarding: fromPromise<void>(async () => {
    const [part] = await Promise.all([laid.load(), fetchMore()]);
    if (part === null) throw new Error(service.unreachable);
  }),
  onboarding: lateMachine(() => {
    const part = laid.read();
    if (part === null) throw new Error('Onboarding has not been fetched.');
    return part.connect(page);
  }),
});
