// 1,000 submissions over a network that fails three times in ten, before or after the commit: the outbox machine with its
// own adapters against a real engine. Exactly once stored, nothing lost, nothing left behind.
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { createActor, fromCallback, fromPromise } from 'xstate';
import { outboxMachine } from '#machines/outbox.machine.ts';
import type { Delivery, OutboxEntry, OutboxEvent, Parcel } from '#machines/outbox.machine.ts';
import { adoptEntries, shelf } from '../../src/adapters/browser/outbox.ts';
import { newId } from '../../src/adapters/browser/outboxDesk.ts';
import { changeEntries, readEntries } from '../../src/adapters/browser/outboxShelf.ts';
import type { RequestsBackend } from '../../src/adapters/supabase/requestsBackend.ts';
import { deliverRequest } from '../../src/adapters/supabase/requestsSender.ts';
import { legalPairs } from '../machines/request.kit.ts';
import { openBackend } from './support.ts';

const total = 1000;
const seed = 20_261_121;

/** The same failures in every run (mulberry32). */
function random() {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

let house: Awaited<ReturnType<typeof openBackend>>;

beforeAll(async () => {
  // The engine looks at its surroundings as it starts: it must find Node.
  house = await openBackend();
  const kept = new Map<string, string>();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  });
  vi.stubGlobal('window', { addEventListener: () => {}, removeEventListener: () => {} });
  // One tab of a browser whose locks are its own.
  let turn: Promise<unknown> = Promise.resolve();
  const turns = new Map<string, Promise<unknown>>();
  vi.stubGlobal('navigator', {
    locks: {
      request: (name: string, ...rest: unknown[]) => {
        const work = rest.at(-1) as () => Promise<unknown>;
        turn = (turns.get(name) ?? Promise.resolve()).then(work, work);
        turns.set(name, turn);
        return turn;
      },
    },
  });
});

afterAll(async () => {
  vi.unstubAllGlobals();
  await house.close();
});

const entryOf = (owner: string, index: number): OutboxEntry => ({
  id: newId(),
  owner,
  kind: 'meeting',
  subject: `Submission ${index}`,
  answers: { reason: 'Because', project: `Project ${index}`, value: 'For both' },
  attachments: [],
  madeAt: '2026-11-21T20:00:00.000Z',
  isStored: false,
  refusal: null,
});

test(
  `${total} submissions, three failures in ten: each stored exactly once`,
  { timeout: 300_000 },
  async () => {
    const { member } = await house.signUp();
    const chance = random();
    let lostBefore = 0;
    let lostAfter = 0;
    const backend: RequestsBackend = {
      sender: async () => ({ id: member.id, token: member.token }),
      async call(name, args, sender) {
        const luck = chance();
        if (luck < 0.15) {
          lostBefore += 1;
          throw new Error('The request was lost.');
        }
        const { status, body } = await house.call(`/rest/v1/rpc/${name}`, {
          method: 'POST',
          bearer: sender?.token,
          body: args,
        });
        expect(status).toBe(200);
        if (luck < 0.3) {
          lostAfter += 1;
          throw new Error('The answer was lost.');
        }
        return body;
      },
    };
    const outbox = createActor(
      outboxMachine.provide({
        actors: {
          shelf,
          adoptEntries,
          network: fromCallback<OutboxEvent>(() => {}),
          sendRequest: fromPromise<Delivery, Parcel>(({ input, signal }) =>
            deliverRequest(backend, input, signal),
          ),
        },
      }),
      {
        // A second of the machine's is a millisecond of ours; an attempt may still take as long as it takes.
        clock: {
          setTimeout: (work, ms) => setTimeout(work, ms >= 15_000 ? ms : ms / 1000),
          clearTimeout: (id: ReturnType<typeof setTimeout>) => clearTimeout(id),
        },
      },
    );
    const said: string[] = [];
    outbox.on('toast', ({ key }) => said.push(key));
    outbox.start();
    outbox.send({ type: 'member.arrived', member: member.id });
    const ids: string[] = [];
    for (let batch = 0; batch < 10; batch += 1) {
      const entries = Array.from({ length: total / 10 }, (_, index) =>
        entryOf(member.id, batch * 100 + index),
      );
      ids.push(...entries.map(({ id }) => id));
      await changeEntries((kept) => [...kept, ...entries]);
    }
    await vi.waitFor(() => expect(readEntries()).toEqual([]), { timeout: 280_000, interval: 200 });
    await vi.waitFor(() => expect(outbox.getSnapshot().value).toMatchObject({ post: 'empty' }));
    outbox.stop();

    const { rows } = await house.call('/rest/v1/requests?select=id&limit=5000', {
      key: house.backend.keys.secretKey,
    });
    expect(rows.map((row) => String(row['id'])).toSorted()).toEqual(ids.toSorted());
    expect(new Set(ids).size).toBe(total);
    expect(said).toHaveLength(total);
    // Of about 1,430 attempts, three in ten failed, half of them after the commit.
    expect(lostBefore).toBeGreaterThan(150);
    expect(lostAfter).toBeGreaterThan(150);
  },
);

test('the database allows exactly the steps that the chart of a request draws', async () => {
  const { rows } = await house.call('/rest/v1/request_transitions?select=*');
  const enforced = rows.map(
    (row) =>
      `${String(row['from_status'])} → ${String(row['to_status'])} (${String(row['actor'])})`,
  );
  expect(enforced.toSorted()).toEqual(legalPairs());
});
