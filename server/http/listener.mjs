// The HTTP server around the app: what it refuses before anything is parsed, how long a client may take, how it ends.
import { randomBytes } from 'node:crypto';
import { STATUS_CODES, createServer } from 'node:http';
import { isIP } from 'node:net';
import { getRequestListener } from '@hono/node-server';
import { isBackendPath } from '../backend/paths.mjs';
import { allowedHosts } from '../settings.mjs';
import { errorJson, errorPage } from './errors.mjs';
import { answerHeaders, everywhere } from './table.mjs';

/** The longest address and the largest headers, in bytes. */
const longestAddress = 8 * 1024;
const largestHeaders = 16 * 1024;

/**
 * How much longer than other idle connections one is kept that waits for its next request: longer than clients and proxies
 * keep theirs. With Node's five seconds a request met a connection that was just being closed.
 */
const keepAliveShare = 1.25;

/**
 * @typedef {import('node:http').IncomingMessage} IncomingMessage
 * @typedef {import('node:http').ServerResponse} ServerResponse
 * @typedef {import('./caller.mjs').RequestFacts} RequestFacts
 * @typedef {import('../settings.mjs').Settings} Settings
 * @typedef {import('./caller.mjs').Bindings} Bindings
 * @typedef {import('@hono/node-server').HttpBindings} HttpBindings
 *
 * @typedef {object} Parts
 * @property {{ fetch: (request: Request, bindings: Bindings) => Response | Promise<Response> }} app
 * @property {import('../guard/guard.mjs').Guard | undefined} [guard] notified of requests under a foreign host name
 * @property {import('../log.mjs').Log} log
 * @property {import('../metrics.mjs').Metrics} metrics
 *
 * @typedef {object} Listener
 * @property {() => Promise<void>} close stops listening, finishes open requests within the time that the settings allow, ends the others
 */

const newId = () => randomBytes(6).toString('hex');

/**
 * Whether a request calls the server by a name of its own: `localhost`, an address, or the site's.
 * @param {string | undefined} header Host
 * @param {true | string[]} allowed
 */
function isOwnName(header, allowed) {
  if (allowed === true) return true;
  const name = (header ?? '').replace(/:\d*$/, '').toLowerCase();
  const bare = name.replace(/^\[|\]$/g, '');
  return (
    isIP(bare) !== 0 ||
    name === 'localhost' ||
    name.endsWith('.localhost') ||
    allowed.includes(name)
  );
}

/**
 * The address of the caller's machine, past the reverse proxies that the operator has counted.
 * @param {IncomingMessage} incoming
 * @param {number} proxies
 */
function clientOf({ socket, headers }, proxies) {
  const forwarded = String(headers['x-forwarded-for'] ?? '')
    .split(',')
    .map((one) => one.trim());
  const caller = proxies > 0 ? forwarded.at(-proxies) : undefined;
  return caller !== undefined && isIP(caller) !== 0 ? caller : (socket.remoteAddress ?? 'unknown');
}

/**
 * Whether a request has one Host header, as HTTP/1.1 asks for; a proxy may have read another one than this server.
 * @param {IncomingMessage} incoming
 */
function hasOneHost({ rawHeaders, httpVersion }) {
  let count = 0;
  for (let index = 0; index < rawHeaders.length; index += 2)
    if (rawHeaders[index]?.length === 4 && rawHeaders[index]?.toLowerCase() === 'host') count += 1;
  return count === 1 || (count === 0 && httpVersion !== '1.1');
}

/**
 * Why a request is refused before it reaches the app.
 * @param {IncomingMessage} incoming
 * @param {true | string[]} allowed
 * @returns {number | undefined} the status
 */
function refusalOf(incoming, allowed) {
  const { url = '', headers } = incoming;
  if (url.length > longestAddress) return 414;
  if (!url.startsWith('/') || !hasOneHost(incoming)) return 400;
  if (!isOwnName(headers.host, allowed)) return 403;
  // Node has already answered an expectation of 100-continue, and supports no other.
  if (headers.expect !== undefined && headers.expect.toLowerCase() !== '100-continue') return 417;
  return undefined;
}

/**
 * An answer without the app, to a request that was refused.
 * @param {ServerResponse} outgoing
 * @param {RequestFacts} facts
 * @param {number} status
 */
function refuse(outgoing, { id, kind }, status) {
  const isPage = kind === 'page';
  outgoing.writeHead(status, {
    ...everywhere,
    'Cache-Control': 'no-store',
    'Content-Type': isPage ? 'text/html; charset=utf-8' : 'application/json',
    'X-Request-Id': id,
    Connection: 'close',
  });
  outgoing.end(isPage ? errorPage(status, id) : errorJson(status, id));
}

/** @param {NodeJS.ErrnoException} error what Node says of a request that it could not read */
function statusOf({ code }) {
  if (code === 'HPE_HEADER_OVERFLOW') return 431;
  return code === 'ERR_HTTP_REQUEST_TIMEOUT' ? 408 : 400;
}

/**
 * Answers requests with the app, and writes a line of the log for each.
 * @param {Pick<Settings, 'host' | 'siteUrl' | 'proxies'>} settings
 * @param {Parts} parts
 * @returns {(incoming: IncomingMessage, outgoing: ServerResponse) => void}
 */
