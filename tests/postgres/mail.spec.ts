// The queue of mails on a PostgreSQL server: as the chart draws it, and with many workers at once.
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { claim } from '../backend/mail.kit.ts';
import { compare, pathsOf, steps } from '../backend/mail.parity.ts';
import { inspect, startWorker, walk } from '../mails/journey.ts';
import { openSink } from '../mails/sink.ts';
import { openCallers, openPostgres } from './support.ts';
import type { Callers, PostgresWorld } from './support.ts';

vi.setConfig({ testTimeout: 120_000, hookTimeout: 180_000 });
let world: PostgresWorld;
let callers: Callers;
let sink: Awaited<ReturnType<typeof openSink>>;

beforeAll(async () => {
  sink = await openSink();
  world = await openPostgres(sink.env);
  callers = openCallers(world.url, 20);
  await callers.ready();
});
afterAll(async () => {
  await callers.close();
  await world.close();
  await sink.close();
});

it('does what the chart of a mail draws', async () => {
  for (const [, path] of pathsOf())
    for (const step of steps) await compare(world, world.setClock, path, step);
});

it('gives each mail to one of twenty workers that ask at once', async () => {
  await world.setClock('2026-11-21T08:00:00Z');
  await world.sql('delete from private.mails');
  await world.sql(
    `select private.queue_mail('passwordChanged', null, 'a' || n || '@example.com', '{"at": "2026-11-21T08:00:00Z"}', 'many ' || n)
    from generate_series(1, 1000) as n`,
  );
  const queue = { sql: async (text: string) => [...(await callers.query(text))] };
  const taken: string[] = [];
  const work = async (name: string): Promise<void> => {
    const mails = await claim(queue, name, 7);
    if (mails.length === 0) return;
    taken.push(...mails.map(({ id }) => id));
    await work(name);
  };
  await Promise.all(Array.from({ length: 20 }, (_, at) => work(`worker ${at}`)));
  expect(taken).toHaveLength(1000);
  expect(new Set(taken).size).toBe(1000);
});

it('sends each kind once, as its reader should see it', async () => {
  await world.sql('delete from public.requests');
  const worker = startWorker(world, sink);
  await walk(world, sink);
  await inspect(world, sink);
  await worker.close();
});
