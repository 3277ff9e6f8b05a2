// Whether the session of a token still exists: the library's data API trusts a token until it expires, also after a sign-out.
// The same question writes down when the session was last used, and by which browser: the library does neither.
import { readPart } from './tokens.mjs';

/** How long an answer of the database is trusted, in milliseconds: a revoked session's token works no longer than this. */
const trusted = 30_000;

/** The most sessions that are remembered. */
const most = 10_000;

/** The ids of sessions and factors. */
export const uuid = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/**
 * The claims of a token. Its signature is checked by the library afterwards.
 * @param {string | null} authorization
 * @returns {object | undefined} nothing for a key, or where there is no token
 */
function claimsOf(authorization) {
  const [, token] = /^Bearer (\S+)$/i.exec(authorization ?? '') ?? [];
  return readPart(token?.split('.')[1]);
}

/**
 * The session that a token names.
 * @param {string | null} authorization
 * @returns {string | undefined}
 */
export function sessionOf(authorization) {
  const claims = claimsOf(authorization);
  const id = claims !== undefined && 'session_id' in claims ? claims.session_id : undefined;
  return typeof id === 'string' && uuid.test(id) ? id : undefined;
}

/**
 * Whether a token is meant for members of this site; the library looks at its signature and its time alone.
 * @param {string | null} authorization
 * @returns {boolean} also true where there is no token
 */
export function isForMembers(authorization) {
  const claims = claimsOf(authorization);
  return claims === undefined || ('aud' in claims && claims.aud === 'authenticated');
}

/**
 * The session that an answer to a sign-in opens.
 * @param {Response} answer
 * @returns {Promise<string | undefined>}
 */
async function sessionIn(answer) {
  /** @type {unknown} */
  const body = await answer
    .clone()
    .json()
    .catch(() => undefined);
  const token =
    typeof body === 'object' && body !== null && 'access_token' in body
      ? body.access_token
      : undefined;
  return sessionOf(`Bearer ${String(token)}`);
}

/**
 * Opens the list of sessions that a mailed link has begun: in these alone a password is set, since its member has proved
 * to be who they are a moment ago. A session that was stolen cannot take the account over.
 * @param {import('postgres').Sql} sql with the tables of open.mjs
 * @returns {{ note: (answer: Response) => Promise<void>, isProved: (authorization: string | null) => Promise<boolean> }} `note`: reads the answer to a link
 */
export function openProofs(sql) {
  return {
    async note(answer) {
      const id = await sessionIn(answer);
      await sql`delete from axis_server.proofs where at < now() - interval '1 hour'`;
      if (id !== undefined)
        await sql`insert into axis_server.proofs (session_id) values (${id}) on conflict do nothing`;
    },
    async isProved(authorization) {
      const id = sessionOf(authorization);
      if (id === undefined) return false;
      const rows = await sql`select 1 from axis_server.proofs
        where session_id = ${id} and at > now() - interval '1 hour'`;
      return rows.length > 0;
    },
  };
}

/**
 * @typedef {object} Sessions
 * @property {(authorization: string | null, agent: string | null) => Promise<boolean>} isAlive also true where no session is named; `agent` is the browser, which is written down with the use
 * @property {(answer: Response, agent: string | null) => Promise<string | undefined>} begin writes down which browser the session of a sign-in belongs to; resolves with the session
 * @property {(authorization: string | null) => void} forget asks the database at the next request of this session
 * @property {() => void} forgetAll asks the database at the next request of each session
 */

/**
 * Opens the check.
 * @param {import('postgres').Sql} sql
 * @param {() => number} [now] milliseconds
 * @returns {Sessions}
 */
export function openSessions(sql, now = () => performance.now()) {
  /** Until when a session is taken for alive. @type {Map<string, number>} */
  const alive = new Map();
  /** @param {string} id @param {string | null} agent */
  const noteUse = async (id, agent) => {
    const [row] = await sql`select private.session_used(${id}, ${agent}) as used`;
    return row?.['used'] === true;
  };
  return {
    async isAlive(authorization, agent) {
      const id = sessionOf(authorization);
      if (id === undefined || (alive.get(id) ?? 0) > now()) return true;
      const isUsed = await noteUse(id, agent);
      alive.delete(id);
      if (!isUsed) return false;
      for (const oldest of alive.keys()) {
        if (alive.size < most) break;
        alive.delete(oldest);
      }
      alive.set(id, now() + trusted);
      return true;
    },
    async begin(answer, agent) {
      const id = await sessionIn(answer);
      if (id !== undefined) await noteUse(id, agent);
      return id;
    },
    forget(authorization) {
      alive.delete(sessionOf(authorization) ?? '');
    },
    forgetAll: () => alive.clear(),
  };
}
