// Many submissions through the outbox machine and its own adapters, in one tab of a browser without a page.
import { expect, vi } from 'vitest';
import { createActor, fromCallback, fromPromise } from 'xstate';
import { outboxMachine } from '#machines/outbox.machine.ts';
import type { Delivery, OutboxEvent, QueueItem } from '#machines/outbox.machine.ts';
import { adoptEntries, entriesFeed } from '../../src/adapters/outbox/outbox.ts';
import { newId } from '../../src/adapters/outbox/submitRequest.ts';
import { changeEntries, readEntries } from '../../src/adapters/outbox/store.ts';
import type { RequestsBackend, Sender } from '../../src/adapters/supabase/requestsBackend.ts';
import { deliverRequest } from '../../src/adapters/supabase/requestsSender.ts';
import { grantLocks } from '../adapters/outboxWorld.ts';
import { entryOf } from '../paths/requests.samples.ts';

/** Lets one member of a throwaway database have any number of open requests, for tests about numbers. */
export const manyOpen =
  "create or replace function private.open_requests(member uuid) returns integer language sql stable set search_path = '' as $$ select 0 $$";

/** The possible failures of an attempt, and how many of a hundred have each. */
export type Failures = Readonly<Record<string, number>>;

/** The same random numbers in every run (mulberry32). */
function random(seed: number) {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** Draws a failure for each attempt, or none, and counts them. */
export function misfortune(failures: Failures) {
  const chance = random(20_261_121);
  const met = Object.fromEntries(Object.keys(failures).map((name) => [name, 0]));
  return {
    met,
    draw(): string | null {
      let luck = chance() * 100;
      for (const [name, share] of Object.entries(failures)) {
        luck -= share;
        if (luck >= 0) continue;
        met[name] = (met[name] ?? 0) + 1;
        return name;
      }
      return null;
    },
  };
}

/** A browser with storage and locks of its own. The engine must have started before: it looks for Node. */
export function beABrowser(): void {
  const kept = new Map<string, string>();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  });
  vi.stubGlobal('window', { addEventListener: () => {}, removeEventListener: () => {} });
  grantLocks();
}

const submission = (owner: string, index: number) =>
  entryOf(newId(), { owner, subject: `Submission ${index}` });

/**
 * Hands in so many submissions, a few at a time, and returns when the box is empty.
 * @returns their ids, and what the member was told
 */
export async function sendMany(
  total: number,
  sender: Sender,
  call: RequestsBackend['call'],
): Promise<{ ids: string[]; said: string[] }> {
  const backend: RequestsBackend = { sender: async () => sender, call };
  const outbox = createActor(
    outboxMachine.provide({
      actors: {
        entriesFeed,
        adoptEntries,
        network: fromCallback<OutboxEvent>(() => {}),
        sendRequest: fromPromise<Delivery, QueueItem>(({ input, signal }) =>
          deliverRequest(backend, input, signal),
        ),
      },
    }),
    {
      // A second of the machine is a millisecond here; an attempt can still take as long as it takes.
      clock: {
        setTimeout: (work, ms) => setTimeout(work, ms >= 15_000 ? ms : ms / 1000),
        clearTimeout: (id: ReturnType<typeof setTimeout>) => clearTimeout(id),
      },
    },
  );
  const said: string[] = [];
  outbox.on('toast', ({ key }) => said.push(key));
  outbox.start();
  outbox.send({ type: 'member.arrived', member: sender.id });
  const entries = Array.from({ length: total }, (_, index) => submission(sender.id, index));
  // A full outbox costs more to read than a submission costs to send.
  for (let first = 0; first < total; first += 50) {
    await changeEntries((kept) => [...kept, ...entries.slice(first, first + 50)]);
    await vi.waitFor(() => expect(readEntries()).toEqual([]), { timeout: 60_000, interval: 10 });
  }
  await vi.waitFor(() => expect(outbox.getSnapshot().value).toMatchObject({ post: 'empty' }));
  outbox.stop();
  return { ids: entries.map(({ id }) => id), said };
}
