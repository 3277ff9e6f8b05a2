// The ports of `officeHours`: the days of the calendar, the slots that are taken, and the booking.
import { officeHoursMachine } from '#machines/officeHours.machine.ts';
import type { PortsContext } from '#boot/flows.ts';
import { connect as connectBooking } from '#flows/booking/ports.ts';
import { dayFeedOf } from './ports/days.ts';
import { readClosings } from '#adapters/supabase/closings.ts';

/** The machine with its ports. */
export const connect = (page: PortsContext) =>
  page.connectFlow(
    'officeHours',
    officeHoursMachine.provide({
      actors: { dayFeed: dayFeedOf(page), readClosings, booking: connectBooking(page) },
    }),
  );
