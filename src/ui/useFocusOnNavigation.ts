// After a client-side navigation the browser moves neither focus nor the reader's voice: this does.
import { useEffect, type RefObject } from 'react';

/** A page that was reached without a page load. */
export type Arrival = { hash: string };

type Subscribe = (callBack: (arrival: Arrival) => void) => () => void;

/** What the address names, else the page's heading, else the page. */
function landing(hash: string): HTMLElement | null {
  const named = hash === '' ? null : document.getElementById(hash);
  return named ?? document.querySelector<HTMLElement>('main h1') ?? document.querySelector('main');
}

/**
 * Moves focus to where the visitor has arrived and says the document's title in `announcer`.
 * A dialog that has opened over the page keeps its focus.
 */
export function useFocusOnNavigation(
  announcer: RefObject<HTMLElement | null>,
  subscribe: Subscribe,
): void {
  useEffect(() => {
    let frame = 0;
    const stop = subscribe(({ hash }) => {
      cancelAnimationFrame(frame);
      // One frame later the title, and the layer that had covered the page, have settled.
      frame = requestAnimationFrame(() => {
        if (announcer.current) announcer.current.textContent = document.title;
        const target = landing(hash);
        if (target === null || target.closest('[inert], [aria-hidden="true"]')) return;
        if (!target.matches('a[href], button, input, [tabindex]')) target.tabIndex = -1;
        target.focus({ preventScroll: true });
      });
    });
    return () => {
      cancelAnimationFrame(frame);
      stop();
    };
  }, [announcer, subscribe]);
}
