// The backend on a PostgreSQL server, a database of its own for each test file, and many connections to it.
import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import postgres from 'postgres';
import { startBackend } from '../../server/backend/backend.mjs';
import { readSettings } from '../../server/settings.mjs';
import { clientOf } from '../backend/support.ts';
import type { Outcome, Row } from '../backend/support.ts';

/** The address of a fresh and empty database on the server that the command started. */
export async function newDatabase(): Promise<string> {
  const server = process.env['AXIS_TEST_POSTGRES'];
  if (server === undefined) throw new Error('Run these with npm run test:postgres.');
  const name = `axis_${randomUUID().replaceAll('-', '')}`;
  const admin = postgres(server, { max: 1, onnotice: () => undefined });
  await admin.unsafe(`create database ${name}`);
  await admin.end();
  const url = new URL(server);
  url.pathname = `/${name}`;
  return url.href;
}

/** Starts the embedded backend with the driver `postgres`, on a fresh database. */
export async function openPostgres(more: NodeJS.ProcessEnv = {}) {
  const url = await newDatabase();
  process.env['LITE_AUTH_BCRYPT_COST'] = '4';
  process.env['AXIS_LOG'] = 'quiet';
  const data = mkdtempSync(join(tmpdir(), 'axis-one-'));
  const env = { ...more, AXIS_DATA: data, AXIS_DATABASE_URL: url };
  const backend = await startBackend(readSettings(env));
  return {
    backend,
    url,
    ...clientOf(backend),
    restart: async () => {
      await backend.close();
      const again = await startBackend(readSettings(env));
      return { ...clientOf(again), close: () => again.close() };
    },
    close: async () => {
      await backend.close();
      rmSync(data, { recursive: true, force: true });
    },
  };
}

export type PostgresWorld = Awaited<ReturnType<typeof openPostgres>>;

/** Callers on connections of their own: `count` of them really run at once. */
export function openCallers(url: string, count: number) {
  const pool = postgres(url, { max: count, onnotice: () => undefined });

  /** Calls a function as PostgREST would: in a transaction, with the caller's role and claims. */
  const call = (
    name: string,
    args: readonly (string | null)[],
    member?: string,
    /** `cutOff`: the function has answered, and the transaction never commits. */
    end: 'commit' | 'cutOff' = 'commit',
  ) =>
    pool.begin(async (sql) => {
      const role = member === undefined ? 'service_role' : 'authenticated';
      const claims = JSON.stringify({ sub: member, role });
      await sql`select set_config('request.jwt.claims', ${claims}, true), set_config('request.jwt.claim.sub', ${member ?? ''}, true), set_config('role', ${role}, true)`;
      // What is JSON is sent as text: the fourth argument of a submission, the second of an answer.
      const isJson = (at: number) =>
        (name === 'submit_request' && at === 3) || (name === 'desk_answer' && at === 1);
      const places = args
        .map((_, at) => (isJson(at) ? `$${at + 1}::text::jsonb` : `$${at + 1}`))
        .join(', ');
      const [row] = await sql.unsafe<{ answer: Outcome }[]>(
        `select public.${name}(${places}) as answer`,
        [...args],
      );
      if (row === undefined) throw new Error(`${name} answered nothing.`);
      if (end === 'cutOff') throw new Error('Cut off before the commit.');
      return row.answer;
    });

  return {
    call,
    submit: (member: string, kind: string, answers: Row) =>
      call(
        'submit_request',
        [randomUUID(), kind, `About ${kind}`, JSON.stringify(answers)],
        member,
      ),
    move: (id: string, status: string) => call('move_request', [id, status, null]),
    query: (text: string) => pool.unsafe<Row[]>(text),
    /** Opens the connections before the race. */
    ready: () => Promise.all(Array.from({ length: count }, () => pool`select pg_sleep(0.2)`)),
    close: () => pool.end({ timeout: 5 }),
  };
}

export type Callers = ReturnType<typeof openCallers>;

/** Members without the cost of signing up: rows as the auth service would write them. */
export async function makeMembers(callers: Callers, count: number): Promise<string[]> {
  const ids = Array.from({ length: count }, () => randomUUID());
  const rows = ids.map((id) => `('${id}', '${id}@example.com')`).join(', ');
  await callers.query(`insert into auth.users (id, email) values ${rows}`);
  return ids;
}
