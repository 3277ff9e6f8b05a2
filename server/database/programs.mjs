// PostgreSQL's own programs, pg_dump and pg_restore: where they are, and how they reach the database without its password
// being seen in the list of processes.
import { spawn, spawnSync } from 'node:child_process';
import { accessSync, constants, existsSync, readdirSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { Sorry } from '../sorry.mjs';

/** @typedef {import('postgres').Sql} Sql */

/** Where Debian keeps the programs of each version. */
const debian = '/usr/lib/postgresql';

/** @param {string} file */
function isProgram(file) {
  try {
    accessSync(file, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

/**
 * The folders in which a program may be: AXIS_POSTGRES_BIN alone, or those of PATH and of Debian.
 * @returns {string[]}
 */
function folders() {
  const named = process.env['AXIS_POSTGRES_BIN'];
  if (named) return [named];
  const versions = existsSync(debian) ? readdirSync(debian) : [];
  return [
    ...(process.env['PATH'] ?? '').split(delimiter).filter((folder) => folder !== ''),
    ...versions.map((version) => join(debian, version, 'bin')),
  ];
}

/**
 * A program's major version.
 * @param {string} file
 */
function majorOf(file) {
  const { stdout } = spawnSync(file, ['--version'], { encoding: 'utf8' });
  return Number(/\(PostgreSQL\) (\d+)/.exec(stdout ?? '')?.[1] ?? 0);
}

/**
 * Finds a program for a server: of the server's version, else of the next later one, which can read it. An older one
 * refuses, and a much later one writes settings that an older server does not know.
 * @param {'pg_dump' | 'pg_restore'} name
 * @param {number} server its major version
 * @returns {string} throws a Sorry when there is none
 */
export function findProgram(name, server) {
  const found = folders()
    .map((folder) => join(folder, name))
    .filter(isProgram)
    .map((file) => ({ file, major: majorOf(file) }))
    .filter(({ major }) => major > 0)
    .toSorted((one, other) => one.major - other.major);
  const fitting = found.find(({ major }) => major >= server);
  if (fitting !== undefined) return fitting.file;
  const newest = found.at(-1);
  const problem =
    newest === undefined
      ? `${name} was not found`
      : `${newest.file} is of PostgreSQL ${newest.major}, and the server of ${server}`;
  throw new Sorry(
    `${problem}: install PostgreSQL's client programs (on Debian postgresql-client-${server}), or name their folder in AXIS_POSTGRES_BIN.`,
  );
}

/**
 * Opens a connection for a command.
 * @param {string} url
 * @returns {Promise<Sql>}
 */
export async function connectOnce(url) {
  const { default: connect } = await import('postgres');
  return connect(url, { max: 1, onnotice: () => {}, connect_timeout: 10 });
}

/**
 * The version of the server behind a connection.
 * @param {Sql} sql
 * @returns {Promise<{ version: string, major: number }>} throws a Sorry when it does not answer
 */
export async function serverVersion(sql) {
  try {
    const [row] = await sql`select current_setting('server_version') as version,
      current_setting('server_version_num')::integer / 10000 as major`;
    return { version: String(row?.['version']), major: Number(row?.['major']) };
  } catch (error) {
    const { code, message } = /** @type {NodeJS.ErrnoException} */ (error);
    throw new Sorry(
      `The database of AXIS_DATABASE_URL does not answer: ${code ?? message}. Check the address, the password and the server.`,
    );
  }
}

/**
 * The environment with which PostgreSQL's programs reach the database of a connection.
 * @param {Sql} sql
 * @returns {NodeJS.ProcessEnv}
 */
function reaching({ options }) {
  const { host, port, user, pass, database, path, ssl } = options;
  const mode = ssl === true ? 'require' : typeof ssl === 'string' ? ssl : undefined;
  return {
    ...process.env,
    // A socket's folder is a host as well.
    PGHOST: path ? String(path).replace(/\/\.s\.PGSQL\.\d+$/, '') : host.join(','),
    PGPORT: port.join(','),
    PGUSER: user,
    PGDATABASE: database,
    ...(pass ? { PGPASSWORD: pass } : {}),
    ...(mode === undefined ? {} : { PGSSLMODE: mode }),
    ...(mode === 'verify-full' && !process.env['PGSSLROOTCERT'] ? { PGSSLROOTCERT: 'system' } : {}),
  };
}

/**
 * Runs a program on the database of a connection.
 * @param {Sql} sql
 * @param {string} file
 * @param {string[]} words
 * @param {AbortSignal} [signal] ends it
 * @returns {Promise<void>} throws a Sorry with the first line of what it said
 */
export async function runProgram(sql, file, words, signal) {
  const env = reaching(sql);
  const options = signal === undefined ? { env } : { env, signal };
  await new Promise((resolve, reject) => {
    const child = spawn(file, words, { ...options, stdio: ['ignore', 'ignore', 'pipe'] });
    const end = () => void child.kill();
    process.once('exit', end);
    let said = '';
    child.stderr.on('data', (chunk) => (said += chunk));
    child.once('error', reject);
    child.once('close', (code) => {
      process.removeListener('exit', end);
      if (code === 0) return resolve(undefined);
      const lines = said.split('\n').map((line) => line.trim());
      const line = lines.find((one) => /error/i.test(one)) ?? lines.find((one) => one !== '') ?? '';
      reject(new Sorry(line.slice(0, 500) || `${file} ended with ${code}.`));
    });
  });
}
