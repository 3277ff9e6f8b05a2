// When a control moves to another place of the page, React renders it again and the focus is lost: this hook restores
// it.
import { useEffect, useRef, type RefObject } from 'react';

/**
 * Elements are identified by `data-focus-key`, and grouped by `data-focus-group`. When the focus is lost after a
 * change, it moves to the element of the same key, else to the first control of the same group, else to
 * `[data-heir]`; if the focus is not lost, it stays.
 * @param part changes whenever an element may have moved
 * @returns the container's ref
 */
export function useFollowedFocus<Container extends HTMLElement>(
  part: string,
): RefObject<Container | null> {
  const container = useRef<Container>(null);
  const last = useRef<{ key: string; group: string } | null>(null);
  useEffect(() => {
    const element = container.current;
    const note = ({ target }: FocusEvent) => {
      if (!(target instanceof HTMLElement)) return;
      const { focusKey: key = '' } = target.dataset;
      const group = target.closest<HTMLElement>('[data-focus-group]')?.dataset['focusGroup'] ?? '';
      last.current = { key, group };
    };
    element?.addEventListener('focusin', note);
    return () => element?.removeEventListener('focusin', note);
  }, []);
  const shown = useRef(part);
  useEffect(() => {
    if (shown.current === part) return undefined;
    shown.current = part;
    // After whatever else this change moves the focus to.
    const frame = requestAnimationFrame(() => {
      const { activeElement: active } = document;
      const isLost =
        active === document.body || (active instanceof HTMLButtonElement && active.disabled);
      if (last.current === null || !isLost) return;
      const { key, group } = last.current;
      const own = `[data-focus-group="${group}"]`;
      const selectors = [
        `[data-focus-key="${key}"]:not(:disabled)`,
        `${own} :is(button, select):not(:disabled)`,
        '[data-heir]',
        ':is(input, textarea):not(:disabled)',
      ];
      for (const selector of selectors) {
        const heir = container.current?.querySelector<HTMLElement>(selector);
        if (!heir) continue;
        heir.focus();
        return;
      }
    });
    return () => cancelAnimationFrame(frame);
  }, [part]);
  return container;
}
