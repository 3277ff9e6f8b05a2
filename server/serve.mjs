// Serves the built site and its backend in this process: `npm start`, `npm run serve` and the test servers share it.
import { accessSync, constants, existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { dirname, join } from 'node:path';
import { failureLine } from './backend/log.mjs';
import { isFull } from './folders.mjs';
import { openLog } from './log.mjs';
import { imprintGap } from './operator.mjs';
import { Sorry, fullDisk } from './sorry.mjs';

/**
 * @typedef {import('./settings.mjs').Settings} Settings
 * @typedef {{ url: string, demoAccounts: import('./backend/demo.mjs').DemoAccount[], close: () => Promise<void> }} Running
 */

/**
 * Makes a folder and those above it. Node's recursive option never returns where even root cannot make a folder (/proc).
 * @param {string} folder
 */
function makeFolder(folder) {
  if (existsSync(folder)) return;
  makeFolder(dirname(folder));
  mkdirSync(folder);
}

/**
 * Throws when the folder cannot be written.
 * @param {string} folder
 * @param {string} what
 */
export function requireWritable(folder, what) {
  try {
    makeFolder(folder);
    accessSync(folder, constants.W_OK | constants.X_OK);
    const probe = join(folder, `.probe-${process.pid}`);
    writeFileSync(probe, '');
    rmSync(probe, { force: true });
  } catch (error) {
    if (/** @type {NodeJS.ErrnoException} */ (error).code === 'ENOSPC') throw error;
    throw new Sorry(
      `${what} ${folder} may not be written: change its permissions or its owner, or choose another.`,
    );
  }
}

/**
 * Throws when the port cannot be used; called before the build, so that the operator knows immediately.
 * @param {string} host
 * @param {number} port
 * @returns {Promise<void>}
 */
export function requireFreePort(host, port) {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once('error', reject);
    probe.listen({ host, port, exclusive: true }, () => probe.close(() => resolve()));
  });
}

/**
 * Ends the process when its database cannot continue, so that a supervisor starts it again.
 * @param {string} reason
 * @param {string} data the data folder
 */
function endProcess(reason, data) {
  const sentence = isFull(data)
    ? fullDisk
    : `The embedded database stopped (${reason}): start the server again.`;
  process.stderr.write(`${sentence}\n`);
  process.exit(1);
}

/**
 * Ends the process with one sentence after an uncaught error; the error's message is not printed, as it may quote data.
 * @param {unknown} error
 */
function endOnFault(error) {
  process.stderr.write(`${failureLine(error)}: start the server again.\n`);
  process.exit(1);
}

/**
 * Starts the worker of the queue of mails on the server's own database; the library of SMTP is loaded where it is needed.
 * @param {Pick<import('./backend/backend.mjs').Backend, 'database' | 'keys'>} backend
 * @param {Settings} settings
 * @param {import('./log.mjs').Log} log
 */
export async function startMailOf({ database, keys }, settings, log) {
  if (settings.smtp === undefined) return undefined;
  const { startMail } = await import('./mail/start.mjs');
  const { callOn } = await import('./mail/queue.mjs');
  return startMail(settings, { call: callOn(database), secret: keys.jwtSecret, log });
}

/**
 * What the links of mails ask where the backend is hosted; nothing without its secret key.
 * @param {Pick<Settings, 'hosted'>} settings
 */
async function linksOf({ hosted }) {
  if (hosted?.secretKey === undefined) return undefined;
  const { callHosted } = await import('./mail/hosted.mjs');
  return callHosted({ url: hosted.url, secretKey: hosted.secretKey });
}

/**
 * Serves the built site and, unless a hosted Supabase is named, the embedded backend.
 * @param {Settings} settings
 * @param {Record<string, import('./http/table.mjs').ExtraPage>} [pages] what else this server answers, by path (the flow atlas)
 * @returns {Promise<Running>}
 */
