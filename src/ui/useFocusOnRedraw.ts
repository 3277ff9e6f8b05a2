// A page that is drawn anew under a dialog takes away what had the focus before: its heading has it then.
import { useEffect } from 'react';

/** For so many frames the page may still be drawn, and the dialog closing. */
const patience = 90;

/** From `isDrawn` on: once another heading stands there and the focus has been lost with the dialog, hands it to that. */
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
    look(patience);
    return () => cancelAnimationFrame(frame);
  }, [isDrawn]);
}
