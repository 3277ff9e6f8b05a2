// An office hour from its request to its end, on the embedded database: hourJourney.ts.
import { afterAll, beforeAll, it, vi } from 'vitest';
import { openBackend } from '../backend/support.ts';
import { walkHour } from './hourJourney.ts';
import { startWorker } from './journey.ts';
import { openSink } from './sink.ts';

vi.setConfig({ testTimeout: 60_000 });

let world: Awaited<ReturnType<typeof openBackend>>;
let sink: Awaited<ReturnType<typeof openSink>>;

beforeAll(async () => {
  sink = await openSink();
  world = await openBackend(sink.env);
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
