// The origin of a request: this machine itself, or a proxy.
import { getConnInfo } from '@hono/node-server/conninfo';
import { isLoopback } from '../settings.mjs';

/** @typedef {import('./app.mjs').Context} Context */

/** Headers that only a proxy adds. */
const forwarding = /^(?:forwarded|via|x-forwarded-.+|x-real-ip|x-client-ip|true-client-ip|cf-.+)$/;

/**
 * The name of the site in the browser's address bar, if the request has it: a proxy without headers of its own forwards it.
 * Headers that other sites make a browser send do not count: it is not `same-origin`, and they cannot say that it is.
 * @param {Context} c
 * @returns {string | undefined}
 */
function nameInBrowser(c) {
  if (c.req.header('sec-fetch-site') !== 'same-origin') return undefined;
  const address = c.req.header('origin') ?? c.req.header('referer') ?? '';
  return URL.canParse(address) ? new URL(address).hostname : undefined;
}

/**
 * The evidence that a request was sent through a proxy, or to a name that is not this machine's.
 * @param {Context} c
 * @returns {string | undefined}
 */
export function forwardedBy(c) {
  const header = [...c.req.raw.headers.keys()].find((name) => forwarding.test(name));
  if (header !== undefined) return `header ${header}`;
  // No browser uses HTTP/1.0 any more; nginx does by default.
  if (c.env.incoming.httpVersion === '1.0') return 'HTTP/1.0';
  const names = [new URL(c.req.url).hostname, nameInBrowser(c) ?? 'localhost'];
  return names.every((name) => isLoopback(name) || name.endsWith('.localhost'))
    ? undefined
    : 'the name of another host';
}

/**
 * Whether the request is from this machine itself, without a proxy.
 * @param {Context} c
 */
export const isLocal = (c) =>
  forwardedBy(c) === undefined && isLoopback(getConnInfo(c).remote.address ?? '');
