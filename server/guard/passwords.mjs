// Passwords, besides the library's hash: the most used ones are refused, and an unknown address costs as much as a known one.
import { dictionary } from '@zxcvbn-ts/language-common';
import bcrypt from 'bcrypt';

/** How many of the most used passwords are refused. */
const refused = 10_000;

const common = new Set(
  dictionary['passwords-common'].slice(0, refused).map((one) => String(one).toLowerCase()),
);

/**
 * Whether a password is one of the 10,000 most used.
 * @param {string} password
 */
export const isCommonPassword = (password) => common.has(password.toLowerCase());

/** Names of this site and its areas, letters only (docs/security.md, 6.1.2). */
export const names = [
  'axis',
  'axisone',
  'asyncq',
  'asynq',
  'colab',
  'fromlab',
  'innerroom',
  'nextcurve',
  'opencircle',
  'opscabinet',
  'secondcurve',
  'signalexchange',
  'signalstack',
];

/**
 * Whether a password is a name of this site, with whatever figures and punctuation.
 * @param {string} password
 */
export const namesTheProduct = (password) =>
  names.includes(password.toLowerCase().replace(/[\p{Nd}\p{P}\p{S}\s]/gu, ''));

/** How many bytes of a password bcrypt reads; it ignores the others. */
const longest = 72;

/**
 * Whether bcrypt would ignore the end of a password.
 * @param {string} password
 */
export const isCutOff = (password) => Buffer.byteLength(password, 'utf8') > longest;

/** How long a password is at least (docs/product-spec.md, "5. Validation rules"). The service refuses a shorter one in its own words. */
const shortest = 6;

/** The same words as content/passwords.ts, which a test compares: Node 20 cannot import that file. */
export const sentences = {
  common: 'This is one of the most used passwords. Choose another.',
  ownName: 'A password cannot be a name from this site. Choose another.',
  tooLong:
    'This password is too long: use at most 72 plain letters and digits, or fewer characters of other kinds.',
  notCurrent: 'Your current password is not correct.',
  noAddress: 'This is not an email address.',
  sameAddress: 'This is your address already.',
};

/**
 * Why a new password is refused, if it is.
 * @param {string} password
 * @returns {{ code: 'weak_password' | 'validation_failed', message: string } | undefined}
 */
export function faultOfPassword(password) {
  if (password.length < shortest) return undefined;
  if (isCommonPassword(password)) return { code: 'weak_password', message: sentences.common };
  if (namesTheProduct(password)) return { code: 'validation_failed', message: sentences.ownName };
  if (isCutOff(password)) return { code: 'validation_failed', message: sentences.tooLong };
  return undefined;
}

/** The cost of the library's hashes. */
const costOf = () => Number(process.env['LITE_AUTH_BCRYPT_COST'] ?? 10);

/**
 * Opens the stand-in for the comparison that the library leaves out where an address is unknown.
 * @param {import('postgres').Sql} sql
 * @returns {(address: string, password: string) => Promise<void>} compares with a hash that nothing fits, unless the address is known
 */
export function openStandIn(sql) {
  const nothing = bcrypt.hash('a password that no account has', costOf());
  return async (address, password) => {
    const known = await sql`select 1 from auth.users
      where email = ${address.trim().toLowerCase()} and encrypted_password <> ''`;
    if (known.length === 0) await bcrypt.compare(password, await nothing);
  };
}
