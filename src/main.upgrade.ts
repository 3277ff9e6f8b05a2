// Part of the composition root: the upgrade, fetched with the page of the plans.
import { upgradeMachine } from '#machines/upgrade.machine.ts';
import type { AsFlow, FlowGroups } from '#app/flows.ts';
import type { SessionRef } from '#app/house.tsx';
import { keepPremium } from '#adapters/browser/flags.ts';
import { buyerFeedOf } from '#adapters/browser/standing.ts';
import { startSubscriptionOf } from '#adapters/supabase/entitlement.ts';

/** A plan that is started, and the session that hears of it. */
export function upgradeFlows(asFlow: AsFlow, session: SessionRef): FlowGroups['upgrade'] {
  const readAgain = () => session.send({ type: 'subscription.changed' });
  return {
    upgrade: asFlow(
      'upgrade',
      upgradeMachine.provide({
        actors: {
          memberFeed: buyerFeedOf(session),
          startSubscription: startSubscriptionOf(readAgain),
        },
      }),
      (actor) => {
        actor.on('premium.granted', keepPremium);
        actor.on('subscription.doubted', readAgain);
      },
    ),
  };
}
