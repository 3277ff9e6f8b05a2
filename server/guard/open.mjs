// Opens the guard of a backend, on the backend's own database.
import { openSecondFactor } from './factors.mjs';
import { openGuard } from './guard.mjs';
import { openTries } from './tries.mjs';

/** A lock of the database: servers that start at the same moment make the tables one after the other. */
const tablesLock = 20_261_123_03;

/** The guard's own tables; the API serves none of this schema. */
const tables = [
  'create schema if not exists axis_server',
  `create table if not exists axis_server.tries
    (key varchar(255) primary key, points integer not null default 0, expire bigint)`,
  `create table if not exists axis_server.proofs
    (session_id uuid primary key, at timestamptz not null default now())`,
];

/**
 * Opens the guard, and makes its tables where there are none.
 * @param {import('../backend/backend.mjs').Backend} backend
 * @param {Pick<import('../settings.mjs').Settings, 'clientTries'>} settings
 * @param {{ log: import('../log.mjs').Log, metrics: import('../metrics.mjs').Metrics, wake?: () => void }} parts
 * @returns {Promise<import('./guard.mjs').Guard>}
 */
export async function guardFor({ fetch, database, keys, hasDemo, endDemo }, settings, parts) {
  const { log, metrics, wake } = parts;
  await database.begin(async (transaction) => {
    await transaction`select pg_advisory_xact_lock(${tablesLock})`;
    for (const statement of tables) await transaction.unsafe(statement);
  });
  const tries = openTries(database, keys.jwtSecret, settings.clientTries);
  const common = { sql: database, tries, log, count: metrics.security };
  const factor = openSecondFactor({ ...common, fetch, keys });
  const guard = openGuard({
    ...common,
    fetch: factor.ask,
    secret: keys.jwtSecret,
    hasDemo,
    endDemo,
    ...(wake && { wake }),
  });
  return { ...guard, fetch: factor.before(guard.fetch) };
}
