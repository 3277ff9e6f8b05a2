// How @supabase/lite is set up: its connection, and supabase/config.toml with what only this machine knows.
import { join } from 'node:path';
import { createApi } from '@supabase/lite/cli';
import { createPostgresConnection } from '@supabase/lite/postgres';
import { openPool } from '../database/pool.mjs';
import { openMemory } from '../database/prepared.mjs';
import { root } from '../settings.mjs';
import { mailDriver } from './mail.mjs';

/**
 * @typedef {import('../settings.mjs').Settings} Settings
 * @typedef {import('../database/embedded.mjs').Embedded} Embedded
 */

/** How many connections a server keeps to a Postgres server for its requests. */
const poolSize = 10;

/**
 * A session ends 30 days after the sign-in, and after 14 days without use (docs/security.md, 7.1.1). Not in config.toml: a hosted
 * project without a paid plan refuses such settings.
 */
const sessions = { timebox: '720h', inactivity_timeout: '336h' };

const common = { onnotice: () => {} };

/**
 * Opens the connection that the library uses: connections to a Postgres server, or the one session of the embedded database.
 * @param {Settings} settings
 * @param {Embedded | undefined} embedded
 */
export function connectionTo(settings, embedded) {
  if (embedded === undefined) return sharedConnection(settings);
  const own = { max: 1, socket: embedded.connect, idle_timeout: 0, max_lifetime: null };
  const connection = createPostgresConnection({
    url: 'postgres://postgres@embedded/postgres',
    postgresOptions: /** @type {import('postgres').Options<{}>} */ ({ ...common, ...own }),
  });
  const sql = /** @type {import('postgres').Sql} */ (connection.driver);
  const reserve = sql.reserve.bind(sql);
  const isPrepared = openMemory();
  Object.assign(sql, {
    async reserve() {
      const reserved = await reserve();
      const { unsafe } = reserved;
      return Object.assign(reserved, {
        unsafe: (/** @type {string} */ statement, /** @type {never[]} */ parameters) =>
          unsafe(statement, parameters, { prepare: isPrepared(statement) }),
      });
    },
  });
  return connection;
}

/**
 * Connections to a Postgres server: the library's own for a start and for the readiness check, a pool for requests.
 * @param {Settings} settings
 */
function sharedConnection({ databaseUrl: url = '', timeouts }) {
  const options = {
    ...common,
    connect_timeout: 5,
    // One second at most: by default, the client waits 20 s before it connects again after a longer absence.
    backoff: (/** @type {number} */ attempts) => Math.min(3 ** attempts / 100, 1),
    connection: {
      statement_timeout: timeouts.statement,
      // What a server held that lost its power is free after a minute or two, and not after two hours.
      idle_in_transaction_session_timeout: 60_000,
      tcp_keepalives_idle: 60,
    },
  };
  /** @param {import('postgres').Options<{}>} more */
  const connect = (more) =>
    createPostgresConnection({ url, postgresOptions: { ...options, ...more } });
  const connection = connect({ max: 2 });
  const sql = /** @type {import('postgres').Sql} */ (connection.driver);
  const pool = openPool(poolSize, (onclose) => {
    const { driver } = connect({ max: 1, max_lifetime: null, onclose });
    return /** @type {import('postgres').Sql} */ (driver);
  });
  const end = sql.end.bind(sql);
  // Kysely, which the library's queries go through, reserves a connection for each query or transaction.
  Object.assign(sql, {
    reserve: pool.lease,
    end: async (/** @type {{ timeout?: number }} */ how) => {
      await Promise.all([pool.close(), end(how)]);
    },
  });
  return connection;
}

/**
 * config.toml, with the connection and with what only this machine knows filled in.
 * @param {Settings} settings
 * @param {import('../keys.mjs').Keys} keys
 * @param {ReturnType<typeof connectionTo>} connection
 */
export async function configFor(settings, keys, connection) {
  process.env['AXIS_DATABASE_DRIVER'] = 'postgres';
  process.env['AXIS_DATABASE_URL'] = settings.databaseUrl ?? 'postgres://embedded/postgres';
  process.env['AXIS_SITE_URL'] = settings.siteUrl;
  const api = await createApi({ withSupabaseClient: false });
  const config = await api.project.local.getConfig(join(root, 'supabase/config.toml'));
  const email = { ...config.auth?.email };
  if (settings.otpExpiry !== undefined) email.otp_expiry = settings.otpExpiry;
  const outgoing = {
    sql: /** @type {import('postgres').Sql} */ (connection.driver),
    secret: keys.jwtSecret,
    lifetime: Number(email.otp_expiry ?? 3600),
  };
  return {
    ...config,
    connection,
    auth: {
      ...config.auth,
      jwt_secret: keys.jwtSecret,
      publishable_key: keys.publishableKey,
      secret_key: keys.secretKey,
      site_url: settings.siteUrl,
      email,
      sessions,
    },
    options: {
      ...config.options,
      server: { ...config.options?.server, admin: false },
      drivers: { email: mailDriver(settings, outgoing) },
    },
  };
}
