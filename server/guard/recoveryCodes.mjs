// Recovery codes: ten for each member with a second factor, each good once. The database holds hashes alone.
import { createHash, randomBytes } from 'node:crypto';

/** How many codes one set has. */
const count = 10;

/** 32 signs, five bits each; without 0, 1, i and o, which are easily mistaken. */
const alphabet = '23456789abcdefghjklmnpqrstuvwxyz';

/** Sixteen signs have 80 bits: nothing to guess, so that a plain hash keeps them. */
const size = 16;

/** A code as it is printed, in groups of four. */
function newCode() {
  const signs = [...randomBytes(size)].map((byte) => alphabet[byte % 32]).join('');
  return signs.replace(/(.{4})(?!$)/g, '$1-');
}

/**
 * The hash of a code, however it is typed.
 * @param {string} code
 */
const hashOf = (code) =>
  createHash('sha256').update(code.toLowerCase().replace(/[\s-]/g, '')).digest('base64url');

/**
 * Makes a new set of codes; the one before counts no longer, and its member is told by mail.
 * @param {import('postgres').Sql} sql
 * @param {string} member
 * @returns {Promise<string[]>}
 */
export async function renewCodes(sql, member) {
  const codes = Array.from({ length: count }, newCode);
  const hashes = codes.map(hashOf).join(' ');
  await sql`select private.renew_codes(${member}, string_to_array(${hashes}, ' '))`;
  return codes;
}

/**
 * Uses a code up.
 * @param {import('postgres').Sql} sql
 * @param {string} member
 * @param {string} code
 * @returns {Promise<boolean>} whether it was one of this member's and unused
 */
export async function spendCode(sql, member, code) {
  const spent = await sql`update private.recovery_codes set used_at = now()
    where member_id = ${member} and hash = ${hashOf(code)} and used_at is null returning member_id`;
  return spent.length > 0;
}
