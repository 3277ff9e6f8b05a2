// The ports of `gatherings`: what was asked before, the seats, onboarding, and the submission.
import { gatheringsMachine } from '#machines/gatherings.machine.ts';
import type { PortsContext } from '#boot/flows.ts';
import { connect as connectSeats, seatsFeedOf } from '#flows/gatheringSeats/ports.ts';
import { askedFeedOf } from '#flows/memberRequests/ports.ts';
import { connect as connectOnboarding } from '#flows/onboarding/ports.ts';
import { connect as connectSubmission } from '#flows/submission/ports.ts';
import { withLacking } from './ports/lacking.ts';

/** The machine with its ports. */
export const connect = (page: PortsContext) =>
  page.connectFlow(
    'gatherings',
    gatheringsMachine.provide({
      actors: {
        askedFeed: askedFeedOf(page),
        seatsFeed: seatsFeedOf(connectSeats(page)),
        onboarding: connectOnboarding(page),
        submission: connectSubmission(page, { complete: withLacking }),
      },
    }),
  );
