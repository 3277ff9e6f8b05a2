// What the views of the office hours are given.
import type { ActorRefFrom, SnapshotFrom } from 'xstate';
import type { officeHoursMachine } from '#machines/officeHours.machine.ts';

export type HoursRef = ActorRefFrom<typeof officeHoursMachine>;
export type HoursSnapshot = SnapshotFrom<typeof officeHoursMachine>;
