// ASVS 5.0, 6.3.1: two servers on one PostgreSQL count tries together, and a correct password at one ends the count
// at both.
import postgres from 'postgres';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import type { Server } from '../../tools/lib/throwaway.mjs';
import { ask, keyIn, openSite } from './site.ts';
import { newDatabase } from './support.ts';

vi.setConfig({ testTimeout: 180_000, hookTimeout: 180_000 });

const site = openSite();
let servers: Server[];
let sql: postgres.Sql;
let key: string;

beforeAll(async () => {
  const url = await newDatabase();
  sql = postgres(url, { max: 1, onnotice: () => undefined });
  const env = { AXIS_DATABASE_URL: url, AXIS_CLIENT_TRIES: '1' };
  servers = await Promise.all([0, 1].map(() => site.start({ data: site.newFolder(), env })));
  key = await keyIn(sql);
});
afterAll(async () => {
  await sql.end({ timeout: 5 });
  await site.close();
});

const password = 'correct horse';
/** Sends requests to the servers in turns, as a balancer would. */
const post = (turn: number, path: string, body: object) => {
  const server = servers[turn % 2];
  if (server === undefined) throw new Error('There are two servers.');
  return ask(server, key, path, { body });
};
const signIn = async (turn: number, email: string, word: string) =>
  (await post(turn, '/auth/v1/token?grant_type=password', { email, password: word })).status;

it('wrong passwords: five in all, not five of each server', async () => {
  const email = 'guessed@example.com';
  expect((await post(0, '/auth/v1/signup', { email, password })).status).toBe(200);
  const statuses = [];
  for (let turn = 0; turn < 8; turn += 1) statuses.push(await signIn(turn, email, 'a wrong horse'));
  expect(statuses).toEqual([400, 400, 400, 400, 400, 429, 429, 429]);
});

it('at the same moment, too', async () => {
  const email = 'guessed-at-once@example.com';
  const statuses = await Promise.all(
    Array.from({ length: 20 }, (_, turn) => signIn(turn, email, 'a wrong horse')),
  );
  expect(statuses.filter((status) => status === 400)).toHaveLength(5);
});

it('a correct password at one of them ends the count at both', async () => {
  const email = 'mistypes@example.com';
  expect((await post(1, '/auth/v1/signup', { email, password })).status).toBe(200);
  for (let round = 0; round < 3; round += 1) {
    for (let turn = 0; turn < 4; turn += 1)
      expect(await signIn(turn, email, 'a wrong horse')).toBe(400);
    expect(await signIn(round, email, password)).toBe(200);
  }
});

it('mails to an address: three in all', async () => {
  const statuses = [];
  for (let turn = 0; turn < 6; turn += 1)
    statuses.push((await post(turn, '/auth/v1/recover', { email: 'mailed@example.com' })).status);
  expect(statuses).toEqual([200, 200, 200, 429, 429, 429]);
});

it('stores no address in plain text', async () => {
  const rows = await sql`select key from axis_server.tries`;
  expect(rows.length).toBeGreaterThan(0);
  expect(JSON.stringify(rows)).not.toMatch(/example|127|@/);
});
