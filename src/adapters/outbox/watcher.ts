// Rings when the outbox holds something: until then nobody needs the outbox itself.
import { keys, read, watch } from '#adapters/storage/keys.ts';

/** Calls `ring` whenever something waits: now, when any tab puts something in, and when the network comes back. */
export function whenSomethingWaits(ring: () => void): void {
  const look = () => {
    if ((read(keys.outbox) ?? '[]') !== '[]') ring();
  };
  look();
  watch(keys.outbox, look);
  window.addEventListener('online', look);
}
