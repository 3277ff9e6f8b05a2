// The factor endpoints of the auth service, which the library leaves out, in the service's own shapes: an authenticator app is
// enrolled, its codes prove a session, recovery codes replace a lost one. A token that has not proven it opens nothing.
import { seal, unseal } from '../mail/seal.mjs';
import { openLevels } from './levels.mjs';
import { renewCodes, spendCode } from './recoveryCodes.mjs';
import { isJson } from './endpoints.mjs';
import { openFactorRows } from './factorRows.mjs';
import { answers } from './factorAnswers.mjs';
import { refusal, tooMany } from './refusals.mjs';
import { sessionOf, uuid } from './sessions.mjs';
import { newSecret, stepOf } from './totp.mjs';

/**
 * @typedef {import('./guard.mjs').Guard['fetch']} Fetch
 *
 * @typedef {object} FactorParts
 * @property {(request: Request, id?: string) => Promise<Response>} fetch the backend
 * @property {import('postgres').Sql} sql
 * @property {import('./tries.mjs').Tries} tries
 * @property {import('../keys.mjs').Keys} keys
 * @property {import('../log.mjs').Log} log
 * @property {(event: string) => void} count counts an event of the security log
 * @property {() => number} [now] milliseconds of the clock
 *
 * @typedef {object} Caller
 * @property {string} member
 * @property {string} email
 * @property {string} session
 * @property {import('./levels.mjs').Level} level
 * @property {string} client
 * @property {string} id of the request
 *
 * @typedef {object} SecondFactor
 * @property {(request: Request, id?: string) => Promise<Response>} ask the backend, whose answers say how far a session is proven
 * @property {(next: Fetch) => Fetch} before answers for the factors, holds sessions back, and passes everything else on
 */

/** What the app lists beside the code. */
const issuer = 'Axis One';
/** The most apps that a member may have, as on a hosted service. */
const most = 10;
const longestName = 100;
/** What the secrets of apps are sealed for. */
const purpose = 'second factors';

const path = /^\/auth\/v1\/(?:factors(?:\/([^/]+)(?:\/(challenge|verify))?)?|codes)$/;

/** What a session cannot use before its factor is shown: data, and what changes the account. */
const isShut = (/** @type {string} */ method, /** @type {string} */ address) =>
  /^\/(?:rest|demo)\//.test(address) ||
  /^\/auth\/v1\/(?:proof|archive|codes)$/.test(address) ||
  (address === '/auth/v1/user' && method !== 'GET');

/**
 * Opens the second factor.
 * @param {FactorParts} parts
 * @returns {SecondFactor}
 */
