// A pool of connections to a PostgreSQL server, each a client of its own with one connection.
// postgres.js has a pool, too, but a connection that it reserves and that is lost between two statements of a transaction ends
// the process: the next statement, at the least a rollback, is written to a socket that is gone (its issues 1154 and 1208).
// A statement that it sends between a socket's error and its end is never answered at all.
// Here a lost connection rejects every pending statement and every later one, and is never used again.

import { openMemory } from './prepared.mjs';

/**
 * @typedef {import('postgres').Sql} Sql
 *
 * @typedef {object} Lease a connection for one caller, until it is given back
 * @property {(statement: string, parameters?: import('postgres').ParameterOrJSON<never>[]) => Promise<import('postgres').RowList<import('postgres').Row[]>>} unsafe rejects once the connection is lost
 * @property {() => void} release
 *
 * @typedef {{ sql: Sql, isLost: boolean, refusals: Set<(error: Error) => void> }} Client refusals: of the pending statements
 *
 * @typedef {object} Pool
 * @property {() => Promise<Lease>} lease waits for a connection that is free
 * @property {() => Promise<void>} close ends all connections; pending statements have five seconds
 */

const lost = () =>
  Object.assign(new Error('The connection to the database was lost.'), {
    code: 'CONNECTION_CLOSED',
  });

/**
 * Sends a statement on a client's connection. Rejects also when the connection is lost and the driver forgets the statement.
 * @param {Client} client
 * @param {string} statement
 * @param {Parameters<Lease['unsafe']>[1]} parameters
 * @param {boolean} prepare
 * @returns {ReturnType<Lease['unsafe']>}
 */
function ask(client, statement, parameters, prepare) {
  return new Promise((resolve, reject) => {
    client.refusals.add(reject);
    client.sql
      .unsafe(statement, parameters, { prepare })
      .then(resolve, reject)
      .finally(() => client.refusals.delete(reject));
  });
}

/**
 * Opens a pool. Connections are made when they are needed.
 * @param {number} size how many connections there are at most
 * @param {(onclose: () => void) => Sql} open a client with one connection (`max: 1`) that may not end by itself (`max_lifetime: null`)
 * @returns {Pool}
 */
export function openPool(size, open) {
  /** @type {Set<Client>} */
  const clients = new Set();
  /** @type {Client[]} */
  let idle = [];
  /** @type {((client: Client) => void)[]} */
  const waiting = [];
  const isPrepared = openMemory();

  const makeClient = () => {
    /** @type {Client} */
    const client = { sql: open(() => lose(client)), isLost: false, refusals: new Set() };
    clients.add(client);
    return client;
  };

  /** @param {Client} client */
  const lose = (client) => {
    client.isLost = true;
    for (const refuse of client.refusals) refuse(lost());
    if (idle.includes(client)) discard(client);
  };

  /** @param {Client} client */
  const discard = (client) => {
    clients.delete(client);
    idle = idle.filter((one) => one !== client);
    client.sql.end({ timeout: 0 }).catch(() => {});
  };

  /** @param {Client} client */
  const takeBack = (client) => {
    if (client.isLost) discard(client);
    const next = waiting.shift();
    if (next !== undefined) next(client.isLost ? makeClient() : client);
    else if (!client.isLost) idle.push(client);
  };

  return {
    async lease() {
      const client =
        idle.pop() ??
        (clients.size < size
          ? makeClient()
          : await new Promise((/** @type {(client: Client) => void} */ resolve) => {
              waiting.push(resolve);
            }));
      let isReleased = false;
      return {
        unsafe: (statement, parameters) =>
          client.isLost || isReleased
            ? Promise.reject(lost())
            : ask(client, statement, parameters, isPrepared(statement)),
        release() {
          if (isReleased) return;
          isReleased = true;
          takeBack(client);
        },
      };
    },
    async close() {
      await Promise.all([...clients].map(({ sql }) => sql.end({ timeout: 5 })));
    },
  };
}
