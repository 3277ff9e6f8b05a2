// The one log of the server: requests, security and what went wrong, a line each, on standard output.
// It names no token, password, address of a mail or answer: callers give routes and codes, never what a member sent.

/**
 * @typedef {object} RequestLine
 * @property {string} id
 * @property {string} method
 * @property {string} route the page, file or function; never a query, and never a path that no route answers
 * @property {number} status
 * @property {number} duration in milliseconds
 * @property {number} bytes
 *
 * @typedef {object} SecurityLine
 * @property {string} event 'sign-in failed'
 * @property {string} client the address of the caller's machine
 * @property {string} id
 *
 * @typedef {object} Log
 * @property {(line: RequestLine) => void} request
 * @property {(line: SecurityLine) => void} security
 * @property {(sentence: string, id?: string) => void} notice what an operator should know
 * @property {(sentence: string, id?: string) => void} failure what went wrong
 */

/** The longest text that a line quotes. */
const longest = 300;

/** Control characters, line separators, and marks that turn the direction of writing. */
const breaking =
  // eslint-disable-next-line no-control-regex -- Control characters are what it finds.
  /[\u0000-\u001f\u007f-\u009f\u061c\u200e\u200f\u2028-\u202e\u2066-\u2069\ufeff]/g;

/**
 * A text that stays on its line.
 * @param {string} text
 */
export const onOneLine = (text) => text.slice(0, longest).replace(breaking, '\ufffd');

/** @param {number} bytes */
const size = (bytes) => (bytes < 1000 ? `${bytes} B` : `${(bytes / 1000).toFixed(1)} kB`);

/** @param {string | undefined} id */
const named = (id) => (id === undefined ? '' : ` [${id}]`);

/**
 * Opens the log.
 * @param {import('./settings.mjs').Log} settings
 * @param {(line: string) => void} [write] gets each line with its end
 * @param {() => Date} [now]
 * @returns {Log}
 */
export function openLog(
  { format, quiet },
  write = (line) => void process.stdout.write(line),
  now = () => new Date(),
) {
  /**
   * @param {string} kind
   * @param {Record<string, string | number | undefined>} fields
   * @param {string} text
   */
  const put = (kind, fields, text) => {
    const time = now().toISOString();
    const clean = Object.fromEntries(
      Object.entries(fields).map(([key, value]) => [
        key,
        typeof value === 'string' ? onOneLine(value) : value,
      ]),
    );
    write(
      format === 'json'
        ? `${JSON.stringify({ time, kind, ...clean })}\n`
        : `${time} ${onOneLine(text)}\n`,
    );
  };
  return {
    request({ id, method, route, status, duration, bytes }) {
      if (quiet) return;
      const rounded = Math.round(duration * 10) / 10;
      put(
        'request',
        { id, method, route, status, duration: rounded, bytes },
        `${status} ${method} ${route} ${rounded} ms ${size(bytes)}${named(id)}`,
      );
    },
    security({ event, client, id }) {
      put('security', { event, client, id }, `security: ${event}, client ${client}${named(id)}`);
    },
    notice(sentence, id) {
      put('notice', { sentence, id }, `${sentence}${named(id)}`);
    },
    failure(sentence, id) {
      put('failure', { sentence, id }, `failure: ${sentence}${named(id)}`);
    },
  };
}
