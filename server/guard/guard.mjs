// Checks each request before the backend's services, which are the library's, see it: limits of tries, common passwords, revoked
// sessions, and answers that reveal nothing about an address.

import { setTimeout } from 'node:timers/promises';
import {
  faultOfQuery,
  isAuthBody,
  isJson,
  isServedChange,
  isServedEndpoint,
} from './endpoints.mjs';
import { archivePath, openArchives } from './archive.mjs';
import { faultOfPassword, isCutOff, openStandIn } from './passwords.mjs';
import { openRenewals } from './renewals.mjs';
import { sensitive } from './sensitive.mjs';
import { isForMembers, openProofs, openSessions, sessionOf } from './sessions.mjs';

/**
 * @typedef {import('./tries.mjs').Tries} Tries
 * @typedef {import('./tries.mjs').Action} Action
 *
 * @typedef {object} Guard
 * @property {(request: Request, client: string, id: string) => Promise<Response>} fetch answers, or asks the backend
 * @property {(why: string | undefined) => Promise<void>} notice ends the demo at the first sign of a proxy
 * @property {() => Promise<void>} settle waits for the work that continues after an answer
 *
 * @typedef {object} GuardParts
 * @property {(request: Request, id?: string) => Promise<Response>} fetch the backend
 * @property {import('postgres').Sql} sql
 * @property {Tries} tries
 * @property {import('../log.mjs').Log} log
 * @property {(event: string) => void} count counts an event of the security log
 * @property {() => boolean} hasDemo
 * @property {() => Promise<void>} endDemo
 * @property {() => void} [wake] called when a member has asked for an archive
 */

/**
 * @param {number} status
 * @param {string} code
 * @param {string} message
 * @param {Record<string, string | number>} [more]
 * @param {Record<string, string>} [headers]
 */
const refusal = (status, code, message, more = {}, headers = {}) =>
  // The auth service's clients read `msg` and `error_code`, those of the data API `message` and `code`.
  Response.json(
    { code, error_code: code, message, msg: message, ...more },
    { status, headers: { 'Cache-Control': 'no-store', ...headers } },
  );

/** @param {number} seconds */
const tooMany = (seconds) =>
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
function textAt(body, name) {
  const value = typeof body === 'object' && body !== null ? Reflect.get(body, name) : undefined;
  return typeof value === 'string' ? value : undefined;
}

/**
 * The kind of try that a request is, if it is counted.
 * @param {string} path
 * @param {URLSearchParams} query
 * @param {boolean} isAnonymous
 * @returns {Action | undefined}
 */
function actionOf(path, query, isAnonymous) {
  if (path === '/auth/v1/token')
    return query.get('grant_type') === 'password' ? 'signIn' : undefined;
  if (path === '/auth/v1/signup') return 'signUp';
  if (path === '/auth/v1/recover') return 'recover';
  if (path === '/auth/v1/verify') return 'verify';
  if (!isAnonymous) return undefined;
  if (path === '/rest/v1/rpc/subscribe_newsletter') return 'newsletter';
  // Regardless of its body: a visitor can ask for nothing else, and the service infers a missing kind.
  return path === '/rest/v1/rpc/submit_request' ? 'advisory' : undefined;
}

/** Bodies that the guard reads: those of the auth service, and of the functions that a visitor may call. */
const readable =
  /^\/(?:auth\/v1\/(?!logout$)|rest\/v1\/rpc\/(?:subscribe_newsletter|submit_request)$)/;

/**
 * Refuses a request for what its address and its headers say.
 * @param {Request} request
 * @param {URL} url
 * @returns {Response | undefined} undefined for a request that may continue
 */
