// Converts the backend's requests to the machines' types.
import type { StoredAnswer, SubmitAnswer } from '#machines/submission.machine.ts';
import type {
  MemberRequest,
  RequestStep,
  StepAbout,
  Verdict,
} from '#machines/myRequests.machine.ts';
import type { Attachment, Refusal } from '#machines/outbox.machine.ts';
import { moment } from './moment.ts';

export type Row = Readonly<Record<string, unknown>>;

export const isRow = (value: unknown): value is Row =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
export const rowsOf = (value: unknown) => (Array.isArray(value) ? value.filter(isRow) : []);
export const text = (value: unknown) => (typeof value === 'string' ? value : '');
export const textOrNull = (value: unknown) => (typeof value === 'string' ? value : null);

const toStep = (row: Row): RequestStep => ({
  actor: row['actor'] as RequestStep['actor'],
  to: row['to_status'] as RequestStep['to'],
  at: moment(row['at']) ?? '',
  note: textOrNull(row['note']),
  ...(typeof row['about'] === 'string' && { about: row['about'] as StepAbout }),
  ...(typeof row['slot'] === 'string' && { slot: row['slot'] }),
});

/** A file, without its bytes. */
export const toAttachment = (row: Row): Attachment => ({
  id: text(row['id']),
  name: text(row['name']),
  type: text(row['type']),
  size: Number(row['size']),
});

/** Overdue: the backend says so, or the date has passed without a reply. */
const isLate = (row: Row) =>
  typeof row['breached_at'] === 'string' ||
  (/^(submitted|inReview|needsYou|followedUp)$/.test(text(row['status'])) &&
    new Date(moment(row['due_at']) ?? NaN).getTime() < Date.now());

/** A row as its member sees it. */
export function toRequest(row: Row): MemberRequest {
  return {
    id: text(row['id']),
    kind: row['kind'] as MemberRequest['kind'],
    subject: text(row['subject']),
    status: row['status'] as MemberRequest['status'],
    createdAt: moment(row['created_at']) ?? '',
    dueAt: moment(row['due_at']),
    isBreached: isLate(row),
    position: typeof row['position'] === 'number' ? row['position'] : null,
    offeredUntil: moment(row['offered_until']),
    slot: textOrNull(row['slot']),
    ...(typeof row['gathering'] === 'string' && { gathering: row['gathering'] }),
    ...(typeof row['wanted_slot'] === 'string' && { wantedSlot: row['wanted_slot'] }),
    ...(row['priority'] === true && { hasPriority: true }),
    ...(typeof row['sequence'] === 'number' && { sequence: row['sequence'] }),
    history: rowsOf(row['events']).map(toStep),
    attachments: rowsOf(row['attachments']).map(toAttachment),
  };
}

/** The answer of `my_requests()`. */
export const toRequests = (answer: unknown): MemberRequest[] => rowsOf(answer).map(toRequest);

/** Rows of the table itself, as a plain select returns them. */
export const toFound = (rows: unknown): StoredAnswer | null => {
  const [row] = rowsOf(rows);
  return row === undefined ? null : { outcome: 'stored', request: toRequest(row) };
};

const toRefusal = (answer: Row): Refusal => ({
  reason: text(answer['reason']) as Refusal['reason'],
  detail: isRow(answer['detail']) ? answer['detail'] : {},
});

/**
 * The answer of a function of the backend.
 * @throws where it is no valid answer: then the result is unknown
 */
export function toAnswer(answer: unknown): SubmitAnswer {
  if (isRow(answer) && answer['outcome'] === 'refused')
    return { outcome: 'refused', ...toRefusal(answer) };
  if (isRow(answer) && answer['outcome'] === 'stored') {
    const { request } = answer;
    return { outcome: 'stored', request: toRequest(isRow(request) ? request : {}) };
  }
  throw new Error('');
}

/** The same, for calls that return no row. */
export function toVerdict(answer: unknown): Verdict {
  const said = toAnswer(answer);
  return said.outcome === 'stored'
    ? { outcome: 'stored' }
    : { outcome: 'refused', reason: said.reason };
}
