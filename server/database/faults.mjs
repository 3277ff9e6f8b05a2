// Recognizes a PostgreSQL server that is unavailable, and words it for the operator.
import { Sorry } from '../sorry.mjs';

/** Codes of postgres.js, of Node's sockets, and of a PostgreSQL server that starts, stops or has no connection left. */
const awayCodes =
  /^(CONNECTION_\w+|CONNECT_TIMEOUT|ECONN\w+|EPIPE|ENOTFOUND|EAI_AGAIN|EHOSTUNREACH|ENETUNREACH|ETIMEDOUT|08\w{3}|57P0\d|53300)$/;

/** @param {unknown} error */
const codeOf = (error) =>
  error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : '';

/**
 * Whether an error says that the database cannot be reached now: the same request may succeed later.
 * @param {unknown} error
 */
export const isAway = (error) => awayCodes.test(codeOf(error));

/**
 * What an operator reads when a server cannot start on the database of AXIS_DATABASE_URL; never its address, which holds a password.
 * @param {unknown} error
 * @returns {unknown} a Sorry, or the error as it is
 */
export function startFault(error) {
  const code = codeOf(error);
  if (isAway(error))
    return new Sorry(`The PostgreSQL server of AXIS_DATABASE_URL does not answer (${code}).`);
  if (code === 'ERR_INVALID_URL')
    return new Sorry(
      'AXIS_DATABASE_URL is no address: it looks like postgres://user:password@host/database.',
    );
  // Class 28 is a user or a password that is refused, 3D a database that does not exist.
  if (error instanceof Error && /^(28|3D)/.test(code))
    return new Sorry(`The PostgreSQL server of AXIS_DATABASE_URL refuses: ${error.message}.`);
  return error;
}