function refusalOf(request, { pathname: path, searchParams: query }) {
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
function refusalOfBody(path, body) {
  if (!isAuthBody(body)) return refusal(400, 'validation_failed', 'This cannot be read.');
  const isChange = path === '/auth/v1/user';
  if (isChange && !isServedChange(body))
    return refusal(400, 'validation_failed', 'Only the password can be changed here.');
  const password = isChange || path === '/auth/v1/signup' ? textAt(body, 'password') : undefined;
  const fault = password === undefined ? undefined : faultOfPassword(password);
  return fault && refusal(422, fault.code, fault.message);
}

/** What the auth service takes for an address, roughly: what is none gets the service's own sentence. */
const address = /^[^@\s]+@[^@\s]+$/;

/**
 * Opens the guard.
 * @param {GuardParts} parts
 * @returns {Guard}
 */
export function openGuard({ fetch, sql, tries, log, count, hasDemo, endDemo, wake }) {
  const sessions = openSessions(sql);
  const proofs = openProofs(sql);
  const inTurn = openRenewals();
  const archiveOf = openArchives(fetch, sql);
  const standIn = openStandIn(sql);
  /** @type {Set<Promise<unknown>>} */
  const under = new Set();

  /**
   * Continues some time after the answer, so that neither its timing nor the next one reveals whether an e-mail is sent.
   * @param {Request} request
   * @param {string} id
   */
  const later = (request, id) => {
    const work = setTimeout(50 + Math.random() * 450)
      .then(() => fetch(request, id))
      .then((answer) => {
        if (answer.status >= 500) log.failure('A mail could not be sent', id);
      })
      .catch(() => log.failure('A mail could not be sent', id))
      .finally(() => under.delete(work));
    under.add(work);
  };

  /**
   * Answers a request of which tries are counted.
   * @param {Action} action
   * @param {Request} request
   * @param {unknown} body
   * @param {string} client
   * @param {string} id
   * @returns {Promise<Response>}
   */
  async function counted(action, request, body, client, id) {
    const [email, password] = [textAt(body, 'email'), textAt(body, 'password')];
    const one = { action, client, address: email };
    const wait = await tries.take(one);
    if (wait > 0) {
      log.security({ event: `too many tries: ${action}`, client, id });
      count(`too many tries: ${action}`);
      return tooMany(wait);
    }
    if (action === 'recover' && email !== undefined && address.test(email)) {
      later(request, id);
      return Response.json({}, { headers: { 'Cache-Control': 'no-store' } });
    }
    // The same for every address: no account has such a password.
    if (action === 'signIn' && password !== undefined && isCutOff(password))
      return refusal(400, 'invalid_credentials', 'Invalid login credentials');
    const answer = await fetch(request, id);
    if (action === 'verify' && answer.ok && textAt(body, 'type') === 'recovery')
      await proofs.note(answer);
    if (action === 'signIn') {
      if (answer.ok) await tries.reset(one);
      else if (email !== undefined && password !== undefined) await standIn(email, password);
    }
    return answer;
  }

  return {
    async notice(why) {
      if (why === undefined || !hasDemo()) return;
      const ended = endDemo()
        .then(() =>
          log.notice(
            `A request was forwarded to this server (${why}): the demo's accounts and grants are closed.`,
          ),
        )
        .finally(() => under.delete(ended));
      under.add(ended);
      await ended;
    },
    async settle() {
      await Promise.all(under);
    },
    async fetch(request, client, id) {
      const url = new URL(request.url);
      const path = url.pathname;
      const authorization = request.headers.get('authorization');
      const early = refusalOf(request, url);
      if (early !== undefined) return early;
      if (path.startsWith('/rest/') && !(await sessions.isAlive(authorization)))
        return refusal(401, 'session_not_found', 'This session has ended. Sign in again.');
      if (path === archivePath) {
        if (!(await sessions.isAlive(authorization)))
          return refusal(401, 'session_not_found', 'This session has ended. Sign in again.');
        return (
          (await archiveOf(request, id)) ??
          refusal(404, 'not_found', 'There is no archive, or not any more. Ask for one.')
        );
      }
      if (sensitive.includes(path)) {
        if (!(await proofs.isProved(authorization)))
          return refusal(403, 'reauthentication_needed', 'Enter your password again.');
        const answer = await fetch(request, id);
        wake?.();
        return answer;
      }
      if (path === '/auth/v1/logout') sessions.forget(authorization);
      if (request.method === 'GET' || !readable.test(path)) return fetch(request, id);

      /** @type {unknown} */
      const body = await request
        .clone()
        .json()
        .catch(() => undefined);
      const refused = path.startsWith('/auth/') ? refusalOfBody(path, body) : undefined;
      if (refused !== undefined) return refused;
      if (path === '/auth/v1/user' && !(await proofs.isProved(authorization)))
        return refusal(
          403,
          'reauthentication_needed',
          'A new password is set through a link in an email. Ask for one on the sign-in page.',
        );
      if (path === '/auth/v1/token' && url.searchParams.get('grant_type') === 'refresh_token')
        return inTurn(textAt(body, 'refresh_token') ?? '', () => fetch(request, id));
      const action = actionOf(path, url.searchParams, sessionOf(authorization) === undefined);
      if (action === undefined) return fetch(request, id);
      return counted(action, request, body, client, id);
    },
  };
}
