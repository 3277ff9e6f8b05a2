// Part of the composition root: the office hours of the Inner Room, fetched with its page.
import { bookingMachine } from '#machines/booking.machine.ts';
import { officeHoursMachine } from '#machines/officeHours.machine.ts';
import type { AsFlow, FlowGroups } from '#app/flows.ts';
import type { SessionRef } from '#app/house.tsx';
import { admitFile } from '#adapters/browser/bookingFile.ts';
import { keepBookingOf, recallBookingOf, releaseBooking } from '#adapters/browser/bookingRecall.ts';
import { departureFeedOf } from '#adapters/browser/departures.ts';
import { dayFeed } from '#adapters/browser/officeHoursFeed.ts';
import { requestDeskOf } from '#adapters/browser/outboxDesk.ts';
import { whoComesTo } from '#adapters/browser/questionFeed.ts';
import { readClosings } from '#adapters/supabase/closings.ts';
import { outboxOf } from './main.outbox.ts';
import { presenceOf } from './main.presence.ts';

/** The widget, and the request for a slot that it opens. */
export function roomFlows(asFlow: AsFlow, session: SessionRef): FlowGroups['room'] {
  const { desk } = outboxOf(asFlow, session);
  const presence = presenceOf(session);
  const booking = asFlow(
    'booking',
    bookingMachine.provide({
      actors: {
        memberFeed: departureFeedOf(presence),
        recallBooking: recallBookingOf(whoComesTo(presence)),
        admitFile,
        // From the box it cannot be lost any more: the draft would ask for the same hour twice.
        requestDesk: requestDeskOf({ ...desk, whenBoxed: releaseBooking }),
      },
    }),
    keepBookingOf(presence.now),
  );
  return {
    officeHours: asFlow(
      'officeHours',
      officeHoursMachine.provide({ actors: { dayFeed, readClosings, booking } }),
    ),
  };
}
