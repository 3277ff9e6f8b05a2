// A PostgreSQL server to throw away: in a folder of its own, on a free port, never the machine's own cluster.
import { spawn, spawnSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { chownSync, existsSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Sorry } from '../../server/sorry.mjs';
import { freePort } from './throwaway.mjs';

/**
 * @typedef {{ uid: number, gid: number } | Record<string, never>} Owner the user that the server runs as; empty when this process is not root
 *
 * @typedef {object} Postgres
 * @property {string} version as the server says it
 * @property {(database?: string) => string} url with its password; `postgres` by default
 * @property {() => Promise<void>} crash ends it at once, as a machine that loses its power does; its folder and port stay
 * @property {() => Promise<void>} startAgain starts it again after a crash, and waits until it answers
 * @property {() => Promise<void>} stop ends it and deletes its folder
 */

const debian = '/usr/lib/postgresql';

/**
 * The folder of the newest server's programs, or nothing. AXIS_POSTGRES_BIN names another.
 * @returns {string | undefined}
 */
export function postgresPrograms() {
  const named = process.env['AXIS_POSTGRES_BIN'];
  const versions = existsSync(debian)
    ? readdirSync(debian).toSorted((one, other) => Number(other) - Number(one))
    : [];
  const asked = spawnSync('pg_config', ['--bindir'], { encoding: 'utf8' });
  const folders = [
    ...(named ? [named] : versions.map((version) => join(debian, version, 'bin'))),
    ...(named || asked.status !== 0 ? [] : [asked.stdout.trim()]),
  ];
  return folders.find((folder) => existsSync(join(folder, 'initdb')));
}

/** Whether this machine has a server's programs, or lets us install Debian's. */
export function canHavePostgres() {
  return (
    postgresPrograms() !== undefined ||
    (process.getuid?.() === 0 && existsSync('/etc/debian_version'))
  );
}

/** The programs; installs Debian's package when there are none and we may. */
function requirePrograms() {
  const found = postgresPrograms();
  if (found !== undefined) return found;
  if (process.getuid?.() === 0 && existsSync('/etc/debian_version')) {
    process.stdout.write('Installing PostgreSQL …\n');
    const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
    const stdio = /** @type {const} */ (['ignore', 'ignore', 'inherit']);
    spawnSync('apt-get', ['update', '-q'], { env, stdio: [...stdio] });
    const words = ['install', '-y', '-q', '--no-install-recommends', 'postgresql'];
    spawnSync('apt-get', words, { env, stdio: [...stdio] });
    const installed = postgresPrograms();
    if (installed !== undefined) return installed;
  }
  throw new Sorry(
    'No PostgreSQL server was found: install its programs, or name their folder in AXIS_POSTGRES_BIN.',
  );
}

/** @param {string} flag of `id` */
const ask = (flag) => Number(spawnSync('id', [flag, 'postgres'], { encoding: 'utf8' }).stdout);

/**
 * PostgreSQL refuses to run as root: then it runs as the user of Debian's package.
 * @returns {Owner}
 */
function serverOwner() {
  if (process.getuid?.() !== 0) return {};
  const [uid, gid] = [ask('-u'), ask('-g')];
  if (!uid || !gid)
    throw new Sorry('PostgreSQL does not run as root, and there is no user postgres.');
  return { uid, gid };
}

/**
 * Starts a server and waits until it answers.
 * @param {{ durable?: boolean }} [options] durable: writes reach the disk before they are confirmed, as in earnest
 * @returns {Promise<Postgres>}
 */
export async function startPostgres({ durable = false } = {}) {
  const programs = requirePrograms();
  const owner = serverOwner();
  const folder = mkdtempSync(join(tmpdir(), 'axis-postgres-'));
  const remove = () => rmSync(folder, { recursive: true, force: true });
  const password = randomBytes(18).toString('base64url');
  const passwordFile = join(folder, 'password');
  writeFileSync(passwordFile, password, { mode: 0o600 });
  if (owner.uid !== undefined)
    for (const path of [folder, passwordFile]) chownSync(path, owner.uid, owner.gid);
  const data = join(folder, 'data');
  const common = { cwd: folder, ...owner, env: { PATH: process.env['PATH'], LC_ALL: 'C' } };
  const made = spawnSync(
    join(programs, 'initdb'),
    `-D ${data} -U axis -E UTF8 --locale=C --no-sync --auth-local=reject --auth-host=scram-sha-256 --pwfile=${passwordFile}`.split(
      ' ',
    ),
    { ...common, encoding: 'utf8' },
  );
  if (made.status !== 0) {
    remove();
    throw new Sorry(`PostgreSQL's data folder could not be made: ${made.stderr.trim()}`);
  }
  const port = await freePort();
  const settings = [
    'listen_addresses=127.0.0.1',
    'unix_socket_directories=',
    `port=${port}`,
    // Several test files at once with two hundred connections each, and the ones that observe.
    'max_connections=600',
    'shared_buffers=64MB',
    'log_min_messages=fatal',
    ...(durable ? [] : ['fsync=off', 'synchronous_commit=off', 'full_page_writes=off']),
  ];
  let said = '';
  const run = () => {
    const child = spawn(
      join(programs, 'postgres'),
      ['-D', data, ...settings.flatMap((setting) => ['-c', setting])],
      { ...common, stdio: ['ignore', 'ignore', 'pipe'] },
    );
    child.stderr.on('data', (chunk) => (said += chunk));
    return child;
  };
  let server = run();
  /** @param {NodeJS.Signals} signal */
  const end = async (signal) => {
    if (server.exitCode !== null) return;
    const ended = new Promise((resolve) => server.once('exit', resolve));
    server.kill(signal);
    await ended;
  };
  // When this process ends, its server and its folder are removed.
  const leaveNothing = () => {
    server.kill('SIGKILL');
    remove();
  };
  process.once('exit', leaveNothing);
  const url = (database = 'postgres') =>
    `postgres://axis:${password}@127.0.0.1:${port}/${database}`;
  try {
    const version = await answering(url(), () => server.exitCode !== null);
    return {
      version,
      url,
      crash: () => end('SIGQUIT'),
      async startAgain() {
        server = run();
        await answering(url(), () => server.exitCode !== null);
      },
      async stop() {
        // Fast: open connections are ended, not waited for.
        await end('SIGINT');
        process.removeListener('exit', leaveNothing);
        remove();
      },
    };
  } catch (error) {
    leaveNothing();
    throw new Sorry(`PostgreSQL did not start: ${said.trim() || String(error)}`);
  }
}

/**
 * Asks until the server answers with its version.
 * @param {string} url
 * @param {() => boolean} hasEnded
 * @returns {Promise<string>}
 */
async function answering(url, hasEnded) {
  const { default: connect } = await import('postgres');
  for (let waited = 0; waited < 30_000 && !hasEnded(); waited += 100) {
    const sql = connect(url, { max: 1, connect_timeout: 2, onnotice: () => {} });
    try {
      const [row] = await sql`show server_version`;
      return String(row?.['server_version']);
    } catch {
      await new Promise((resolve) => setTimeout(resolve, 100));
    } finally {
      await sql.end({ timeout: 1 });
    }
  }
  throw new Error('it did not answer within 30 s');
}