export function requestHandler(settings, { app, guard, log, metrics }) {
  const allowed = allowedHosts(settings);
  const headers = Object.entries(answerHeaders(settings.siteUrl));
  /** @type {WeakMap<IncomingMessage, RequestFacts>} */
  const facts = new WeakMap();
  const answer = getRequestListener(
    (request, bindings) => {
      const { incoming, outgoing } = /** @type {HttpBindings} */ (bindings);
      const known = facts.get(incoming);
      if (known === undefined) throw new Error('A request without its facts.');
      return app.fetch(request, { incoming, outgoing, facts: known });
    },
    { hostname: 'localhost' },
  );
  return (incoming, outgoing) => {
    const started = performance.now();
    // Every answer has these headers; a handler's own headers override them.
    for (const [name, value] of headers) outgoing.setHeader(name, value);
    const { url = '/', method = 'GET', socket } = incoming;
    const [, path = '/', search = ''] = /^([^?#]*)(\?[^#]*)?/.exec(url) ?? [];
    const kind = isBackendPath(path) ? 'backend' : 'page';
    const client = clientOf(incoming, settings.proxies);
    /** @type {RequestFacts} */
    const known = { id: newId(), path, search, client, route: '-', kind };
    facts.set(incoming, known);
    metrics.open(kind, 1);
    const before = socket.bytesWritten;
    outgoing.once('close', () => {
      const duration = performance.now() - started;
      metrics.open(kind, -1);
      metrics.answered(known.kind, outgoing.statusCode, duration / 1000);
      const { id, route } = known;
      // A client that left before its answer: the status that other servers' logs use.
      const status = outgoing.headersSent ? outgoing.statusCode : 499;
      log.request({ id, method, route, status, duration, bytes: socket.bytesWritten - before });
    });
    const refusal = refusalOf(incoming, allowed);
    if (refusal === 403) void guard?.notice('the name of another host');
    if (refusal === undefined) void answer(incoming, outgoing);
    else refuse(outgoing, known, refusal);
  };
}

/**
 * Listens, and answers with the app.
 * @param {Pick<Settings, 'host' | 'port' | 'siteUrl' | 'proxies' | 'timeouts'>} settings
 * @param {Parts} parts
 * @returns {Promise<Listener>}
 */
export async function listen(settings, parts) {
  const { host, port, timeouts } = settings;
  const { log, metrics } = parts;
  const handle = requestHandler(settings, parts);
  let closing = false;
  /** @param {IncomingMessage} incoming @param {ServerResponse} outgoing */
  const take = (incoming, outgoing) => {
    if (closing) outgoing.setHeader('Connection', 'close');
    outgoing.once('close', () => {
      if (closing) setImmediate(() => server.closeIdleConnections());
    });
    handle(incoming, outgoing);
  };
  const server = createServer(
    {
      maxHeaderSize: largestHeaders,
      // refusalOf answers this, with a page.
      requireHostHeader: false,
      headersTimeout: timeouts.headers,
      requestTimeout: timeouts.body,
      keepAliveTimeout: timeouts.idle * keepAliveShare,
      connectionsCheckingInterval: Math.min(1000, timeouts.headers),
    },
    take,
  );
  server.on('checkExpectation', take);
  /** @type {Set<import('node:net').Socket>} */
  const sockets = new Set();
  server.on('connection', (socket) => {
    sockets.add(socket);
    socket.once('close', () => sockets.delete(socket));
  });
  server.timeout = timeouts.idle;
  server.on('clientError', (/** @type {NodeJS.ErrnoException} */ error, socket) => {
    // An answer that has begun cannot be replaced.
    const begun = /** @type {{ _httpMessage?: ServerResponse }} */ (socket)['_httpMessage'];
    if (!socket.writable || error.code === 'ECONNRESET' || begun?.headersSent)
      return void socket.destroy();
    const [id, status] = [newId(), statusOf(error)];
    const page = errorPage(status, id);
    const lines = [
      `HTTP/1.1 ${status} ${STATUS_CODES[status]}`,
      ...Object.entries(answerHeaders(settings.siteUrl)).map(
        ([name, value]) => `${name}: ${value}`,
      ),
      'Content-Type: text/html; charset=utf-8',
      `X-Request-Id: ${id}`,
      `Content-Length: ${Buffer.byteLength(page)}`,
      'Connection: close',
    ];
    metrics.answered('server', status, 0);
    log.request({ id, method: '-', route: '-', status, duration: 0, bytes: page.length });
    socket.end(`${lines.join('\r\n')}\r\n\r\n${page}`);
  });
  await new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen({ host, port, exclusive: true }, () => resolve(undefined));
  });
  return {
    close() {
      closing = true;
      return new Promise((resolve) => {
        const late = setTimeout(() => server.closeAllConnections(), timeouts.closing);
        server.close(() => {
          clearTimeout(late);
          resolve();
        });
        server.closeIdleConnections();
        // Node does not count a connection without a request as idle.
        for (const socket of sockets) if (socket.bytesRead === 0) socket.destroy();
      });
    },
  };
}
