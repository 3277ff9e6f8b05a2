// The ports of `premiumOffer`: the member's plan, and the service that starts one.
import { premiumOfferMachine } from '#machines/premiumOffer.machine.ts';
import type { PremiumOfferEvent } from '#machines/premiumOffer.machine.ts';
import type { PortsContext } from '#boot/flows.ts';
import { showPremium } from '#adapters/user/dashboardFeeds.ts';
import { offerFeedOf } from '#adapters/user/subscriptionStatus.ts';
import { startSubscriptionOf } from '#adapters/supabase/entitlement.ts';

/** The machine with its ports. */
export const connect = ({ connectFlow, session }: PortsContext) =>
  connectFlow(
    'premiumOffer',
    premiumOfferMachine.provide({
      actors: {
        memberFeed: offerFeedOf<PremiumOfferEvent>(session),
        // The banner only sets the flag: a plan that is paid for is bought on /upgrade.
        startSubscription: startSubscriptionOf(
          () => session.send({ type: 'subscription.changed' }),
          false,
        ),
        showPremium,
      },
    }),
  );

declare module '#boot/flows.ts' {
  interface FlowMachines {
    'dashboard/premiumOffer': typeof premiumOfferMachine;
  }
}
