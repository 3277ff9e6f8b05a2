// Servers to throw away: each on its own data, port and mail folder, to be stopped, killed and started again.
// The end-to-end journeys and the tests of the backend use them.
import { fork } from 'node:child_process';
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
} from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { buildSite } from './build.mjs';
import { childOf } from './child.mjs';
import { root } from '../../server/settings.mjs';
import { bringPublishedUpToDate } from '../content/published.mjs';
import { templateFolder } from './template.mjs';

/**
 * @typedef {import('../../server/backend/mail.mjs').Mail} Mail
 *
 * @typedef {object} Site
 * @property {string} dist the built site
 * @property {string} template a migrated data folder, with the keys that the site was built with
 *
 * @typedef {object} ServerOptions
 * @property {number} [port] a free one by default
 * @property {string} [host] 127.0.0.1 by default
 * @property {string} [data] an existing data folder; by default a fresh copy of the template
 * @property {number} [otpExpiry] seconds that a mailed link lives
 * @property {NodeJS.ProcessEnv} [env] anything else
 *
 * @typedef {object} Server
 * @property {string} url
 * @property {number} port
 * @property {string} data
 * @property {string} mailDir
 * @property {() => Mail[]} mails all mails so far, oldest first
 * @property {(to: string, count?: number) => Promise<Mail>} mailTo waits for the count-th mail (1: the first) to an address
 * @property {() => Promise<void>} stop SIGTERM, and waits
 * @property {() => Promise<void>} kill SIGKILL, and waits
 * @property {() => Promise<void>} restart starts again on the same port, data and mails (after a stop or a kill)
 * @property {() => Promise<void>} remove kills it and deletes its folders
 * @property {import('./child.mjs').Child['output']} output
 * @property {import('./child.mjs').Child['errors']} errors
 * @property {import('./child.mjs').Child['signal']} signal
 * @property {import('./child.mjs').Child['ended']} ended
 */

/**
 * The environment of a test server, without the developer's own settings. `CI` is unset too: Vite keeps a server running
 * without a terminal where it is `true`, and a server must run without it.
 */
export function cleanEnv() {
  const env = { ...process.env };
  for (const name of Object.keys(env))
    if (/^(AXIS_|SMTP_|STRIPE_|VITE_|VITEST|HOST$|PORT$|NODE_OPTIONS$|NODE_ENV$|CI$)/.test(name))
      delete env[name];
  return {
    ...env,
    AXIS_BUILT_ON: 'samples',
    AXIS_ENV_FILES: 'off',
    LITE_AUTH_BCRYPT_COST: '4',
    AXIS_CLIENT_TRIES: '1000',
  };
}

/**
 * A port that is free now.
 * @returns {Promise<number>}
 */
export function freePort() {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once('error', reject);
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address();
      probe.close(() => resolve(typeof address === 'object' && address ? address.port : 0));
    });
  });
}

/**
 * PGlite's engine is WebAssembly, and half of a server's start went into compiling it for a life that is longer
 * than a test's: 6.5 s of CPU with V8's second compiler, 3.6 s without.
 */
const briefLife = ['--liftoff-only'];

/** @param {number} milliseconds */
const pause = (milliseconds) => new Promise((resolve) => setTimeout(resolve, milliseconds));

/**
 * Waits for a child's first message, or throws with what it said instead.
 * @param {import('node:child_process').ChildProcess} child
 * @param {string} what
 * @returns {Promise<void>}
 */
function ready(child, what) {
  return new Promise((resolve, reject) => {
    let said = '';
    child.stderr?.on('data', (chunk) => (said += chunk));
    child.once('message', () => resolve());
    child.once('error', reject);
    child.once('exit', (code) => reject(new Error(`${what} ended with ${code}: ${said.trim()}`)));
  });
}

/**
 * A data folder with the schema and the demo accounts in it, made once for each state of the schema.
 * Copies of it are what tests work on.
 * @returns {Promise<string>}
 */
