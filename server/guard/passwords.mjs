// What is done with passwords besides the library's hash: the most used ones are refused, and an unknown address costs as much as a known one.
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

/** Names of this site and its rooms, letters alone (docs/security.md, 6.1.2). */
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

/** bcrypt reads so many bytes of a password, and passes over what follows. */
const longest = 72;

/**
 * Whether bcrypt would pass over the end of a password.
 * @param {string} password
 */
export const isCutOff = (password) => Buffer.byteLength(password, 'utf8') > longest;

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
