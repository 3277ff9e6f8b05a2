// The ports of `gatherings`: what was asked before, the seats, onboarding, the draft of the note, and the submission.
import { gatheringsMachine } from '#machines/gatherings.machine.ts';
import type { PortsContext } from '#boot/flows.ts';
import { connect as connectDraft } from '#flows/draft/ports.ts';
import { connect as connectSeats, seatsFeedOf } from '#flows/gatheringSeats/ports.ts';
import { askedFeedOf } from '#flows/memberRequests/ports.ts';
import { connect as connectOnboarding } from '#flows/onboarding/ports.ts';
import { connect as connectSubmission } from '#flows/submission/ports.ts';
import { clearSentNote, noteDraft } from './ports/draft.ts';
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
        draft: connectDraft(page, noteDraft),
        // The outbox keeps it safe from here on: the draft would offer the same note again.
        submission: connectSubmission(page, {
          complete: withLacking,
          whenQueued: clearSentNote,
        }),
      },
    }),
  );
