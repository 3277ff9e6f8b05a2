// The outbox against a PostgreSQL server, with attempts that fail before, inside and after the transaction of a submission.
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { beABrowser, manyOpen, misfortune, sendMany } from '../backend/thousand.ts';
import { makeMembers, openCallers, openPostgres } from './support.ts';
import type { Callers, PostgresWorld } from './support.ts';

const total = 1000;
vi.setConfig({ testTimeout: 180_000, hookTimeout: 180_000 });
let world: PostgresWorld;
let callers: Callers;

beforeAll(async () => {
  world = await openPostgres();
  callers = openCallers(world.url, 2);
  await callers.ready();
  await callers.query(manyOpen);
  beABrowser();
});
afterAll(async () => {
  vi.unstubAllGlobals();
  await callers.close();
  await world.close();
});

it(`${total} submissions, three attempts in ten cut off at every step: each stored exactly once`, async () => {
  const [id = ''] = await makeMembers(callers, 1);
  const { draw, met } = misfortune({ before: 10, inside: 10, after: 10 });
  const { ids, said } = await sendMany(total, { id, token: '' }, async (name, args) => {
    const failure = draw();
    if (failure === 'before') throw new Error('Nobody listens.');
    const words = [args['id'], args['kind'], args['subject'], JSON.stringify(args['answers'])];
    const end = failure === 'inside' ? 'cutOff' : 'commit';
    const answer = await callers.call(name, words.map(String), id, end);
    if (failure === 'after') throw new Error('The answer was lost.');
    return answer;
  });
  const rows = await callers.query('select id from public.requests');
  expect(rows.map((row) => String(row['id'])).toSorted()).toEqual(ids.toSorted());
  expect(new Set(ids).size).toBe(total);
  expect(said).toEqual(Array(total).fill('requestDelivered'));
  for (const often of Object.values(met)) expect(often).toBeGreaterThan(90);
  // Each was recorded once, too: attempts that were cut off have left no history.
  const [history] = await callers.query(
    'select count(*)::integer as steps from public.request_events',
  );
  expect(history?.['steps']).toBe(total);
});
