// The ports of `booking`: the draft, the file, and the submission.
import { bookingMachine } from '#machines/booking.machine.ts';
import type { PortsContext } from '#boot/flows.ts';
import { currentUserOf } from '#boot/currentUser.ts';
import { connect as connectSubmission } from '#flows/submission/ports.ts';
import { admitFile } from './ports/file.ts';
import { saveBookingOf, restoreBookingOf, clearBooking } from './ports/draft.ts';
import { departureFeedOf } from '#adapters/user/members.ts';
import { whenUserKnownOf } from '#adapters/user/whenUserKnown.ts';

/** The machine with its ports. */
export const connect = (page: PortsContext) => {
  const currentUser = currentUserOf(page.session);
  return page.connectFlow(
    'booking',
    bookingMachine.provide({
      actors: {
        memberFeed: departureFeedOf(currentUser),
        restoreBooking: restoreBookingOf(whenUserKnownOf(currentUser)),
        admitFile,
        // The outbox keeps it safe from here on: the draft would send the same request twice.
        submission: connectSubmission(page, { whenQueued: clearBooking }),
      },
    }),
    saveBookingOf(currentUser.now),
  );
};
