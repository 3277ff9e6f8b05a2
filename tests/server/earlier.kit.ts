// Data folders as earlier states of supabase/migrations left them, with the rows of their fixtures.
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { App } from '@supabase/lite';
import type { Sql } from 'postgres';
import { configFor, connectionTo } from '../../server/backend/library.mjs';
import { databaseIn, openDataFolder } from '../../server/database/dataFolder.mjs';
import { openEmbedded } from '../../server/database/embedded.mjs';
import { migrate, migrationsIn } from '../../server/database/migrate.mjs';
import { keysOf } from '../../server/keys.mjs';
import { readSettings } from '../../server/settings.mjs';

export type Row = Record<string, unknown>;
/** Rows by table; a table is named with its schema. */
export type Rows = Record<string, Row[]>;

export const migrations = migrationsIn(join(process.cwd(), 'supabase/migrations'));

/** The additional rows of this version's database; null if there is no fixture. */
export function fixtureOf(version: string): Rows | null {
  const file = join(process.cwd(), `tests/server/fixtures/${version}.json`);
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Rows) : null;
}

/** Opens a data folder's database without preparation, for the duration of `work`. */
export async function withDatabase<T>(data: string, work: (sql: Sql, app: App) => Promise<T>) {
  const settings = readSettings({ AXIS_DATA: data });
  openDataFolder(data);
  const embedded = await openEmbedded({
    folder: databaseIn(data),
    statementTimeout: 60_000,
    onReopened: () => undefined,
    onAborted: (reason) => {
      throw new Error(reason);
    },
  });
  const connection = connectionTo(settings, embedded);
  const sql = connection.driver as Sql;
  try {
    return await work(sql, new App(await configFor(settings, await keysOf(data), connection)));
  } finally {
    await sql.end({ timeout: 5 });
    await embedded.close();
  }
}

/** Creates the tables that the library needs, as every version does before its migrations. */
export const prepareLibrary = (data: string) =>
  withDatabase(data, async (_, app) => {
    await app.init();
    await app.ensureSystemSchema();
  });

/** Inserts rows unchanged: the fixture includes what triggers would write. */
async function store(sql: Sql, rows: Rows) {
  await sql.begin(async (transaction) => {
    await transaction.unsafe('set local session_replication_role = replica');
    for (const [table, list] of Object.entries(rows)) {
      const columns = Object.keys(list[0] ?? {}).join(', ');
      await transaction.unsafe(
        `insert into ${table} (${columns}) overriding system value
         select ${columns} from jsonb_populate_recordset(null::${table}, $1::text::jsonb)`,
        [JSON.stringify(list)],
      );
    }
  });
}

/** All rows of the members' schemas, through any query function. */
export async function rowsIn(ask: (statement: string) => Promise<Row[]>): Promise<Rows> {
  const tables = await ask(
    `select format('%I.%I', table_schema, table_name) as name from information_schema.tables
     where table_schema in ('auth', 'private', 'public') and table_type = 'BASE TABLE' order by 1`,
  );
  const rows: Rows = {};
  for (const { name } of tables) {
    const found = await ask(`select to_jsonb(t) as row from ${String(name)} as t`);
    rows[String(name)] = found.map(({ row }) => row as Row);
  }
  return rows;
}

/** Brings a prepared folder to the first `count` migrations, stores their fixtures, and returns all rows. */
export const makeEarlier = (data: string, count: number) =>
  withDatabase(data, async (sql) => {
    const state = migrations.slice(0, count);
    await migrate(sql, state);
    for (const { version } of state) await store(sql, fixtureOf(version) ?? {});
    if (count > 1)
      await sql`select setval(pg_get_serial_sequence('public.request_events', 'id'),
        (select max(id) from public.request_events))`;
    return rowsIn((statement) => sql.unsafe<Row[]>(statement));
  });

/** The rows of `before` that `after` does not have, column by column; additional columns and rows are ignored. */
export function missing(before: Rows, after: Rows): string[] {
  return Object.entries(before).flatMap(([table, rows]) => {
    const columns = Object.keys(rows[0] ?? {});
    const text = (row: Row) => JSON.stringify(columns.map((column) => [column, row[column]]));
    const there = new Set((after[table] ?? []).map(text));
    return rows
      .map(text)
      .filter((row) => !there.has(row))
      .map((row) => `${table}: ${row}`);
  });
}
