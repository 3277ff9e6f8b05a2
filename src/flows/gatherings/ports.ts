// The ports of `gatherings`: the member's applications, the seats, onboarding, and the submission.
import { gatheringsMachine } from '#machines/gatherings.machine.ts';
import type { PortsContext } from '#boot/flows.ts';
import { currentUserOf } from '#boot/currentUser.ts';
import { connect as connectOnboarding } from '#flows/onboarding/ports.ts';
import { connect as connectSubmission } from '#flows/submission/ports.ts';
import { circleFeedOf } from './ports/feed.ts';
import { withLacking } from './ports/lacking.ts';
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
        submission: connectSubmission(page, { complete: withLacking }),
      },
    }),
  );
};
