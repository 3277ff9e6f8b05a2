// Checks each request before the backend's services, which are the library's, see it: limits of tries, common passwords, revoked
// sessions, and answers that reveal nothing about an address.

import { setTimeout } from 'node:timers/promises';
import { openAccount } from './account.mjs';
import { openAddresses } from './addresses.mjs';
import { archivePath, openArchives } from './archive.mjs';
import { isCutOff, openStandIn } from './passwords.mjs';
import { refusal, refusalOf, refusalOfBody, textAt, tooMany } from './refusals.mjs';
import { openRenewals } from './renewals.mjs';
import { sensitive } from './sensitive.mjs';
import { openProofs, openSessions, sessionOf } from './sessions.mjs';

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
 * @property {string} secret the server's signing secret, which seals the links of mails
 * @property {import('../log.mjs').Log} log
 * @property {(event: string) => void} count counts an event of the security log
 * @property {() => boolean} hasDemo
 * @property {() => Promise<void>} endDemo
 * @property {() => void} [wake] called when a member may have asked for an archive
 */

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

/** What may end sessions: those that are known to be alive are asked for again. */
const endsSessions =
  /^\/(?:auth\/v1\/(?:logout|user)|rest\/v1\/rpc\/(?:end_session|end_other_sessions|ask_deletion))$/;

/** What the auth service takes for an address, roughly: what is none gets the service's own sentence. */
const address = /^[^@\s]+@[^@\s]+$/;

/**
 * Opens the guard.
 * @param {GuardParts} parts
 * @returns {Guard}
 */
export function openGuard({ fetch, sql, tries, secret, log, count, hasDemo, endDemo, wake }) {
  const sessions = openSessions(sql);
  const proofs = openProofs(sql);
  const inTurn = openRenewals();
  const archiveOf = openArchives(fetch, sql);
  const standIn = openStandIn(sql);

  /** @param {string} event @param {string} client @param {string} id */
  const note = (event, client, id) => {
    log.security({ event, client, id });
    count(event);
  };

  /**
   * Counts a try.
   * @param {import('./tries.mjs').Try} one
   * @param {string} id
   * @returns {Promise<Response | undefined>} an answer where it has to wait
   */
  const takeTry = async (one, id) => {
    const wait = await tries.take(one);
    if (wait === 0) return undefined;
    note(`too many tries: ${one.action}`, one.client, id);
    return tooMany(wait);
  };

  const addresses = openAddresses({ sql, secret, onReturned: sessions.forgetAll });
  const isFromLink = proofs.isProved;
  const account = openAccount({ fetch, sql, tries, takeTry, note, addresses, isFromLink });
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
    const wait = await takeTry(one, id);
    if (wait !== undefined) return wait;
    if (action === 'recover' && email !== undefined && address.test(email)) {
      later(request, id);
      return Response.json({}, { headers: { 'Cache-Control': 'no-store' } });
    }
    // As if it were taken, which it is for as long as a former owner may return to it.
    if (action === 'signUp' && email !== undefined && (await addresses.isHeld(email)))
      return refusal(422, 'user_already_exists', 'User already registered');
    // The same for every address: no account has such a password.
    if (action === 'signIn' && password !== undefined && isCutOff(password))
      return refusal(400, 'invalid_credentials', 'Invalid login credentials');
    const answer = await fetch(request, id);
    const session =
      answer.ok && ['signIn', 'signUp', 'verify'].includes(action)
        ? await sessions.begin(answer, request.headers.get('user-agent'))
        : undefined;
    // To sign in with the password is to prove it.
    if (session !== undefined && action !== 'verify') await account.noteProof(session);
    if (action === 'verify' && answer.ok && textAt(body, 'type') === 'recovery')
      await proofs.note(answer);
    if (action === 'signIn') {
      if (answer.ok) await tries.reset(one);
      else if (email !== undefined && password !== undefined) await standIn(email, password);
    }
    return answer;
  }

  /**
   * @param {Request} request
   * @param {string} client
   * @param {string} id
   * @returns {Promise<Response>}
   */
  async function answerTo(request, client, id) {
    const url = new URL(request.url);
    const path = url.pathname;
    const authorization = request.headers.get('authorization');
    const early = refusalOf(request, url);
    if (early !== undefined) return early;
    const isData = path.startsWith('/rest/') || path === archivePath;
    if (isData && !(await sessions.isAlive(authorization, request.headers.get('user-agent'))))
      return refusal(401, 'session_not_found', 'This session has ended. Sign in again.');
    if (path === archivePath)
      return (
        (await archiveOf(request, id)) ??
        refusal(404, 'not_found', 'There is no archive, or not any more. Ask for one.')
      );
    if (sensitive.includes(path)) return fetch(request, id).finally(wake);
    if (request.method === 'GET' || !readable.test(path)) return fetch(request, id);

    /** @type {unknown} */
    const body = await request
      .clone()
      .json()
      .catch(() => undefined);
    const refused = path.startsWith('/auth/') ? refusalOfBody(path, body) : undefined;
    if (refused !== undefined) return refused;
    const asked = { request, body: Object(body), client, id };
    if (path === '/auth/v1/proof') return account.prove(asked);
    if (path === '/auth/v1/user') return account.change(asked);
    if (path === '/auth/v1/address') return account.followLink(asked);
    if (path === '/auth/v1/token' && url.searchParams.get('grant_type') === 'refresh_token')
      return inTurn(textAt(body, 'refresh_token') ?? '', () => fetch(request, id));
    const action = actionOf(path, url.searchParams, sessionOf(authorization) === undefined);
    if (action === undefined) return fetch(request, id);
    return counted(action, request, body, client, id);
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
      const { pathname, searchParams } = new URL(request.url);
      const answer = await answerTo(request, client, id);
      if (!answer.ok || request.method === 'GET' || !endsSessions.test(pathname)) return answer;
      if (searchParams.get('scope') === 'local')
        sessions.forget(request.headers.get('authorization'));
      else sessions.forgetAll();
      return answer;
    },
  };
}
