// The ports of `gatherings`: the member's applications, the seats, onboarding, and the outbox.
import { gatheringsMachine } from '#machines/gatherings.machine.ts';
import type { PortsContext } from '#boot/flows.ts';
import { currentUserOf } from '#boot/currentUser.ts';
import { connect as connectOnboarding } from '#flows/onboarding/ports.ts';
import { outboxOf } from '#flows/outbox/ports.ts';
import { submitApplicationOf } from './ports/submitRequest.ts';
import { circleFeedOf } from './ports/feed.ts';
import { readSeats } from './ports/seats.ts';
import { readRequests } from '#adapters/supabase/requests.ts';

/** The machine with its ports. */
export const connect = (page: PortsContext) => {
  const sources = { currentUser: currentUserOf(page.session), readRequests, readSeats };
  return page.connectFlow(
    'gatherings',
    gatheringsMachine.provide({
      actors: {
        circleFeed: circleFeedOf(sources),
        onboarding: connectOnboarding(page),
        submitRequest: submitApplicationOf(outboxOf(page).submitter),
      },
    }),
  );
};
