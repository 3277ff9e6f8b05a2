// What each address answers: health, metrics, the embedded backend, then the site.
import { timingSafeEqual } from 'node:crypto';
import { Hono } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { demoPaths, isBackendPath } from '../backend/paths.mjs';
import { forwardedBy, isLocal } from './caller.mjs';
import { codeOf, errorJson, errorPage, statusFor } from './errors.mjs';
import { addCheckout } from '../checkout/routes.mjs';
import { addMailPages } from './mailPages.mjs';
import { everywhere } from './table.mjs';

/**
 * @typedef {import('./caller.mjs').Bindings} Bindings
 * @typedef {import('./caller.mjs').Context} Context
 *
 * @typedef {AppOwnParts & import('./mailPages.mjs').MailParts} AppParts
 *
 * @typedef {object} AppOwnParts
 * @property {import('./site.mjs').Site | undefined} site nothing while Vite serves the sources
 * @property {Pick<import('../backend/backend.mjs').Backend, 'fetch' | 'isReady' | 'backup'> & { keys: Pick<import('../keys.mjs').Keys, 'publishableKey' | 'secretKey'> } | undefined} backend nothing with a hosted Supabase
 * @property {import('../guard/guard.mjs').Guard | undefined} [guard] what the backend's addresses are asked through
 * @property {import('../log.mjs').Log} log
 * @property {import('../metrics.mjs').Metrics} metrics
 * @property {Omit<import('../checkout/routes.mjs').CheckoutParts, 'ask' | 'publishableKey' | 'log'>} [checkout] who takes payments; nothing with a hosted Supabase
 * @property {Record<string, import('./table.mjs').ExtraPage>} [pages] further pages, by path (the flow atlas)
 */

/** Nothing that a member sends to the backend is larger … */
const largestBody = 4 * 1024 * 1024;
/** … but an attachment: 10 MB as base64, and its name. The database measures the file itself. */
const largestAttachment = 14 * 1024 * 1024;
const attach = '/rest/v1/rpc/attach';
/** The advisor's files are as large. */
const withFiles = [attach, '/rest/v1/rpc/attach_to_answer', '/rest/v1/rpc/desk_attach'];

/**
 * Whether two secrets are the same, in a time that tells nothing.
 * @param {string} given
 * @param {string} wanted
 */
function isSame(given, wanted) {
  const [one, other] = [Buffer.from(given), Buffer.from(wanted)];
  return one.length === other.length && timingSafeEqual(one, other);
}

/** @param {Context} c */
const isReading = (c) =>
  c.req.method === 'GET' || c.req.method === 'HEAD' || c.req.method === 'OPTIONS';

/**
 * An answer to what went wrong.
 * @param {Context} c
 * @param {number} status
 * @param {Record<string, string>} [headers]
 */
function failure(c, status, headers = {}) {
  const { id, kind } = c.env.facts;
  const isPage = kind === 'page';
  return new Response(isPage ? errorPage(status, id) : errorJson(status, id), {
    status,
    headers: {
      ...everywhere,
      'Cache-Control': 'no-store',
      'Content-Type': isPage ? 'text/html; charset=utf-8' : 'application/json',
      'X-Request-Id': id,
      ...headers,
    },
  });
}

/** A body that nobody reads: the connection ends with the answer. */
const unread = { Connection: 'close' };

/** Routes of the auth service, which the log may name. */
const authRoutes =
  /^\/auth\/v1\/(address|archive|authorize|health|logout|otp|proof|recover|resend|settings|signup|token|user|verify)$/;

/**
 * What the log calls requests of the backend. A path that nothing answers may hold anything, a token as well: tables and
 * functions are named once they have answered.
 */
function backendRoutes() {
  /** @type {Set<string>} */
  const answered = new Set(demoPaths);
  /** @param {string} path */
  const routeOf = (path) => {
    if (authRoutes.test(path) || answered.has(path)) return path;
    return `${/^\/(auth|rest)\/v1\//.exec(path)?.[0] ?? '/'}…`;
  };
  return {
    routeOf,
    /** @param {string} path @param {number} status @param {string} method */
    remember(path, status, method) {
      if (status < 400 && method !== 'OPTIONS' && /^\/rest\/v1\/(rpc\/)?[a-z_]{1,60}$/.test(path))
        answered.add(path);
    },
  };
}

/** @param {string} path */
function canBeDecoded(path) {
  try {
    return decodeURIComponent(path) !== '';
  } catch {
    return false;
  }
}

/**
 * Puts the server's answers together.
 * @param {AppParts} parts
 * @returns {Hono<{ Bindings: Bindings }>}
 */
