// Reads the environment once: the server and every tool receive these settings and read nothing else.
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseEnv } from 'node:util';
import { readCheckout } from './checkout/settings.mjs';
import { Sorry } from './sorry.mjs';
import { readOperator } from './operator.mjs';

/** The project's root folder. */
export const root = resolve(dirname(fileURLToPath(import.meta.url)), '..');

/**
 * @typedef {object} Smtp
 * @property {string} host
 * @property {number} port
 * @property {string | undefined} user
 * @property {string | undefined} pass
 * @property {string} from
 *
 * @typedef {{ jwtSecret: string, publishableKey: string, secretKey: string }} Keys the backend's own secrets
 *
 * @typedef {object} Settings
 * @property {string} host where to listen
 * @property {number} port
 * @property {string} data the folder of the database, the keys and the lock
 * @property {string} deletions the file that lists deleted accounts
 * @property {string} dist the folder of the built site
 * @property {string} siteUrl where mails point to
 * @property {string} publishedAt the site's address for readers of feeds and search engines (SITE_URL)
 * @property {import('./operator.mjs').Operator} operator who runs the site, for its imprint
 * @property {boolean} demo demo accounts and the demo's grants: on this machine only
 * @property {string | undefined} databaseUrl a Postgres server instead of PGlite
 * @property {number | undefined} otpExpiry seconds that a mailed link lives
 * @property {string | undefined} mailDir mails become files here
 * @property {Smtp | undefined} smtp
 * @property {{ url: string, anonKey: string, secretKey: string | undefined } | undefined} hosted a Supabase elsewhere: nothing is embedded; with its secret key (SUPABASE_SECRET_KEY) this server answers the links of mails
 * @property {import('./checkout/settings.mjs').Checkout | undefined} checkout the hosted checkout that takes payments
 * @property {Keys | undefined} keys the backend's keys, where the environment names them
 * @property {number} proxies how many reverse proxies are in front of the server: their X-Forwarded-For is trusted
 * @property {number} clientTries how many times as many tries a client has as server/guard/tries.mjs says
 * @property {Log} log
 * @property {Timeouts} timeouts
 *
 * @typedef {object} Log
 * @property {'text' | 'json'} format
 * @property {boolean} quiet without the lines of requests
 *
 * @typedef {object} Timeouts all in milliseconds
 * @property {number} headers until a request's headers are there
 * @property {number} body until its body is there
 * @property {number} idle without a byte in either direction
 * @property {number} statement of the embedded database
 * @property {number} closing for requests under way, once the server is asked to stop
 */

/**
 * Settings from .env and .env.local; the environment's own values take precedence.
 * @param {NodeJS.ProcessEnv} env
 * @param {string} folder
 * @returns {NodeJS.ProcessEnv}
 */
export function withEnvFiles(env, folder) {
  // Tests must not depend on a developer's own files.
  if (env['AXIS_ENV_FILES'] === 'off') return env;
  let fromFiles = {};
  for (const name of ['.env', '.env.local']) {
    const file = join(folder, name);
    if (existsSync(file)) fromFiles = { ...fromFiles, ...parseEnv(readFileSync(file, 'utf8')) };
  }
  return { ...fromFiles, ...env };
}

/**
 * Whether only this machine can reach the address.
 * @param {string} host
 * @returns {boolean}
 */
export function isLoopback(host) {
  const name = host
    .toLowerCase()
    .replace(/^\[|\]$/g, '')
    .replace(/^::ffff:/, '');
  return name === 'localhost' || name === '::1' || /^127(\.\d{1,3}){3}$/.test(name);
}

/**
 * @param {string | undefined} text
 * @param {string} name
 * @param {number} fallback
 * @param {number} low
 * @param {number} high
 */
function wholeNumber(text, name, fallback, low, high) {
  if (text === undefined || text === '') return fallback;
  const value = Number(text);
  if (!/^\d+$/.test(text) || value < low || value > high)
    throw new Sorry(`${name}=${text} is not a whole number from ${low} to ${high}.`);
  return value;
}

/**
 * @param {string} text
 * @param {string} name
 */
function origin(text, name) {
  try {
    const url = new URL(text);
    if (url.protocol === 'http:' || url.protocol === 'https:') return url.origin;
  } catch {
    // Falls through to the sentence.
  }
  throw new Sorry(`${name}=${text} is not an http(s) address.`);
}

/**
 * @param {NodeJS.ProcessEnv} env
 * @param {string} siteHost
 * @returns {Smtp | undefined}
 */
function readSmtp(env, siteHost) {
  if (!env['SMTP_HOST']) return undefined;
  return {
    host: env['SMTP_HOST'],
    port: wholeNumber(env['SMTP_PORT'], 'SMTP_PORT', 587, 1, 65_535),
    user: env['SMTP_USER'] || undefined,
    pass: env['SMTP_PASS'] || undefined,
    from: env['SMTP_FROM'] || `Axis One <no-reply@${siteHost}>`,
  };
}

/**
 * The backend's keys from the environment: all three, or none.
 * @param {NodeJS.ProcessEnv} env
 * @returns {Keys | undefined}
 */
