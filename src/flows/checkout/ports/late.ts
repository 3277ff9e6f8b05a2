// The checkout as a part of the upgrade, which runs it: it is fetched before it runs.
import { fromPromise } from 'xstate';
import type { PortsContext } from '#boot/flows.ts';
import { service } from '#content/service.ts';
import { lateMachine } from '#flows/shared/lateMachine.ts';
import { checkoutPart } from '../late.ts';

/** The ports `fetchCheckout`, which rejects where the checkout's way is out of reach, and `checkout`. */
export const lateCheckout = (page: Pick<PortsContext, 'connectFlow'>) => ({
  fetchCheckout: fromPromise<void>(async () => {
    if ((await checkoutPart.load()) === null) throw new Error(service.unreachable);
  }),
  checkout: lateMachine(() => {
    const part = checkoutPart.read();
    if (part === null) throw new Error('The checkout has not been fetched.');
    return part.connect(page);
  }),
});
