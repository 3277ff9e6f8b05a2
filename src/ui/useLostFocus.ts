// A control that removes itself when it is pressed loses the focus: this hook moves it.
import { useEffect, useEffectEvent, useRef, type RefObject } from 'react';

/** The number of frames in which the control may still be removed, and the heir rendered. */
const frames = 30;

/**
 * Whenever `part` changes and the focused element was removed, moves the focus to the heading
 * (one with `tabIndex={-1}`) in the container, or to the element that `heir` names; if it is not lost, it stays. A focus that was
 * not in the container is none of its business: a page that is still loading must not pull its reader into it.
 * @param from `anywhere`: what is pressed to get here is elsewhere on the page, and disappears
 * @returns the container's ref
 */
export function useLostFocus<Container extends HTMLElement>(
  part: string,
  heir = ':is(h1, h2, h3)[tabindex="-1"]',
  from: 'within' | 'anywhere' = 'within',
): RefObject<Container | null> {
  const container = useRef<Container>(null);
  const shown = useRef(part);
  /** What had the focus when it was last anywhere, if that was here. */
  const held = useRef<Element>(null);
  useEffect(() => {
    const note = () => {
      const { activeElement: at } = document;
      // A dialog is rendered elsewhere, and gives the focus back.
      if (at !== document.body && !at?.closest('[role$=dialog]'))
        held.current = container.current?.contains(at) === true ? at : null;
    };
    note();
    document.addEventListener('focusin', note);
    return () => document.removeEventListener('focusin', note);
  }, []);
  const focusHeir = useEffectEvent(() => {
    const element = container.current?.querySelector<HTMLElement>(heir);
    element?.focus();
    return document.activeElement === element;
  });
  useEffect(() => {
    if (shown.current === part) return undefined;
    shown.current = part;
    if (from !== 'anywhere' && held.current === null) return undefined;
    const { activeElement: before } = document;
    let frame = 0;
    const look = (left: number, wasLost = false) => {
      frame = requestAnimationFrame(() => {
        const { activeElement: now, body } = document;
        const isLost = now === body;
        // A dialog that closes returns it within a frame, unless what opened it is gone.
        const isFinal = wasLost || held.current?.isConnected !== true;
        // The user, or what else this change moves the focus to, has it.
        if ((!isLost && now !== before) || (isFinal && isLost && focusHeir())) return;
        if (left > 0) look(left - 1, isLost);
      });
    };
    // A button that is only disabled while it waits: its answer changes the part again.
    look(before?.matches(':disabled') ? 1 : frames);
    return () => cancelAnimationFrame(frame);
  }, [part, from]);
  return container;
}
