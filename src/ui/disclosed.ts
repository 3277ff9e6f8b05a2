// What an element alone knows: whether a card is open, a password shown, at which end a menu opens. It belongs to no flow and dies with the element.
import { useMemo, useSyncExternalStore } from 'react';

const createNote = <Value>(first: Value) => {
  let value = first;
  const listeners = new Set<() => void>();
  return {
    read: () => value,
    set: (next: Value) => {
      if (next === value) return;
      value = next;
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

function useNote<Value>(first: Value) {
  const note = useMemo(() => createNote(first), [first]);
  const value = useSyncExternalStore(note.subscribe, note.read, () => first);
  return [value, note.set] as const;
}

/** Whether it is open, and the way to say so. Closed in the prerendered HTML. */
export const useDisclosed = () => useNote<boolean>(false);

/** Where the focus goes when a menu opens: its first item, its last, or the list as a whole. */
export type MenuFocus = 'first' | 'last' | 'list';

/** A menu that a user asked for: still to be fetched, or open. */
export type Opening = { focus: MenuFocus; isHere: boolean };

/** How a menu was asked for, or null, and the way to say so. Closed in the prerendered HTML. */
export const useOpening = () => useNote<Opening | null>(null);
