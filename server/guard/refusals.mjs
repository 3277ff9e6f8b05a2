// What the guard refuses for what a request says, and the form in which it says so.
import {
  faultOfQuery,
  isAuthBody,
  isJson,
  isServedChange,
  isServedEndpoint,
} from './endpoints.mjs';
import { faultOfPassword } from './passwords.mjs';
import { isForMembers } from './sessions.mjs';

/**
 * An answer that refuses.
 * @param {number} status
 * @param {string} code
 * @param {string} message
 * @param {Record<string, string | number>} [more]
 * @param {Record<string, string>} [headers]
 */
export const refusal = (status, code, message, more = {}, headers = {}) =>
  // The auth service's clients read `msg` and `error_code`, those of the data API `message` and `code`.
  Response.json(
    { code, error_code: code, message, msg: message, ...more },
    { status, headers: { 'Cache-Control': 'no-store', ...headers } },
  );

/** Refuses a try for as long as it has to wait. @param {number} seconds */
export const tooMany = (seconds) =>
  refusal(
    429,
    'too_many_tries',
    `Too many tries. Again in ${seconds} ${seconds === 1 ? 'second' : 'seconds'}.`,
    { retry_after: seconds },
    { 'Retry-After': String(seconds) },
  );

/**
 * The text at a name of a body, if it is one.
 * @param {unknown} body
 * @param {string} name
 */
export function textAt(body, name) {
  const value = typeof body === 'object' && body !== null ? Reflect.get(body, name) : undefined;
  return typeof value === 'string' ? value : undefined;
}

/**
 * Refuses a request for what its address and its headers say.
 * @param {Request} request
 * @param {URL} url
 * @returns {Response | undefined} undefined for a request that may continue
 */
export function refusalOf(request, { pathname: path, searchParams: query }) {
  if (!isServedEndpoint(request.method, path, query)) return refusal(404, 'not_found', 'Not found');
  if (!isJson(request, path)) return refusal(415, 'not_json', 'Send this as JSON.');
  if (!isForMembers(request.headers.get('authorization')))
    return refusal(401, 'bad_jwt', 'This token does not belong to this site.');
  const fault = path.startsWith('/rest/') ? faultOfQuery(query) : undefined;
  return fault && refusal(400, fault, 'This question is not answered here.');
}

/**
 * Refuses a request of the auth service for what its body says.
 * @param {string} path
 * @param {unknown} body
 * @returns {Response | undefined} undefined for a body that may continue
 */
export function refusalOfBody(path, body) {
  if (!isAuthBody(body)) return refusal(400, 'validation_failed', 'This cannot be read.');
  const isChange = path === '/auth/v1/user';
  if (isChange && !isServedChange(body))
    return refusal(
      400,
      'validation_failed',
      'Only the password or the address can be changed here.',
    );
  const password = isChange || path === '/auth/v1/signup' ? textAt(body, 'password') : undefined;
  const fault = password === undefined ? undefined : faultOfPassword(password);
  return fault && refusal(422, fault.code, fault.message);
}