export async function templateData() {
  // First, because the template takes them in, and a build before would otherwise be for another template.
  await bringPublishedUpToDate();
  const wanted = templateFolder();
  const cache = dirname(wanted);
  if (existsSync(wanted)) return wanted;
  mkdirSync(cache, { recursive: true });
  const draft = mkdtempSync(join(cache, 'draft-'));
  // In a process of its own, whose memory goes with it.
  const child = fork(join(root, 'tools/make-template.mjs'), [], {
    cwd: root,
    env: { ...cleanEnv(), AXIS_DATA: draft },
    stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
  });
  const ended = new Promise((resolve) => child.once('exit', resolve));
  await ready(child, 'Making the template');
  await ended;
  rmSync(join(draft, 'lock'), { force: true });
  try {
    renameSync(draft, wanted);
  } catch (error) {
    // Another test made the template first: use that one.
    rmSync(draft, { recursive: true, force: true });
    if (!existsSync(wanted)) throw error;
  }
  return wanted;
}

/**
 * A fresh copy of the template.
 * @returns {Promise<string>}
 */
export async function freshData() {
  const template = await templateData();
  const data = join(mkdtempSync(join(tmpdir(), 'axis-one-')), 'data');
  cpSync(template, data, { recursive: true });
  return data;
}

/**
 * Builds the site for throwaway servers (or takes what is built there already).
 * @param {{ dist: string, reuse?: boolean, env?: NodeJS.ProcessEnv, mode?: string }} options
 * @returns {Promise<Site>}
 */
export async function prepareSite({ dist, reuse = false, env = {}, mode = 'production' }) {
  const template = await templateData();
  if (!(reuse && existsSync(join(dist, 'index.html'))))
    await buildSite({ ...cleanEnv(), AXIS_DATA: template, AXIS_DIST: dist, ...env }, mode);
  return { dist, template };
}

/**
 * Starts a server and waits until it answers.
 * @param {Site} site
 * @param {ServerOptions} [options]
 * @returns {Promise<Server>}
 */
export async function startServer(site, options = {}) {
  const own = mkdtempSync(join(tmpdir(), 'axis-one-'));
  const data = options.data ?? join(own, 'data');
  if (options.data === undefined) cpSync(site.template, data, { recursive: true });
  const mailDir = join(own, 'mails');
  const port = options.port ?? (await freePort());
  const env = {
    ...cleanEnv(),
    AXIS_DATA: data,
    AXIS_DIST: site.dist,
    AXIS_MAIL_DIR: mailDir,
    PORT: String(port),
    ...(options.host === undefined ? {} : { HOST: options.host }),
    ...(options.otpExpiry === undefined ? {} : { AXIS_OTP_EXPIRY: String(options.otpExpiry) }),
    ...options.env,
  };
  const child = childOf({ file: 'server/main.mjs', env, execArgv: briefLife, folder: own });
  /** @param {NodeJS.Signals} signal */
  const end = async (signal) => {
    child.signal(signal);
    await child.ended();
  };
  const mails = () =>
    existsSync(mailDir)
      ? readdirSync(mailDir)
          .filter((name) => name.endsWith('.json') && !name.startsWith('.'))
          .toSorted()
          .map(
            (name) => /** @type {Mail} */ (JSON.parse(readFileSync(join(mailDir, name), 'utf8'))),
          )
      : [];
  const leaveNothing = () => child.signal('SIGKILL');

  process.once('exit', leaveNothing);
  await child.start();
  return {
    url: `http://127.0.0.1:${port}`,
    port,
    data,
    mailDir,
    mails,
    async mailTo(to, count = 1) {
      for (let waited = 0; waited < 10_000; waited += 50) {
        const found = mails().filter((mail) => mail.to === to)[count - 1];
        if (found !== undefined) return found;
        await pause(50);
      }
      throw new Error(`No mail number ${count} to ${to} came within 10 s.`);
    },
    output: child.output,
    errors: child.errors,
    signal: child.signal,
    ended: child.ended,
    stop: () => end('SIGTERM'),
    kill: () => end('SIGKILL'),
    async restart() {
      await end('SIGTERM');
      await child.start();
    },
    async remove() {
      process.removeListener('exit', leaveNothing);
      await end('SIGKILL');
      rmSync(own, { recursive: true, force: true });
    },
  };
}