export function createApp({
  site,
  backend,
  guard,
  log,
  metrics,
  checkout,
  pages = {},
  ...mailParts
}) {
  /** @type {Hono<{ Bindings: Bindings }>} */
  const app = new Hono();

  app.onError((error, c) => {
    const { id, route } = c.env.facts;
    // A client that leaves while it is read is no failure of ours.
    if (c.env.incoming?.destroyed && !c.env.incoming.complete) return failure(c, 400, unread);
    log.failure(`${c.req.method} ${route}: ${codeOf(error) ?? error.name}`, id);
    return failure(c, statusFor(error));
  });
  app.notFound((c) => failure(c, c.env.facts.kind === 'page' && !isReading(c) ? 405 : 404));

  if (guard !== undefined)
    app.use(async (c, next) => {
      await guard.notice(forwardedBy(c));
      return next();
    });
  app.get('/healthz', (c) => {
    Object.assign(c.env.facts, { kind: 'server', route: '/healthz' });
    return c.json({ status: 'ok' }, 200, { 'Cache-Control': 'no-store' });
  });
  app.get('/readyz', async (c) => {
    Object.assign(c.env.facts, { kind: 'server', route: '/readyz' });
    const ready = backend === undefined || (await backend.isReady());
    return c.json({ status: ready ? 'ok' : 'the database does not answer' }, ready ? 200 : 503, {
      'Cache-Control': 'no-store',
    });
  });
  app.get('/metrics', async (c) => {
    Object.assign(c.env.facts, { kind: 'server', route: '/metrics' });
    if (!isLocal(c)) return failure(c, 404);
    return c.body(await metrics.text(), 200, { 'Content-Type': metrics.contentType });
  });

  if (backend !== undefined) {
    const { publishableKey, secretKey } = backend.keys;
    /** @param {string | undefined} key */
    const isKey = (key) =>
      key !== undefined && (isSame(key, publishableKey) || isSame(key, secretKey));

    app.post('/_operator/backup', async (c) => {
      Object.assign(c.env.facts, { kind: 'server', route: '/_operator/backup' });
      if (!isLocal(c)) return failure(c, 404, unread);
      if (!isSame(c.req.header('apikey') ?? '', secretKey)) return failure(c, 401, unread);
      return new Response(await backend.backup(c.req.raw.signal), {
        headers: { 'Content-Type': 'application/gzip', 'Cache-Control': 'no-store' },
      });
    });

    const routes = backendRoutes();
    app.use(async (c, next) => {
      const { facts } = c.env;
      if (!isBackendPath(facts.path)) return next();
      Object.assign(facts, { kind: 'backend', route: routes.routeOf(facts.path) });
      if (!canBeDecoded(facts.path)) return failure(c, 404, unread);
      // A link in a mail carries a token and no key, also the one about an address; everything else with a body has a key. The
      // demo's grant has an account.
      const isGrant = demoPaths.includes(facts.path) || facts.path === '/auth/v1/address';
      if (!isReading(c) && !isGrant && !isKey(c.req.header('apikey') ?? c.req.query('apikey')))
        return failure(c, 401, unread);
      if (facts.path === attach && c.req.header('authorization') === undefined)
        return failure(c, 401, unread);
      const limit = bodyLimit({
        maxSize: withFiles.includes(facts.path) ? largestAttachment : largestBody,
        onError: () => failure(c, 413, unread),
      });
      return limit(c, async () => {
        const answer = await (guard === undefined
          ? backend.fetch(c.req.raw, facts.id)
          : guard.fetch(c.req.raw, facts.client, facts.id));
        const headers = new Headers(answer.headers);
        for (const [name, value] of Object.entries({ ...everywhere, 'Cache-Control': 'no-store' }))
          if (!headers.has(name)) headers.set(name, value);
        headers.set('X-Request-Id', facts.id);
        // The library lets every site read its answers; ours are for our own pages.
        for (const name of Array.from(headers.keys()))
          if (name.startsWith('access-control-')) headers.delete(name);
        // A proxy may open them to a page of another address, which must be able to tell how long to wait.
        if (headers.has('Retry-After')) headers.set('Access-Control-Expose-Headers', 'Retry-After');
        routes.remember(facts.path, answer.status, c.req.method);
        facts.route = routes.routeOf(facts.path);
        c.res = new Response(answer.body, { status: answer.status, headers });
        if (answer.status >= 400 && isSignIn(c)) {
          const event = 'sign-in failed';
          log.security({ event, client: facts.client, id: facts.id });
          metrics.security(event);
        }
      });
    });
  }

  if (backend !== undefined && checkout !== undefined)
    addCheckout(app, {
      ...checkout,
      ask: (request, client, id) =>
        guard === undefined ? backend.fetch(request, id) : guard.fetch(request, client, id),
      publishableKey: backend.keys.publishableKey,
      log,
    });
  addMailPages(app, mailParts);

  app.get('*', (c) => {
    const { facts } = c.env;
    const page = pages[facts.path];
    if (page !== undefined) {
      facts.route = facts.path;
      return c.html(page.html, 200, page.headers);
    }
    if (site === undefined) return failure(c, 404);
    const { status, headers, body, route } = site.answer({
      path: facts.path,
      search: facts.search,
      encodings: c.req.header('accept-encoding') ?? '',
      tag: c.req.header('if-none-match'),
    });
    facts.route = route;
    if (status >= 400) headers['X-Request-Id'] = facts.id;
    return new Response(/** @type {BodyInit | null} */ (body), { status, headers });
  });
  app.all('*', (c) => failure(c, 405, { ...unread, Allow: 'GET, HEAD' }));
  return app;
}

/** @param {Context} c */
const isSignIn = (c) =>
  c.env.facts.path === '/auth/v1/token' && c.req.query('grant_type') === 'password';
