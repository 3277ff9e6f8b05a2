// Secrets that wait in the database, links that sign in and those of authenticator apps: stored sealed, with a key that is not
// stored there.
import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';

const algorithm = 'aes-256-gcm';
const nonceSize = 12;
const tagSize = 16;

/** What a secret is for: each purpose has a key of its own. @typedef {'mails in the queue' | 'second factors'} Purpose */

/** @param {string} secret @param {Purpose} purpose */
const keyOf = (secret, purpose) => Buffer.from(hkdfSync('sha256', secret, 'axis-one', purpose, 32));

/**
 * Seals a text.
 * @param {string} secret the server's signing secret, from which the key is derived
 * @param {string} text
 * @param {Purpose} [purpose]
 * @returns {string}
 */
export function seal(secret, text, purpose = 'mails in the queue') {
  const nonce = randomBytes(nonceSize);
  const cipher = createCipheriv(algorithm, keyOf(secret, purpose), nonce);
  const body = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
  return Buffer.concat([nonce, cipher.getAuthTag(), body]).toString('base64url');
}

/**
 * Opens what `seal` made; throws where it was changed, or sealed with another secret.
 * @param {string} secret
 * @param {string} sealed
 * @param {Purpose} [purpose]
 * @returns {string}
 */
export function unseal(secret, sealed, purpose = 'mails in the queue') {
  const bytes = Buffer.from(sealed, 'base64url');
  const decipher = createDecipheriv(
    algorithm,
    keyOf(secret, purpose),
    bytes.subarray(0, nonceSize),
  );
  decipher.setAuthTag(bytes.subarray(nonceSize, nonceSize + tagSize));
  const body = bytes.subarray(nonceSize + tagSize);
  return Buffer.concat([decipher.update(body), decipher.final()]).toString('utf8');
}

/**
 * The facts of a mail, its sealed ones opened.
 * @param {Record<string, unknown>} data
 * @param {string | undefined} secret
 */
export function openFacts(data, secret) {
  const { sealed, ...facts } = data;
  if (typeof sealed !== 'string') return facts;
  if (secret === undefined) throw new Error('This worker has no key for what is sealed');
  return { ...facts, ...JSON.parse(unseal(secret, sealed)) };
}
