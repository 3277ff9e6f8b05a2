// The embedded Supabase: GoTrue and PostgREST by @supabase/lite, on PGlite in a worker thread or on a Postgres server.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { App, splitSqlStatements } from '@supabase/lite';
import { backUp } from '../database/backup.mjs';
import { beginFirstStart, databaseIn, openDataFolder, openOrSay } from '../database/dataFolder.mjs';
import { openEmbedded } from '../database/embedded.mjs';
import { startFault } from '../database/faults.mjs';
import { migrate, migrationsIn, rightsIn, roles } from '../database/migrate.mjs';
import { keysFor } from '../keys.mjs';
import { lockFolder } from '../lock.mjs';
import { openLog } from '../log.mjs';
import { root } from '../settings.mjs';
import { Sorry, giveUp } from '../sorry.mjs';
import { answerDemo, closeDemo, openDemo } from './demo.mjs';
import { playPlan } from './demoPlan.mjs';
import { unlessFull } from './fullDisk.mjs';
import { bringFiles } from './files.mjs';
import { configFor, connectionTo } from './library.mjs';
import { collectErrors, tameConsole } from './log.mjs';
import { refusalFor } from './refusals.mjs';

/**
 * @typedef {import('../settings.mjs').Settings} Settings
 * @typedef {import('../database/embedded.mjs').Embedded} Embedded
 * @typedef {import('./demo.mjs').DemoAccount} DemoAccount
 *
 * @typedef {object} Backend
 * @property {(request: Request, id?: string) => Promise<Response>} fetch answers /auth/v1, /rest/v1 and, on a demo, /demo; throws errors of the database, and any other error that the library would answer with 500; `id` names the request in the log
 * @property {import('../keys.mjs').Keys} keys
 * @property {DemoAccount[]} demoAccounts
 * @property {() => boolean} hasDemo whether the demo's accounts and grants exist
 * @property {() => Promise<void>} endDemo removes them until the next start
 * @property {import('postgres').Sql} database all rights: for what the server itself keeps there
 * @property {(statement: string) => Promise<Record<string, unknown>[]>} sql one statement with all rights: for tests and benchmarks in this process, requests cannot reach it
 * @property {() => Promise<boolean>} isReady whether the database answers within two seconds
 * @property {() => number} waiting how many messages the embedded database executes or has waiting
 * @property {(signal: AbortSignal) => Promise<ReadableStream<Uint8Array>>} backup everything, as a file (docs: README, "For operators"); the signal ends it when the client disconnects
 * @property {() => Promise<void>} close
 *
 * @typedef {object} Hooks
 * @property {import('../log.mjs').Log} [log]
 * @property {(reason: string) => void} [onAborted] called when the database cannot continue
 */

/** How long a readiness check waits for the database, in milliseconds. */
const readyTime = 2000;

/** An advisory lock of a shared database: one server at a time migrates it. */
const startLock = 20_261_123_02;

/** The content that the database needs, as of this start. */
const contentForDatabase = () =>
  splitSqlStatements(readFileSync(join(root, 'supabase/seed.sql'), 'utf8'));

/**
 * PUT /auth/v1/user. Supabase ends a member's other sessions when the password changes; the library
 * forgets to, and a stolen session would outlive the reset that was to end it.
 * @param {App} app
 * @param {string} key
 * @param {Request} request
 */
async function updateUser(app, key, request) {
  /** @type {unknown} */
  const credentials = await request
    .clone()
    .json()
    .catch(() => undefined);
  const response = await app.fetch(request, { peerAddress: null });
  const authorization = request.headers.get('authorization');
  if (response.ok && authorization && 'password' in Object(credentials)) {
    const headers = { apikey: key, authorization };
    await app.fetch(
      new Request('http://localhost/auth/v1/logout?scope=others', { method: 'POST', headers }),
    );
  }
  return response;
}

/**
 * Runs the start on a shared database while no other server does.
 * @template T
 * @param {import('postgres').Sql} sql
 * @param {boolean} isShared
 * @param {() => Promise<T>} start
 * @returns {Promise<T>}
 */
async function oneAtATime(sql, isShared, start) {
  if (!isShared) return start();
  const held = await sql.reserve();
  try {
    // Wait as long as another server's migrations may take.
    await held.unsafe('set statement_timeout to 0');
    await held.unsafe(`select pg_advisory_lock(${startLock})`);
    return await start();
  } finally {
    await held.unsafe(`select pg_advisory_unlock(${startLock})`).catch(() => {});
    await held.unsafe('reset statement_timeout').catch(() => {});
    held.release();
  }
}

/**
 * Brings the database to the state of this version: the library's tables, our migrations and rights, the content and the files.
 * @param {App} app
 * @param {import('postgres').Sql} sql
 * @param {import('../keys.mjs').Keys} keys
 */
