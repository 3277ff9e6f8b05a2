// Staff as the owner of the database makes them, and the desk as they call it.
import { documentOf } from './answers.kit.ts';
import type { Member, Outcome, Row } from './support.ts';
import type { World } from './requests.kit.ts';

/** Makes a member staff; `until` ends it. The second factor has its own tests (factors.test.ts). */
export async function hire(
  { sql }: Pick<World, 'sql'>,
  member: Pick<Member, 'id'>,
  { name = 'The advisor', until = null }: { name?: string; until?: string | null } = {},
): Promise<void> {
  await sql(`insert into public.staff (member_id, name, since, until, factor_waived)
    values ('${member.id}', '${name}', '2026-01-01T00:00:00Z', ${until === null ? 'null' : `'${until}'`}, true)
    on conflict (member_id) do update set name = excluded.name, until = excluded.until`);
}

/** An advisor, who works at the desk. */
export async function advisor(world: World, name = 'The advisor'): Promise<Member> {
  const { member } = await world.signUp();
  await hire(world, member, { name });
  return member;
}

export interface QueueRow extends Row {
  id: string;
  kind: string;
  status: string;
  due_at: string | null;
  created_at: string;
}

export interface Queue extends Outcome {
  rows: QueueRow[];
  next: string | null;
  counts: (Row & { open: number; overdue: number; today: number }) | null;
}

export const queueOf = async (
  world: World,
  who: Member | undefined,
  filter: Row = {},
  more: { cursor?: string | null; size?: number } = {},
) => (await world.rpc('desk_queue', { filter, ...more }, who)) as Queue;

/** All rows of a queue, page by page. */
export async function wholeQueue(world: World, who: Member, filter: Row = {}, size = 7) {
  const rows: QueueRow[] = [];
  let cursor: string | null = null;
  do {
    const page: Queue = await queueOf(world, who, filter, { cursor, size });
    rows.push(...page.rows);
    cursor = page.next;
  } while (cursor !== null);
  return rows;
}

export interface DeskRequest extends Outcome {
  request: Row;
  member: Row | null;
  earlier: Row[];
  attachments: Row[];
  events: Row[];
  notes: Row[];
  answer: { versions: Row[] } | null;
  answer_files: Row[];
  legal: string[];
  moves: string[];
  offered_slots: string[] | null;
  lease: Row | null;
  present: Row[];
  sending: Row | null;
  failed: Row | null;
}

export const atDesk = async (world: World, who: Member | undefined, id: string) =>
  (await world.rpc('desk_request', { id }, who)) as DeskRequest;

/** Sends an answer from the desk. */
export const sendAnswer = (
  world: World,
  who: Member | undefined,
  id: string,
  change: Row = {},
  correcting = false,
) =>
  world.rpc('desk_answer', { id, document: documentOf(change), correcting }, who) as Promise<
    Outcome & { sending?: Row }
  >;

/** What staff did to a request, oldest first. */
export const actsOn = (world: World, id: string) =>
  world.sql(
    `select act, staff_name, event_id, detail from public.desk_acts where request_id = '${id}' order by id`,
  );
