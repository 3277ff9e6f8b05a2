// What the server knows of a request besides its headers, and where it has come from: this machine itself, or through a proxy.
import { getConnInfo } from '@hono/node-server/conninfo';
import { isLoopback } from '../settings.mjs';

/**
 * @typedef {object} RequestFacts what the listener and the app tell each other about a request
 * @property {string} id
 * @property {string} path the raw path, without its query
 * @property {string} search the raw query, with its question mark
 * @property {string} client the address of the caller's machine
 * @property {string} route what the log calls it
 * @property {'page' | 'backend' | 'server'} kind
 *
 * @typedef {import('@hono/node-server').HttpBindings & { facts: RequestFacts }} Bindings
 * @typedef {import('hono').Context<{ Bindings: Bindings }>} Context
 */

/** Headers that only a proxy adds. */
const forwarding = /^(?:forwarded|via|x-forwarded-.+|x-real-ip|x-client-ip|true-client-ip|cf-.+)$/;

/**
 * The name of the site in the browser's address bar, if the request says it: a proxy that tells nothing of itself passes it on.
 * What other sites make a browser send does not count: it is not `same-origin`, and they cannot say that it is.
 * @param {Context} c
 * @returns {string | undefined}
 */
function nameInBrowser(c) {
  if (c.req.header('sec-fetch-site') !== 'same-origin') return undefined;
  const address = c.req.header('origin') ?? c.req.header('referer') ?? '';
  return URL.canParse(address) ? new URL(address).hostname : undefined;
}

/**
 * What shows that a request has come through a proxy, or by a name that is not this machine's.
 * @param {Context} c
 * @returns {string | undefined}
 */
export function forwardedBy(c) {
  const header = [...c.req.raw.headers.keys()].find((name) => forwarding.test(name));
  if (header !== undefined) return `header ${header}`;
  // No browser speaks it any more; nginx does, unless it is told otherwise.
  if (c.env.incoming.httpVersion === '1.0') return 'HTTP/1.0';
  const names = [new URL(c.req.url).hostname, nameInBrowser(c) ?? 'localhost'];
  return names.every((name) => isLoopback(name) || name.endsWith('.localhost'))
    ? undefined
    : 'the name of another host';
}

/**
 * Whether the request comes from this machine itself, and through no proxy.
 * @param {Context} c
 */
export const isLocal = (c) =>
  forwardedBy(c) === undefined && isLoopback(getConnInfo(c).remote.address ?? '');
