// Part of the composition root: premium texts, fetched with the pages on which they stand.
import { premiumTextMachine } from '#machines/premiumText.machine.ts';
import type { PremiumTextEvent } from '#machines/premiumText.machine.ts';
import type { AsFlow, FlowGroups } from '#app/flows.ts';
import type { SessionRef } from '#app/house.tsx';
import { standingFeedOf } from '#adapters/browser/standing.ts';
import { onCall } from '#adapters/onCall.ts';

/** A text whose rest is for premium members. */
export const readingFlows = (asFlow: AsFlow, session: SessionRef): FlowGroups['reading'] => ({
  premiumText: asFlow(
    'premiumText',
    premiumTextMachine.provide({
      actors: {
        memberFeed: standingFeedOf<PremiumTextEvent>(session),
        // Most readers never need it.
        readText: onCall(() =>
          import('#adapters/supabase/premiumText.ts').then((ports) => ports.readText),
        ),
      },
    }),
  ),
});
