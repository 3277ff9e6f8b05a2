// What the views of a booking are given.
import type { ActorRefFrom, SnapshotFrom } from 'xstate';
import type { bookingMachine } from '#machines/booking.machine.ts';

export type BookingPart = {
  actor: ActorRefFrom<typeof bookingMachine>;
  snapshot: SnapshotFrom<typeof bookingMachine>;
  /** The visitor's zone. */
  zone: string | null;
};
