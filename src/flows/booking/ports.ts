// The ports of `booking`: the draft, the file, and the outbox.
import { bookingMachine } from '#machines/booking.machine.ts';
import type { PortsContext } from '#boot/flows.ts';
import { presenceOf } from '#boot/currentUser.ts';
import { outboxOf } from '#flows/outbox/ports.ts';
import { admitFile } from '#flows/booking/ports/file.ts';
import { keepBookingOf, recallBookingOf, releaseBooking } from '#flows/booking/ports/draft.ts';
import { departureFeedOf } from '#adapters/user/departures.ts';
import { requestDeskOf } from '#adapters/outbox/submitRequest.ts';
import { whoComesTo } from '#adapters/user/whenUserKnown.ts';

/** The machine with its ports. */
export const connect = (page: PortsContext) => {
  const presence = presenceOf(page.session);
  return page.asFlow(
    'booking',
    bookingMachine.provide({
      actors: {
        memberFeed: departureFeedOf(presence),
        recallBooking: recallBookingOf(whoComesTo(presence)),
        admitFile,
        // From the outbox it cannot be lost any more: the draft would ask for the same hour twice.
        requestDesk: requestDeskOf({ ...outboxOf(page).desk, whenBoxed: releaseBooking }),
      },
    }),
    keepBookingOf(presence.now),
  );
};
