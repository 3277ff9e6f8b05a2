// One request as the desk reads it.
import { fromPromise } from 'xstate';
import type { DeskMember, DeskRecord, DeskRequestAnswer } from '#machines/deskRequest.machine.ts';
import type { Staff } from '#machines/desk.machine.ts';
import { callFunction } from '#adapters/supabase/functions.ts';
import { moment } from '#adapters/supabase/moment.ts';
import {
  isRow,
  rowsOf,
  text,
  textOrNull,
  toAttachment,
  toRequest,
  type Row,
} from '#adapters/supabase/requestRows.ts';
import { failedIn, sentIn, writtenIn } from '#flows/deskAnswer/ports/answer.ts';
import { answersIn } from '#flows/requestPage/ports/record.ts';
import { toVersions } from '#flows/requestPage/ports/versions.ts';
import { commandsOf } from './commands.ts';
import { profileIn } from './profile.ts';

const isId = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i;

const staffIn = (value: unknown): Staff | null =>
  isRow(value) ? { id: text(value['id']), name: text(value['name']) } : null;

const textsIn = (value: unknown) =>
  Array.isArray(value)
    ? (value as unknown[]).filter((one): one is string => typeof one === 'string')
    : [];

const memberIn = (value: unknown): DeskMember | null =>
  isRow(value)
    ? {
        email: text(value['email']),
        since: moment(value['since']) ?? '',
        tier: value['tier'] === 'premium' ? 'premium' : 'free',
        profile: isRow(value['profile']) ? profileIn(value['profile']) : {},
      }
    : null;

/** The answer of `desk_request()`. */
export function toDeskRecord(answer: Row): DeskRecord {
  const { request } = answer;
  if (!isRow(request)) throw new Error('');
  const asked = { ...toRequest(request), answers: answersIn(request['answers']) };
  const events = rowsOf(answer['events']);
  const attachments = rowsOf(answer['attachments']).map(toAttachment);
  const { history } = toRequest({ ...request, events });
  const wantedSlot = textOrNull(request['wanted_slot']);
  const [newest] = isRow(answer['answer']) ? rowsOf(answer['answer']['versions']) : [];
  const failed = failedIn(answer['failed']);
  const legal = commandsOf(asked, wantedSlot, newest !== undefined);
  return {
    request: { ...asked, history, attachments },
    wantedSlot,
    member: memberIn(answer['member']),
    address: textOrNull(answer['address']),
    earlier: rowsOf(answer['earlier']).map((row) => {
      const { id, kind, subject, status, createdAt } = toRequest(row);
      return { id, kind, subject, status, createdAt };
    }),
    history: history.map((step, place) => ({ ...step, by: staffIn(events[place]?.['by']) })),
    notes: rowsOf(answer['notes']).map((row) => ({
      id: String(row['id']),
      by: staffIn(row['by']) ?? { id: '', name: '' },
      at: moment(row['at']) ?? '',
      note: text(row['note']),
    })),
    versions: toVersions(answer['answer']),
    answerFiles: rowsOf(answer['answer_files']).map(toAttachment),
    // Another version says anew what has changed.
    written: newest === undefined ? null : { ...writtenIn(newest), changed: '' },
    sending: sentIn(answer['sending'], answer['now']),
    failed,
    // The words that came back are in the editor, also where they can be given no more.
    commands: failed === null || legal.includes('answer') ? legal : ['answer', ...legal],
    offeredSlots: textsIn(answer['offered_slots']),
  };
}

/** Port `readRequest`. An address that can be no request's is not asked for. */
export const readRequest = fromPromise<DeskRequestAnswer, { id: string }>(
  async ({ input: { id } }) => {
    if (!isId.test(id)) return { outcome: 'missing' };
    const answer = await callFunction('desk_request', { id });
    return answer.outcome === 'found'
      ? { outcome: 'found', record: toDeskRecord(answer) }
      : { outcome: 'missing' };
  },
);
