// The ports of `booking`: the draft, the file, and the submission.
import { bookingMachine } from '#machines/booking.machine.ts';
import type { PortsContext } from '#boot/flows.ts';
import { connect as connectDraft } from '#flows/draft/ports.ts';
import { connect as connectSubmission } from '#flows/submission/ports.ts';
import { admitFile } from './ports/file.ts';
import { bookingDraft, clearSentBooking } from './ports/draft.ts';

/** The machine with its ports. */
export const connect = (page: PortsContext) =>
  page.connectFlow(
    'booking',
    bookingMachine.provide({
      actors: {
        draft: connectDraft(page, bookingDraft),
        admitFile,
        // The outbox keeps it safe from here on: the draft would send the same request twice.
        submission: connectSubmission(page, { whenQueued: clearSentBooking }),
      },
    }),
  );
