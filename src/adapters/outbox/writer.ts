// One tab writes the outbox at a time. The lock for sending is loaded with the sender: lock.ts.

/** Whether the browser has locks: a page without https has none. */
export const hasLocks = () => 'locks' in navigator && navigator.locks !== undefined;

/** Runs `work`, which reads and writes the outbox synchronously, while no other tab does the same. */
export async function asOnlyWriter(work: () => void): Promise<void> {
  if (hasLocks()) await navigator.locks.request('axisOneOutboxBox', async () => work());
  else work();
}
