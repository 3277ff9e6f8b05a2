// The ports of `gatherings`: the member's applications, the seats, onboarding, and the outbox.
import { gatheringsMachine } from '#machines/gatherings.machine.ts';
import type { PortsContext } from '#boot/flows.ts';
import { presenceOf } from '#boot/currentUser.ts';
import { connect as connectOnboarding } from '#flows/onboarding/ports.ts';
import { outboxOf } from '#flows/outbox/ports.ts';
import { circleDeskOf } from '#flows/gatherings/ports/submitRequest.ts';
import { circleFeedOf } from '#flows/gatherings/ports/feed.ts';
import { readSeats } from '#flows/gatherings/ports/seats.ts';
import { readRequests } from '#adapters/supabase/requests.ts';

/** The machine with its ports. */
export const connect = (page: PortsContext) => {
  const sources = { presence: presenceOf(page.session), readRequests, readSeats };
  return page.asFlow(
    'gatherings',
    gatheringsMachine.provide({
      actors: {
        circleFeed: circleFeedOf(sources),
        onboarding: connectOnboarding(page),
        requestDesk: circleDeskOf(outboxOf(page).desk),
      },
    }),
  );
};
