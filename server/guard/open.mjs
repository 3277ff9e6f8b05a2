// Opens the guard of a backend, on the backend's own database.
import { openGuard } from './guard.mjs';
import { openTries } from './tries.mjs';

/**
 * @param {import('../backend/backend.mjs').Backend} backend
 * @param {Pick<import('../settings.mjs').Settings, 'clientTries'>} settings
 * @param {{ log: import('../log.mjs').Log, metrics: import('../metrics.mjs').Metrics }} parts
 * @returns {Promise<import('./guard.mjs').Guard>}
 */
export async function guardFor({ fetch, database, keys, hasDemo, endDemo }, settings, parts) {
  const { log, metrics } = parts;
  const tries = await openTries(database, keys.jwtSecret, settings.clientTries);
  return await openGuard({
    fetch,
    sql: database,
    tries,
    log,
    count: metrics.security,
    hasDemo,
    endDemo,
  });
}
