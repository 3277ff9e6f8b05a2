// @vitest-environment happy-dom
// What the office hours learn from clock and database, and the file that is sent with a request.
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { createActor, createMachine, toPromise } from 'xstate';
import type { EventObject } from 'xstate';
import { admitFile } from '../../src/flows/booking/ports/file.ts';
import { dayFeedOf, parisTime } from '../../src/flows/officeHours/ports/days.ts';
import { readClosings } from '../../src/adapters/supabase/closings.ts';
import { freshBrowser, holdSession, wire } from './wire.ts';

const kept = vi.hoisted(() => new Map<string, Blob>());
vi.mock('../../src/adapters/outbox/files.ts', () => ({
  saveFiles: async (files: { id: string; file: Blob }[]) => {
    for (const { id, file } of files) kept.set(id, file);
  },
  forgetFiles: async (ids: string[]) => ids.forEach((id) => kept.delete(id)),
}));

afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

async function listen() {
  const heard: EventObject[] = [];
  const listener = createMachine({
    invoke: { src: dayFeedOf({ connectFlow: (_, machine) => machine }) },
    on: { '*': { actions: ({ event }) => heard.push(event) } },
  });
  const actor = createActor(listener).start();
  // A reading is a promise: it resolves before the next timer.
  await vi.advanceTimersByTimeAsync(0);
  return { actor, told: () => heard.splice(0) };
}

describe('the clock in Paris', () => {
  test.each([
    ['2026-11-22T08:05:59Z', '2026-11-22T09:05', 'in winter'],
    ['2026-07-14T12:00:00Z', '2026-07-14T14:00', 'in summer'],
    ['2026-11-23T23:00:00Z', '2026-11-24T00:00', 'at midnight'],
    ['2026-10-25T01:30:00Z', '2026-10-25T02:30', 'after the clocks went back'],
    ['2027-03-28T01:00:00Z', '2027-03-28T03:00', 'after they went forward'],
  ])('reads %s as %s (%s)', (instant, wall) => {
    expect(parisTime(new Date(instant))).toBe(wall);
  });

  beforeEach(() => {
    vi.useFakeTimers({ now: new Date('2026-11-22T08:05:40Z') });
  });
  test('is read at once, and every minute', async () => {
    const { told } = await listen();
    expect(told()).toMatchObject([{ type: 'clock.struck', now: '2026-11-22T09:05' }]);
    await vi.advanceTimersByTimeAsync(19_999);
    expect(told()).toEqual([]);
    await vi.advanceTimersByTimeAsync(1);
    expect(told()).toMatchObject([{ now: '2026-11-22T09:06' }]);
    await vi.advanceTimersByTimeAsync(60_000);
    expect(told()).toMatchObject([{ now: '2026-11-22T09:07' }]);
  });
  test('includes the visitor’s time zone', async () => {
    const { told } = await listen();
    expect(told()).toMatchObject([{ zone: Intl.DateTimeFormat().resolvedOptions().timeZone }]);
  });
  test('is read again when the tab becomes visible, and no more once the page is left', async () => {
    const { actor, told } = await listen();
    told();
    vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
    document.dispatchEvent(new Event('visibilitychange'));
    await vi.advanceTimersByTimeAsync(0);
    expect(told()).toEqual([]);
    vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('visible');
    document.dispatchEvent(new Event('visibilitychange'));
    await vi.advanceTimersByTimeAsync(0);
    expect(told().map(({ type }) => type)).toEqual(['clock.struck', 'page.shown']);
    actor.stop();
    await vi.advanceTimersByTimeAsync(120_000);
    document.dispatchEvent(new Event('visibilitychange'));
    await vi.advanceTimersByTimeAsync(0);
    expect(told()).toEqual([]);
  });
});

const ask = (...dates: string[]) =>
  toPromise(createActor(readClosings, { input: { dates } }).start());

describe('the taken slots', () => {
  beforeEach(() => {
    freshBrowser();
    holdSession();
  });
  test('are requested once for adjacent dates', async () => {
    const calls = wire(() => ({ body: ['2026-11-24T14:20'] }));
    expect(await ask('2026-12-01', '2026-11-26')).toEqual(['2026-11-24T14:20']);
    expect(calls.map(({ path, body }) => [path, body])).toEqual([
      ['/rest/v1/rpc/closed_slots', { first: '2026-11-26', last: '2026-12-01' }],
    ]);
  });
  test('are requested for each date when the database would not answer for both', async () => {
    const calls = wire(({ body }) => ({ body: [`${(body as { first: string }).first}T14:00`] }));
    expect(await ask('2026-11-24', '2027-11-18')).toEqual(['2026-11-24T14:00', '2027-11-18T14:00']);
    expect(calls.map(({ body }) => body)).toEqual([
      { first: '2026-11-24', last: '2026-11-24' },
      { first: '2027-11-18', last: '2027-11-18' },
    ]);
  });
  test.each([
    ['an error', { status: 500, body: { message: 'Oops' } }],
    ['something else', { body: { outcome: 'refused' } }],
  ])('%s is no answer', async (_, reply) => {
    wire(() => reply);
    await expect(ask('2026-11-24')).rejects.toThrow();
  });
});

const fileOf = (name: string, type = 'application/pdf') => new File(['%PDF-'], name, { type });
const admit = (...files: File[]) => toPromise(createActor(admitFile, { input: { files } }).start());

describe('the file', () => {
  beforeEach(() => kept.clear());

  test('is the first that is accepted; the others are named', async () => {
    const { kept: file, refused } = await admit(
      fileOf('film.mov', 'video/quicktime'),
      fileOf('deck.pdf'),
      fileOf('plan.pdf'),
    );
    expect(file).toMatchObject({ name: 'deck.pdf', type: 'application/pdf', size: 5 });
    expect([...kept.keys()]).toEqual([file?.id]);
    expect(refused).toHaveLength(2);
    expect(refused[0]).toContain('“film.mov”');
    expect(refused[1]).toContain('“plan.pdf”');
  });
  test.each([
    ['photo.png', 'image/png'],
    ['deck.ppt', 'application/vnd.ms-powerpoint'],
  ])('%s is of no type that the hint names', async (name, type) => {
    const answer = await admit(fileOf(name, type));
    expect(answer).toEqual({ kept: null, refused: [expect.stringContaining(name)] });
    expect(kept.size).toBe(0);
  });
});
