// Everything that a site keeps, as one file: the database, its keys, and what is needed to know whether it fits.
import { readFileSync, rmSync } from 'node:fs';
import { constants, cp, mkdtemp, mkdir, readdir, rm, symlink } from 'node:fs/promises';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { root } from '../settings.mjs';
import { databaseNames, describe, pack } from './archive.mjs';
import { databaseIn } from './dataFolder.mjs';
import { connectOnce, findProgram, runProgram, serverVersion } from './programs.mjs';

/**
 * @typedef {import('../settings.mjs').Settings} Settings
 * @typedef {import('../keys.mjs').Keys} Keys
 * @typedef {import('postgres').Sql} Sql
 *
 * @typedef {object} Running what a server has open
 * @property {import('./embedded.mjs').Embedded | undefined} embedded
 * @property {Sql} sql
 */

/** How the folders begin in which a server's backups are put together. */
const draftPrefix = 'backup-';

/** The drafts of this process. @type {Set<string>} */
const drafts = new Set();

/** Ends with the copy under way: the database has one pause at a time. @type {Promise<unknown>} */
let copying = Promise.resolve();

const ownVersion = () => {
  /** @type {{ version: string }} */
  const { version } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
  return version;
};

/**
 * The versions of the migrations in a database.
 * @param {Sql} sql
 * @returns {Promise<string[]>}
 */
async function appliedMigrations(sql) {
  const [table] = await sql`select to_regclass('supabase_migrations.schema_migrations') as name`;
  if (!table?.['name']) return [];
  const rows =
    await sql`select version from supabase_migrations.schema_migrations order by version`;
  return rows.map(({ version }) => String(version));
}

/**
 * Puts together what a backup of the embedded database holds.
 * @param {string} folder gets it; a link to the database where nothing runs on it
 * @param {Pick<Settings, 'data'>} settings
 * @param {Keys} keys
 * @param {{ embedded: import('./embedded.mjs').Embedded, sql: Sql }} [running] nothing: the caller holds the lock of the data
 */
export async function collectEmbedded(folder, { data }, keys, running) {
  const database = databaseIn(data);
  const copy = join(folder, databaseNames.embedded);
  const migrations = running === undefined ? null : await appliedMigrations(running.sql);
  if (running === undefined) await symlink(database, copy);
  else {
    const mode = constants.COPYFILE_FICLONE;
    await running.embedded.pause(() => cp(database, copy, { recursive: true, mode }));
  }
  const postgres = readFileSync(join(copy, 'PG_VERSION'), 'utf8').trim();
  describe(folder, { driver: 'embedded', axisOne: ownVersion(), postgres, migrations }, keys);
}

/**
 * Puts together what a backup of a PostgreSQL server's database holds: pg_dump reads one moment of it, servers or not.
 * @param {string} folder gets it
 * @param {string} url
 * @param {Keys} keys
 * @param {AbortSignal} [signal] ends it
 */
export async function collectPostgres(folder, url, keys, signal) {
  const sql = await connectOnce(url);
  try {
    const { version, major } = await serverVersion(sql);
    const migrations = await appliedMigrations(sql);
    const file = join(folder, databaseNames.postgres);
    const words = ['--format=custom', '--no-owner', '--no-password', `--file=${file}`];
    await runProgram(sql, findProgram('pg_dump', major), words, signal);
    const facts = { axisOne: ownVersion(), postgres: version, migrations };
    describe(folder, { driver: 'postgres', ...facts }, keys);
  } finally {
    await sql.end({ timeout: 5 });
  }
}

/**
 * A folder for a draft, and none of those that a killed server left.
 * @param {string} data
 */
async function openDraft(data) {
  await mkdir(data, { recursive: true, mode: 0o700 });
  for (const name of await readdir(data))
    if (name.startsWith(draftPrefix) && !drafts.has(join(data, name)))
      await rm(join(data, name), { recursive: true, force: true });
  const draft = await mkdtemp(join(data, draftPrefix));
  drafts.add(draft);
  return draft;
}

/** Removes a draft at once: the process may be about to end. @param {string} draft */
function discard(draft) {
  rmSync(draft, { recursive: true, force: true });
  drafts.delete(draft);
}

/**
 * Puts together what a running server's backup holds.
 * @param {Settings} settings
 * @param {Keys} keys
 * @param {Running} running
 * @param {AbortSignal} signal
 * @returns {Promise<string>} the draft's folder
 */
async function collect(settings, keys, { embedded, sql }, signal) {
  signal.throwIfAborted();
  const draft = await openDraft(settings.data);
  try {
    if (embedded !== undefined) await collectEmbedded(draft, settings, keys, { embedded, sql });
    else await collectPostgres(draft, settings.databaseUrl ?? '', keys, signal);
    return draft;
  } catch (error) {
    discard(draft);
    throw error;
  }
}

/**
 * A backup of a running server. The embedded database stops for as long as its folder is copied; whatever is asked
 * meanwhile is answered afterwards. A second backup waits for the first one's copy.
 * @param {Settings} settings
 * @param {Keys} keys
 * @param {Running} running
 * @param {AbortSignal} signal the client has left
 * @returns {Promise<ReadableStream<Uint8Array>>} the file; its draft is removed however it ends
 */
export async function backUp(settings, keys, running, signal) {
  const collected = copying.then(() => collect(settings, keys, running, signal));
  copying = collected.catch(() => {});
  const draft = await collected;
  const file = pack(draft);
  file.once('close', () => discard(draft));
  if (signal.aborted) file.destroy();
  signal.addEventListener('abort', () => file.destroy(), { once: true });
  return /** @type {ReadableStream<Uint8Array>} */ (Readable.toWeb(file));
}
