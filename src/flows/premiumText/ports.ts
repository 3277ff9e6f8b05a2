// The ports of `premiumText`: the reader's plan, and the rest of the text.
import { premiumTextMachine } from '#machines/premiumText.machine.ts';
import type { PremiumTextEvent } from '#machines/premiumText.machine.ts';
import type { PortsContext } from '#boot/flows.ts';
import { subscriptionStatusFeedOf } from '#adapters/user/subscriptionStatus.ts';
import { onCall } from '#adapters/onCall.ts';

/** The machine with its ports. */
export const connect = ({ connectFlow, session }: PortsContext) =>
  connectFlow(
    'premiumText',
    premiumTextMachine.provide({
      actors: {
        memberFeed: subscriptionStatusFeedOf<PremiumTextEvent>(session),
        // Most readers never need it.
        readText: onCall(() => import('./ports/text.ts').then((ports) => ports.readText)),
      },
    }),
  );
