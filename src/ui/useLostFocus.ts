// A control that removes itself when it is pressed loses the focus: this hook moves it.
import { useEffect, useRef, type RefObject } from 'react';

/**
 * Whenever `part` changes and the focused element was removed, moves the focus to the heading
 * (one with `tabIndex={-1}`) in the container, or to the element that `heir` returns; if it is not lost, it stays.
 * @returns the container's ref
 */
export function useLostFocus<Container extends HTMLElement>(
  part: string,
  heir = ':is(h1, h2, h3)[tabindex="-1"]',
): RefObject<Container | null> {
  const container = useRef<Container>(null);
  const shown = useRef(part);
  useEffect(() => {
    if (shown.current === part) return undefined;
    shown.current = part;
    // After whatever else this change moves the focus to.
    const frame = requestAnimationFrame(() => {
      if (document.activeElement !== document.body) return;
      container.current?.querySelector<HTMLElement>(heir)?.focus();
    });
    return () => cancelAnimationFrame(frame);
  }, [part, heir]);
  return container;
}
