// Puts a backup where nothing is yet: a data folder without a database, or a database without tables.
import {
  chmodSync,
  existsSync,
  readFileSync,
  readdirSync,
  renameSync,
  rmSync,
  rmdirSync,
  writeFileSync,
} from 'node:fs';
import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { listed } from '../account/deletions.mjs';
import { changeShared, keysIn } from '../keys.mjs';
import { lockFolder } from '../lock.mjs';
import { root } from '../settings.mjs';
import { Sorry } from '../sorry.mjs';
import { databaseNames, inspect, unpack } from './archive.mjs';
import { databaseIn } from './dataFolder.mjs';
import { migrationsIn, roles } from './migrate.mjs';
import { connectOnce, findProgram, runProgram, serverVersion } from './programs.mjs';

/**
 * @typedef {import('../settings.mjs').Settings} Settings
 * @typedef {import('../keys.mjs').Keys} Keys
 * @typedef {import('./archive.mjs').Manifest} Manifest
 */

/** What a folder may have that is empty otherwise: a lock, the folder of a file system's own, and the list of deletions. */
const notData = ['lock', 'lock.beat', 'lost+found', 'deletions.jsonl'];

/**
 * Throws unless the folder is absent or empty.
 * @param {string} folder
 */
function requireEmptyFolder(folder) {
  if (!existsSync(folder)) return;
  if (readdirSync(folder).some((name) => !notData.includes(name)))
    throw new Sorry(
      `${folder} is not empty, and nothing in it was changed: name a new folder in AXIS_DATA, or move this one aside.`,
    );
}

/**
 * Throws unless a backup is one of this driver, and of no later Axis One.
 * @param {Manifest} manifest
 * @param {string} file
 * @param {boolean} isEmbedded
 */
function requireFitting({ driver, axisOne, migrations }, file, isEmbedded) {
  if (driver === 'postgres' && isEmbedded)
    throw new Sorry(
      `${file} is the backup of a PostgreSQL server: name an empty database in AXIS_DATABASE_URL.`,
    );
  if (driver === 'embedded' && !isEmbedded)
    throw new Sorry(
      `${file} is the backup of an embedded database: name an empty folder in AXIS_DATA, and no AXIS_DATABASE_URL.`,
    );
  const known = new Set(
    migrationsIn(join(root, 'supabase/migrations')).map(({ version }) => version),
  );
  const unknown = migrations?.find((version) => !known.has(version));
  if (unknown !== undefined)
    throw new Sorry(
      `${file} is of a later Axis One (${axisOne}, migration ${unknown}): update this one first.`,
    );
}

/**
 * @param {string} file
 * @param {string} folder that it was unpacked into
 * @returns {Keys}
 */
function keysFrom(file, folder) {
  try {
    const keys = keysIn(folder);
    if (keys !== undefined) return keys;
  } catch {
    // Falls through to the sentence about the file.
  }
  throw new Sorry(`${file} has no keys that can be read: nothing was changed.`);
}

/**
 * Restores into a data folder.
 * @param {string} file
 * @param {string} data
 * @returns {Promise<Keys>}
 */
async function restoreFolder(file, data) {
  const wasThere = existsSync(data);
  const unlock = await lockFolder(data);
  /** @type {string | undefined} */
  let draft;
  const discard = () => {
    if (draft !== undefined) rmSync(draft, { recursive: true, force: true });
  };
  process.once('exit', discard);
  let isRestored = false;
  try {
    // Inside of the folder, which may be a volume of its own.
    draft = await mkdtemp(join(data, 'restore-'));
    await unpack(file, draft);
    const keys = keysFrom(file, draft);
    chmodSync(data, 0o700);
    // The database first: a server that started with only the keys there would create an empty database.
    renameSync(join(draft, databaseNames.embedded), databaseIn(data));
    renameSync(join(draft, 'keys.json'), join(data, 'keys.json'));
    isRestored = true;
    return keys;
  } finally {
    discard();
    process.removeListener('exit', discard);
    unlock();
    if (!isRestored && !wasThere) rmdirSync(data);
  }
}

/**
 * Throws unless the database has no tables.
 * @param {import('postgres').Sql} sql
 */
