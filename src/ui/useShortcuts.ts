// Single keys that do what buttons do, on a page whose user works by keyboard.
import { useEffect, useRef } from 'react';

/** In these a key writes. */
const writing = 'input, textarea, select, [contenteditable=true]';

/** A layer over the page has the keys. */
const isCovered = () => document.querySelector('[role=dialog], [role=alertdialog]') !== null;

/** By key: `j`, or `Control+Enter`, which also works where text is written. */
export type Shortcuts = Readonly<Record<string, () => void>>;

/** Listens for keys as long as the component is on the page; what they do may change with every render. */
export function useShortcuts(shortcuts: Shortcuts): void {
  const current = useRef(shortcuts);
  useEffect(() => {
    current.current = shortcuts;
  });
  useEffect(() => {
    const hear = (event: KeyboardEvent) => {
      const { key, altKey, ctrlKey, metaKey, repeat, target } = event;
      if (altKey || repeat || isCovered()) return;
      const isChord = ctrlKey || metaKey;
      if (!isChord && target instanceof Element && target.closest(writing) !== null) return;
      const act = current.current[isChord ? `Control+${key}` : key];
      if (act === undefined) return;
      event.preventDefault();
      act();
    };
    document.addEventListener('keydown', hear);
    return () => document.removeEventListener('keydown', hear);
  }, []);
}
