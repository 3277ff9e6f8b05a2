// The ports of `upgrade`: the plan of the buyer, the service that starts one, and the checkout on which it is paid for.
import { upgradeMachine } from '#machines/upgrade.machine.ts';
import type { PortsContext } from '#boot/flows.ts';
import { lateCheckout } from '#flows/checkout/ports/late.ts';
import { savePremium } from '#adapters/storage/flags.ts';
import { buyerFeedOf } from '#adapters/user/subscriptionStatus.ts';
import { startSubscriptionOf } from '#adapters/supabase/entitlement.ts';
import { forgetReturn, returnFeedOf } from './ports/returns.ts';

/** The machine with its ports. */
export const connect = ({ connectFlow, session, addressBook }: PortsContext) => {
  const readAgain = () => session.send({ type: 'subscription.changed' });
  return connectFlow(
    'upgrade',
    upgradeMachine.provide({
      actors: {
        memberFeed: buyerFeedOf(session),
        startSubscription: startSubscriptionOf(readAgain),
        returnFeed: returnFeedOf(addressBook),
        ...lateCheckout({ connectFlow }),
      },
    }),
    (actor) => {
      actor.on('premium.granted', savePremium);
      actor.on('subscription.doubted', readAgain);
      actor.on('return.settled', forgetReturn);
    },
  );
};