function readKeys(env) {
  const { AXIS_JWT_SECRET, AXIS_PUBLISHABLE_KEY, AXIS_SECRET_KEY } = env;
  if (!AXIS_JWT_SECRET && !AXIS_PUBLISHABLE_KEY && !AXIS_SECRET_KEY) return undefined;
  if (!AXIS_JWT_SECRET || !AXIS_PUBLISHABLE_KEY || !AXIS_SECRET_KEY)
    throw new Sorry(
      'AXIS_JWT_SECRET, AXIS_PUBLISHABLE_KEY and AXIS_SECRET_KEY belong together: set all three, or none.',
    );
  if (AXIS_JWT_SECRET.length < 32) throw new Sorry('AXIS_JWT_SECRET is shorter than 32 letters.');
  return {
    jwtSecret: AXIS_JWT_SECRET,
    publishableKey: AXIS_PUBLISHABLE_KEY,
    secretKey: AXIS_SECRET_KEY,
  };
}

/**
 * @param {NodeJS.ProcessEnv} env
 * @returns {Log}
 */
function readLog(env) {
  const format = env['AXIS_LOG_FORMAT'] || 'text';
  if (format !== 'text' && format !== 'json')
    throw new Sorry(`AXIS_LOG_FORMAT=${format} is neither text nor json.`);
  return { format, quiet: env['AXIS_LOG'] === 'quiet' };
}

/**
 * @param {NodeJS.ProcessEnv} env
 * @returns {Timeouts}
 */
function readTimeouts(env) {
  /** @param {string} name @param {number} fallback */
  const timeout = (name, fallback) => wholeNumber(env[name], name, fallback, 1, 3_600_000);
  return {
    headers: timeout('AXIS_HEADERS_TIMEOUT', 10_000),
    body: timeout('AXIS_BODY_TIMEOUT', 300_000),
    idle: timeout('AXIS_IDLE_TIMEOUT', 60_000),
    statement: timeout('AXIS_STATEMENT_TIMEOUT', 5000),
    // Supervisors kill after 10 s: one second remains for the database to close.
    closing: timeout('AXIS_CLOSE_TIMEOUT', 9000),
  };
}

/** The address in feeds, cards and the sitemap of a site that is not published anywhere yet. */
export const unpublished = 'https://axis-one.example';

/**
 * Checks and completes the environment; throws a Sorry when a value makes no sense.
 * @param {NodeJS.ProcessEnv} env
 * @returns {Settings}
 */
export function readSettings(env) {
  const host = env['HOST'] || '127.0.0.1';
  const port = wholeNumber(env['PORT'], 'PORT', 4173, 1, 65_535);
  const wildcard = host === '0.0.0.0' || host === '::';
  const shownHost = wildcard ? 'localhost' : host.includes(':') ? `[${host}]` : host;
  const siteUrl = env['AXIS_SITE_URL']
    ? origin(env['AXIS_SITE_URL'], 'AXIS_SITE_URL')
    : `http://${shownHost}:${port}`;
  const publishedAt = env['SITE_URL']
    ? origin(env['SITE_URL'], 'SITE_URL')
    : env['AXIS_SITE_URL']
      ? siteUrl
      : unpublished;
  const { VITE_SUPABASE_URL: url, VITE_SUPABASE_ANON_KEY: anonKey } = env;
  const checkout = readCheckout(env);
  const data = resolve(root, env['AXIS_DATA'] || 'supabase/.temp');
  if (checkout !== undefined && url && anonKey)
    throw new Sorry(
      'The STRIPE_… keys need the database of this server: unset VITE_SUPABASE_URL, or the keys.',
    );
  return {
    host,
    port,
    data,
    deletions: resolve(root, env['AXIS_DELETIONS'] || join(data, 'deletions.jsonl')),
    dist: resolve(root, env['AXIS_DIST'] || 'dist'),
    siteUrl,
    publishedAt,
    operator: readOperator(env),
    // A proxy may publish a loopback port; the site's address then shows whether the site is public.
    // Where plans are paid for, none is granted for nothing.
    demo:
      env['AXIS_DEMO'] !== 'off' &&
      checkout === undefined &&
      isLoopback(host) &&
      isLoopback(new URL(siteUrl).hostname),
    databaseUrl: env['AXIS_DATABASE_URL'] || undefined,
    otpExpiry: env['AXIS_OTP_EXPIRY']
      ? wholeNumber(env['AXIS_OTP_EXPIRY'], 'AXIS_OTP_EXPIRY', 3600, 1, 86_400)
      : undefined,
    mailDir: env['AXIS_MAIL_DIR'] ? resolve(root, env['AXIS_MAIL_DIR']) : undefined,
    smtp: readSmtp(env, new URL(siteUrl).hostname),
    hosted:
      url && anonKey
        ? { url, anonKey, secretKey: env['SUPABASE_SECRET_KEY'] || undefined }
        : undefined,
    checkout,
    keys: readKeys(env),
    proxies: wholeNumber(env['AXIS_PROXIES'], 'AXIS_PROXIES', 0, 0, 9),
    clientTries: wholeNumber(env['AXIS_CLIENT_TRIES'], 'AXIS_CLIENT_TRIES', 1, 1, 10_000),
    log: readLog(env),
    timeouts: readTimeouts(env),
  };
}

/**
 * Which names a server answers to. A page elsewhere must not reach a server on loopback through a name of its own; a
 * published server is called by names that only its operator knows.
 * @param {Pick<Settings, 'host' | 'siteUrl'>} settings
 * @returns {true | string[]} every name, or these
 */
export const allowedHosts = ({ host, siteUrl }) =>
  isLoopback(host) ? [new URL(siteUrl).hostname] : true;
