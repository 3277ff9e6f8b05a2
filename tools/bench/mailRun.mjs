// Many mails through workers that are killed, to a receiver that refuses, stalls and drops: what is lost, and what comes twice.
import { fork } from 'node:child_process';
import { createHash } from 'node:crypto';
import { fileURLToPath } from 'node:url';
import { setTimeout as pause } from 'node:timers/promises';
import { callOn } from '../../server/mail/queue.mjs';
import { openSink } from '../lib/mailSink.mjs';

/**
 * @typedef {object} Outcome
 * @property {number} mails
 * @property {number} lost never received
 * @property {number} duplicates received once more
 * @property {number} renamed mails that came under more than one Message-ID
 * @property {number} unsent what the queue does not hold for sent
 * @property {number} kills
 * @property {number} perSecond
 * @property {import('../lib/mailSink.mjs').Sink['counts']} manners what the receiver did
 */

/** A minute of the queue in one second, for its delays and leases. */
const fastClock = `create or replace function private.now() returns timestamptz language sql stable set search_path = ''
  as $$ select timestamptz '2026-11-21T08:00:00Z' + (pg_catalog.statement_timestamp() - timestamptz '%s') * 60 $$`;

/** A number from 0 to 99 that belongs to an id. @param {string} id */
const chanceOf = (id) => createHash('sha256').update(id).digest().readUInt32BE(0) % 100;

/**
 * What the receiver does: on the first attempt a third goes wrong in one way or another, on the second every seventh.
 * @returns {(id: string) => import('../lib/mailSink.mjs').Manner}
 */
function manners() {
  /** @type {Map<string, number>} */
  const attempts = new Map();
  return (id) => {
    const attempt = (attempts.get(id) ?? 0) + 1;
    attempts.set(id, attempt);
    const chance = chanceOf(id);
    if (attempt === 2) return chance % 7 === 0 ? 'refuse' : 'take';
    if (attempt > 2) return 'take';
    if (chance < 20) return 'refuse';
    if (chance < 22) return 'stall';
    if (chance < 27) return 'drop';
    return chance < 29 ? 'dropLate' : 'take';
  };
}

/**
 * Sends mails with two workers, killing one of them again and again.
 * @param {Pick<import('../../server/backend/backend.mjs').Backend, 'database'>} backend on a database to throw away
 * @param {{ mails: number, kills: number }} size
 * @returns {Promise<Outcome>}
 */
export async function runMails({ database }, { mails, kills }) {
  const sink = await openSink(manners());
  const call = callOn(database);
  await database.unsafe('delete from private.mails');
  await database.unsafe(fastClock.replace('%s', new Date().toISOString()));
  for (let from = 1; from <= mails; from += 500)
    await database.unsafe(`select private.queue_mail('passwordChanged', null, 'a' || n || '@example.com',
      '{"at": "2026-11-21T08:00:00Z"}', 'bench ' || n) from generate_series(${from}, ${Math.min(mails, from + 499)}) as n`);
  // The same ids in each run, so that the receiver does the same.
  await database.unsafe('update private.mails set id = md5(dedupe_key)::uuid');
  const script = fileURLToPath(new URL('mailWorker.mjs', import.meta.url));
  const startWorker = () => {
    const child = fork(script, [], {
      env: { ...process.env, ...sink.env, AXIS_ENV_FILES: 'off' },
      execArgv: [],
    });
    child.on('message', async (/** @type {{ at: number, name: string, args: {} }} */ asked) => {
      const answer = await call(asked.name, asked.args);
      // Killed meanwhile: what it was to hear is what is lost with it.
      if (child.connected) child.send({ at: asked.at, answer }, () => {});
    });
    return child;
  };
  const workers = [startWorker(), startWorker()];
  const began = performance.now();
  let killed = 0;
  for (;;) {
    const [left] = await database.unsafe(
      "select count(*)::integer as count from private.mails where status <> 'sent' and status <> 'cancelled'",
    );
    const open = Number(left?.['count']);
    if (open === 0) break;
    if (killed < kills && mails - open >= ((killed + 1) * mails) / (kills + 2)) {
      const at = killed % workers.length;
      workers[at]?.kill('SIGKILL');
      workers[at] = startWorker();
      killed += 1;
    }
    // The count itself costs the one session of the embedded database.
    await pause(200);
  }
  const seconds = (performance.now() - began) / 1000;
  for (const worker of workers) worker.kill('SIGKILL');
  const [unsent] = await database.unsafe(
    "select count(*)::integer as count from private.mails where status <> 'sent'",
  );
  const distinct = new Set(sink.received.map(({ to }) => to)).size;
  /** @type {Map<string, string>} */
  const idOf = new Map();
  /** @type {Set<string>} */
  const renamed = new Set();
  for (const { to, id } of sink.received)
    if ((idOf.get(to) ?? id) === id) idOf.set(to, id);
    else renamed.add(to);
  await sink.close();
  return {
    mails,
    lost: mails - distinct,
    duplicates: sink.received.length - distinct,
    renamed: renamed.size,
    unsent: Number(unsent?.['count']),
    kills: killed,
    perSecond: Math.round(mails / seconds),
    manners: sink.counts,
  };
}