export async function serveSite(settings, pages = {}) {
  if (!existsSync(join(settings.dist, 'index.html')))
    throw new Sorry(
      `There is no built site in ${settings.dist}: run npm start, or npm run build first.`,
    );
  const { markCheckout } = await import('./checkout/mark.mjs');
  const { createApp } = await import('./http/app.mjs');
  const { listen } = await import('./http/listener.mjs');
  const { loadSite } = await import('./http/site.mjs');
  const { openMetrics } = await import('./metrics.mjs');
  const { guardFor } = await import('./guard/open.mjs');
  const { mailboxFor } = await import('./mail/mailbox.mjs');
  const { startAccountWork } = await import('./account/work.mjs');
  const { callOn } = await import('./mail/queue.mjs');
  const log = openLog(settings.log);
  const backend =
    settings.hosted === undefined
      ? await import('./backend/backend.mjs').then(({ startBackend }) =>
          startBackend(settings, {
            log,
            onAborted: (reason) => endProcess(reason, settings.data),
          }),
        )
      : undefined;
  /** @type {import('./mail/worker.mjs').Worker | undefined} */
  let mail;
  /** @type {import('./account/work.mjs').AccountWork | undefined} */
  let accounts;
  try {
    const metrics = openMetrics(() => backend?.waiting() ?? 0);
    const site = loadSite(settings.dist, settings.checkout && markCheckout);
    // Before anyone is served: an older copy of the database may hold accounts that were deleted.
    accounts = backend && (await startAccountWork(backend, settings, log));
    const wake = () => accounts?.wake();
    const guard = backend && (await guardFor(backend, settings, { log, metrics, wake }));
    const mailbox = mailboxFor(backend, settings);
    const askLinks = backend ? callOn(backend.database) : await linksOf(settings);
    const links = askLinks && { askLinks, calendar: { ask: askLinks, siteUrl: settings.siteUrl } };
    const checkout = backend && {
      checkout: settings.checkout,
      sql: backend.database,
      siteUrl: settings.siteUrl,
    };
    const parts = { site, backend, guard, log, metrics, pages, ...(checkout && { checkout }) };
    const app = createApp({ ...parts, ...mailbox, ...links });
    const listener = await listen(settings, { app, guard, log, metrics });
    mail = backend && (await startMailOf(backend, settings, log));
    return {
      url: settings.siteUrl,
      demoAccounts: backend?.demoAccounts ?? [],
      async close() {
        await listener.close();
        await guard?.settle();
        await mail?.close();
        await accounts?.close();
        await backend?.close();
      },
    };
  } catch (error) {
    await accounts?.close();
    await backend?.close();
    throw error;
  }
}

/**
 * Closes cleanly on Ctrl-C and on a supervisor's request; a second one does not wait. An uncaught error ends the
 * process with one sentence.
 * @param {() => Promise<void>} close
 */
export function closeOnSignals(close) {
  let closing = false;
  const leave = () => {
    if (closing) process.exit(1);
    closing = true;
    // PGlite sets its own exit code, so ours is passed explicitly.
    close().then(
      () => process.exit(0),
      () => process.exit(1),
    );
  };
  // When npm is stopped, it ends its shell but not this process: losing the parent is a request to stop, too.
  const parent = process.ppid;
  if (process.env['npm_lifecycle_event'] !== undefined)
    setInterval(() => {
      if (process.ppid !== parent && !closing) leave();
    }, 500).unref();
  process.on('uncaughtException', endOnFault);
  process.on('unhandledRejection', endOnFault);
  process.on('SIGINT', leave);
  process.on('SIGTERM', leave);
  process.on('SIGHUP', leave);
}

/**
 * What the operator reads once the server runs.
 * @param {Running} running
 * @param {Settings} settings
 */
export function announce(running, settings) {
  const gap = imprintGap(settings.dist);
  if (settings.log.format === 'json') {
    const log = openLog(settings.log);
    log.notice(`Axis One runs at ${running.url}`);
    if (gap !== undefined) log.notice(gap);
    return;
  }
  const lines = ['', `Axis One runs at ${running.url}`];
  if (settings.hosted !== undefined) lines.push(`  on the Supabase at ${settings.hosted.url}`);
  if (running.demoAccounts.length > 0)
    lines.push('', 'Two members and the advisor to sign in as (demo, on this machine only):');
  for (const { email, password, tier } of running.demoAccounts)
    lines.push(`  ${tier.padEnd(8)} ${email.padEnd(26)} password: ${password}`);
  if (gap !== undefined) lines.push('', gap);
  lines.push('', 'Ctrl-C stops it. Accounts and answers are kept.', '');
  process.stdout.write(lines.join('\n') + '\n');
}
