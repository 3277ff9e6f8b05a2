// The queue as the database orders it.
import { fromPromise } from 'xstate';
import type {
  DeskFilter,
  DeskLease,
  QueueCounts,
  QueuePage,
  QueueRow,
} from '#machines/deskQueue.machine.ts';
import { callFunction } from '#adapters/supabase/functions.ts';
import { moment } from '#adapters/supabase/moment.ts';
import { isRow, rowsOf, text, textOrNull, type Row } from '#adapters/supabase/requestRows.ts';

/** A lease in an answer of the desk. */
export const leaseIn = (value: unknown): DeskLease | null =>
  isRow(value) && isRow(value['by'])
    ? {
        by: { id: text(value['by']['id']), name: text(value['by']['name']) },
        isMine: value['mine'] === true,
        until: moment(value['until']) ?? '',
      }
    : null;

const toRow = (row: Row): QueueRow => ({
  id: text(row['id']),
  kind: row['kind'] as QueueRow['kind'],
  subject: text(row['subject']),
  status: row['status'] as QueueRow['status'],
  createdAt: moment(row['created_at']) ?? '',
  dueAt: moment(row['due_at']),
  slot: textOrNull(row['slot']),
  wantedSlot: textOrNull(row['wanted_slot']),
  email: textOrNull(row['email']),
  company: textOrNull(row['company']) || null,
  tier: row['tier'] === 'premium' || row['tier'] === 'free' ? row['tier'] : null,
  files: Number(row['files'] ?? 0),
  hasVoice: row['voice'] === true,
  lease: leaseIn(row['lease']),
  sendingUntil: isRow(row['sending']) ? moment(row['sending']['until']) : null,
});

const toCounts = (value: unknown): QueueCounts | null =>
  isRow(value)
    ? {
        open: Number(value['open']),
        overdue: Number(value['overdue']),
        today: Number(value['today']),
        kind: isRow(value['kind']) ? (value['kind'] as QueueCounts['kind']) : {},
        status: isRow(value['status']) ? (value['status'] as QueueCounts['status']) : {},
      }
    : null;

/** The filter as the database takes it: what is not asked for is left out. */
const asked = ({ view, kind, status, due, query }: DeskFilter) => ({
  view,
  ...(kind.length > 0 && { kind }),
  ...(status.length > 0 && { status }),
  ...(due !== null && { due }),
  ...(query.trim() !== '' && { q: query.trim() }),
});

/**
 * Port `readQueue`.
 * @throws an Error without a message where the database refuses
 */
export const readQueue = fromPromise<QueuePage, { filter: DeskFilter; cursor: string | null }>(
  async ({ input: { filter, cursor } }) => {
    const answer = await callFunction('desk_queue', { filter: asked(filter), cursor, size: 25 });
    if (answer.outcome !== 'found') throw new Error('');
    return {
      rows: rowsOf(answer['rows']).map(toRow),
      next: textOrNull(answer['next']),
      counts: toCounts(answer['counts']),
      ahead: new Date(moment(answer['now']) ?? Date.now()).getTime() - Date.now(),
    };
  },
);
