// The box of a browser for the outbox's own tests: entries, locks that one tab has to itself, and files in memory.
import { vi } from 'vitest';
import type { OutboxEntry } from '#machines/outbox.machine.ts';
import { entryOf as sampleOf } from '../paths/requests.samples.ts';

/** Something that waits; ada's, without files unless said otherwise. */
export const entryOf = (rest: Partial<OutboxEntry> = {}) =>
  sampleOf('00000000-0000-4000-8000-000000000001', { owner: 'ada', subject: 'Halden', ...rest });

/** Puts these into the box, as an earlier visit has left them. */
export const leave = (...entries: OutboxEntry[]) =>
  localStorage.setItem('axisOneOutbox', JSON.stringify(entries));

/** What the box holds. */
export const queued = () =>
  JSON.parse(localStorage.getItem('axisOneOutbox') ?? '[]') as OutboxEntry[];

/** Locks as a browser gives them to its only tab. */
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
