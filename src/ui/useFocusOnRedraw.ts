// A page that is drawn anew under a dialog takes away what had the focus before: its heading has it then.
import { useEffect } from 'react';

/** Once `isDrawn`, and where the focus has been lost, hands it to the page's heading. */
export function useFocusOnRedraw(isDrawn: boolean): void {
  useEffect(() => {
    if (!isDrawn) return undefined;
    let frame = 0;
    // The dialog gives the focus back in the frame after its own last one.
    const look = (left: number) => {
      frame = requestAnimationFrame(() => {
        if (left > 0) return look(left - 1);
        const heading = document.querySelector<HTMLElement>('main h1');
        if (heading === null || document.activeElement !== document.body) return;
        heading.tabIndex = -1;
        heading.focus({ preventScroll: true });
      });
    };
    look(3);
    return () => cancelAnimationFrame(frame);
  }, [isDrawn]);
}
