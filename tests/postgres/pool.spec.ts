// The connections of a server to PostgreSQL: one that is lost in the middle of a transaction, transactions on one
// connection, and migrations that take longer than a request may.
import { App } from '@supabase/lite';
import postgres from 'postgres';
import { afterAll, beforeAll, expect, it, onTestFinished } from 'vitest';
import { openDemo } from '../../server/backend/demo.mjs';
import { configFor, connectionTo } from '../../server/backend/library.mjs';
import { migrate } from '../../server/database/migrate.mjs';
import { openPool } from '../../server/database/pool.mjs';
import { readSettings } from '../../server/settings.mjs';
import { openPostgres } from './support.ts';
import type { PostgresWorld } from './support.ts';

let world: PostgresWorld;
let sql: postgres.Sql;

beforeAll(async () => {
  world = await openPostgres();
  sql = postgres(world.url, { max: 1, onnotice: () => undefined });
});
afterAll(async () => {
  await sql.end({ timeout: 5 });
  await world.close();
});

/** A pool of connections to the database of this file. */
function poolOf(size: number) {
  const pool = openPool(size, (onclose) =>
    postgres(world.url, { max: 1, max_lifetime: null, onclose, onnotice: () => undefined }),
  );
  onTestFinished(() => pool.close());
  return pool;
}
const pidOf = async (lease: Awaited<ReturnType<ReturnType<typeof poolOf>['lease']>>) =>
  Number((await lease.unsafe('select pg_backend_pid() as pid'))[0]?.['pid']);

it('a connection that is lost in a transaction gets no further statement, and another replaces it', async () => {
  // The socket's error falls between different statements from one round to the next.
  for (let round = 0; round < 10; round += 1) {
    const pool = poolOf(1);
    const lease = await pool.lease();
    await lease.unsafe('create temporary table mine (line text)');
    await lease.unsafe('begin');
    const pid = await pidOf(lease);
    const waiting = pool.lease();
    await sql`select pg_terminate_backend(${pid})`;
    while ((await sql`select 1 from pg_stat_activity where pid = ${pid}`).length > 0);
    // With the driver's own pool the second of these ends the process, or is never answered.
    for (const statement of ['select 1', 'rollback', 'select 1'])
      await expect(lease.unsafe(statement)).rejects.toMatchObject({
        code: /^CONN|^57P01|^ECONNRESET|^EPIPE/,
      });
    lease.release();
    const next = await waiting;
    expect(await pidOf(next)).not.toBe(pid);
    await expect(lease.unsafe('select 1')).rejects.toMatchObject({ code: 'CONNECTION_CLOSED' });
    next.release();
    await pool.close();
  }
});

it('a connection that is lost while it is idle is replaced', async () => {
  const pool = poolOf(1);
  const first = await pool.lease();
  const pid = await pidOf(first);
  first.release();
  await sql`select pg_terminate_backend(${pid})`;
  const answer = async () => {
    const lease = await pool.lease();
    return pidOf(lease).finally(lease.release);
  };
  await expect
    .poll(() => answer().catch(() => pid), { timeout: 10_000 })
    .toSatisfy((now) => now !== pid);
});

it('callers wait for a free connection, and no two get the same', async () => {
  const pool = poolOf(3);
  const busy = new Set<number>();
  let most = 0;
  await Promise.all(
    Array.from({ length: 30 }, async () => {
      const lease = await pool.lease();
      const pid = await pidOf(lease);
      expect(busy.has(pid)).toBe(false);
      busy.add(pid);
      most = Math.max(most, busy.size);
      await lease.unsafe('select pg_sleep(0.01)');
      busy.delete(pid);
      lease.release();
    }),
  );
  expect(most).toBe(3);
});

it('the demo is removed in one transaction, and none stays open', async () => {
  const settings = readSettings({ AXIS_DATABASE_URL: world.url });
  const connection = connectionTo(settings, undefined);
  const driver = connection.driver as postgres.Sql;
  onTestFinished(() => driver.end({ timeout: 5 }));
  const app = new App(await configFor(settings, world.backend.keys, connection));
  await app.init();
  // Several connections are open: statements of one transaction could go to different ones.
  await Promise.all(Array.from({ length: 8 }, () => app.connection.exec('select pg_sleep(0.1)')));
  await openDemo(app, driver, world.backend.keys, false);
  const open = await sql`select query from pg_stat_activity
    where datname = current_database() and state like 'idle in transaction%'`;
  expect(open).toEqual([]);
});

it('a migration may take longer than a statement of a request', async () => {
  const limited = postgres(world.url, { max: 1, connection: { statement_timeout: 50 } });
  onTestFinished(() => limited.end({ timeout: 5 }));
  const slow = { version: '99990101000000', name: 'slow', statements: ['select pg_sleep(0.2)'] };
  expect(await migrate(limited, [slow])).toEqual([slow.version]);
  await expect(limited`select pg_sleep(0.2)`).rejects.toMatchObject({ code: '57014' });
});
