// The one bit of a hover card: open or not. It belongs to the pointer, not to a flow, and dies with the element.
import { useMemo, useSyncExternalStore } from 'react';

const createBit = () => {
  let open = false;
  const listeners = new Set<() => void>();
  return {
    read: () => open,
    set: (next: boolean) => {
      if (next === open) return;
      open = next;
      for (const listener of listeners) listener();
    },
    subscribe: (listener: () => void) => {
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
      };
    },
  };
};

/** Whether it is open, and the way to say so. Closed in the prerendered HTML. */
export const useDisclosed = () => {
  const bit = useMemo(() => createBit(), []);
  const open = useSyncExternalStore(bit.subscribe, bit.read, () => false);
  return [open, bit.set] as const;
};
