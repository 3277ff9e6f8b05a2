// The built site, read into memory once: which answer an address gets is decided by table.mjs, and no request touches the disk.
import { createHash } from 'node:crypto';
import { readFileSync, readdirSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import { readSources } from './policy.mjs';
import { answerFor, headersFor, isCompressible, isServed, pageHeaders, typeOf } from './table.mjs';

/**
 * @typedef {object} Form one way in which a file is sent
 * @property {string | undefined} encoding
 * @property {Buffer} body
 * @property {string} tag its ETag, the same on every server of one build
 *
 * @typedef {object} SiteAnswer
 * @property {number} status
 * @property {Record<string, string>} headers
 * @property {Buffer | null} body
 * @property {string} route what the log calls it
 *
 * @typedef {object} Site
 * @property {(request: { path: string, search: string, encodings: string, tag: string | undefined }) => SiteAnswer} answer
 */

const endings = /** @type {const} */ ([
  { name: 'br', ending: '.br' },
  { name: 'gzip', ending: '.gz' },
]);

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
  return endings.filter(({ name }) => (taken.get(name) ?? taken.get('*') ?? 0) > 0);
}

/** @param {string} path @returns {string | undefined} nothing when it cannot be decoded */
function decoded(path) {
  try {
    return decodeURIComponent(path);
  } catch {
    return undefined;
  }
}

/** The compressed forms of a page that this server has changed: in a hundredth of the time that the build takes, and a tenth larger. */
const compress = {
  /** @param {Buffer} page */
  br: (page) => brotliCompressSync(page, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }),
  /** @param {Buffer} page */
  gzip: (page) => gzipSync(page),
};

/**
 * Reads every file that may be served, and its compressed forms, the plain one last.
 * @param {string} dist
 * @param {((page: Buffer) => Buffer) | undefined} change what this server makes of each page
 * @returns {Map<string, Form[]>} by the file's path below the folder
 */
function readForms(dist, change) {
  const names = readdirSync(dist, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(dist, join(entry.parentPath, entry.name)).split(sep).join('/'));
  const there = new Set(names);
  /** @param {string} name */
  const isForm = (name) =>
    endings.some(({ ending }) => name.endsWith(ending) && there.has(name.slice(0, -ending.length)));
  /** @type {Map<string, Form[]>} */
  const forms = new Map();
  for (const name of names.filter((one) => isServed(one) && !isForm(one))) {
    const changed = name.endsWith('.html') ? change : undefined;
    const built = readFileSync(join(dist, name));
    const plain = changed === undefined ? built : changed(built);
    const tag = createHash('sha256').update(plain).digest('base64url').slice(0, 16);
    const compressed = endings
      .filter(({ ending }) => isCompressible(name) && there.has(name + ending))
      .map(({ name: encoding, ending }) => ({
        encoding,
        body:
          changed === undefined
            ? readFileSync(join(dist, name + ending))
            : compress[encoding](plain),
        tag: `"${tag}${ending}"`,
      }));
    forms.set(name, [...compressed, { encoding: undefined, body: plain, tag: `"${tag}"` }]);
  }
  return forms;
}

/**
 * Reads a built site.
 * @param {string} dist
 * @param {(page: Buffer) => Buffer} [change] what this server makes of each page, besides
 * @returns {Site}
 */
export function loadSite(dist, change) {
  const files = readForms(dist, change);
  const sources = readSources(dist);
  const pages = new Map(
    [...files.keys()]
      .filter((file) => file.endsWith('.html'))
      .map((file) => [file, pageHeaders(sources, file)]),
  );
  /** @param {string} file */
  const exists = (file) => files.has(file);
  return {
    answer({ path: raw, search, encodings, tag }) {
      const path = decoded(raw);
      const found = answerFor(path, search, exists);
      const headers = headersFor(path ?? '/', found.status, search);
      if (found.status === 308) {
        const sent = { ...headers, Location: found.location };
        return { status: 308, headers: sent, body: null, route: 'redirect' };
      }
      // A missing script or picture gets a short text; an address gets the error page.
      const looksLikeFile = path === undefined || /\/[^/]*\.[a-z0-9]+$/i.test(path);
      const forms = found.status === 404 && looksLikeFile ? undefined : files.get(found.file);
      if (forms === undefined) {
        const type = { 'Content-Type': 'text/plain; charset=utf-8' };
        return {
          status: 404,
          headers: { ...headers, ...type },
          body: Buffer.from('Not found\n'),
          route: 'missing',
        };
      }
      const taken = encodingsFor(encodings);
      const form =
        forms.find(({ encoding }) => taken.some(({ name }) => name === encoding)) ?? forms.at(-1);
      if (form === undefined) throw new Error(`${found.file} has no form.`);
      const sent = {
        ...headers,
        ...pages.get(found.file),
        'Content-Type': typeOf(found.file),
        ETag: form.tag,
        ...(isCompressible(found.file) ? { Vary: 'Accept-Encoding' } : {}),
        ...(form.encoding === undefined ? {} : { 'Content-Encoding': form.encoding }),
      };
      const route = found.status === 404 ? 'missing' : (found.page ?? path ?? '/');
      if (found.status === 200 && tag === form.tag)
        return { status: 304, headers: sent, body: null, route };
      const length = { 'Content-Length': String(form.body.length) };
      return { status: found.status, headers: { ...sent, ...length }, body: form.body, route };
    },
  };
}
