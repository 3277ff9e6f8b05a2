// An office hour from its request to its end, on a PostgreSQL server (tests/mails/hourJourney.ts).
import { afterAll, beforeAll, it, vi } from 'vitest';
import { walkHour } from '../mails/hourJourney.ts';
import { startWorker } from '../mails/journey.ts';
import { openSink } from '../mails/sink.ts';
import { openPostgres } from './support.ts';
import type { PostgresWorld } from './support.ts';

vi.setConfig({ testTimeout: 120_000, hookTimeout: 180_000 });

let world: PostgresWorld;
let sink: Awaited<ReturnType<typeof openSink>>;

beforeAll(async () => {
  sink = await openSink();
  world = await openPostgres(sink.env);
});
afterAll(async () => {
  await world.close();
  await sink.close();
});

it('is booked, mailed, moved, mailed again, reminded of and cancelled', async () => {
  const worker = startWorker(world, sink);
  await walkHour(world, sink);
  await worker.close();
});
