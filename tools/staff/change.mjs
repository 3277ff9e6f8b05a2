// The rows of the table `staff`, as `npm run staff` reads and writes them.
import { Sorry } from '../../server/sorry.mjs';

const usage = [
  'npm run staff -- list',
  'npm run staff -- add <address> <name …>   an account that exists gets the desk; the name is what colleagues read',
  'npm run staff -- end <address>            from now on they are a member like any other',
].join('\n');

/** @param {unknown} moment */
const day = (moment) => new Date(String(moment)).toISOString().slice(0, 10);

/** @param {import('postgres').Sql} sql */
async function list(sql) {
  const rows = await sql`select account.email, staff.name, staff.since, staff.until
    from public.staff join auth.users as account on account.id = staff.member_id order by staff.since, account.email`;
  if (rows.length === 0) return 'Nobody works at the desk.';
  return rows
    .map(({ email, name, since, until }) => {
      const end = until === null ? '' : ` until ${day(until)}`;
      return `${email}  ${name}, since ${day(since)}${end}`;
    })
    .join('\n');
}

/**
 * Carries out what was typed, and says what is so now.
 * @param {import('postgres').Sql} sql with the rights of the owner
 * @param {string[]} words
 * @returns {Promise<string>} throws a Sorry where nothing was changed
 */
export async function changeStaff(sql, [verb, typed = '', ...rest]) {
  const address = typed.trim().toLowerCase();
  const name = rest.join(' ').trim();
  if (verb === 'list' && address === '') return list(sql);
  const fits = (verb === 'add' && name !== '') || (verb === 'end' && rest.length === 0);
  if (!fits || address === '') throw new Sorry(usage);
  if (name.length > 100) throw new Sorry('A name has at most 100 characters.');
  const [account] = await sql`select id from auth.users where lower(email) = ${address}`;
  if (account === undefined)
    throw new Sorry(`Nobody has signed up as ${address}: they make their account first.`);
  if (verb === 'add') {
    await sql`insert into public.staff (member_id, name) values (${account['id']}, ${name})
      on conflict (member_id) do update set name = excluded.name, until = null`;
    return `${address} works at the desk as “${name}”.`;
  }
  // A row that was never begun would end before it starts.
  const ended = await sql`update public.staff set until = greatest(now(), since)
    where member_id = ${account['id']} and coalesce(until > now(), true) returning member_id`;
  if (ended.length === 0) throw new Sorry(`${address} does not work at the desk.`);
  return `${address} is a member like any other now.`;
}