async function prepareDatabase(app, sql, keys) {
  // Before the library makes them: it fails when another database of the server makes them at the same moment.
  for (const statement of roles) await sql.unsafe(statement);
  await app.init();
  await app.ensureSystemSchema();
  const migrations = migrationsIn(join(root, 'supabase/migrations'));
  await migrate(sql, migrations);
  await app.connection.clearSchemaCache();
  // The first request makes the library grant its rights; ours are applied after it, and remain.
  await app.fetch(
    new Request('http://localhost/rest/v1/profiles?select=id&limit=1', {
      headers: { apikey: keys.publishableKey },
    }),
  );
  await sql.begin(async (transaction) => {
    await transaction.unsafe('set local statement_timeout to 0');
    for (const statement of [...rightsIn(migrations), ...contentForDatabase()])
      await transaction.unsafe(statement);
    await bringFiles(transaction);
  });
}

/**
 * Boots the backend: locks its data folder, opens the database, migrates it, opens or closes the demo.
 * @param {Settings} settings
 * @param {Hooks} [hooks]
 * @returns {Promise<Backend>} throws a Sorry when it cannot start
 */
export async function startBackend(settings, hooks = {}) {
  const { log = openLog(settings.log), onAborted = giveUp } = hooks;
  // The library resolves the mail templates against the working folder.
  if (process.cwd() !== root) throw new Sorry(`Run this from ${root}.`);
  const isEmbedded = settings.databaseUrl === undefined;
  const unlock = isEmbedded ? await lockFolder(settings.data) : () => {};
  /** @type {(() => Promise<void>)[]} */
  const opened = [];
  const closeAll = async () => {
    // PGlite's engine sets an exit code of its own when it ends.
    const { exitCode } = process;
    for (const close of opened.toReversed()) await close().catch(() => {});
    process.exitCode = exitCode;
    unlock();
  };
  try {
    tameConsole(log, settings.log.quiet);
    /** @type {Embedded | undefined} */
    let embedded;
    /** @type {import('../database/dataFolder.mjs').FirstStart | undefined} */
    let firstStart;
    for (const sentence of openDataFolder(settings.data)) log.notice(sentence);
    if (isEmbedded) {
      firstStart = beginFirstStart(settings.data);
      if (firstStart.notice !== undefined) log.notice(firstStart.notice);
      embedded = await openOrSay(settings.data, () =>
        openEmbedded({
          folder: databaseIn(settings.data),
          statementTimeout: settings.timeouts.statement,
          onReopened: (sentence) => log.notice(sentence),
          onAborted,
        }),
      );
      opened.push(embedded.close);
      firstStart.opened();
    }
    const keys = await keysFor(settings);
    const connection = connectionTo(settings, embedded);
    const sql = /** @type {import('postgres').Sql} */ (connection.driver);
    // Requests are over by then; one that was cut off is not waited for.
    opened.push(() => sql.end({ timeout: 0.5 }));
    const app = new App(await configFor(settings, keys, connection));
    const demo = await oneAtATime(sql, !isEmbedded, async () => {
      await prepareDatabase(app, sql, keys);
      return openDemo(app, sql, keys, settings.demo);
    });
    let hasDemo = settings.demo;
    firstStart?.done();
    embedded?.limit();
    /** @type {Promise<void> | undefined} */
    let closing;
    /** @param {Request} request */
    const route = async (request) => {
      const { pathname } = new URL(request.url);
      if (pathname === '/auth/v1/user' && request.method === 'PUT')
        return updateUser(app, keys.publishableKey, request);
      if (/^\/(auth|rest)\/v1(\/|$)/.test(pathname))
        return app.fetch(request, { peerAddress: null });
      if (hasDemo && pathname === '/demo/subscription') return answerDemo(app, keys, request);
      // A page asks whether there is a demo, so a published server answers too: that there is none.
      if (pathname === '/demo/plan' && request.method === 'GET')
        return Response.json({ demo: hasDemo });
      if (hasDemo && pathname === '/demo/plan') return playPlan(app, keys, sql, request);
      return Response.json({ message: 'Not found' }, { status: 404 });
    };
    return {
      keys,
      demoAccounts: demo.accounts,
      hasDemo: () => hasDemo,
      async endDemo() {
        hasDemo = false;
        await closeDemo(sql);
      },
      database: sql,
      async sql(statement) {
        const answer = await sql.unsafe(statement);
        // Several statements return a list of lists.
        return /** @type {Record<string, unknown>[]} */ (
          Array.isArray(answer[0]) ? [...answer[0]] : [...answer]
        );
      },
      fetch: (request, id) =>
        collectErrors(id, async (errors) => {
          const said = await route(request).catch((error) => {
            throw errors[0] ?? error;
          });
          const answer = await unlessFull(said, isEmbedded ? settings.data : undefined);
          if (answer.status !== 500) return answer;
          const refusal = refusalFor(errors[0]);
          if (refusal !== undefined) return refusal;
          // The library's own words for it quote the error, and do not say that another attempt may succeed.
          throw errors[0] ?? new Error('The backend failed.');
        }),
      async isReady() {
        const late = new Promise((resolve) => setTimeout(resolve, readyTime, false).unref());
        const asked = sql`select 1`.then(
          () => true,
          () => false,
        );
        return Boolean(await Promise.race([asked, late]));
      },
      waiting: () => embedded?.waiting() ?? 0,
      backup: (signal) => backUp(settings, keys, { embedded, sql }, signal),
      close: () => (closing ??= closeAll()),
    };
  } catch (error) {
    await closeAll();
    throw isEmbedded ? error : startFault(error);
  }
}
