// A queue of many open requests for the benchmark of the desk, and an advisor who asks for its pages as the site does.
import { randomUUID } from 'node:crypto';
import postgres from 'postgres';

/**
 * @typedef {import('../../server/backend/backend.mjs').Backend} Backend
 * @typedef {{ filter?: Record<string, unknown>, isNext?: boolean }} Asked
 * @typedef {{ rows: unknown[], next: string | null }} Page
 */

/** As many requests of one member as the benchmark wants. */
const withoutLimits = [
  "create or replace function private.open_requests(member uuid) returns integer language sql stable set search_path = '' as $$ select 0 $$",
  "create or replace function private.asynq_used(member uuid, month text) returns integer language sql stable set search_path = '' as $$ select 0 $$",
];

/** What the requests ask: each kind as often as here. One in 500 says a rare word, and every fourth a common one. */
const arrivals = `
  insert into public.requests (id, member_id, kind, subject, answers, slot, gathering)
  select gen_random_uuid(), (select id from auth.users where email = 'member' || (n % 500) || '@bench.example'), kind, 'About ' || kind,
    jsonb_build_object('question', 'Two buyers, one price. ' || repeat('We sell to hospitals and to their suppliers. ', 12)
      || case when n % 4 = 0 then ' The roadmap is open.' else '' end || case when n % 500 = 0 then ' It is about zirconium.' else '' end),
    case when kind = 'office-hours' then to_char(now() + make_interval(days => 2 + n / 500), 'YYYY-MM-DD') || 'T14:20' end,
    case when kind = 'gathering' then (select id from public.gathering_seats order by id offset (n / 500) % 6 limit 1) end
  from (
    select n, (array['asynq', 'asynq', 'asynq', 'asynq', 'advisory', 'advisory', 'meeting', 'office-hours', 'contributor', 'perk'])[1 + (n / 7) % 10] as kind
    from generate_series($FROM, $TO) as n
  ) as wanted`;

const members = `insert into auth.users (id, email) select gen_random_uuid(), 'member' || n || '@bench.example'
  from generate_series(0, 499) as n where not exists (select from auth.users where email = 'member' || n || '@bench.example')`;
const companies = `update public.profiles set company_name = 'Company ' || substring(account.email from '[0-9]+')
  from auth.users as account where account.id = profiles.id and account.email like '%@bench.example'`;

/** @param {string} body */
const clock = (body) =>
  `create or replace function private.now() returns timestamptz language sql stable set search_path = '' as $$ select ${body} $$`;

/**
 * The address of an empty database on a server.
 * @param {string} server
 */
export async function newDatabase(server) {
  const name = `desk_${randomUUID().replaceAll('-', '')}`;
  const admin = postgres(server, { max: 1, onnotice: () => {} });
  await admin.unsafe(`create database ${name}`);
  await admin.end();
  const url = new URL(server);
  url.pathname = `/${name}`;
  return url.href;
}

/**
 * Brings the queue to a size, with arrivals of the last two days, and returns an advisor's token.
 * @param {Backend} backend on a database to throw away
 * @param {number} size
 */
export async function fillQueue(backend, size) {
  const { database } = backend;
  await database.begin(async (sql) => {
    await sql`set local statement_timeout to 0`;
    for (const statement of withoutLimits) await sql.unsafe(statement);
    await sql.unsafe(members);
    await sql.unsafe(companies);
    const [known] = await sql.unsafe('select count(*)::integer as count from public.requests');
    for (let first = Number(known?.['count']) + 1; first <= size; first += 100) {
      const age = Math.round((48 * 60 * (size - first)) / size);
      await sql.unsafe(clock(`pg_catalog.now() - interval '${age} minutes'`));
      const last = Math.min(size, first + 99);
      await sql.unsafe(arrivals.replace('$FROM', String(first)).replace('$TO', String(last)));
    }
    await sql.unsafe(clock('pg_catalog.now()'));
    await sql.unsafe('analyze');
  });
  const headers = { apikey: backend.keys.publishableKey, 'content-type': 'application/json' };
  const body = JSON.stringify({ email: `advisor${size}@bench.example`, password: 'correct horse' });
  const request = new Request('http://localhost/auth/v1/signup', { method: 'POST', headers, body });
  const session = /** @type {{ access_token: string, user: { id: string } }} */ (
    await (await backend.fetch(request)).json()
  );
  await database.unsafe(
    `insert into public.staff (member_id, name, factor_waived) values ('${session.user.id}', 'The advisor', true)`,
  );
  return session.access_token;
}

/**
 * Asks for pages of the queue with an advisor's token.
 * @param {Backend} backend
 * @param {string} token
 * @returns {(asked: { filter: object, cursor?: string | null }) => Promise<Page>}
 */
export const openAdvisor = (backend, token) => async (asked) => {
  const response = await backend.fetch(
    new Request('http://localhost/rest/v1/rpc/desk_queue', {
      method: 'POST',
      headers: {
        apikey: backend.keys.publishableKey,
        authorization: `Bearer ${token}`,
        'content-type': 'application/json',
      },
      body: JSON.stringify(asked),
    }),
  );
  const page = /** @type {Page & { outcome: string }} */ (await response.json());
  if (page.outcome !== 'found') throw new Error(`The queue answers ${JSON.stringify(page)}`);
  return page;
};
