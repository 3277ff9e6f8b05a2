// @vitest-environment happy-dom
// Another slot, as the service is asked for it: what is open, the wish, and its end.
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { createActor, createMachine, toPromise } from 'xstate';
import type { EventObject, PromiseActorLogic } from 'xstate';
import { memberRequestsMachine } from '#machines/memberRequests.machine.ts';
import { connect as connectCalendar } from '../../src/flows/calendarAddress/ports.ts';
import { moveDraft } from '../../src/flows/rescheduling/ports/draft.ts';
import {
  askToMoveOf,
  newsFeedOf,
  takeMoveBackOf,
} from '../../src/flows/rescheduling/ports/moves.ts';
import { findOffer, readDate } from '../../src/flows/rescheduling/ports/offer.ts';
import { freshBrowser, holdSession, wire } from './wire.ts';

beforeEach(() => {
  freshBrowser();
  holdSession();
  vi.useFakeTimers({ now: new Date('2026-11-24T13:05:00Z'), toFake: ['Date'] });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const run = <Output, Input>(logic: PromiseActorLogic<Output, Input>, input: Input) =>
  toPromise(createActor(logic, { input } as never).start());

/** The page's readings: they have a member, and nobody reads. */
function readings() {
  const ref = createActor(memberRequestsMachine, { input: { visit: 'v' } });
  const sent: EventObject[] = [];
  const snapshot = {
    ...ref.getSnapshot(),
    context: { ...ref.getSnapshot().context, member: 'ada' },
  };
  return {
    sent,
    ref: {
      getSnapshot: () => snapshot,
      send: (event: EventObject) => sent.push(event),
    } as unknown as typeof ref,
  };
}

const rpc = (name: string) => `/rest/v1/rpc/${name}`;
const row = {
  id: 'h1',
  kind: 'office-hours',
  status: 'scheduled',
  wanted_slot: '2026-11-26T14:20',
};
const wish = { id: 'h1', slot: '2026-11-26T14:20', subject: 'Hours', note: null };

describe('what can be asked for', () => {
  test('are the nearest slots, and every date of a year', async () => {
    const calls = wire(() => ({ body: ['2026-11-24T15:00', 7] }));
    expect(await run(findOffer, { slot: '2026-11-24T14:20' })).toEqual({
      nearest: ['2026-11-24T15:00'],
      first: '2026-11-24',
      last: '2027-11-23',
    });
    expect(calls).toMatchObject([
      { path: rpc('nearest_slots'), body: { slot: '2026-11-24T14:20' } },
    ]);
  });
  test('are the slots of a date that are neither over nor taken', async () => {
    wire(() => ({ body: ['2026-11-24T15:00'] }));
    // It is 14:05 in Paris; 14:40 is never open.
    const slot = '2026-11-26T14:20';
    expect(await run(readDate, { date: '2026-11-24', slot })).toEqual([
      '2026-11-24T14:20',
      '2026-11-24T15:20',
    ]);
    // The calls of a Wednesday are no office hours, and the other way round.
    expect(await run(readDate, { date: '2026-11-25', slot })).toEqual([]);
    const call = '2026-12-02T14:00';
    expect(await run(readDate, { date: '2026-11-25', slot: call })).toHaveLength(4);
    expect(await run(readDate, { date: '2026-11-24', slot: call })).toEqual([]);
  });
  test('fail with the service', async () => {
    wire(() => 'broken');
    await expect(run(findOffer, { slot: '2026-11-24T14:20' })).rejects.toThrow();
    await expect(run(readDate, { date: '2026-11-24', slot: '2026-11-24T14:20' })).rejects.toThrow();
  });
});

describe('a wish', () => {
  test('is stored, and what it changed is read for all of the page', async () => {
    const calls = wire(({ path }) =>
      path === rpc('ask_to_move') ? { body: { outcome: 'stored', request: row } } : { body: [row] },
    );
    const { ref, sent } = readings();
    expect(await run(askToMoveOf(ref), wish)).toEqual({ outcome: 'stored', wanted: wish.slot });
    await vi.waitFor(() => expect(sent).toHaveLength(1));
    expect(sent).toMatchObject([
      { type: 'requests.read', member: 'ada', requests: [{ id: 'h1', wantedSlot: wish.slot }] },
    ]);
    expect(calls.map(({ path }) => path)).toEqual([rpc('ask_to_move'), rpc('my_requests')]);
    expect(calls[0]?.body).toEqual(wish);
  });
  test('is taken back', async () => {
    wire(({ path }) =>
      path === rpc('take_move_back')
        ? { body: { outcome: 'stored', request: { ...row, wanted_slot: null } } }
        : 'broken',
    );
    const { ref, sent } = readings();
    expect(await run(takeMoveBackOf(ref), { id: 'h1' })).toEqual({
      outcome: 'stored',
      wanted: null,
    });
    await vi.waitFor(() => expect(sent).toMatchObject([{ type: 'requests.failed' }]));
  });
  test.each([
    [{ reason: 'slot_closed', detail: { nearest: ['2026-11-26T15:00'] } }, ['2026-11-26T15:00']],
    [{ reason: 'illegal_move', detail: { from: 'held' } }, null],
    [{ reason: 'not_found' }, null],
  ])('is refused: %o', async (refusal, nearest) => {
    wire(() => ({ body: { outcome: 'refused', ...refusal } }));
    const { ref, sent } = readings();
    expect(await run(askToMoveOf(ref), wish)).toEqual({
      outcome: 'refused',
      reason: refusal.reason,
      nearest,
    });
    expect(sent).toEqual([]);
  });
  test('with an answer that nobody knows is no wish', async () => {
    wire(() => ({ body: { outcome: 'refused', reason: 'weather' } }));
    await expect(run(askToMoveOf(readings().ref), wish)).rejects.toThrow('');
  });
});

test('what the page reads is heard until it is left', () => {
  const heard: EventObject[] = [];
  const listeners = new Set<(event: object) => void>();
  const ref = {
    on: (_: string, listen: (event: object) => void) => {
      listeners.add(listen);
      return { unsubscribe: () => listeners.delete(listen) };
    },
  } as unknown as Parameters<typeof newsFeedOf>[0];
  const listener = createMachine({
    invoke: { src: newsFeedOf(ref) },
    on: { '*': { actions: ({ event }) => heard.push(event) } },
  });
  const actor = createActor(listener).start();
  for (const listen of listeners) listen({ requests: [] });
  expect(heard).toEqual([{ type: 'requests.known', requests: [] }]);
  actor.stop();
  expect(listeners.size).toBe(0);
});

test.each([
  [{ note: 'A flight.' }, { note: 'A flight.' }],
  [{ note: '' }, null],
  [{ note: 7 }, null],
  [{}, null],
])('the draft of %o is %o', (stored, words) => expect(moveDraft.understand(stored)).toEqual(words));

/** The flow, with its real ports. */
const begin = () => {
  const machine = connectCalendar({ connectFlow: (_: string, made: unknown) => made } as never);
  return createActor(machine as never as Parameters<typeof createActor>[0]).start();
};

const statesAfter = async (body: object, status = 204) => {
  const calls = wire(({ path }) => (path === '/calendar/ready' ? { status, html: '' } : { body }));
  const actor = begin();
  await vi.waitFor(() =>
    expect((actor.getSnapshot() as { value: unknown }).value).not.toBe('reading'),
  );
  return { calls, value: (actor.getSnapshot() as unknown as { value: unknown }).value, actor };
};

describe('the calendar address', () => {
  test.each([
    ['there', { outcome: 'found', calendar: { created_at: '2026-11-24T13:00:00+00:00' } }, 204],
    ['none', { outcome: 'found', calendar: null }, 204],
    ['unread', { outcome: 'refused', reason: 'not_signed_in' }, 204],
    // A static host: nothing of it, or the page of the site for every path.
    ['unavailable', { outcome: 'found', calendar: null }, 404],
    ['unavailable', { outcome: 'found', calendar: null }, 200],
  ])('is %s', async (state, body, status) => {
    const { calls, value } = await statesAfter(body, status);
    expect(value).toBe(state);
    expect(calls.map(({ path, method }) => `${method} ${path}`).toSorted()).toEqual([
      'HEAD /calendar/ready',
      'POST /rest/v1/rpc/my_calendar',
    ]);
  });
  test('is made, and its token told', async () => {
    const { actor } = await statesAfter({ outcome: 'found', calendar: null });
    wire(() => ({ body: { outcome: 'stored', token: 'ab12', calendar: {} } }));
    actor.send({ type: 'address.requested' } as never);
    await vi.waitFor(() =>
      expect(actor.getSnapshot()).toMatchObject({ value: 'there', context: { token: 'ab12' } }),
    );
  });
});
