// The embedded Supabase: GoTrue and PostgREST by @supabase/lite, on PGlite or a Postgres server.
import {
  accessSync,
  constants,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { App, splitSqlStatements } from '@supabase/lite';
import { applyPendingMigrations, createApi } from '@supabase/lite/cli';
import { keysOf } from '../lib/keys.mjs';
import { lockFolder } from '../lib/lock.mjs';
import { root } from '../lib/settings.mjs';
import { Sorry } from '../lib/sorry.mjs';
import { answerDemo, openDemo } from './demo.mjs';
import { tameConsole } from './log.mjs';
import { mailDriver } from './mail.mjs';

/**
 * @typedef {import('../lib/settings.mjs').Settings} Settings
 * @typedef {import('./demo.mjs').DemoAccount} DemoAccount
 *
 * @typedef {object} Backend
 * @property {(request: Request) => Promise<Response>} fetch answers /auth/v1, /rest/v1 and, on a demo, /demo
 * @property {import('../lib/keys.mjs').Keys} keys
 * @property {DemoAccount[]} demoAccounts
 * @property {(statement: string) => Promise<Record<string, unknown>[]>} sql one statement with all rights: for tests and benchmarks in this process, no request reaches it
 * @property {() => Promise<void>} close
 */

/** Paths that belong to a backend and never to the site, whether this one serves them or not. */
const backendPaths = /^\/(auth|rest|storage|realtime|functions|graphql|_system|demo)(\/|$)/;

/**
 * Whether the backend answers for this path.
 * `/auth` and its tabs are pages of the site, so the three services count with their version only.
 * @param {string} pathname
 */
export function isBackendPath(pathname) {
  return backendPaths.test(pathname) && !/^\/auth(?!\/v1(\/|$))/.test(pathname);
}

/**
 * The rights that the migrations give and take. @supabase/lite grants everything to everybody when it
 * meets the first policy; policies hold without these, but two walls are better than one.
 */
function rightsFromMigrations() {
  const folder = join(root, 'supabase/migrations');
  return readdirSync(folder)
    .filter((name) => name.endsWith('.sql'))
    .toSorted()
    .flatMap((name) => splitSqlStatements(readFileSync(join(folder, name), 'utf8')))
    .map((statement) => statement.replace(/^(\s|--[^\n]*\n)+/, ''))
    .filter((statement) => /^(grant|revoke)\s/i.test(statement));
}

/** What the content has to say to the database, as of this start. */
function contentForDatabase() {
  return splitSqlStatements(readFileSync(join(root, 'supabase/seed.sql'), 'utf8'));
}

/**
 * A database whose first boot was cut off is of no use, and nobody can have an account in it yet: it is
 * moved aside, so that a kill at any moment leaves a data folder that starts.
 * @param {Settings} settings
 * @returns {() => void} to be called when the boot is through
 */
function setUnfinishedAside(settings) {
  const database = join(settings.data, 'pgdata');
  const mark = join(settings.data, 'ready');
  if (settings.databaseUrl === undefined && existsSync(database) && !existsSync(mark)) {
    const aside = `${database}.unfinished`;
    rmSync(aside, { recursive: true, force: true });
    renameSync(database, aside);
  }
  return () => writeFileSync(mark, '');
}

/**
 * config.toml, its connection opened, with what only this machine knows filled in.
 * @param {Settings} settings
 */
async function configFor(settings) {
  process.env['AXIS_DATABASE_DRIVER'] = settings.databaseUrl === undefined ? 'pglite' : 'postgres';
  process.env['AXIS_DATABASE_URL'] = settings.databaseUrl ?? join(settings.data, 'pgdata');
  process.env['AXIS_SITE_URL'] = settings.siteUrl;
  const api = await createApi({ withSupabaseClient: false });
  const config = await api.project.local.getConfig(join(root, 'supabase/config.toml'));
  const keys = await keysOf(settings.data);
  const email = { ...config.auth?.email };
  if (settings.otpExpiry !== undefined) email.otp_expiry = settings.otpExpiry;
  return {
    keys,
    config: {
      ...config,
      auth: {
        ...config.auth,
        jwt_secret: keys.jwtSecret,
        publishable_key: keys.publishableKey,
        secret_key: keys.secretKey,
        site_url: settings.siteUrl,
        email,
      },
      options: {
        ...config.options,
        server: { ...config.options?.server, admin: false },
        drivers: { email: mailDriver(settings) },
      },
    },
  };
}

/**
 * PUT /auth/v1/user. Supabase ends a member's other sessions when the password changes; the library
 * forgets to, and a stolen session would outlive the reset that was to end it.
 * @param {App} app
 * @param {string} key
 * @param {Request} request
 */
async function updateUser(app, key, request) {
  /** @type {unknown} */
  const wish = await request
    .clone()
    .json()
    .catch(() => undefined);
  const response = await app.fetch(request, { peerAddress: null });
  const authorization = request.headers.get('authorization');
  if (response.ok && authorization && typeof wish === 'object' && wish && 'password' in wish) {
    const headers = { apikey: key, authorization };
    await app.fetch(
      new Request('http://localhost/auth/v1/logout?scope=others', { method: 'POST', headers }),
    );
  }
  return response;
}

/**
 * Boots the backend on its data folder: locks it, migrates, opens or closes the demo.
 * @param {Settings} settings
 * @returns {Promise<Backend>}
 */
export async function startBackend(settings) {
  const unlock = lockFolder(settings.data);
  try {
    mkdirSync(settings.data, { recursive: true });
    accessSync(settings.data, constants.W_OK);
    // The library resolves the migrations against the working folder.
    if (process.cwd() !== root) throw new Sorry(`Run this from ${root}.`);
    const booted = setUnfinishedAside(settings);
    const { keys, config } = await configFor(settings);
    tameConsole();
    const app = new App(config);
    await app.init();
    await applyPendingMigrations(app);
    // The first request makes the library hand out its rights; ours come after, and stay.
    await app.fetch(
      new Request('http://localhost/rest/v1/profiles?select=id&limit=1', {
        headers: { apikey: keys.publishableKey },
      }),
    );
    await app.connection.transaction(rightsFromMigrations());
    await app.connection.transaction(contentForDatabase());
    const demo = await openDemo(app, keys, settings.demo);
    booted();
    let closing = /** @type {Promise<void> | undefined} */ (undefined);
    return {
      keys,
      demoAccounts: demo.accounts,
      async sql(statement) {
        /** @type {{ rows?: Record<string, unknown>[] } | void} */
        const answer = await app.connection.exec(statement);
        return answer?.rows ?? [];
      },
      async fetch(request) {
        const { pathname } = new URL(request.url);
        if (pathname === '/auth/v1/user' && request.method === 'PUT')
          return updateUser(app, keys.publishableKey, request);
        if (/^\/(auth|rest)\/v1(\/|$)/.test(pathname))
          return app.fetch(request, { peerAddress: null });
        if (settings.demo && pathname === '/demo/subscription')
          return answerDemo(app, keys, request);
        return Response.json({ message: 'Not found' }, { status: 404 });
      },
      close() {
        // PGlite's engine sets an exit code of its own when it ends.
        const { exitCode } = process;
        closing ??= app.connection.close().finally(() => {
          process.exitCode = exitCode;
          unlock();
        });
        return closing;
      },
    };
  } catch (error) {
    unlock();
    throw error;
  }
}
