// The rows of second factors, which the server alone reads and writes (supabase/migrations, "factors").

/**
 * @typedef {object} FactorRows
 * @property {(member: string, name: string, sealed: string, most: number) => Promise<string>} enroll a factor that counts once it is proven; its id, `name taken` or `too many`
 * @property {(member: string, factor: string) => Promise<{ sealed: string, isVerified: boolean } | undefined>} find
 * @property {(member: string, factor: string, session: string) => Promise<{ id: string, expires: number } | undefined>} challenge
 * @property {(factor: string, session: string, challenge: string) => Promise<boolean>} isOpen
 * @property {(member: string, factor: string, session: string, step: number) => Promise<boolean>} prove false where a code of this step or of a later one was used
 * @property {(member: string, session: string) => Promise<void>} proveByCode
 * @property {(member: string, factor: string) => Promise<void>} remove
 * @property {(session: string) => Promise<string | undefined>} tokenOf by which the library renews a session
 * @property {(session: string) => Promise<boolean>} isProved whether the password was typed in the session a moment ago
 */

/** How long a challenge waits for its code, as on a hosted service, and how many of them may wait. */
const lifetime = 300;
const waiting = 10;

/**
 * A proven session: those of its member that are not end, as on a hosted service.
 * @param {import('postgres').TransactionSql} transaction
 * @param {{ member: string, session: string, factor: string | null, method: string }} proof
 */
const raise = async (transaction, { member, session, factor, method }) => {
  await transaction`update auth.sessions set aal = 'aal2', factor_id = ${factor} where id = ${session}`;
  await transaction`insert into private.proven_sessions (session_id, member_id, factor_id, method)
    values (${session}, ${member}, ${factor}, ${method})
    on conflict (session_id) do update set factor_id = excluded.factor_id, method = excluded.method, at = now()`;
  await transaction`delete from auth.sessions where user_id = ${member} and coalesce(aal, 'aal1') = 'aal1'`;
  await transaction`delete from private.proven_sessions as proof where member_id = ${member}
    and not exists (select from auth.sessions as known where known.id = proof.session_id)`;
};

/**
 * Opens the rows.
 * @param {import('postgres').Sql} sql
 * @returns {FactorRows}
 */
export function openFactorRows(sql) {
  return {
    enroll: (member, name, sealed, most) =>
      sql.begin(async (transaction) => {
        // One after the other: two tabs could add one too many.
        await transaction`select 1 from auth.users where id = ${member} for update`;
        await transaction`delete from private.factors where member_id = ${member} and verified_at is null`;
        const known =
          await transaction`select name from private.factors where member_id = ${member}`;
        if (known.some((one) => one['name'] === name)) return 'name taken';
        if (known.length >= most) return 'too many';
        const [row] = await transaction`insert into private.factors (member_id, name, sealed_secret)
          values (${member}, ${name}, ${sealed}) returning id`;
        return String(row?.['id']);
      }),
    async find(member, factor) {
      const [row] = await sql`select sealed_secret, verified_at from private.factors
        where id = ${factor} and member_id = ${member}`;
      return (
        row && { sealed: String(row['sealed_secret']), isVerified: row['verified_at'] !== null }
      );
    },
    challenge: (member, factor, session) =>
      sql.begin(async (transaction) => {
        const [row] =
          await transaction`insert into private.factor_challenges (factor_id, session_id)
          select id, ${session} from private.factors where id = ${factor} and member_id = ${member}
          returning id, extract(epoch from created_at)::bigint as at`;
        await transaction`delete from private.factor_challenges where factor_id = ${factor} and id not in (
          select id from private.factor_challenges where factor_id = ${factor}
          order by created_at desc, id limit ${waiting})`;
        return row && { id: String(row['id']), expires: Number(row['at']) + lifetime };
      }),
    async isOpen(factor, session, challenge) {
      const rows = await sql`select 1 from private.factor_challenges where id = ${challenge}
        and factor_id = ${factor} and session_id = ${session}
        and created_at > now() - make_interval(secs => ${lifetime})`;
      return rows.length > 0;
    },
    prove: (member, factor, session, step) =>
      sql.begin(async (transaction) => {
        const used =
          await transaction`update private.factors set last_step = ${step}, updated_at = now(),
            verified_at = coalesce(verified_at, now())
          where id = ${factor} and coalesce(last_step, 0) < ${step} returning id`;
        if (used.length === 0) return false;
        await transaction`delete from private.factor_challenges where factor_id = ${factor}`;
        await raise(transaction, { member, session, factor, method: 'totp' });
        return true;
      }),
    proveByCode: (member, session) =>
      sql.begin((transaction) =>
        raise(transaction, { member, session, factor: null, method: 'recovery_code' }),
      ),
    remove: (member, factor) =>
      sql.begin(async (transaction) => {
        await transaction`delete from private.factors where id = ${factor} and member_id = ${member}`;
        const left = await transaction`select 1 from private.factors
          where member_id = ${member} and verified_at is not null`;
        if (left.length > 0) {
          await transaction`update auth.sessions set aal = 'aal1', factor_id = null
            where user_id = ${member} and factor_id = ${factor}`;
          return;
        }
        await transaction`update auth.sessions set aal = 'aal1', factor_id = null where user_id = ${member}`;
        await transaction`delete from private.proven_sessions where member_id = ${member}`;
        await transaction`delete from private.recovery_codes where member_id = ${member}`;
      }),
    async isProved(session) {
      const [row] = await sql`select private.proved_until(${session}) is not null as proved`;
      return row?.['proved'] === true;
    },
    async tokenOf(session) {
      const [row] = await sql`select token from auth.refresh_tokens
        where session_id = ${session} and not revoked order by created_at desc limit 1`;
      return row && String(row['token']);
    },
  };
}
