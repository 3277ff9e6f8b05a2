// Serves the built site: prerendered pages, compressed files, real status codes; the rules stand in table.mjs.
import { createReadStream, statSync } from 'node:fs';
import { join } from 'node:path';
import { pipeline } from 'node:stream';
import { answerFor, headersFor, isCompressible, typeOf } from './table.mjs';

/**
 * @typedef {import('node:http').IncomingMessage} IncomingMessage
 * @typedef {import('node:http').ServerResponse} ServerResponse
 */

/**
 * @param {string} file
 * @returns {import('node:fs').Stats | undefined}
 */
function statOf(file) {
  const stats = statSync(file, { throwIfNoEntry: false });
  return stats?.isFile() ? stats : undefined;
}

/**
 * @param {string} path
 * @returns {string | undefined} nothing when it cannot be read
 */
function decoded(path) {
  try {
    return decodeURIComponent(path);
  } catch {
    return undefined;
  }
}

/**
 * Which compressed forms a browser takes, the best first; `q=0` is a refusal.
 * @param {string} accepted the header Accept-Encoding
 */
export function encodingsFor(accepted) {
  const taken = new Map(
    accepted
      .toLowerCase()
      .split(',')
      .map((part) => {
        const [name = '', ...rest] = part.split(';').map((word) => word.trim());
        const weight = rest.find((word) => word.startsWith('q='));
        return [name, weight === undefined ? 1 : Number(weight.slice(2))];
      }),
  );
  const forms = /** @type {const} */ ([
    { name: 'br', ending: '.br' },
    { name: 'gzip', ending: '.gz' },
  ]);
  return forms.filter(({ name }) => (taken.get(name) ?? taken.get('*') ?? 0) > 0);
}

/**
 * Answers every request that comes this far.
 * @param {string} dist
 * @returns {(incoming: IncomingMessage, outgoing: ServerResponse) => void}
 */
export function siteMiddleware(dist) {
  return (incoming, outgoing) => {
    const [, raw = '/', search = ''] = /^([^?#]*)(\?[^#]*)?/.exec(incoming.url ?? '/') ?? [];
    const path = decoded(raw);
    const isReading = incoming.method === 'GET' || incoming.method === 'HEAD';
    if (!isReading) {
      outgoing.writeHead(405, { Allow: 'GET, HEAD', 'Content-Length': 0 }).end();
      return;
    }
    const answer = answerFor(path, search, (file) => statOf(join(dist, file)) !== undefined);
    const headers = headersFor(path ?? '/', answer.status);
    if (answer.status === 308) {
      outgoing.writeHead(308, { ...headers, Location: answer.location, 'Content-Length': 0 }).end();
      return;
    }
    // A script or a picture that is missing is told in a word; an address gets the page.
    const looksLikeFile = path === undefined || /\/[^/]*\.[a-z0-9]+$/i.test(path);
    const plain = join(dist, answer.file);
    if (answer.status === 404 && (looksLikeFile || statOf(plain) === undefined)) {
      const type = { 'Content-Type': 'text/plain; charset=utf-8' };
      outgoing.writeHead(404, { ...headers, ...type }).end('Not found\n');
      return;
    }
    const forms = isCompressible(plain)
      ? encodingsFor(String(incoming.headers['accept-encoding'] ?? ''))
      : [];
    const form = forms.find(({ ending }) => statOf(plain + ending) !== undefined);
    const file = plain + (form?.ending ?? '');
    const stats = statOf(file);
    if (stats === undefined) return void outgoing.writeHead(404, headers).end();
    const tag = `"${stats.size.toString(36)}-${Math.trunc(stats.mtimeMs).toString(36)}${form?.ending ?? ''}"`;
    const sent = {
      ...headers,
      'Content-Type': typeOf(answer.file),
      ETag: tag,
      ...(isCompressible(plain) ? { Vary: 'Accept-Encoding' } : {}),
      ...(form === undefined ? {} : { 'Content-Encoding': form.name }),
    };
    if (answer.status === 200 && incoming.headers['if-none-match'] === tag) {
      outgoing.writeHead(304, sent).end();
      return;
    }
    outgoing.writeHead(answer.status, { ...sent, 'Content-Length': stats.size });
    if (incoming.method === 'HEAD') outgoing.end();
    else pipeline(createReadStream(file), outgoing, () => {});
  };
}

/**
 * The plugin of `vite preview`: behind the backend, in front of Vite's own answers.
 * @param {string} dist
 * @returns {import('vite').Plugin}
 */
export const servedSite = (dist) => ({
  name: 'axis-one:site',
  configurePreviewServer(server) {
    server.middlewares.use(siteMiddleware(dist));
  },
});
