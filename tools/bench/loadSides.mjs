// The two sides of a comparison: this tree and another commit, each built, with members, and started again for each round.
import { execFileSync, fork, spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, openSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../../server/settings.mjs';
import { Sorry } from '../../server/sorry.mjs';
import { freePort } from '../lib/throwaway.mjs';

/**
 * @typedef {import('./loadPlans.mjs').Member} Member
 *
 * @typedef {object} Side
 * @property {string} name as the table calls it
 * @property {string} folder its sources
 * @property {string} work where it is built, and where its data are
 * @property {string} key the publishable key
 * @property {string[]} paths what visitors ask for
 *
 * @typedef {object} Started
 * @property {number} port
 * @property {() => number} memory resident, in MB; 0 where the system does not tell
 * @property {() => number} cpu seconds of a processor that the server's process has used; 0 where the system does not tell
 * @property {() => Promise<void>} stop
 */

/** How many members there are. */
const crowd = 100;

/** @param {string[]} words @param {string} [folder] */
const git = (words, folder = root) =>
  execFileSync('git', words, { cwd: folder, encoding: 'utf8' }).trim();

/** The commit with which this tree is compared by itself: where the branch began, or the one before. */
export function earlier() {
  for (const base of ['origin/main', 'main'])
    try {
      const shared = git(['merge-base', 'HEAD', base]);
      if (shared !== git(['rev-parse', 'HEAD'])) return shared;
    } catch {
      // There is no such branch here.
    }
  return git(['rev-parse', 'HEAD~1']);
}

/** What a commit is called in the table. @param {string} ref */
export const nameOf = (ref) => git(['rev-parse', '--short', ref]);

/** The developer's own settings stay away. @param {NodeJS.ProcessEnv} more */
function environment(more) {
  const kept = Object.entries(process.env).filter(
    ([name]) => !/^(AXIS_|SMTP_|VITE_|HOST$|PORT$|NODE_OPTIONS$|CI$)/.test(name),
  );
  return { ...Object.fromEntries(kept), AXIS_ENV_FILES: 'off', NODE_ENV: 'production', ...more };
}

/**
 * Builds a side's site, which makes its keys, too.
 * @param {string} name
 * @param {string} folder
 * @param {string} work
 * @returns {Side}
 */
export function prepareSide(name, folder, work) {
  process.stdout.write(`Building ${name} …\n`);
  mkdirSync(work, { recursive: true });
  const [data, dist] = [join(work, 'keys'), join(work, 'dist')];
  const vite = join(folder, 'node_modules/vite/bin/vite.js');
  const built = spawnSync(process.execPath, [vite, 'build', '--logLevel', 'error'], {
    cwd: folder,
    env: environment({ AXIS_DATA: data, AXIS_DIST: dist }),
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  if (built.status !== 0) throw new Sorry(`${name} could not be built.`);
  const { publishableKey: key } = JSON.parse(readFileSync(join(data, 'keys.json'), 'utf8'));
  // The entry is the asset that every page names.
  const [asset = '/icon.svg'] =
    readFileSync(join(dist, 'index.html'), 'utf8').match(/\/assets\/[\w.~-]+\.js/) ?? [];
  return { name, folder, work, key, paths: ['/', '/library', asset] };
}

/**
 * Starts a side's server, and waits until it answers.
 * @param {Side} side
 * @param {string} data its data folder; one with nothing but its keys is made where there is none
 * @param {string} [databaseUrl]
 * @returns {Promise<Started>}
 */
export async function startSide({ folder, work }, data, databaseUrl) {
  if (!existsSync(data)) cpSync(join(work, 'keys'), data, { recursive: true });
  const script = ['server/main.mjs', 'tools/serve.mjs'].find((one) =>
    existsSync(join(folder, one)),
  );
  if (script === undefined) throw new Sorry(`${folder} has no server.`);
  const port = await freePort();
  const log = openSync(join(work, 'log.txt'), 'w');
  const child = fork(join(folder, script), [], {
    cwd: folder,
    env: environment({
      AXIS_DATA: data,
      AXIS_DIST: join(work, 'dist'),
      AXIS_MAIL_DIR: join(work, 'mails'),
      LITE_AUTH_BCRYPT_COST: '4',
      // A hundred members sign up from one address.
      AXIS_CLIENT_TRIES: '10000',
      PORT: String(port),
      ...(databaseUrl === undefined ? {} : { AXIS_DATABASE_URL: databaseUrl }),
    }),
    stdio: ['ignore', log, log, 'ipc'],
  });
  const ended = new Promise((resolve) => child.once('exit', resolve));
  await Promise.race([
    new Promise((resolve) => child.once('message', resolve)),
    ended.then((code) => {
      const said = readFileSync(join(work, 'log.txt'), 'utf8').trim();
      throw new Sorry(`The server ended with ${String(code)}: ${said}`);
    }),
  ]);
  return {
    port,
    memory() {
      const status = `/proc/${child.pid}/status`;
      if (!existsSync(status)) return 0;
      return Number(/VmRSS:\s+(\d+)/.exec(readFileSync(status, 'utf8'))?.[1] ?? 0) / 1024;
    },
    cpu() {
      const file = `/proc/${child.pid}/stat`;
      if (!existsSync(file)) return 0;
      const stat = readFileSync(file, 'utf8');
      // The name in brackets may contain blanks; user and system time are the 14th and 15th field, in hundredths.
      const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
      return (Number(fields[11]) + Number(fields[12])) / 100;
    },
    async stop() {
      child.kill('SIGTERM');
      const late = setTimeout(() => child.kill('SIGKILL'), 15_000);
      await ended;
      clearTimeout(late);
    },
  };
}

/**
 * Signs up the members, before anything is measured.
 * @param {number} port
 * @param {string} key
 * @returns {Promise<Member[]>}
 */
export function signUpAll(port, key) {
  const headers = { apikey: key, 'content-type': 'application/json' };
  return Promise.all(
    Array.from({ length: crowd }, async (_, index) => {
      const body = { email: `member-${index}@example.com`, password: 'correct horse' };
      const response = await fetch(`http://127.0.0.1:${port}/auth/v1/signup`, {
        method: 'POST',
        headers,
        body: JSON.stringify(body),
      });
      if (response.status !== 200)
        throw new Sorry(`A sign-up was answered with ${response.status}.`);
      const { access_token: token, user } = await response.json();
      return { id: user.id, token };
    }),
  );
}
