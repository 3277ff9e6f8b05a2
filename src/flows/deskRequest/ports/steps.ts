// The steps of an advisor, as the database's functions take them.
import { fromPromise } from 'xstate';
import type { DeskCommand, DeskStep, DeskVerdict } from '#machines/deskRequest.machine.ts';
import { hosts } from '#content/booking.ts';
import { desk } from '#content/desk.ts';
import { requests } from '#content/requests.ts';
import { isRecord } from '#adapters/isRecord.ts';
import { callFunction, type Answer } from '#adapters/supabase/functions.ts';
import { fillIn } from '#flows/shared/fillIn.ts';
import { chosenSlot, hostOf, slotWords } from '#flows/officeHours/slots.ts';

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
  const isSlot = command === 'schedule' && kind === 'office-hours';
  const host = slot === null ? null : hostOf(slot);
  if (isSlot && slot !== null && host !== null) {
    const { subject } = chosenSlot(slot, host, hosts[host].title);
    return ['desk_schedule', { id, note: words, slot, subject }];
  }
  if (isSlot) return ['desk_schedule', { id, note: words }];
  const to_status = targets[command];
  return ['desk_move', { id, to_status, note: words }];
}

const sentences: Readonly<Record<string, string>> = desk.request.refusals;
const slotsIn = (value: unknown) =>
  Array.isArray(value)
    ? (value as unknown[]).filter((one): one is string => typeof one === 'string').map(slotWords)
    : [];

const statuses: Readonly<Record<string, { name: string }>> = requests.statuses;
const nameOf = (status: unknown) => statuses[String(status)]?.name ?? '';

/** Why a step was refused, in a sentence; a reason of a later backend gets a general one. */
export function refusalOf(answer: Answer): string {
  const detail = isRecord(answer['detail']) ? answer['detail'] : {};
  const by = isRecord(detail['by']) ? String(detail['by']['name']) : '';
  const [from, to] = [nameOf(detail['from']), nameOf(detail['to'])];
  const nearest = slotsIn(detail['nearest']).join('; ');
  const sentence = sentences[String(answer['reason'])] ?? desk.request.refusals.other;
  return fillIn(sentence, { name: by, to, from, nearest });
}

/** Port `takeStep`. */
export const takeStep = fromPromise<DeskVerdict, DeskStep>(async ({ input }) => {
  const answer = await callFunction(...callOf(input));
  return answer.outcome === 'stored'
    ? { outcome: 'stored' }
    : { outcome: 'refused', message: refusalOf(answer) };
});
