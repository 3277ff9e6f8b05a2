// The queue of mails as tests read it, and a worker that sends nothing.
import type { Row } from './support.ts';

export interface MailRow extends Row {
  id: string;
  kind: string;
  address: string;
  status: string;
  data: Row;
  due_at: string;
  attempts: number;
}

/** What a test needs of a database: statements with all rights. */
export interface Queue {
  sql: (statement: string) => Promise<Row[]>;
}

/** A JSON value that some drivers hand over as its text. */
export const parsed = (value: unknown): unknown =>
  typeof value === 'string' ? JSON.parse(value) : value;

/** The mails of an address, the first to be due first. */
export async function mailsTo({ sql }: Queue, address: string): Promise<MailRow[]> {
  const rows = await sql(
    `select *, to_char(due_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"') as due_at
    from private.mails as mails where address = '${address}' order by mails.due_at, created_at, dedupe_key`,
  );
  return rows.map((row) => ({ ...row, data: parsed(row['data']) as Row }) as MailRow);
}

/** The kinds of the mails of an address. */
export const kindsTo = async (queue: Queue, address: string) =>
  (await mailsTo(queue, address)).map(({ kind }) => kind);

/** Claims as a worker does. */
export async function claim(
  { sql }: Queue,
  worker = 'one',
  batch = 100,
  lease = 300,
): Promise<MailRow[]> {
  const [row] = await sql(`select public.claim_mails('${worker}', ${batch}, ${lease}) as mails`);
  return parsed(row?.['mails']) as MailRow[];
}

/** Claims all that is due and says that it was sent. */
export async function deliver(queue: Queue): Promise<MailRow[]> {
  const all: MailRow[] = [];
  for (;;) {
    const mails = await claim(queue);
    if (mails.length === 0) return all;
    for (const { id } of mails) await queue.sql(`select public.mail_sent('${id}')`);
    all.push(...mails);
  }
}
