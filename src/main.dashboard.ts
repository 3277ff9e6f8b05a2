// Part of the composition root: the dashboard's own flows, fetched with that page.
import { dashboardMachine } from '#machines/dashboard.machine.ts';
import { premiumOfferMachine } from '#machines/premiumOffer.machine.ts';
import type { PremiumOfferEvent } from '#machines/premiumOffer.machine.ts';
import { recommendationsMachine } from '#machines/recommendations.machine.ts';
import type { AsFlow, FlowGroups } from '#app/flows.ts';
import type { SessionRef } from '#app/house.tsx';
import {
  clock,
  companyFeed,
  dashboardAddressOf,
  profileFeed,
  showPremium,
} from '#adapters/browser/dashboardFeeds.ts';
import { standingFeedOf } from '#adapters/browser/standing.ts';
import type { AddressBook } from '#adapters/browser/surroundings.ts';
import { startSubscriptionOf } from '#adapters/supabase/entitlement.ts';
import { readProgress } from '#adapters/supabase/progress.ts';

/** The greeting and the tabs, the banner, the recommended actions. */
export const dashboardFlows = (
  asFlow: AsFlow,
  addressBook: AddressBook,
  session: SessionRef,
): FlowGroups['dashboard'] => ({
  dashboard: asFlow(
    'dashboard',
    dashboardMachine.provide({
      actors: { clock, companyFeed, addressFeed: dashboardAddressOf(addressBook) },
    }),
  ),
  premiumOffer: asFlow(
    'premiumOffer',
    premiumOfferMachine.provide({
      actors: {
        memberFeed: standingFeedOf<PremiumOfferEvent>(session),
        startSubscription: startSubscriptionOf(() =>
          session.send({ type: 'subscription.changed' }),
        ),
        showPremium,
      },
    }),
  ),
  recommendations: asFlow(
    'recommendations',
    recommendationsMachine.provide({ actors: { profileFeed, readProgress } }),
  ),
});
