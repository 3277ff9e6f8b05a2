// Reports when the outbox has entries: until then the outbox itself is not loaded.
import { keys, read, watch } from '#adapters/storage/keys.ts';

/** Calls `ring` whenever an entry waits: now, when any tab adds one, and when the network is back. */
export function whenSomethingWaits(ring: () => void): void {
  const look = () => {
    if ((read(keys.outbox) ?? '[]') !== '[]') ring();
  };
  look();
  watch(keys.outbox, look);
  window.addEventListener('online', look);
}
