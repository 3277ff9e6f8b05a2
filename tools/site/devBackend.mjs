// The Vite plugin: mounts the embedded backend in `vite`, and gives the built and the served site its key.
import { createApp } from '../../server/http/app.mjs';
import { requestHandler } from '../../server/http/listener.mjs';
import { startBackend } from '../../server/backend/backend.mjs';
import { isBackendPath } from '../../server/backend/paths.mjs';
import { guardFor } from '../../server/guard/open.mjs';
import { keysFor } from '../../server/keys.mjs';
import { openLog } from '../../server/log.mjs';
import { isMailPath } from '../../server/http/mailPages.mjs';
import { mailboxFor } from '../../server/mail/mailbox.mjs';
import { callOn } from '../../server/mail/queue.mjs';
import { openMetrics } from '../../server/metrics.mjs';
import { startMailOf } from '../../server/serve.mjs';
import { readSettings, root, withEnvFiles } from '../../server/settings.mjs';

/**
 * @typedef {import('../../server/backend/backend.mjs').Backend} Backend
 * @typedef {import('node:http').IncomingMessage} IncomingMessage
 * @typedef {import('node:http').ServerResponse} ServerResponse
 */

/** Vite checks the names by which it is called before this is asked. */
const anyName = { host: '0.0.0.0', siteUrl: 'http://localhost', proxies: 0 };

/**
 * A connect middleware in front of the backend, with the same handlers as the server in production.
 * @param {import('../../server/http/app.mjs').AppParts['backend']} backend
 * @param {import('../../server/guard/guard.mjs').Guard} [guard] nothing in tests that ask the backend alone
 * @param {Pick<import('../../server/http/app.mjs').AppParts, 'mailbox' | 'askLinks' | 'calendar'>} [mails] what /_mail, the links of mails and calendars show
 * @returns {(incoming: IncomingMessage, outgoing: ServerResponse, next: () => void) => void}
 */
export function backendMiddleware(backend, guard, mails = {}) {
  const log = openLog({ format: 'text', quiet: true });
  const metrics = openMetrics(() => 0);
  const app = createApp({
    site: undefined,
    backend,
    guard,
    log,
    metrics,
    ...mails,
  });
  const handle = requestHandler(anyName, { app, guard, log, metrics });
  return (incoming, outgoing, next) => {
    const pathname = (incoming.url ?? '/').split(/[?#]/, 1)[0] ?? '/';
    if (isBackendPath(pathname) || isMailPath(pathname)) handle(incoming, outgoing);
    else next();
  };
}

/** The backend that the running Vite serves; `npm run dev` prints its demo accounts. @type {Backend | undefined} */
let running;

/** @returns {Backend | undefined} */
export const runningBackend = () => running;

const settings = () => readSettings(withEnvFiles(process.env, root));

/**
 * The plugin. With VITE_SUPABASE_URL and VITE_SUPABASE_ANON_KEY set it stays away.
 * @returns {import('vite').Plugin}
 */
export function embeddedBackend() {
  return {
    name: 'axis-embedded-backend',
    async config() {
      const chosen = settings();
      if (chosen.hosted !== undefined) return undefined;
      const { publishableKey } = await keysFor(chosen);
      return {
        define: {
          // Empty: the backend answers on the site's own origin.
          'import.meta.env.VITE_SUPABASE_URL': JSON.stringify(''),
          'import.meta.env.VITE_SUPABASE_ANON_KEY': JSON.stringify(publishableKey),
        },
      };
    },
    async configureServer(server) {
      const chosen = settings();
      if (chosen.hosted !== undefined) return;
      process.chdir(root);
      const backend = await startBackend(chosen);
      running = backend;
      const log = openLog(chosen.log);
      const guard = await guardFor(backend, chosen, { log, metrics: openMetrics(() => 0) });
      const ask = callOn(backend.database);
      const calendar = { ask, siteUrl: chosen.siteUrl };
      const mails = { ...mailboxFor(backend, chosen), askLinks: ask, calendar };
      server.middlewares.use(backendMiddleware(backend, guard, mails));
      const mail = await startMailOf(backend, chosen, log);
      const close = async () => {
        await mail?.close();
        await backend.close();
      };
      server.httpServer?.once('close', () => void close());
    },
  };
}
