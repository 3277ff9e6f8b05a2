// The steps of an advisor, as the database's functions take them.
import { fromPromise } from 'xstate';
import type { DeskCommand, DeskStep, DeskVerdict } from '#machines/deskRequest.machine.ts';
import { hosts } from '#content/booking.ts';
import { callFunction } from '#adapters/supabase/functions.ts';
import { chosenSlot, hostOf } from '#flows/officeHours/slots.ts';
import { refusalOf } from './refusals.ts';

/** Where each step leads that is a plain move. */
const targets: Partial<Record<DeskCommand, string>> = {
  review: 'inReview',
  schedule: 'scheduled',
  ask: 'needsYou',
  accept: 'accepted',
  offer: 'offered',
  reply: 'answered',
  decline: 'declined',
};

/** The function of a step, and what it is told. */
function callOf({ id, kind, command, note, slot }: DeskStep): [string, Record<string, unknown>] {
  const words = note === '' ? null : note;
  if (command === 'note') return ['desk_note', { id, note }];
  if (command === 'agreeMove' || command === 'refuseMove')
    return ['desk_decide_move', { id, agreed: command === 'agreeMove', note: words }];
  // Only office hours are scheduled into a slot; the database knows which slot was asked for.
  const isSlot = command === 'schedule' && (kind === 'office-hours' || kind === 'advisory-call');
  const host = slot === null ? null : hostOf(slot);
  if (isSlot && slot !== null && host !== null) {
    const { subject } = chosenSlot(slot, host, hosts[host].title);
    return ['desk_schedule', { id, note: words, slot, subject }];
  }
  if (isSlot) return ['desk_schedule', { id, note: words }];
  const to_status = targets[command];
  return ['desk_move', { id, to_status, note: words }];
}

/** Port `takeStep`. */
export const takeStep = fromPromise<DeskVerdict, DeskStep>(async ({ input }) => {
  const answer = await callFunction(...callOf(input));
  return answer.outcome === 'stored'
    ? { outcome: 'stored' }
    : { outcome: 'refused', message: refusalOf(answer) };
});
