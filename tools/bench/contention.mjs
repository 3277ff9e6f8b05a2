// `npm run bench:contention`: two hundred callers at once on a PostgreSQL server, for one slot, one question, the last seats.
// Prints who won and how long it took; the server writes to the disk before it confirms, as in earnest.
import '../../server/check-node.cjs';

const { randomUUID } = await import('node:crypto');
const { mkdtempSync, rmSync } = await import('node:fs');
const { tmpdir } = await import('node:os');
const { join } = await import('node:path');
const { default: connect } = await import('postgres');
const { startBackend } = await import('../../server/backend/backend.mjs');
const { startPostgres } = await import('../lib/postgres.mjs');
const { readSettings, root } = await import('../../server/settings.mjs');
const { giveUp } = await import('../../server/sorry.mjs');

const crowd = 200;

/** @typedef {{ outcome: string, reason?: string, request?: { id: string } }} Answer */

/**
 * The value below which this part of the sorted figures lies.
 * @param {number[]} sorted
 * @param {number} part from 0 to 1
 */
const quantile = (sorted, part) => sorted[Math.ceil(sorted.length * part) - 1] ?? 0;

/**
 * Runs calls at once and prints one line: outcomes, throughput, half and 95 of 100 latencies.
 * @param {string} name
 * @param {(() => Promise<Answer>)[]} calls
 * @returns {Promise<Answer[]>}
 */
async function race(name, calls) {
  /** @type {number[]} */
  const times = [];
  const began = performance.now();
  const answers = await Promise.all(
    calls.map(async (call) => {
      const start = performance.now();
      const answer = await call();
      times.push(performance.now() - start);
      return answer;
    }),
  );
  const seconds = (performance.now() - began) / 1000;
  const sorted = times.toSorted((one, other) => one - other);
  const stored = answers.filter(({ outcome }) => outcome === 'stored').length;
  const refused = [...new Set(answers.flatMap(({ reason }) => (reason ? [reason] : [])))];
  const figures = `${(calls.length / seconds).toFixed(0).padStart(6)} a second   p50 ${quantile(sorted, 0.5).toFixed(0).padStart(5)} ms   p95 ${quantile(sorted, 0.95).toFixed(0).padStart(5)} ms`;
  process.stdout.write(
    `${name.padEnd(34)} ${String(stored).padStart(3)} stored, ${String(calls.length - stored).padStart(3)} refused ${`(${refused.join(', ') || 'none'})`.padEnd(18)} ${figures}\n`,
  );
  return answers;
}

try {
  process.chdir(root);
  process.env['AXIS_LOG'] = 'quiet';
  const server = await startPostgres({ durable: true });
  const data = mkdtempSync(join(tmpdir(), 'axis-bench-'));
  const env = { AXIS_DATA: data, AXIS_DATABASE_URL: server.url() };
  // Migrates and brings the content; the race itself goes to the functions directly.
  const backend = await startBackend(readSettings(env));
  await backend.close();
  const pool = connect(server.url(), { max: crowd, onnotice: () => {} });
  await Promise.all(Array.from({ length: crowd }, () => pool`select pg_sleep(0.2)`));

  /**
   * Calls a function as the API would: in a transaction, with the caller's role and claims.
   * @param {string} statement
   * @param {(string | null)[]} args
   * @param {string} [member]
   * @returns {Promise<Answer>}
   */
  const call = (statement, args, member) =>
    pool.begin(async (sql) => {
      const role = member === undefined ? 'service_role' : 'authenticated';
      const claims = JSON.stringify({ sub: member, role });
      await sql`select set_config('request.jwt.claims', ${claims}, true), set_config('request.jwt.claim.sub', ${member ?? ''}, true), set_config('role', ${role}, true)`;
      const [row] = await sql.unsafe(`select ${statement} as answer`, args);
      return /** @type {Answer} */ (row?.['answer']);
    });
  /** @param {string} member @param {string} kind @param {object} answers */
  const submit = (member, kind, answers) =>
    call(
      'public.submit_request($1, $2, $3, $4::text::jsonb)',
      [randomUUID(), kind, `About ${kind}`, JSON.stringify(answers)],
      member,
    );
  /** @param {Answer} answer @param {string} status */
  const move = ({ request }, status) =>
    call('public.move_request($1, $2, null)', [request?.id ?? null, status]);
  const members = Array.from({ length: crowd }, () => randomUUID());
  const rows = members.map((id) => `('${id}', '${id}@example.com')`).join(', ');
  await pool.unsafe(`insert into auth.users (id, email) values ${rows}`);
  const [near] =
    await pool`select private.nearest_slots(to_char(now() + interval '7 days', 'YYYY-MM-DD') || 'T14:00') ->> 0 as slot`;
  const question = {
    domain: 'gtm',
    subcategory: 'pricing',
    blockers: ['No buyer has paid yet'],
    question: 'Do we put a price on the pilot?',
  };
  const [first = ''] = members;

  process.stdout.write(`PostgreSQL ${server.version}, ${crowd} connections, writes to the disk\n`);
  const hours = await race(
    'ask for one slot',
    members.map((id) => () => submit(id, 'office-hours', { slot: near?.['slot'] })),
  );
  await race(
    'schedule them all in it',
    hours.map((one) => () => move(one, 'scheduled')),
  );
  await race(
    'one member’s last question',
    members.map(() => () => submit(first, 'asynq', question)),
  );
  await pool`insert into public.gathering_seats (id, seats, status) values ('four-seats', 4, 'accepting')`;
  const places = await race(
    'apply for four seats',
    members.map((id) => () => submit(id, 'gathering', { gathering: 'four-seats' })),
  );
  await race(
    'accept them all',
    places.map((one) => () => move(one, 'accepted')),
  );
  await pool.end({ timeout: 5 });
  await server.stop();
  rmSync(data, { recursive: true, force: true });
  process.exit(0);
} catch (error) {
  giveUp(error);
}
