// Why the database refused a step at the desk, in a sentence.
import { desk } from '#content/desk.ts';
import { requests } from '#content/requests.ts';
import type { RequestStatus } from '#machines/request.machine.ts';
import { isRecord } from '#adapters/isRecord.ts';
import type { Answer } from '#adapters/supabase/functions.ts';
import { statusName } from '#flows/desk/statusName.ts';
import { fillIn } from '#flows/shared/fillIn.ts';
import { slotWords } from '#flows/officeHours/slots.ts';

const sentences: Readonly<Record<string, string>> = desk.request.refusals;
const slotsIn = (value: unknown) =>
  Array.isArray(value)
    ? (value as unknown[]).filter((one): one is string => typeof one === 'string').map(slotWords)
    : [];

const isStatus = (status: unknown): status is RequestStatus =>
  typeof status === 'string' && Object.hasOwn(requests.statuses, status);
const nameOf = (status: unknown) => (isStatus(status) ? statusName(status) : '');

/** Why a step was refused, in a sentence; a reason of a later backend gets a general one. */
export function refusalOf(answer: Answer): string {
  const detail = isRecord(answer['detail']) ? answer['detail'] : {};
  const by = isRecord(detail['by']) ? String(detail['by']['name']) : '';
  const [from, to] = [nameOf(detail['from']), nameOf(detail['to'])];
  const nearest = slotsIn(detail['nearest']).join('; ');
  const sentence = sentences[String(answer['reason'])] ?? desk.request.refusals.other;
  return fillIn(sentence, { name: by, to, from, nearest });
}
