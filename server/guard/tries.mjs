// How often an address or a client may try something: a number of tries is free, then each costs a pause, longer each time.
// The counts are in the database, so that all servers of a site share them; the addresses in them are hashed.
import { createHash } from 'node:crypto';
import { isIPv6 } from 'node:net';
import { RateLimiterPostgres } from 'rate-limiter-flexible';

/**
 * @typedef {object} Rule
 * @property {number} free tries until the first pause
 * @property {number} first seconds of the first pause; each one after it is twice as long
 * @property {number} longest seconds of the longest
 * @property {number} forget seconds after which the tries are forgotten
 *
 * @typedef {'signIn' | 'signUp' | 'recover' | 'newAddress' | 'verify' | 'factor' | 'newsletter' | 'advisory'} Action
 * @typedef {'address' | 'pair' | 'client'} Subject `pair`: an address from one client
 *
 * @typedef {object} Try
 * @property {Action} action
 * @property {string} client the address of the caller's machine
 * @property {string | undefined} [address] the mail address that is tried
 *
 * @typedef {object} Tries
 * @property {(one: Try) => Promise<number>} take counts a try; resolves with the seconds to wait, 0 when it may continue
 * @property {(one: Try) => Promise<void>} reset after a try that was right: forgets those of its address from its client, and this try in the other counts
 */

const [minute, hour, day] = [60, 3600, 86_400];

/**
 * Another client's tries may not keep a member out, so the address alone has more free tries and shorter pauses.
 * @type {Record<Action, Partial<Record<Subject, Rule>>>}
 */
export const rules = {
  signIn: {
    pair: { free: 5, first: 5, longest: 15 * minute, forget: day },
    client: { free: 30, first: 5, longest: 15 * minute, forget: hour },
    address: { free: 50, first: 5, longest: minute, forget: day },
  },
  signUp: { client: { free: 10, first: 10, longest: hour, forget: day } },
  recover: {
    client: { free: 10, first: 10, longest: hour, forget: day },
    address: { free: 3, first: 40, longest: hour, forget: day },
  },
  newAddress: {
    client: { free: 10, first: 10, longest: hour, forget: day },
    address: { free: 3, first: 40, longest: hour, forget: day },
  },
  verify: { client: { free: 10, first: 5, longest: hour, forget: day } },
  // The address is the member's id: one who knows the password has a second factor to guess, from however many clients.
  factor: {
    pair: { free: 5, first: 5, longest: 15 * minute, forget: day },
    address: { free: 10, first: 30, longest: 15 * minute, forget: day },
  },
  newsletter: { client: { free: 10, first: day, longest: day, forget: day } },
  advisory: { client: { free: 5, first: day, longest: day, forget: day } },
};

/**
 * The part of a client's address that one household or server has: an IPv6 client owns 64 bits of addresses.
 * @param {string} client
 */
export function networkOf(client) {
  const bare = client.replace(/^::ffff:(?=\d+\.)/i, '');
  if (!isIPv6(bare)) return bare;
  const [head = '', tail] = bare.split('::');
  const front = head === '' ? [] : head.split(':');
  const back = tail === undefined || tail === '' ? [] : tail.split(':');
  const groups =
    tail === undefined
      ? front
      : [...front, ...Array(8 - front.length - back.length).fill('0'), ...back];
  return groups
    .slice(0, 4)
    .map((group) => Number.parseInt(group, 16).toString(16))
    .join(':');
}

/**
 * The seconds of the pause that a try begins.
 * @param {Rule} rule
 * @param {number} count of tries so far, this one included; at least the free ones
 */
const pauseAfter = ({ free, first, longest }, count) =>
  Math.min(first * 2 ** Math.min(count - free, 30), longest);

/**
 * Opens the counts.
 * @param {import('postgres').Sql} sql with the tables of open.mjs
 * @param {string} pepper a secret of the site: without it the hashed addresses cannot be guessed
 * @param {number} generosity how many times as many tries a client has as the rules say; 1 in production
 * @returns {Tries}
 */
export function openTries(sql, pepper, generosity) {
  const storeClient = {
    /** @param {{ text: string, values?: (string | number)[] }} query */
    async query({ text, values = [] }) {
      const rows = await sql.unsafe(text, values);
      return { rows: [...rows], rowCount: rows.count };
    },
  };
  const options = {
    storeClient,
    storeType: 'client',
    schemaName: 'axis_server',
    tableName: 'tries',
    tableCreated: true,
    clearExpiredByTimeout: true,
  };
  const counts = new RateLimiterPostgres({
    ...options,
    keyPrefix: 'count',
    points: 1e9,
    duration: day,
  });
  const gates = new RateLimiterPostgres({
    ...options,
    keyPrefix: 'gate',
    points: 1,
    duration: day,
  });

  /**
   * @param {Try} one
   * @returns {{ key: string, subject: Subject, rule: Rule }[]}
   */
  const countedIn = ({ action, client, address }) =>
    /** @type {[Subject, Rule][]} */ (Object.entries(rules[action])).flatMap(([subject, rule]) => {
      if (subject !== 'client' && address === undefined) return [];
      const who = address?.trim().toLowerCase() ?? '';
      const named = {
        client: networkOf(client),
        address: who,
        pair: `${who} ${networkOf(client)}`,
      };
      const key = createHash('sha256')
        .update(`${pepper}\n${action}\n${subject}\n${named[subject]}`)
        .digest('base64url');
      const free = subject === 'client' ? rule.free * generosity : rule.free;
      return [{ key, subject, rule: { ...rule, free } }];
    });

  /** @param {{ key: string, rule: Rule }} counted */
  const takeOne = async ({ key, rule }) => {
    const { consumedPoints } = await counts.consume(key, 1, { customDuration: rule.forget });
    if (consumedPoints < rule.free) return 0;
    try {
      await gates.consume(key, 1, { customDuration: pauseAfter(rule, consumedPoints) });
      return 0;
    } catch (refusal) {
      if (refusal instanceof Error) throw refusal;
      // A try that was refused makes the next pause no longer.
      await counts.reward(key, 1);
      const { msBeforeNext } = /** @type {import('rate-limiter-flexible').RateLimiterRes} */ (
        refusal
      );
      return Math.max(1, Math.ceil(msBeforeNext / 1000));
    }
  };

  return {
    async take(one) {
      const taken = [];
      // The narrowest first: a try refused there is not counted elsewhere. Otherwise a client that never stops would use up
      // the tries that the address has for all clients, its own member's among them.
      for (const counted of countedIn(one)) {
        const wait = await takeOne(counted);
        if (wait > 0) {
          for (const { key } of taken) await counts.reward(key, 1);
          return wait;
        }
        taken.push(counted);
      }
      return 0;
    },
    async reset(one) {
      for (const { key, subject } of countedIn(one))
        if (subject === 'pair') await Promise.all([counts.delete(key), gates.delete(key)]);
        // An office has one address for many members: tries with the right password are not counted.
        else await counts.reward(key, 1);
    },
  };
}