async function requireEmptyDatabase(sql) {
  const [first] = await sql`
    select format('%I.%I', n.nspname, c.relname) as name
    from pg_class c join pg_namespace n on n.oid = c.relnamespace
    where c.relkind in ('r', 'p', 'v', 'm', 'f', 'S')
      and n.nspname not in ('pg_catalog', 'information_schema') and n.nspname !~ '^pg_'
      and not exists (select from pg_depend d where d.objid = c.oid and d.deptype = 'e')
    order by 1 limit 1`;
  if (first !== undefined)
    throw new Sorry(
      `The database of AXIS_DATABASE_URL is not empty (it has ${String(first['name'])}), and nothing in it was changed: make a new one with createdb.`,
    );
}

/**
 * The entries of a dump that are restored: all but the rights that later tables would get. These are of the owner whom
 * the database had, who may be another now; each start gives them again.
 * @param {string} contents as pg_restore lists them
 */
const restorable = (contents) =>
  contents
    .split('\n')
    .filter((line) => !/^\d+; \d+ \d+ DEFAULT ACL /.test(line))
    .join('\n');

/**
 * Restores into a database, in one transaction.
 * @param {string} file
 * @param {string} url
 * @returns {Promise<Keys>}
 */
async function restoreDatabase(file, url) {
  const sql = await connectOnce(url);
  const draft = await mkdtemp(join(tmpdir(), 'axis-restore-'));
  const discard = () => rmSync(draft, { recursive: true, force: true });
  process.once('exit', discard);
  try {
    const { major } = await serverVersion(sql);
    await requireEmptyDatabase(sql);
    const program = findProgram('pg_restore', major);
    await unpack(file, draft);
    const keys = keysFrom(file, draft);
    const dump = join(draft, databaseNames.postgres);
    // Roles belong to the server, not to the database that was dumped.
    for (const statement of roles) await sql.unsafe(statement);
    const contents = join(draft, 'contents');
    await runProgram(sql, program, ['--list', `--file=${contents}`, dump]);
    writeFileSync(contents, restorable(readFileSync(contents, 'utf8')));
    const words = ['--exit-on-error', '--single-transaction', '--no-owner', '--no-password'];
    const where = [`--use-list=${contents}`, `--dbname=${sql.options.database}`];
    await runProgram(sql, program, [...words, ...where, dump]);
    // The keys that its servers used, from any source.
    await changeShared(sql, () => keys);
    return keys;
  } finally {
    discard();
    process.removeListener('exit', discard);
    await sql.end({ timeout: 5 });
  }
}

/**
 * What the operator is told about accounts that were deleted after a backup: the next start deletes them again.
 * @param {string} list
 * @param {string} at when the backup was made
 */
export function deletionsAfter(list, at) {
  if (!existsSync(list))
    return `There is no list of deleted accounts at ${list}: if there is one elsewhere, put it there before the next start (AXIS_DELETIONS), or accounts that were deleted since are back.`;
  const count = new Set(
    listed(list)
      .filter((one) => Date.parse(one.at) >= Date.parse(at))
      .map(({ id }) => id),
  ).size;
  return `Accounts deleted after it: ${count}. The next start deletes them again.`;
}

/**
 * Restores a backup. The next start brings it to this version's state.
 * @param {string} file
 * @param {Pick<Settings, 'data' | 'databaseUrl'>} settings
 * @returns {Promise<{ manifest: Manifest, keys: Keys }>} throws a Sorry, after nothing was changed, when it does not fit
 */
export async function restore(file, { data, databaseUrl }) {
  const isEmbedded = databaseUrl === undefined;
  if (isEmbedded) requireEmptyFolder(data);
  const manifest = await inspect(file);
  requireFitting(manifest, file, isEmbedded);
  const keys = isEmbedded
    ? await restoreFolder(file, data)
    : await restoreDatabase(file, databaseUrl);
  return { manifest, keys };
}

/**
 * Whether a built site has this key in its scripts.
 * @param {string} dist
 * @param {string} publishableKey
 * @returns {'same' | 'other' | 'none'} none: there is no built site
 */
export function builtWith(dist, publishableKey) {
  if (!existsSync(join(dist, 'index.html'))) return 'none';
  const scripts = readdirSync(dist, { recursive: true, encoding: 'utf8' }).filter((name) =>
    name.endsWith('.js'),
  );
  const has = scripts.some((name) => readFileSync(join(dist, name)).includes(publishableKey));
  return has ? 'same' : 'other';
}
