// The worker on the embedded database, with a real receiver: every kind arrives once, and what fails is tried again.
import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from 'vitest';
import { openBackend } from '../backend/support.ts';
import { mailsTo } from '../backend/mail.kit.ts';
import { inspect, startWorker, walk, whenSent } from './journey.ts';
import { openSink } from './sink.ts';
import type { Manner, Sink } from './sink.ts';

let world: Awaited<ReturnType<typeof openBackend>>;
let sink: Sink;
/** Closed after each test, also after one that fails. */
let worker: ReturnType<typeof startWorker> | undefined;
let manner: (id: string) => Manner = () => 'take';

beforeAll(async () => {
  sink = await openSink((id) => manner(id));
});
afterAll(() => sink.close());
// A database for each test: a reminder for the member of another test would be one mail more.
beforeEach(async () => {
  world = await openBackend(sink.env);
});
afterEach(async () => {
  await worker?.close();
  manner = () => 'take';
  sink.received.length = 0;
  await world.close();
});

it('sends each kind once, as its reader should see it', async () => {
  worker = startWorker(world, sink);
  await walk(world, sink);
  await inspect(world, sink);
});

it('tries again what was refused, gives it up after six attempts, and sends it when the operator asks', async () => {
  const lines: string[] = [];
  worker = startWorker(world, sink, lines);
  manner = () => 'refuse';
  await world.sql('delete from private.mails');
  await world.setClock('2026-12-01T08:00:00Z');
  const { member } = await world.signUp(undefined, 'refused@example.com');
  const minutes = [0, 1, 5, 15, 60, 240];
  let now = Date.parse('2026-12-01T08:00:00Z');
  for (const [at, wait] of minutes.entries()) {
    now += wait * 60_000;
    await world.setClock(new Date(now).toISOString());
    await expect
      .poll(async () => (await mailsTo(world, member.email))[0]?.attempts, { timeout: 20_000 })
      .toBe(at + 1);
  }
  const [given] = await mailsTo(world, member.email);
  expect(given).toMatchObject({ status: 'givenUp', last_error: 'EMESSAGE: 451 Not now' });
  const log = lines.join('');
  expect(log.match(/A mail \(welcome\) was not taken: EMESSAGE 451/g)).toHaveLength(6);
  expect(log).not.toContain('@');

  manner = () => 'take';
  await world.rpc('mail_retry', { id: given?.id ?? '' }, 'server');
  await whenSent(world);
  expect(sink.received.map(({ to }) => to)).toEqual([member.email]);
});

it('shares a queue with another worker: each mail is sent once', async () => {
  await world.sql('delete from private.mails');
  await world.sql(
    `select private.queue_mail('passwordChanged', null, 'a' || n || '@example.com', '{"at": "2026-11-21T08:00:00Z"}', 'shared ' || n)
    from generate_series(1, 60) as n`,
  );
  worker = startWorker(world, sink);
  const second = startWorker(world, sink);
  await whenSent(world);
  await second.close();
  expect(new Set(sink.received.map(({ to }) => to)).size).toBe(60);
  expect(sink.received).toHaveLength(60);
});

it('that is closed sends nothing more, and loses nothing', async () => {
  await world.sql('delete from private.mails');
  await world.sql(
    `select private.queue_mail('passwordChanged', null, 'a' || n || '@example.com', '{"at": "2026-11-21T08:00:00Z"}', 'closed ' || n)
    from generate_series(1, 40) as n`,
  );
  worker = startWorker(world, sink);
  await expect.poll(() => sink.received.length, { interval: 1 }).toBeGreaterThan(3);
  await worker.close();
  const before = sink.received.length;
  const rows = await world.sql(
    'select status, count(*)::integer as count from private.mails group by status order by status',
  );
  expect(rows).toEqual([
    { status: 'queued', count: 40 - before },
    { status: 'sent', count: before },
  ]);
});
