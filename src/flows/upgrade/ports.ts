// The ports of `upgrade`: the plan of the buyer, and the service that starts one.
import { upgradeMachine } from '#machines/upgrade.machine.ts';
import type { PortsContext } from '#boot/flows.ts';
import { savePremium } from '#adapters/storage/flags.ts';
import { buyerFeedOf } from '#adapters/user/subscriptionStatus.ts';
import { startSubscriptionOf } from '#adapters/supabase/entitlement.ts';

/** The machine with its ports. */
export const connect = ({ connectFlow, session }: PortsContext) => {
  const readAgain = () => session.send({ type: 'subscription.changed' });
  return connectFlow(
    'upgrade',
    upgradeMachine.provide({
      actors: {
        memberFeed: buyerFeedOf(session),
        startSubscription: startSubscriptionOf(readAgain),
      },
    }),
    (actor) => {
      actor.on('premium.granted', savePremium);
      actor.on('subscription.doubted', readAgain);
    },
  );
};
