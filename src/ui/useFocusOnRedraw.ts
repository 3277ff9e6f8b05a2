// When a page is rendered again under a dialog, the element that had the focus is removed: its heading gets the focus.
import { useEffect } from 'react';

/** The number of frames in which the page may still render, and the dialog close. */
const frames = 90;

/**
 * Once `isDrawn` is true: if the heading was replaced and the focus was lost with the dialog, focuses the new heading.
 */
export function useFocusOnRedraw(isDrawn: boolean): void {
  useEffect(() => {
    if (!isDrawn) return undefined;
    let frame = 0;
    const before = document.querySelector('main h1');
    const look = (left: number) => {
      frame = requestAnimationFrame(() => {
        const heading = document.querySelector<HTMLElement>('main h1');
        const isDue =
          heading !== before &&
          document.activeElement === document.body &&
          document.querySelector('[role=dialog]') === null;
        if (heading !== null && isDue) {
          heading.tabIndex = -1;
          heading.focus({ preventScroll: true });
        } else if (left > 0) look(left - 1);
      });
    };
    look(frames);
    return () => cancelAnimationFrame(frame);
  }, [isDrawn]);
}
