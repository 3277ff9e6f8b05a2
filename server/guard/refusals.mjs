// Refusals in the form that the clients of both services read: `msg` and `error_code` of the auth service's, `message` and `code` of
// the data API's.

/**
 * @param {number} status
 * @param {string} code
 * @param {string} message
 * @param {Record<string, string | number>} [more]
 * @param {Record<string, string>} [headers]
 */
export const refusal = (status, code, message, more = {}, headers = {}) =>
  Response.json(
    { code, error_code: code, message, msg: message, ...more },
    { status, headers: { 'Cache-Control': 'no-store', ...headers } },
  );

/** @param {number} seconds */
export const tooMany = (seconds) =>
  refusal(
    429,
    'too_many_tries',
    `Too many tries. Again in ${seconds} ${seconds === 1 ? 'second' : 'seconds'}.`,
    { retry_after: seconds },
    { 'Retry-After': String(seconds) },
  );
