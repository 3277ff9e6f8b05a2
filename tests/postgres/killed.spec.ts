// The site's server is killed while its database, a PostgreSQL server, lives on: before a submission is written, at
// its commit, after its answer, and before the next attempt. The outbox machine sends again; each is stored exactly
// once.
import { fork } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import postgres from 'postgres';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { keysOf } from '../../server/keys.mjs';
import { freePort } from '../../tools/lib/throwaway.mjs';
import { answersOf } from '../backend/requests.kit.ts';
import { beABrowser, sendMany } from '../backend/thousand.ts';
import { newDatabase } from './support.ts';

// Each kill costs a start, on a shared machine.
vi.setConfig({ testTimeout: 180_000, hookTimeout: 180_000 });

/** The key of the lock that holds a transaction at its commit, when everything is written. */
const atCommit = 20_261_122;

let data: string;
let server: ChildProcess;
let sql: postgres.Sql;
let key: string;
let env: Record<string, string>;

async function start() {
  const script = join(import.meta.dirname, 'served.mjs');
  server = fork(script, [], { env: { ...process.env, ...env } });
  const ended = once(server, 'exit').then(([code]: unknown[]) => {
    throw new Error(`The server ended with ${String(code)}.`);
  });
  await Promise.race([once(server, 'message'), ended]);
}

async function kill() {
  server.kill('SIGKILL');
  await once(server, 'exit');
}

beforeAll(async () => {
  const url = await newDatabase();
  sql = postgres(url, { max: 3, onnotice: () => undefined });
  data = mkdtempSync(join(tmpdir(), 'axis-one-'));
  const [port, keys] = [await freePort(), await keysOf(data)];
  key = keys.publishableKey;
  env = {
    AXIS_DATA: data,
    AXIS_DATABASE_URL: url,
    AXIS_LOG: 'quiet',
    LITE_AUTH_BCRYPT_COST: '4',
    PORT: String(port),
  };
  await start();
  for (const table of ['requests', 'attachments'])
    await sql.unsafe(`create function public.wait_${table}() returns trigger language plpgsql as
      $$ begin perform pg_advisory_xact_lock_shared(${atCommit}); return null; end $$;
      create constraint trigger wait_${table} after insert on public.${table}
      deferrable initially deferred for each row execute function public.wait_${table}()`);
  beABrowser();
});
afterAll(async () => {
  vi.unstubAllGlobals();
  server.kill('SIGKILL');
  await sql.end({ timeout: 5 });
  rmSync(data, { recursive: true, force: true });
});

/** Sends a request as a browser does. Throws if there is no answer. */
async function post(path: string, body: unknown, token?: string): Promise<unknown> {
  const headers = { apikey: key, 'content-type': 'application/json' };
  const bearer = token === undefined ? {} : { authorization: `Bearer ${token}` };
  const response = await fetch(`http://127.0.0.1:${env['PORT']}${path}`, {
    method: 'POST',
    headers: { ...headers, ...bearer },
    body: JSON.stringify(body),
  });
  expect(response.status).toBe(200);
  return response.json();
}

async function signUp(): Promise<{ id: string; token: string }> {
  const answer = (await post('/auth/v1/signup', {
    email: `${randomUUID()}@example.com`,
    password: 'correct horse',
  })) as { access_token: string; user: { id: string } };
  return { id: answer.user.id, token: answer.access_token };
}

/** The server's connections that wait for a lock of the test. */
const held = () =>
  sql`select pid from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`;

/**
 * Kills the server while PostgreSQL holds its transaction at this lock, then lets PostgreSQL go on.
 * @returns when PostgreSQL has done with the transaction, one way or the other
 */
async function killedWhileHeld(lock: string, ask: () => Promise<unknown>): Promise<void> {
  await sql.begin(async (holding) => {
    await holding.unsafe(lock);
    const asked = expect(ask()).rejects.toThrow('fetch failed');
    await expect.poll(held, { timeout: 10_000 }).toHaveLength(1);
    await kill();
    await asked;
  });
  await expect.poll(held, { timeout: 10_000 }).toEqual([]);
}

/** Where the server is killed, in the order of the submissions: each meets one kill. */
const deaths: Record<string, (ask: () => Promise<unknown>) => Promise<void>> = {
  'before it is written': (ask) =>
    killedWhileHeld('lock table public.requests in access exclusive mode', ask),
  'at its commit': (ask) => killedWhileHeld(`select pg_advisory_xact_lock(${atCommit})`, ask),
  async 'after its answer'(ask) {
    await ask();
    await kill();
  },
};

it('a submission is stored exactly once, wherever the server is killed', async () => {
  const member = await signUp();
  const met = new Set<unknown>();
  const storedBy: Record<string, number> = {};
  const { ids, said } = await sendMany(3, member, async (name, args, sender) => {
    const ask = () => post(`/rest/v1/rpc/${name}`, args, sender?.token);
    if (server.signalCode !== null) {
      // The next attempt finds no server at all; the one after it a server that has started again.
      await expect(ask()).rejects.toThrow('fetch failed');
      await start();
    } else {
      const [when, die] = Object.entries(deaths)[met.size] ?? [];
      if (met.has(args['id']) || when === undefined || die === undefined) return ask();
      met.add(args['id']);
      await die(ask);
      const rows = await sql`select id from public.requests where id = ${String(args['id'])}`;
      storedBy[when] = rows.length;
    }
    throw new Error('No answer came.');
  });
  const rows = await sql`select id from public.requests`;
  expect(rows.map((row) => String(row['id'])).toSorted()).toEqual(ids.toSorted());
  const [history] = await sql`select count(*)::integer as steps from public.request_events`;
  expect(history?.['steps']).toBe(ids.length);
  expect(said).toEqual(ids.map(() => 'requestDelivered'));
  // A commit that had begun is completed without its server; the next attempt finds it done.
  expect(storedBy).toEqual({
    'before it is written': 0,
    'at its commit': 1,
    'after its answer': 1,
  });
});

it('so is one of its files', async () => {
  const { token } = await signUp();
  const call = (name: string, args: object) => post(`/rest/v1/rpc/${name}`, args, token);
  const request = randomUUID();
  await call('submit_request', {
    id: request,
    kind: 'asynq',
    subject: 'With a file',
    answers: answersOf.asynq,
  });
  const file = {
    id: randomUUID(),
    request_id: request,
    name: 'deck.pdf',
    type: 'application/pdf',
    body: Buffer.from('%PDF-').toString('base64'),
  };
  await killedWhileHeld(`select pg_advisory_xact_lock(${atCommit})`, () => call('attach', file));
  await start();
  expect(await call('attach', file)).toMatchObject({ outcome: 'stored' });
  const kept = await sql`select octet_length(b.body) as size from public.attachments a
    join public.attachment_bodies b on b.attachment_id = a.id where a.request_id = ${request}`;
  expect(kept).toMatchObject([{ size: 5 }]);
});
