// PostgreSQL stops while a server runs, and returns: meanwhile requests are refused with the site's own sentences,
// and the server serves again without a restart.
import postgres from 'postgres';
import { afterAll, beforeAll, expect, it, onTestFinished, vi } from 'vitest';
import { startPostgres } from '../../tools/lib/postgres.mjs';
import type { Postgres } from '../../tools/lib/postgres.mjs';
import type { Server } from '../../tools/lib/throwaway.mjs';
import { ask, keyIn, openSite, signUp } from './site.ts';

vi.setConfig({ testTimeout: 180_000, hookTimeout: 180_000 });

const site = openSite();
let database: Postgres;
let server: Server;
let key: string;

beforeAll(async () => {
  // A PostgreSQL of its own, the other files share theirs; durable, since what is confirmed must outlive the crash.
  database = await startPostgres({ durable: true });
  server = await site.start({
    data: site.newFolder(),
    env: { AXIS_DATABASE_URL: database.url() },
  });
  const sql = postgres(database.url(), { max: 1, onnotice: () => undefined });
  key = await keyIn(sql);
  await sql.end({ timeout: 5 });
});
afterAll(async () => {
  await site.close();
  await database.stop();
});

const refused = {
  message: 'The server is busy. Nothing you typed is lost. Please try again in a moment.',
};

/**
 * Sends requests that read profiles while the table is locked.
 * @returns once PostgreSQL makes ten of them wait
 */
async function heldUp<T>(send: () => Promise<T>): Promise<{ answers: Promise<T> }> {
  const sql = postgres(database.url(), { max: 2, onnotice: () => undefined });
  const lock = await sql.reserve();
  await lock`begin`;
  await lock`lock table public.profiles in access exclusive mode`;
  const answers = send();
  const waiting = () => sql`select pid from pg_stat_activity where wait_event_type = 'Lock'`;
  await expect.poll(waiting, { timeout: 10_000 }).toHaveLength(10);
  onTestFinished(() => sql.end({ timeout: 0 }));
  return { answers };
}

const readiness = async () => (await ask(server, key, '/readyz')).status;

it('each request is answered with 503 while it is away, and served when it is back', async () => {
  const member = await signUp(server, key);
  const profiles = () => ask(server, key, '/rest/v1/profiles?select=id', member);
  expect(await profiles()).toEqual({ status: 200, answer: [{ id: member.id }] });

  // Every connection of the pool is in the middle of a request when PostgreSQL stops, and more requests wait.
  const underWay = await heldUp(() => Promise.all(Array.from({ length: 20 }, profiles)));
  await database.crash();
  for (const each of await underWay.answers)
    expect(each).toMatchObject({ status: 503, answer: refused });
  for (let attempt = 0; attempt < 25; attempt += 1)
    expect(await profiles()).toMatchObject({ status: 503, answer: refused });
  const body = { email: 'free@axis-one.example', password: 'second-curve' };
  expect(await ask(server, key, '/auth/v1/token?grant_type=password', { body })).toMatchObject({
    status: 503,
    answer: refused,
  });
  expect(await readiness()).toBe(503);
  // The process and its pages are well.
  expect((await ask(server, key, '/healthz')).status).toBe(200);
  expect(await (await fetch(server.url)).text()).toContain('Axis One');

  await database.startAgain();
  await expect.poll(readiness, { timeout: 30_000 }).toBe(200);
  for (let attempt = 0; attempt < 25; attempt += 1)
    expect(await profiles()).toEqual({ status: 200, answer: [{ id: member.id }] });
  await signUp(server, key);
});

it('a start without it says so in one sentence', async () => {
  await database.crash();
  const start = site.start({
    data: site.newFolder(),
    env: { AXIS_DATABASE_URL: database.url() },
  });
  await expect(start).rejects.toThrow(
    / ended with 1: The PostgreSQL server of AXIS_DATABASE_URL does not answer \(ECONNREFUSED\)\.$/,
  );
});
