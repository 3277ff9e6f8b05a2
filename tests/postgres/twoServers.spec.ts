// Two servers on one PostgreSQL: they start at the same moment on an empty database, share their keys and their
// members, and one is killed while the outbox sends to both.
import { randomBytes } from 'node:crypto';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { generateApiKey } from '@supabase/lite';
import postgres from 'postgres';
import { afterAll, beforeAll, describe, expect, it, onTestFinished, vi } from 'vitest';
import { migrationsIn } from '../../server/database/migrate.mjs';
import { keysFor } from '../../server/keys.mjs';
import { root } from '../../server/settings.mjs';
import { beABrowser, manyOpen, sendMany } from '../backend/thousand.ts';
import { operate } from '../tools/operator.kit.ts';
import { ask, keyIn, openSite, signUp } from './site.ts';
import { newDatabase } from './support.ts';

// Servers start several times, on a shared machine.
vi.setConfig({ testTimeout: 180_000, hookTimeout: 180_000 });

const site = openSite();
const versions = migrationsIn(join(root, 'supabase/migrations')).map(({ version }) => version);
const demo = { email: 'free@axis-one.example', password: 'second-curve' };

beforeAll(beABrowser);
afterAll(async () => {
  vi.unstubAllGlobals();
  await site.close();
});

/** A fresh database, and a connection of the test's own. */
async function openDatabase() {
  const url = await newDatabase();
  const sql = postgres(url, { max: 1, onnotice: () => undefined });
  onTestFinished(() => sql.end({ timeout: 5 }));
  return { url, sql };
}

async function environmentKeys() {
  const [publishable, secret] = [
    await generateApiKey('publishable'),
    await generateApiKey('secret'),
  ];
  return {
    AXIS_JWT_SECRET: randomBytes(48).toString('base64url'),
    AXIS_PUBLISHABLE_KEY: publishable.key,
    AXIS_SECRET_KEY: secret.key,
  };
}

describe('two first starts at the same moment', () => {
  it.each([
    ['folders of their own', false, false],
    ['one folder', true, false],
    ['keys from the environment', false, true],
  ])('with %s: one database, one set of keys', async (_, isOneFolder, hasKeys) => {
    const { url, sql } = await openDatabase();
    const keys = hasKeys ? await environmentKeys() : undefined;
    const env = { AXIS_DATABASE_URL: url, ...keys };
    const data = site.newFolder();
    const [one, other] = await Promise.all([
      site.start({ data, env }),
      site.start({ data: isOneFolder ? data : site.newFolder(), env }),
    ]);

    const applied = await sql`select version from supabase_migrations.schema_migrations`;
    expect(applied.map((row) => String(row['version'])).toSorted()).toEqual(versions);
    const key = keys?.AXIS_PUBLISHABLE_KEY ?? (await keyIn(sql));
    const member = await signUp(one, key);
    for (const server of [one, other]) {
      const { status, answer } = await ask(server, key, '/auth/v1/user', member);
      expect([status, answer]).toMatchObject([200, { id: member.id }]);
      const signIn = await ask(server, key, '/auth/v1/token?grant_type=password', { body: demo });
      expect(signIn.status).toBe(200);
      expect((await ask(server, key, '/readyz')).status).toBe(200);
    }
    const [made] = await sql`select (select count(*) from axis_demo.accounts)::integer as demo,
      (select count(*) from auth.users)::integer as users`;
    expect(made).toEqual({ demo: 3, users: 4 });
    // Nothing of a shared database is in the folder of one server.
    for (const name of ['lock', 'keys.json', 'pgdata'])
      expect(existsSync(join(data, name))).toBe(false);
    // No start has left a transaction open.
    const open = await sql`select query from pg_stat_activity
      where datname = current_database() and state like 'idle in transaction%'`;
    expect(open).toEqual([]);
  });
});

describe('the keys of a database', () => {
  it('are the same for every first caller; the operator reads them, and no role of the API does', async () => {
    const { url, sql } = await openDatabase();
    const settings = { databaseUrl: url, keys: undefined };
    const asked = Array.from({ length: 8 }, () => keysFor({ ...settings, data: site.newFolder() }));
    const keys = await Promise.all(asked);
    for (const each of keys) expect(each).toEqual(keys[0]);
    expect(await keyIn(sql)).toBe(keys[0]?.publishableKey);

    const env = { AXIS_DATABASE_URL: url };
    const server = await site.start({ data: site.newFolder(), env });
    const readers = await sql`select rolname from pg_roles
      where rolname in ('anon', 'authenticated', 'service_role')
      and has_schema_privilege(rolname, 'axis_server', 'usage')`;
    expect(readers).toEqual([]);

    // The operator on the same machine has the secret key from there, too.
    const there = { ...env, AXIS_DATA: site.newFolder(), PORT: String(server.port) };
    const { code, said } = await operate(['list'], { env: there });
    expect([code, said]).toEqual([0, 'Nothing here: no request matches.']);
  });
});

describe('one of two is killed', () => {
  it('while the outbox sends to both: every request is stored exactly once, and delivered', async () => {
    const { url, sql } = await openDatabase();
    const env = { AXIS_DATABASE_URL: url };
    const [one, other] = await Promise.all([
      site.start({ data: site.newFolder(), env }),
      site.start({ data: site.newFolder(), env }),
    ]);
    const key = await keyIn(sql);
    await sql.unsafe(manyOpen);
    const member = await signUp(one, key);
    let attempts = 0;
    let lost = 0;
    let back = Promise.resolve();
    const { ids, said } = await sendMany(150, member, async (name, args, sender) => {
      attempts += 1;
      // Sent alternately, as a balancer would.
      const server = attempts % 2 === 0 ? one : other;
      const path = `/rest/v1/rpc/${name}`;
      const asked = ask(server, key, path, { body: args, token: sender?.token });
      // It also starts again while the other gets requests.
      if (attempts === 40) back = one.kill().then(() => one.restart());
      const { status, answer } = await asked.catch((error: unknown) => {
        lost += 1;
        throw error;
      });
      expect(status).toBe(200);
      return answer;
    });
    const rows = await sql`select id from public.requests`;
    expect(rows.map((row) => String(row['id'])).toSorted()).toEqual(ids.toSorted());
    const [history] = await sql`select count(*)::integer as steps from public.request_events`;
    expect(history?.['steps']).toBe(ids.length);
    expect(said).toEqual(ids.map(() => 'requestDelivered'));
    // The attempt at its kill, at least.
    expect(lost).toBeGreaterThan(0);

    await back;
    const { answer } = await ask(one, key, '/rest/v1/requests?select=id', member);
    expect(answer).toHaveLength(ids.length);
  });
});
