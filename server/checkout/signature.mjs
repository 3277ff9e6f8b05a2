// Whether an event comes from the checkout: its signature over the body as it was sent, and the time in it
// (docs.stripe.com/webhooks, "Verify webhook signatures manually").
import { createHmac, timingSafeEqual } from 'node:crypto';

/** How many seconds old or early an event may be: what is older may be a replay. */
export const tolerance = 300;

/** @param {string} secret @param {string} time @param {Uint8Array} body */
const signatureOf = (secret, time, body) =>
  createHmac('sha256', secret).update(`${time}.`).update(body).digest();

/**
 * Why a signature does not count; undefined where it does.
 * @param {Uint8Array} body as it was sent, byte by byte
 * @param {string} header `t=` a time in seconds, `v1=` a signature in hex, more than one while a secret is changed
 * @param {string} secret
 * @param {number} now in seconds
 * @returns {'unsigned' | 'forged' | 'old' | undefined}
 */
export function faultOfSignature(body, header, secret, now) {
  const parts = header.split(',').map((part) => part.trim().split('='));
  const time = parts.find(([name]) => name === 't')?.[1];
  const given = parts.filter(([name]) => name === 'v1').map(([, value = '']) => value);
  if (time === undefined || !/^\d{1,12}$/.test(time) || given.length === 0) return 'unsigned';
  const wanted = signatureOf(secret, time, body);
  const isRight = given.some((text) => {
    const bytes = Buffer.from(text, 'hex');
    return bytes.length === wanted.length && timingSafeEqual(bytes, wanted);
  });
  if (!isRight) return 'forged';
  return Math.abs(now - Number(time)) > tolerance ? 'old' : undefined;
}
