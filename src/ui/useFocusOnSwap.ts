// When a button replaces one field with another, the button disappears with the focus: this hook focuses the new field.
import { useEffect, useRef, type RefObject } from 'react';

/**
 * Hands the focus to the first field of the container whenever `part` changes; the first part is left alone.
 * @returns the container's ref
 */
export function useFocusOnSwap<Container extends HTMLElement>(
  part: string,
): RefObject<Container | null> {
  const container = useRef<Container>(null);
  const shown = useRef(part);
  useEffect(() => {
    if (shown.current === part) return;
    shown.current = part;
    container.current?.querySelector<HTMLElement>('textarea, input:not([hidden])')?.focus();
  }, [part]);
  return container;
}
