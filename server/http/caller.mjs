// Where a request has come from: this machine itself, or through a proxy.
import { getConnInfo } from '@hono/node-server/conninfo';
import { isLoopback } from '../settings.mjs';

/** @typedef {import('./app.mjs').Context} Context */

/** Headers that only a proxy adds. */
const forwarding = [
  'forwarded',
  'via',
  'x-forwarded-for',
  'x-forwarded-host',
  'x-forwarded-proto',
  'x-forwarded-port',
  'x-real-ip',
];

/**
 * What shows that a request has come through a proxy, or by a name that is not this machine's.
 * @param {Context} c
 * @returns {string | undefined}
 */
export function forwardedBy(c) {
  const header = forwarding.find((name) => c.req.header(name) !== undefined);
  if (header !== undefined) return `header ${header}`;
  return isLoopback(new URL(c.req.url).hostname) ? undefined : 'the name of another host';
}

/**
 * Whether the request comes from this machine itself, and through no proxy.
 * @param {Context} c
 */
export const isLocal = (c) =>
  forwardedBy(c) === undefined && isLoopback(getConnInfo(c).remote.address ?? '');
