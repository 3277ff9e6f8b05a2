// One tab sends at a time: the browser's locks or, where it has none (a page without https), a lease in its storage.
import { keys, read, write } from '#adapters/storage/keys.ts';
import { hasLocks } from './writer.ts';

/** Only sending takes long enough to need a lease; a change of the outbox ends before another tab can interfere. */
const leaseLife = 5000;
const settleTime = 60;

const self = Array.from(crypto.getRandomValues(new Uint8Array(8)), (byte) =>
  byte.toString(16).padStart(2, '0'),
).join('');

type Lease = { holder: string; until: number };

function readLease(): Lease | null {
  try {
    const lease = JSON.parse(read(keys.outboxLease) ?? 'null') as Lease | null;
    return typeof lease?.holder === 'string' && typeof lease.until === 'number' ? lease : null;
  } catch {
    return null;
  }
}

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));
const takeLease = () =>
  write(keys.outboxLease, JSON.stringify({ holder: self, until: Date.now() + leaseLife }));

/**
 * The end of the queue of this tab, as the browser's own locks have one: technology, not state. No chart asks for it, and
 * nothing is decided by it but the order.
 */
let turn: Promise<unknown> = Promise.resolve();

/** Waits for the lease, holds it while `work` runs, and releases it. */
async function underLease<Result>(work: () => Promise<Result>, signal: AbortSignal) {
  for (;;) {
    signal.throwIfAborted();
    const lease = readLease();
    if (lease === null || lease.holder === self || lease.until < Date.now()) {
      takeLease();
      // Two tabs may have taken it at the same time: the tab that wrote last has it.
      await pause(settleTime);
      if (readLease()?.holder === self) break;
    }
    await pause(settleTime * 3);
  }
  const renewal = setInterval(takeLease, leaseLife / 2);
  try {
    signal.throwIfAborted();
    return await work();
  } finally {
    clearInterval(renewal);
    if (readLease()?.holder === self) write(keys.outboxLease, null);
  }
}

/**
 * Runs `work` while no other tab of this browser sends.
 * @throws what `work` throws, or the signal's reason when it is aborted while it waits
 */
export function asOnlySender<Result>(work: () => Promise<Result>, signal: AbortSignal) {
  if (hasLocks()) return navigator.locks.request('axisOneOutboxPost', { signal }, work);
  const mine = turn.then(() => underLease(work, signal));
  turn = mine.catch(() => {});
  return mine;
}
