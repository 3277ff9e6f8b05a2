// Samples of another slot, for the model and the driver: a scheduled office hour, and what is open near it.
import type { MemberRequest } from '#machines/myRequests.machine.ts';
import type { MoveOffer } from '#machines/rescheduling.machine.ts';
import { replyLimit } from '#content/limits.ts';
import { chosenSlot } from '#flows/officeHours/slots.ts';
import { laterTuesday, nextTuesday, otherSlot, tuesdaySlot } from './officeHours.samples.ts';
import { requestOf } from './requests.samples.ts';

export const input = {
  id: 'r1',
  slot: tuesdaySlot.slot,
  wanted: null,
  longestNote: replyLimit,
};

/** The office hour as My requests has it. */
export const hourOf = (rest: Partial<MemberRequest> = {}) =>
  requestOf('r1', 'scheduled', { kind: 'office-hours', slot: tuesdaySlot.slot, ...rest });

export const near = chosenSlot(`${nextTuesday}T14:20`, 'javelyn', 'Javelyn Operator Hours');
export const laterDate = laterTuesday;
export const dated = chosenSlot(`${laterTuesday}T14:00`, 'javelyn', 'Javelyn Operator Hours');

export const offer: MoveOffer = {
  nearest: [near.slot, `${nextTuesday}T15:00`, otherSlot.slot],
  first: '2026-11-22',
  last: '2027-11-21',
};
