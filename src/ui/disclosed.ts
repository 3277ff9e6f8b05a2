// State of a single element in a first view that React Aria's hooks would make too heavy: a password shown, where a menu
// opens. No flow has it; it unmounts with the element.
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

/** Whether it is open, and a setter. Closed in the prerendered HTML. */
export const useDisclosed = () => useNote<boolean>(false);

/** The focus when a menu opens: its first item, its last, or the list as a whole. */
export type MenuFocus = 'first' | 'last' | 'list';

/** A menu that a user has requested: still loading, or open. */
export type Opening = { focus: MenuFocus; isHere: boolean };

/** How a menu was requested, or null, and a setter. Closed in the prerendered HTML. */
export const useOpening = () => useNote<Opening | null>(null);
