// @vitest-environment happy-dom
// A refusal, the four-second timeout and a member's sign-out, in every order: the words are never lost and never in
// two places (docs/product-decisions.md, "Outbox").
import { assert, asyncProperty, constantFrom, nat, option, scheduler } from 'fast-check';
import type { Scheduler } from 'fast-check';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { SimulatedClock, createActor, fromCallback, fromPromise } from 'xstate';
import { meetingRequestMachine } from '#machines/meetingRequest.machine.ts';
import { outboxMachine } from '#machines/outbox.machine.ts';
import type { Delivery, OutboxEvent, QueueItem } from '#machines/outbox.machine.ts';
import { adoptEntries, discardEntry, entriesFeed } from '../../src/adapters/outbox/outbox.ts';
import { deliverRequest } from '../../src/adapters/supabase/requestsSender.ts';
import type { RequestsBackend } from '../../src/adapters/supabase/requestsBackend.ts';
import { queued } from '../adapters/outboxWorld.ts';
import { submissionOf } from '../adapters/submissionWorld.ts';
import { freshBrowser } from '../adapters/wire.ts';

type Answer = 'refused' | 'stored' | 'none';
type Ending = 'fourSeconds' | 'pageLeft' | 'signedOut' | 'none';

const refusal = { outcome: 'refused', reason: 'quota_spent', detail: { limit: 1 } } as const;

/** The browser's locks: first come, first served, each granted when the scheduler says so. */
function scheduleLocks(turns: Scheduler): void {
  const queues = new Map<string, Promise<unknown>>();
  const request = (name: string, ...rest: unknown[]) => {
    const work = rest.at(-1) as () => unknown;
    const granted = (queues.get(name) ?? Promise.resolve())
      .then(() => turns.schedule(Promise.resolve(), name))
      .then(work);
    queues.set(
      name,
      granted.catch(() => {}),
    );
    return granted;
  };
  vi.stubGlobal('navigator', { onLine: true, locks: { request } });
}

const microtasks = async (count: number) => {
  for (let turn = 0; turn < count; turn += 1) await Promise.resolve();
};

/** One form, one outbox and one backend, in which every step waits for its turn. */
function openWorld(turns: Scheduler, answer: Answer, ending: Ending, tied: number | null) {
  freshBrowser();
  scheduleLocks(turns);
  const said: string[] = [];
  const stored = new Set<string>();
  let who: string | null = 'ada';
  let isRefusalHeard = false;
  let hasTaken = false;
  let hasLeft = false;

  const backend: RequestsBackend = {
    sender: async () => (who === null ? null : { id: who, token: 'token' }),
    async call(_name, args, _sender, signal) {
      await turns.schedule(Promise.resolve(), 'answer');
      signal.throwIfAborted();
      if (tied !== null) void microtasks(tied).then(end);
      if (answer === 'none') throw new Error('Failed to fetch');
      if (answer === 'stored') stored.add(String(args['id']));
      isRefusalHeard = answer === 'refused';
      const request = { ...args, status: 'submitted', created_at: '2026-11-21T20:00:00Z' };
      return answer === 'refused' ? refusal : { outcome: 'stored', request };
    },
  };
  const outbox = createActor(
    outboxMachine.provide({
      actors: {
        entriesFeed,
        adoptEntries,
        discardEntry,
        network: fromCallback<OutboxEvent>(() => {}),
        sendRequest: fromPromise<Delivery, QueueItem>(({ input, signal }) =>
          deliverRequest(backend, input, signal),
        ),
      },
    }),
    { clock: new SimulatedClock() },
  );
  outbox.on('toast', ({ key }) => said.push(key));
  outbox.start();
  outbox.send({ type: 'member.arrived', member: 'ada' });

  const clock = new SimulatedClock();
  const submission = submissionOf({
    outbox,
    currentUserId: () => who,
    find: async () => null,
  });
  const form = createActor(meetingRequestMachine.provide({ actors: { submission } }), { clock });
  form.subscribe(({ context }) => {
    if (context.problem !== null) hasTaken = true;
  });
  form.start();
  form.send({ type: 'dialog.opened' });
  for (const field of ['reason', 'project', 'value'] as const)
    form.send({ type: 'field.edited', field, text: 'Halden' });
  form.send({ type: 'request.submitted' });

  function end(): void {
    if (ending === 'fourSeconds') clock.increment(4000);
    if (ending === 'signedOut') {
      who = null;
      outbox.send({ type: 'member.left' });
    }
    if (ending === 'pageLeft') {
      hasLeft = true;
      form.stop();
    }
  }
  if (tied === null && ending !== 'none')
    void turns.schedule(Promise.resolve(), ending).then(() => end());

  return {
    said,
    outbox,
    form,
    hasTaken: () => hasTaken,
    isRefusalHeard: () => isRefusalHeard,
    isStored: () => stored.size > 0,
    inForm: () => !hasLeft && form.getSnapshot().matches('form'),
  };
}

/** Runs everything that needs no turn. */
const settled = () => new Promise((resolve) => setTimeout(resolve, 0));

afterEach(() => vi.unstubAllGlobals());

describe('in every order', () => {
  test('the words are in the form, in the outbox or at the backend, and refused words are in one place', async () => {
    const reached = { taken: 0, returned: 0, stored: 0, waiting: 0 };
    await assert(
      asyncProperty(
        scheduler(),
        constantFrom<Answer>('refused', 'refused', 'stored', 'none'),
        constantFrom<Ending>('fourSeconds', 'fourSeconds', 'pageLeft', 'signedOut', 'none'),
        option(nat(24)),
        async (turns, answer, ending, tied) => {
          const world = openWorld(turns, answer, ending, tied);
          await settled();
          let hasBeenBoxed = false;
          while (turns.count() > 0) {
            await turns.waitOne();
            await settled();
            hasBeenBoxed ||= queued().length > 0;
            // Until the outbox's own lock is granted, the words are being stored.
            const isSafe =
              !hasBeenBoxed ||
              world.inForm() ||
              world.hasTaken() ||
              queued().length > 0 ||
              world.isStored();
            expect(isSafe).toBe(true);
          }
          world.outbox.stop();
          world.form.stop();
          const [entry, ...more] = queued();
          expect([hasBeenBoxed, more]).toEqual([true, []]);
          const wasReturned = world.said.includes('requestReturned');
          if (world.hasTaken()) {
            expect([world.isRefusalHeard(), entry, wasReturned]).toEqual([true, undefined, false]);
            reached.taken += 1;
          } else if (world.isStored()) {
            expect(entry).toBeUndefined();
            reached.stored += 1;
          } else if (entry?.refusal) {
            expect(entry).toMatchObject({ owner: 'ada', answers: { project: 'Halden' } });
            // A member who has signed out is notified when they open their requests again.
            expect(wasReturned || ending === 'signedOut').toBe(true);
            reached.returned += 1;
          } else {
            expect(entry).toMatchObject({ owner: 'ada', answers: { project: 'Halden' } });
            expect(wasReturned).toBe(false);
            reached.waiting += 1;
          }
        },
      ),
      { seed: 20_261_123, numRuns: 150 },
    );
    // The relevant orders were among them.
    for (const [name, often] of Object.entries(reached))
      expect(`${name} ${often > 5}`).toBe(`${name} true`);
  });
});
