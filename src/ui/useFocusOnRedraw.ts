// A page that is drawn anew under a dialog takes away what had the focus before: its heading has it then.
import { useEffect } from 'react';

/** For so many frames the dialog may still be closing. */
const patience = 90;

/** Once `isDrawn`, and where the focus has been lost with the dialog, hands it to the page's heading. */
export function useFocusOnRedraw(isDrawn: boolean): void {
  useEffect(() => {
    if (!isDrawn) return undefined;
    let frame = 0;
    const look = (left: number) => {
      frame = requestAnimationFrame(() => {
        const isLost =
          document.activeElement === document.body &&
          document.querySelector('[role=dialog]') === null;
        const heading = isLost ? document.querySelector<HTMLElement>('main h1') : null;
        if (heading === null) {
          if (left > 0) look(left - 1);
          return;
        }
        heading.tabIndex = -1;
        heading.focus({ preventScroll: true });
      });
    };
    look(patience);
    return () => cancelAnimationFrame(frame);
  }, [isDrawn]);
}