export function openSecondFactor({ sql, tries, keys, log, count, ...parts }) {
  const { now = Date.now } = parts;
  const levels = openLevels(sql, keys.jwtSecret);
  const rows = openFactorRows(sql);

  /** @param {Request} request @param {string} [id] */
  const ask = async (request, id) =>
    levels.annotate(new URL(request.url).pathname, request, await parts.fetch(request, id));

  /** @param {string} event @param {Caller} caller */
  const note = (event, { client, id }) => {
    log.security({ event, client, id });
    count(event);
  };

  /**
   * The member behind a token, whose signature the library checks.
   * @param {Request} request
   * @returns {Promise<Pick<Caller, 'member' | 'email' | 'session' | 'level'> | undefined>}
   */
  async function callerOf(request) {
    const authorization = request.headers.get('authorization');
    const session = sessionOf(authorization);
    if (authorization === null || session === undefined) return undefined;
    const headers = { apikey: keys.publishableKey, authorization };
    const answer = await parts.fetch(new Request('http://localhost/auth/v1/user', { headers }));
    if (!answer.ok) return undefined;
    /** @type {{ id?: unknown, email?: unknown }} */
    const user = await answer.json();
    const level = await levels.levelOf(session);
    if (level === undefined || level.member !== user.id) return undefined;
    return { member: level.member, email: String(user.email), session, level };
  }

  /** The session's tokens, by the library, with its new level in them. @param {Caller} caller */
  async function renewed({ session, id }) {
    const token = await rows.tokenOf(session);
    const headers = { apikey: keys.publishableKey, 'content-type': 'application/json' };
    const body = JSON.stringify({ refresh_token: token ?? '' });
    const address = 'http://localhost/auth/v1/token?grant_type=refresh_token';
    return ask(new Request(address, { method: 'POST', headers, body }), id);
  }

  /** @param {Caller} caller @param {unknown} typed */
  async function enroll({ member, email, level, session }, typed) {
    const body = /** @type {Record<string, unknown>} */ (Object(typed));
    if (body['factor_type'] !== 'totp')
      return refusal(400, 'validation_failed', 'factor_type needs to be totp');
    const name = String(body['friendly_name'] ?? '').trim() || 'Authenticator app';
    if (name.length > longestName)
      return refusal(400, 'validation_failed', `A name has at most ${longestName} characters.`);
    if (level.isHeldBack) return answers.heldBack();
    if (!(await rows.isProved(session))) return answers.unproved();
    const made = newSecret(issuer, email);
    const factor = await rows.enroll(
      member,
      name,
      seal(keys.jwtSecret, made.secret, purpose),
      most,
    );
    if (factor === 'name taken')
      return refusal(422, 'mfa_factor_name_conflict', `There is an app called “${name}” already.`);
    if (factor === 'too many')
      return refusal(422, 'too_many_enrolled_mfa_factors', `There are ${most} apps already.`);
    return Response.json({ id: factor, type: 'totp', friendly_name: name, totp: made });
  }

  /** @param {Caller} caller @param {string} factor */
  async function challenge({ member, session }, factor) {
    const made = await rows.challenge(member, factor, session);
    return made === undefined
      ? answers.notFound()
      : Response.json({ id: made.id, type: 'totp', expires_at: made.expires });
  }

  /** @param {string} sealed @param {string} code */
  function stepIn(sealed, code) {
    try {
      return stepOf(unseal(keys.jwtSecret, sealed, purpose), code, now());
    } catch {
      // Sealed with a secret of the site that was replaced: a recovery code still counts.
      return undefined;
    }
  }

  /**
   * Counts a try at a code, and answers it.
   * @param {Caller} caller
   * @param {() => Promise<boolean>} isRight
   * @param {() => Response} refused
   */
  async function tried(caller, isRight, refused) {
    const { client, member: address } = caller;
    const one = { action: /** @type {const} */ ('factor'), client, address };
    const wait = await tries.take(one);
    if (wait > 0) {
      note('too many tries: factor', caller);
      return tooMany(wait);
    }
    if (!(await isRight())) {
      note('second factor failed', caller);
      return refused();
    }
    await tries.reset(one);
    levels.forget();
    return renewed(caller);
  }

  /** @param {Caller} caller @param {string} factor @param {unknown} typed */
  async function verify(caller, factor, typed) {
    const body = /** @type {Record<string, unknown>} */ (Object(typed));
    const named = String(body['challenge_id'] ?? '');
    const code = String(body['code'] ?? '').replace(/\s/g, '');
    const known = await rows.find(caller.member, factor);
    if (known === undefined) return answers.notFound();
    if (!uuid.test(named) || !(await rows.isOpen(factor, caller.session, named)))
      return refusal(422, 'mfa_challenge_expired', 'This took too long. Enter a new code.');
    const isRight = async () => {
      const step = stepIn(known.sealed, code);
      return step !== undefined && rows.prove(caller.member, factor, caller.session, step);
    };
    return tried(caller, isRight, answers.wrongCode);
  }

  /** @param {Caller} caller @param {unknown} typed */
  async function recover(caller, typed) {
    const code = String(Reflect.get(Object(typed), 'code') ?? '');
    const isRight = async () => {
      if (!(await spendCode(sql, caller.member, code))) return false;
      await rows.proveByCode(caller.member, caller.session);
      return true;
    };
    return tried(caller, isRight, answers.wrongRecoveryCode);
  }

  /** @param {Caller} caller @param {string} factor */
  async function unenroll({ member, level, session }, factor) {
    const known = await rows.find(member, factor);
    if (known === undefined) return answers.notFound();
    if (known.isVerified && level.aal === 'aal1') return answers.heldBack();
    if (!(await rows.isProved(session))) return answers.unproved();
    await rows.remove(member, factor);
    levels.forget();
    return Response.json({ id: factor });
  }

  /** @param {Caller} caller */
  async function codes({ member, level, session }) {
    if (level.aal === 'aal1') return answers.heldBack();
    if (!(await rows.isProved(session))) return answers.unproved();
    return Response.json({ codes: await renewCodes(sql, member) });
  }

  /** @param {Caller} caller @param {Request} request @param {RegExpExecArray} named */
  async function route(caller, request, [address, factor, act]) {
    const { method } = request;
    if (method === 'DELETE' && factor !== undefined && act === undefined)
      return unenroll(caller, factor);
    if (method !== 'POST') return undefined;
    /** @type {unknown} */
    const body = await request.json().catch(() => undefined);
    if (address === '/auth/v1/codes') return codes(caller);
    if (factor === undefined) return enroll(caller, body);
    if (factor === 'recover') return recover(caller, body);
    return act === 'verify' ? verify(caller, factor, body) : act && challenge(caller, factor);
  }

  return {
    ask,
    before: (next) => async (request, client, id) => {
      const address = new URL(request.url).pathname;
      const named = path.exec(address);
      const authorization = request.headers.get('authorization');
      if (named === null) {
        const isOpen = !isShut(request.method, address);
        const state = isOpen ? 'open' : await levels.check(authorization, address);
        return state === 'open' ? next(request, client, id) : answers[state]();
      }
      if (!isJson(request, address)) return refusal(415, 'not_json', 'Send this as JSON.');
      const isKnown = [undefined, 'recover'].includes(named[1]) || uuid.test(named[1] ?? '');
      const caller = isKnown ? await callerOf(request) : undefined;
      if (caller === undefined) return isKnown ? answers.gone() : answers.notFound();
      const said = await route({ ...caller, client, id }, request, named);
      if (!said) return refusal(404, 'not_found', 'Not found');
      said.headers.set('Cache-Control', 'no-store');
      return said;
    },
  };
}
