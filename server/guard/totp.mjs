// Codes of an authenticator app (TOTP, RFC 6238): a secret, its picture, and which code fits now.
import { generate } from 'lean-qr';
import { toSvgSource } from 'lean-qr/extras/svg';
import { Secret, TOTP } from 'otpauth';

/** What every app understands, and some ignore where a site asks for more: SHA-1, six digits, 30 seconds. */
const form = { algorithm: 'SHA1', digits: 6, period: 30 };

/** How many steps a clock may be fast or slow. */
const window = 1;

/** @param {string} secret in base32 */
const codesOf = (secret) => new TOTP({ ...form, secret: Secret.fromBase32(secret) });

/**
 * A new secret of 160 bits, as apps read it: in letters, in an address, and as a picture of that address.
 * @param {string} issuer the site, as the app lists it
 * @param {string} account the member's address
 * @returns {{ secret: string, uri: string, qr_code: string }} `qr_code`: an SVG
 */
export function newSecret(issuer, account) {
  const totp = new TOTP({ ...form, issuer, label: account, secret: new Secret({ size: 20 }) });
  const uri = totp.toString();
  return { secret: totp.secret.base32, uri, qr_code: toSvgSource(generate(uri), { scale: 4 }) };
}

/**
 * The step of time to which a code belongs, if it is one of now, of the step before or of the next one.
 * @param {string} secret
 * @param {string} code
 * @param {number} now milliseconds
 * @returns {number | undefined}
 */
export function stepOf(secret, code, now) {
  if (!/^\d{6}$/.test(code)) return undefined;
  const delta = codesOf(secret).validate({ token: code, timestamp: now, window });
  return delta === null ? undefined : Math.floor(now / 1000 / form.period) + delta;
}
