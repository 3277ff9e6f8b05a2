// Prepared statements: a database which was reopened after a canceled statement still knows them.
import postgres from 'postgres';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { openEmbedded } from '../../server/database/embedded.mjs';
import type { Embedded } from '../../server/database/embedded.mjs';
import { newFolder } from './support.ts';

vi.setConfig({ testTimeout: 90_000, hookTimeout: 180_000 });

const slow = (by: postgres.ISql) => by.unsafe('select pg_sleep(60)');

describe('the embedded database', () => {
  const reopened = vi.fn<(sentence: string) => void>();
  let database: Embedded;
  let sql: postgres.Sql;
  beforeAll(async () => {
    database = await openEmbedded({
      folder: newFolder(),
      // A busy machine can take long for a statement that is not slow.
      statementTimeout: 5000,
      onReopened: reopened,
      onAborted: (reason) => expect.unreachable(reason),
    });
    const own: object = { max: 1, socket: database.connect, idle_timeout: 0, max_lifetime: null };
    sql = postgres('postgres://postgres@embedded/postgres', own);
  });
  afterAll(async () => {
    await sql.end({ timeout: 5 });
    await database.close();
  });

  it('knows its prepared statements, in a transaction and outside of one, after it was reopened', async () => {
    const text = 'select $1::int * 2 as twice';
    const double = (by: postgres.ISql, number: number) =>
      by.unsafe<{ twice: number }[]>(text, [number], { prepare: true });
    expect(await double(sql, 1)).toEqual([{ twice: 2 }]);
    database.limit();
    await expect(sql.begin(slow)).rejects.toMatchObject({ code: '57014' });
    expect(await double(sql, 21)).toEqual([{ twice: 42 }]);
    await expect(slow(sql)).rejects.toMatchObject({ code: '57014' });
    expect(await sql.begin((transaction) => double(transaction, 4))).toEqual([{ twice: 8 }]);
    await vi.waitFor(() => expect(reopened).toHaveBeenCalledTimes(2));
    const known = await sql`select 1 from pg_prepared_statements where statement = ${text}`;
    expect(known).toHaveLength(1);
  });
});
