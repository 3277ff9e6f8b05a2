// What the views of a booking are given.
import type { ActorRefFrom, SnapshotFrom } from 'xstate';
import type { bookingMachine } from '#machines/booking.machine.ts';

export type BookingPart = {
  actor: ActorRefFrom<typeof bookingMachine>;
  snapshot: SnapshotFrom<typeof bookingMachine>;
  /** The visitor's zone. */
  zone: string | null;
};

/** The tags of the results of a booking. */
export const bookingEndings = ['stored', 'waitingForAccount', 'waitingForNetwork'] as const;
export type BookingEnding = (typeof bookingEndings)[number];
