// Vite's way in: mounts the embedded backend in `vite` and `vite preview`, and tells the site its key.
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { keysOf } from '../lib/keys.mjs';
import { readSettings, root, withEnvFiles } from '../lib/settings.mjs';
import { sentenceFor } from '../lib/sorry.mjs';
import { isBackendPath, startBackend } from './backend.mjs';

/**
 * @typedef {import('./backend.mjs').Backend} Backend
 * @typedef {import('node:http').IncomingMessage} IncomingMessage
 * @typedef {import('node:http').ServerResponse} ServerResponse
 */

/** Nothing that a member sends to the backend is larger … */
const largestBody = 4 * 1024 * 1024;
/** … but an attachment: 10 MB as base64, and its name. The database measures the file itself. */
const largestAttachment = 14 * 1024 * 1024;

/**
 * @param {IncomingMessage} incoming
 * @returns {Promise<Request | undefined>} nothing when the body is too large
 */
async function toRequest(incoming) {
  const headers = new Headers();
  for (const [name, value] of Object.entries(incoming.headers)) {
    if (name.startsWith(':') || value === undefined) continue;
    for (const one of Array.isArray(value) ? value : [value]) headers.append(name, one);
  }
  const url = new URL(incoming.url ?? '/', `http://${incoming.headers.host ?? 'localhost'}`);
  const method = incoming.method ?? 'GET';
  if (method === 'GET' || method === 'HEAD') return new Request(url, { method, headers });
  const largest = url.pathname === '/rest/v1/rpc/attach' ? largestAttachment : largestBody;
  const chunks = [];
  let size = 0;
  for await (const chunk of incoming) {
    size += chunk.length;
    if (size > largest) return undefined;
    chunks.push(chunk);
  }
  return new Request(url, { method, headers, body: Buffer.concat(chunks) });
}

/**
 * A connect middleware in front of the backend.
 * @param {Pick<Backend, 'fetch'>} backend
 * @returns {(incoming: IncomingMessage, outgoing: ServerResponse, next: () => void) => void}
 */
export function backendMiddleware(backend) {
  return (incoming, outgoing, next) => {
    const pathname = (incoming.url ?? '/').split(/[?#]/, 1)[0] ?? '/';
    if (!isBackendPath(pathname)) return next();
    const answer = async () => {
      const request = await toRequest(incoming);
      const response =
        request === undefined
          ? Response.json(
              { message: 'Too large' },
              { status: 413, headers: { connection: 'close' } },
            )
          : await backend.fetch(request);
      outgoing.statusCode = response.status;
      for (const [name, value] of response.headers) {
        if (name !== 'set-cookie') outgoing.setHeader(name, value);
      }
      const cookies = response.headers.getSetCookie();
      if (cookies.length > 0) outgoing.setHeader('set-cookie', cookies);
      if (response.body === null) outgoing.end();
      else
        await pipeline(
          Readable.fromWeb(/** @type {import('node:stream/web').ReadableStream} */ (response.body)),
          outgoing,
        );
    };
    answer().catch((error) => {
      console.error(`The backend failed on ${incoming.method} ${pathname}: ${sentenceFor(error)}`);
      if (outgoing.headersSent) return void outgoing.destroy();
      outgoing.statusCode = 500;
      outgoing.setHeader('content-type', 'application/json');
      outgoing.end(JSON.stringify({ message: 'The server failed. Please try again.' }));
    });
  };
}

/** The backend that the running preview serves; `npm start` prints its demo accounts. @type {Backend | undefined} */
let running;

/** @returns {Backend | undefined} */
export function runningBackend() {
  return running;
}

function settings() {
  return readSettings(withEnvFiles(process.env, root));
}

/** @param {import('vite').ViteDevServer | import('vite').PreviewServer} server */
async function mount(server) {
  const chosen = settings();
  if (chosen.hosted !== undefined) return;
  process.chdir(root);
  const backend = await startBackend(chosen);
  running = backend;
  server.middlewares.use(backendMiddleware(backend));
  server.httpServer?.once('close', () => void backend.close());
}

/**
 * The plugin. With VITE_SUPABASE_URL and VITE_SUPABASE_ANON_KEY set it stays away.
 * @returns {import('vite').Plugin}
 */
export function embeddedBackend() {
  return {
    name: 'axis-embedded-backend',
    async config() {
      const { hosted, data } = settings();
      if (hosted !== undefined) return undefined;
      const { publishableKey } = await keysOf(data);
      return {
        define: {
          // Empty: the backend answers on the site's own origin.
          'import.meta.env.VITE_SUPABASE_URL': JSON.stringify(''),
          'import.meta.env.VITE_SUPABASE_ANON_KEY': JSON.stringify(publishableKey),
        },
      };
    },
    configureServer: mount,
    configurePreviewServer: mount,
    async closePreviewServer() {
      await running?.close();
    },
  };
}
