// The tokens of sessions: the library signs them without a level of assurance, and its clients read that level in them.
import { createHmac } from 'node:crypto';

/**
 * What a part of a token says; its signature is not checked here.
 * @param {string | undefined} part
 * @returns {object | undefined} nothing where it cannot be read
 */
export function readPart(part) {
  try {
    /** @type {unknown} */
    const read = JSON.parse(Buffer.from(part ?? '', 'base64url').toString('utf8'));
    return typeof read === 'object' && read !== null ? read : undefined;
  } catch {
    return undefined;
  }
}

/**
 * A token of our own with more claims.
 * @param {string} token
 * @param {string} secret with which the service signs
 * @param {object} more
 * @returns {string} the token as it was where it cannot be read
 */
export function withClaims(token, secret, more) {
  const [head, claims] = token.split('.');
  const read = readPart(claims);
  if (head === undefined || read === undefined) return token;
  const signed = `${head}.${Buffer.from(JSON.stringify({ ...read, ...more })).toString('base64url')}`;
  return `${signed}.${createHmac('sha256', secret).update(signed).digest('base64url')}`;
}
