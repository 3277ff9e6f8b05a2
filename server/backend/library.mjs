// How @supabase/lite is set up: its connection, and supabase/config.toml with what only this machine knows.
import { join } from 'node:path';
import { createApi } from '@supabase/lite/cli';
import { createPostgresConnection } from '@supabase/lite/postgres';
import { root } from '../settings.mjs';
import { mailDriver } from './mail.mjs';

/**
 * @typedef {import('../settings.mjs').Settings} Settings
 * @typedef {import('../database/embedded.mjs').Embedded} Embedded
 */

/** How many connections a server keeps to a Postgres server. */
const poolSize = 10;

/**
 * Opens the connection that the library uses: a pool to a Postgres server, or the one session of the embedded database.
 * @param {Settings} settings
 * @param {Embedded | undefined} embedded
 */
export function connectionTo(settings, embedded) {
  const common = { onnotice: () => {} };
  if (embedded === undefined)
    return createPostgresConnection({
      url: settings.databaseUrl ?? '',
      postgresOptions: {
        ...common,
        max: poolSize,
        connection: { statement_timeout: settings.timeouts.statement },
      },
    });
  // A database that was opened again knows no prepared statement of before.
  const own = {
    max: 1,
    socket: embedded.connect,
    prepare: false,
    idle_timeout: 0,
    max_lifetime: null,
  };
  return createPostgresConnection({
    url: 'postgres://postgres@embedded/postgres',
    postgresOptions: /** @type {import('postgres').Options<{}>} */ ({ ...common, ...own }),
  });
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
    },
    options: {
      ...config.options,
      server: { ...config.options?.server, admin: false },
      drivers: { email: mailDriver(settings) },
    },
  };
}
