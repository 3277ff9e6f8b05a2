// How far a session has proven its member: with a second factor switched on, a password alone opens nothing. The library knows no
// levels, so they are written into its answers and its tokens, as a hosted service has them.
import { sessionOf } from './sessions.mjs';
import { withClaims } from './tokens.mjs';

/**
 * @typedef {object} Level
 * @property {string} member
 * @property {'aal1' | 'aal2'} aal
 * @property {boolean} isHeldBack the member has a factor, and this session has not shown it
 * @property {boolean} lacksFactor the member works at the desk, which needs a factor, and has none
 * @property {{ method: string, timestamp: number }[]} methods by which it got beyond its password
 *
 * @typedef {object} Levels
 * @property {(session: string) => Promise<Level | undefined>} levelOf asks the database
 * @property {(authorization: string | null, path: string) => Promise<'open' | 'heldBack' | 'deskShut' | 'gone'>} check also `open` where no session is named
 * @property {() => void} forget what is remembered, after a factor was added or removed
 * @property {(path: string, request: Request, answer: Response) => Promise<Response>} annotate
 */

/** How long an answer of the database is trusted, in milliseconds, and how many are remembered. */
const trusted = 30_000;
const most = 10_000;

/** The functions of the desk, where staff read what members wrote. */
const desk = /^\/rest\/v1\/rpc\/desk_/;

/** Answers that name a member or begin a session. */
const annotated = /^\/auth\/v1\/(?:token|signup|verify|user)$/;

/**
 * @param {unknown} value
 * @returns {value is Record<string, unknown>}
 */
const isRecord = (value) => typeof value === 'object' && value !== null && !Array.isArray(value);

/**
 * The factors of a member as the service's clients know them.
 * @param {import('postgres').Sql} sql
 * @param {string} member
 */
const factorsOf = async (sql, member) =>
  (
    await sql`select id, name, created_at, updated_at, verified_at is not null as verified from private.factors
      where member_id = ${member} order by created_at`
  ).map(({ id, name, created_at, updated_at, verified }) => ({
    id,
    friendly_name: name,
    factor_type: 'totp',
    status: verified ? 'verified' : 'unverified',
    created_at,
    updated_at,
  }));

/**
 * Opens the levels.
 * @param {import('postgres').Sql} sql
 * @param {string} secret with which the service signs its tokens
 * @param {() => number} [now] milliseconds
 * @returns {Levels}
 */
export function openLevels(sql, secret, now = () => performance.now()) {
  /** Until when a session is taken for proven, and whether the desk is shut for it. @type {Map<string, { until: number, lacksFactor: boolean }>} */
  const proven = new Map();

  /** @param {string} session */
  async function levelOf(session) {
    const [row] = await sql`select known.user_id as member, coalesce(known.aal, 'aal1') as aal,
        private.is_proven(known.aal, known.user_id) as proven, private.lacks_factor(known.user_id) as lacking,
        proof.method, extract(epoch from proof.at)::bigint as at
      from auth.sessions as known left join private.proven_sessions as proof on proof.session_id = known.id
      where known.id = ${session}`;
    if (row === undefined) return undefined;
    /** @type {Level} */
    const level = {
      member: String(row['member']),
      aal: row['aal'] === 'aal1' ? 'aal1' : 'aal2',
      isHeldBack: row['proven'] !== true,
      lacksFactor: row['lacking'] === true,
      methods:
        row['method'] === null
          ? []
          : [{ method: String(row['method']), timestamp: Number(row['at']) }],
    };
    return level;
  }

  return {
    levelOf,
    async check(authorization, path) {
      const session = sessionOf(authorization);
      if (session === undefined) return 'open';
      let known = proven.get(session);
      if (known === undefined || known.until <= now()) {
        proven.delete(session);
        const level = await levelOf(session);
        if (level === undefined) return 'gone';
        if (level.isHeldBack) return 'heldBack';
        for (const oldest of proven.keys()) {
          if (proven.size < most) break;
          proven.delete(oldest);
        }
        known = { until: now() + trusted, lacksFactor: level.lacksFactor };
        proven.set(session, known);
      }
      return known.lacksFactor && desk.test(path) ? 'deskShut' : 'open';
    },
    forget: () => proven.clear(),
    async annotate(path, request, answer) {
      if (!answer.ok || !annotated.test(path)) return answer;
      /** @type {unknown} */
      const body = await answer
        .clone()
        .json()
        .catch(() => undefined);
      if (!isRecord(body)) return answer;
      const user = isRecord(body['user']) ? body['user'] : body;
      if (typeof user['id'] !== 'string') return answer;
      const token = body['access_token'];
      const isNew = typeof token === 'string';
      const session = sessionOf(isNew ? `Bearer ${token}` : request.headers.get('authorization'));
      const level = session === undefined ? undefined : await levelOf(session);
      const factors = await factorsOf(sql, user['id']);
      if (factors.length > 0) user['factors'] = factors;
      // Until the factor is shown, nothing that the member has told the site.
      if (level?.isHeldBack) Object.assign(user, { user_metadata: {}, identities: [] });
      if (isNew && level !== undefined)
        body['access_token'] = withClaims(token, secret, { aal: level.aal, amr: level.methods });
      const headers = new Headers(answer.headers);
      headers.delete('content-length');
      return new Response(JSON.stringify(body), { status: answer.status, headers });
    },
  };
}
