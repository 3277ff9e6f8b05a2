// The address of an account: a new one is asked for, confirmed by a link that is mailed to it, and undone by one that is mailed to
// the old address. What a link decides is decided by the database; this file makes the tokens and seals them for the mails.
import { randomUUID } from 'node:crypto';
import { isToken } from '../mail/linkPage.mjs';
import { seal } from '../mail/seal.mjs';

/**
 * @typedef {'confirm' | 'return'} Act what a link is for
 * @typedef {'changed' | 'returned' | 'expired' | 'unknown' | 'taken'} Outcome
 *
 * @typedef {object} Addresses
 * @property {(member: string, address: string) => Promise<Date>} ask keeps a new address and mails the link to it; resolves with the end of the link
 * @property {(address: string) => Promise<boolean>} isHeld whether a member may still return to it
 * @property {(token: string, act: Act) => Promise<Outcome>} follow
 */

/** Where the links of the two mails lead; what follows `#` is never sent, so that no log and no scanner of mails spends it. @param {Act} act @param {string} token */
const pathOf = (act, token) => `/address/${act}#t=${token}`;

/**
 * Opens what changes addresses.
 * @param {{ sql: import('postgres').Sql, secret: string, onReturned: () => void }} parts `onReturned`: all sessions of a member have ended
 * @returns {Addresses}
 */
export function openAddresses({ sql, secret, onReturned }) {
  /** @param {Act} act @param {string} token */
  const sealed = (act, token) => seal(secret, JSON.stringify({ path: pathOf(act, token) }));
  return {
    async ask(member, address) {
      const token = randomUUID();
      const [row] = await sql`
        select private.ask_address(${member}, ${address}, ${token}, ${sealed('confirm', token)}) as until`;
      return new Date(row?.['until']);
    },
    async isHeld(address) {
      const [row] = await sql`select private.is_address_held(${address.trim()}) as held`;
      return row?.['held'] === true;
    },
    async follow(token, act) {
      if (!isToken(token)) return 'unknown';
      const back = randomUUID();
      const [row] = await sql`
        select private.follow_address_link(${token}, ${act}, ${back}, ${sealed('return', back)}) as outcome`;
      const outcome = /** @type {Outcome} */ (row?.['outcome']);
      if (outcome === 'returned') onReturned();
      return outcome;
    },
  };
}
