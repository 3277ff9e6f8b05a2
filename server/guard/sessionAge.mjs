// Whether a session began a moment ago: signing in counts as a proof for that long.
import { sessionOf } from './sessions.mjs';

/**
 * @param {import('postgres').Sql} sql
 * @returns {(authorization: string) => Promise<boolean>}
 */
export const isFresh = (sql) => async (authorization) => {
  const id = sessionOf(authorization);
  if (id === undefined) return false;
  const rows = await sql`select 1 from auth.sessions
    where id = ${id} and created_at > now() - interval '10 minutes'`;
  return rows.length > 0;
};
