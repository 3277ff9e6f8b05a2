// The test kit of the outbox: entries, locks for a single tab, and files in memory.
import { vi } from 'vitest';
import type { OutboxEntry } from '#machines/outbox.machine.ts';
import { entryOf as sampleOf } from '../paths/requests.samples.ts';

/** A queued entry; ada's, without files unless said otherwise. */
export const entryOf = (rest: Partial<OutboxEntry> = {}) =>
  sampleOf('00000000-0000-4000-8000-000000000001', { owner: 'ada', subject: 'Halden', ...rest });

/** Puts these entries into the outbox, as an earlier visit has left them. */
export const leave = (...entries: OutboxEntry[]) =>
  localStorage.setItem('axisOneOutbox', JSON.stringify(entries));

/** The entries of the outbox. */
export const queued = () =>
  JSON.parse(localStorage.getItem('axisOneOutbox') ?? '[]') as OutboxEntry[];

/** Locks as a browser grants them to its only tab. */
export function grantLocks(): void {
  const turns = new Map<string, Promise<unknown>>();
  vi.stubGlobal('navigator', {
    onLine: true,
    locks: {
      request: (name: string, ...rest: unknown[]) => {
        const work = rest.at(-1) as () => Promise<unknown>;
        const turn = (turns.get(name) ?? Promise.resolve()).then(work, work);
        turns.set(name, turn);
        return turn;
      },
    },
  });
}
