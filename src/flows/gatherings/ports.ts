// The ports of `gatherings`: what was asked before, the seats, onboarding, the draft of the note, and the submission.
import { gatheringsMachine } from '#machines/gatherings.machine.ts';
import type { PortsContext } from '#boot/flows.ts';
import { connect as connectDraft } from '#flows/draft/ports.ts';
import { connect as connectSeats, seatsFeedOf } from '#flows/gatheringSeats/ports.ts';
import { askedFeedOf } from '#flows/memberRequests/ports.ts';
import { lateOnboarding } from '#flows/onboarding/ports/late.ts';
import { connect as connectSubmission } from '#flows/submission/ports.ts';
import { lazyPart } from '#adapters/lazyPart.ts';
import { clearSentNote, noteDraft } from './ports/draft.ts';

/** What an application says of onboarding, fetched with onboarding. */
const lacking = lazyPart(() => import('./ports/lacking.ts'));

/** The machine with its ports. */
export const connect = (page: PortsContext) =>
  page.connectFlow(
    'gatherings',
    gatheringsMachine.provide({
      actors: {
        askedFeed: askedFeedOf(page),
        seatsFeed: seatsFeedOf(connectSeats(page)),
        ...lateOnboarding(page, lacking.retry),
        draft: connectDraft(page, noteDraft),
        // The outbox keeps it safe from here on: the draft would offer the same note again.
        submission: connectSubmission(page, {
          complete: (given, owner) => lacking.read()?.withLacking(given, owner) ?? given,
          whenQueued: clearSentNote,
        }),
      },
    }),
  );
