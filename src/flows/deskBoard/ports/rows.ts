// The rows of the sections, from the database's answers to the machine's types.
import type {
  Asker,
  BoardMail,
  BoardPost,
  BoardSlot,
  BoardTable,
  Guest,
  StaffAct,
} from '#machines/deskBoard.machine.ts';
import type { Staff } from '#machines/desk.machine.ts';
import { gatheringSeries } from '#content/gatherings.ts';
import { moment } from '#adapters/supabase/moment.ts';
import { isRow, rowsOf, text, textOrNull, type Row } from '#adapters/supabase/requestRows.ts';

const staffIn = (value: unknown): Staff | null =>
  isRow(value) ? { id: text(value['id']), name: text(value['name']) } : null;

const toAsker = (row: Row): Asker => ({
  id: text(row['id']),
  status: row['status'] as Asker['status'],
  email: textOrNull(row['email']),
  company: textOrNull(row['company']) || null,
  tier: row['tier'] === 'premium' || row['tier'] === 'free' ? row['tier'] : null,
});

const hosts = ['javelyn', 'quasar', 'angel', 'advisor'] as const;

/** A slot of the week. */
export const toSlot = (row: Row): BoardSlot => ({
  slot: text(row['slot']),
  host: hosts.find((host) => host === row['host']) ?? null,
  isAvailable: row['available'] === true,
  isPast: row['past'] === true,
  scheduled: isRow(row['scheduled']) ? toAsker(row['scheduled']) : null,
  asking: rowsOf(row['asking']).map(toAsker),
  wantedBy: rowsOf(row['wanted_by']).map((one) => ({ ...toAsker(one), slot: text(one['slot']) })),
});

const toGuest = (row: Row): Guest => ({
  ...toAsker(row),
  position: typeof row['position'] === 'number' ? row['position'] : null,
  offeredUntil: moment(row['offered_until']),
});

/**
 * The title of a gathering, whatever its day: its id is its series and its day. The database publishes days that the site was not built
 * with. A series that the content does not name any more has its id.
 */
const titleOf = (gathering: string) =>
  gatheringSeries.find(({ id }) => gathering.startsWith(`${id}-`))?.title ?? gathering;

/** A gathering with its guests. */
export const toTable = (row: Row): BoardTable => ({
  id: text(row['id']),
  title: titleOf(text(row['id'])),
  heldOn: textOrNull(row['held_on']),
  isOver: row['over'] === true,
  seats: Number(row['seats']),
  reserved: Number(row['reserved']),
  free: Number(row['free']),
  accepted: rowsOf(row['accepted']).map(toGuest),
  offered: rowsOf(row['offered']).map(toGuest),
  waitlisted: rowsOf(row['waitlisted']).map(toGuest),
  undecided: rowsOf(row['undecided']).map(toGuest),
});

/** A post, with what staff did about it. */
export const toPost = (row: Row): BoardPost => ({
  id: text(row['id']),
  author: text(row['author_name']),
  email: textOrNull(row['email']),
  body: text(row['body']) || text(row['teaser']),
  isPremium: row['is_premium'] === true,
  createdAt: moment(row['created_at']) ?? '',
  hidden:
    textOrNull(row['hidden_reason']) === null
      ? null
      : { reason: text(row['hidden_reason']), by: staffIn(row['hidden_by']) },
});

/** A mail that failed, or fails. */
export const toMail = (row: Row): BoardMail => ({
  id: text(row['id']),
  kind: text(row['kind']),
  address: text(row['address']),
  attempts: Number(row['attempts'] ?? 0),
  lastError: textOrNull(row['last_error']),
  createdAt: moment(row['created_at']) ?? '',
  isGivenUp: row['status'] === 'givenUp',
});

/** A line of what the staff did. */
export const toStaffAct = (row: Row): StaffAct => ({
  id: String(row['id']),
  at: moment(row['at']) ?? '',
  by: staffIn(row['by']) ?? { id: '', name: '' },
  act: text(row['act']),
  request: textOrNull(row['request_id']),
  subject: textOrNull(row['subject']),
  status: textOrNull(row['status']) as StaffAct['status'],
});
