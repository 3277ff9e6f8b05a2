// The data folder of the embedded database: who may read it, and what happens to a database that is not whole.
// A database in which a member may have written is never replaced by an empty one, and no database is deleted.
import {
  existsSync,
  mkdirSync,
  readFileSync,
  readdirSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { closeToOthers, isFull, syncFolder } from '../folders.mjs';
import { Sorry } from '../sorry.mjs';

/**
 * @typedef {object} FirstStart
 * @property {string | undefined} notice what the operator should know
 * @property {() => void} opened to be called when the database is open for the first time
 * @property {() => void} done to be called when the start is through, before a member is served
 */

/** The database inside a data folder. @param {string} data */
export const databaseIn = (data) => join(data, 'pgdata');

/** The marker of an unfinished first start. @param {string} data */
const markIn = (data) => join(data, 'creating');

/** What PostgreSQL makes for itself has lower numbers; what we create begins here. */
const firstOwnTable = 16_384;

/**
 * Makes the folder, and keeps it and its keys to their owner.
 * @param {string} data
 * @returns {string[]} sentences for the operator about what others can read
 */
export function openDataFolder(data) {
  mkdirSync(data, { recursive: true, mode: 0o700 });
  const paths = [data, join(data, 'keys.json')].filter((path) => existsSync(path));
  return paths.flatMap((path) => closeToOthers(path) ?? []);
}

/** @param {string} folder */
const namesIn = (folder) => (existsSync(folder) ? readdirSync(folder) : []);

/**
 * Whether the folder holds tables of ours: then it has been more than a database that was just made.
 * @param {string} database
 */
const hasTables = (database) =>
  namesIn(join(database, 'base')).some((name) =>
    namesIn(join(database, 'base', name)).some(
      (file) => Number.parseInt(file, 10) >= firstOwnTable,
    ),
  );

/** Whether the folder cannot hold any member's data. @param {string} database */
const isBare = (database) =>
  ['base', 'global', 'pg_wal'].every((part) => namesIn(join(database, part)).length === 0);

/**
 * Whether the files that a database needs to open are there. PGlite takes a folder without its version for an empty one.
 * @param {string} database
 */
const isWhole = (database) =>
  ['PG_VERSION', 'global/pg_control'].every((file) => existsSync(join(database, file))) &&
  ['base', 'pg_wal'].every((part) => namesIn(join(database, part)).length > 0);

/**
 * The number that PostgreSQL gave the database when it was made.
 * @param {string} database
 * @returns {string}
 */
const numberOf = (database) =>
  String(readFileSync(join(database, 'global/pg_control')).readBigUInt64LE());

/** @param {string} folder */
function freeName(folder) {
  for (let count = 1; ; count += 1) {
    const name = `${folder}.unfinished-${count}`;
    if (!existsSync(name)) return name;
  }
}

/**
 * What the operator reads when a database cannot be opened.
 * @param {string} database
 * @param {string} reason
 */
const unreadable = (database, reason) =>
  new Sorry(
    `The database in ${database} cannot be opened (${reason}) and was left as it is: restore a backup into another folder and name it with AXIS_DATA.`,
  );

/**
 * Decides what to do with a database that is found at a start.
 * @param {string} data
 * @returns {'none' | 'keep' | 'setAside'} throws a Sorry when it has lost files
 */
function judge(data) {
  const database = databaseIn(data);
  // An empty folder may be where a disk is mounted: it is used as it is.
  if (namesIn(database).length === 0) return 'none';
  const mark = existsSync(markIn(data)) ? readFileSync(markIn(data), 'utf8') : undefined;
  if (!isWhole(database)) {
    if (isBare(database) || (mark !== undefined && !hasTables(database))) return 'setAside';
    throw unreadable(database, 'files are missing');
  }
  // The marker belongs to this database: its first start was interrupted, and no member was served yet.
  if (mark !== undefined && mark !== '' && mark === numberOf(database)) return 'setAside';
  return mark === undefined || hasTables(database) ? 'keep' : 'setAside';
}

/**
 * Says that the first start of a database begins, unless there is one already. A database whose first start was cut off
 * is moved aside under a new name; any other is left where it is.
 * @param {string} data
 * @returns {FirstStart} throws a Sorry when the database has lost files
 */
export function beginFirstStart(data) {
  const database = databaseIn(data);
  const mark = markIn(data);
  const verdict = judge(data);
  const done = () => {
    rmSync(mark, { force: true });
    // A marker that reappears after a power failure would describe a database with members in it.
    syncFolder(data);
  };
  if (verdict === 'keep') {
    if (existsSync(mark)) done();
    return { notice: undefined, opened() {}, done() {} };
  }
  const aside = freeName(database);
  if (verdict === 'setAside') renameSync(database, aside);
  writeFileSync(mark, '', { mode: 0o600 });
  syncFolder(data);
  return {
    notice:
      verdict === 'setAside'
        ? `The first start on ${data} had been cut off: its unfinished database was moved to ${aside}, and a new one is made.`
        : undefined,
    opened: () => writeFileSync(mark, numberOf(database)),
    done,
  };
}

/**
 * Opens the database, or says why that is not possible. A database that cannot be opened stays as it is.
 * @template T
 * @param {string} data
 * @param {() => Promise<T>} open
 * @returns {Promise<T>} rejects with a Sorry
 */
export async function openOrSay(data, open) {
  const database = databaseIn(data);
  const pid = join(database, 'postmaster.pid');
  const before = existsSync(pid) ? readFileSync(pid) : undefined;
  try {
    return await open();
  } catch (error) {
    if (before === undefined) rmSync(pid, { force: true });
    else writeFileSync(pid, before);
    if (isFull(data)) throw Object.assign(new Error('full'), { code: 'ENOSPC' });
    const { message } = /** @type {{ message?: string }} */ (error);
    throw unreadable(database, message?.split(/[.\n]/, 1)[0] || 'the engine does not say why');
  }
}
