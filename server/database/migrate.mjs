// Brings a database to the newest state of supabase/migrations: all that is pending in one transaction, or nothing.
import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { splitSqlStatements } from '@supabase/lite';
import { Sorry } from '../sorry.mjs';

/**
 * @typedef {import('postgres').Sql} Sql
 * @typedef {{ version: string, name: string, statements: string[] }} Migration
 */

/** PostgreSQL's code for a full disk, which is no fault of the migration. */
const fullDisk = '53100';

/** A statement that would end the one transaction in which all migrations are applied. */
const endsTransaction = /^(\s|--[^\n]*\n)*(begin|start\s+transaction|commit|end|rollback|abort)\b/i;

/**
 * The migrations of a folder, oldest first.
 * @param {string} folder of files named `<version>_<name>.sql`
 * @returns {Migration[]} throws a Sorry when a file is not named so, or begins or ends a transaction itself
 */
export function migrationsIn(folder) {
  return readdirSync(folder)
    .filter((file) => file.endsWith('.sql'))
    .toSorted()
    .map((file) => {
      const [, version = '', name = ''] = /^(\d+)_(.*)\.sql$/.exec(file) ?? [];
      if (version === '') throw new Sorry(`${file} is not named like a migration.`);
      const statements = splitSqlStatements(readFileSync(join(folder, file), 'utf8'));
      if (statements.some((statement) => endsTransaction.test(statement)))
        throw new Sorry(
          `The migration ${file} begins or ends a transaction itself: leave that out, because all migrations are applied in one.`,
        );
      return { version, name, statements };
    });
}

/** The roles to which Supabase's policies and grants speak, as statements; a database of our own has none yet. */
export const roles = [
  ['anon', 'nologin'],
  ['authenticated', 'nologin'],
  ['service_role', 'nologin bypassrls'],
].map(
  ([name, options]) =>
    `do $$ begin
      if not exists (select from pg_roles where rolname = '${name}') then create role ${name} ${options}; end if;
    end $$`,
);

/** The table in which the supabase CLI and @supabase/lite remember what was applied. */
const history = [
  'create schema if not exists supabase_migrations',
  `create table if not exists supabase_migrations.schema_migrations (
    version text not null primary key, statements text[], name text)`,
];

/**
 * Applies what the database does not have yet.
 * @param {Sql} sql
 * @param {Migration[]} migrations
 * @returns {Promise<string[]>} the versions that were applied; throws a Sorry that names the migration which failed, after nothing has changed
 */
export async function migrate(sql, migrations) {
  /** @type {Migration | undefined} */
  let current;
  try {
    return await sql.begin(async (transaction) => {
      // A large table takes longer to change than a request may take.
      await transaction`set local statement_timeout to 0`;
      for (const statement of [...roles, ...history]) await transaction.unsafe(statement);
      const rows = await transaction`select version from supabase_migrations.schema_migrations`;
      const applied = new Set(rows.map(({ version }) => String(version)));
      const pending = migrations.filter(({ version }) => !applied.has(version));
      for (const migration of pending) {
        current = migration;
        const { version, name, statements } = migration;
        for (const statement of statements) await transaction.unsafe(statement);
        await transaction`insert into supabase_migrations.schema_migrations (version, name, statements)
          values (${version}, ${name}, ${statements})`;
      }
      current = undefined;
      return pending.map(({ version }) => version);
    });
  } catch (error) {
    const { code } = /** @type {{ code?: string }} */ (error);
    if (current === undefined || code === fullDisk) throw error;
    const reason = error instanceof Error ? error.message.split('\n', 1)[0] : String(error);
    throw new Sorry(
      `The migration ${current.version}_${current.name}.sql failed: ${reason}. The database was left as it was.`,
    );
  }
}

/**
 * The rights that the migrations give and take. @supabase/lite grants everything to everybody when it
 * meets the first policy; policies hold without these, but two walls are better than one.
 * @param {Migration[]} migrations
 * @returns {string[]}
 */
export const rightsIn = (migrations) =>
  migrations
    .flatMap(({ statements }) => statements)
    .map((statement) => statement.replace(/^(\s|--[^\n]*\n)+/, ''))
    .filter((statement) => /^(grant|revoke)\s/i.test(statement));
