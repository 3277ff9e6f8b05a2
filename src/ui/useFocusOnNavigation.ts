// After a client-side navigation the browser moves neither the focus nor the screen reader: this hook does.
import { useEffect, type RefObject } from 'react';

/** A page that was reached without a page load. */
export type Navigated = { hash: string };

type Subscribe = (callBack: (arrival: Navigated) => void) => () => void;

/** The target of the address's fragment, else the page's heading, else the page. */
function landing(hash: string): HTMLElement | null {
  const named = hash === '' ? null : document.getElementById(hash);
  return named ?? document.querySelector<HTMLElement>('main h1') ?? document.querySelector('main');
}

function take(target: HTMLElement) {
  if (!target.matches('a[href], button, input, [tabindex]')) target.tabIndex = -1;
  target.focus({ preventScroll: true });
}

/** The page may render after its address changed: then its heading takes the focus, unless the user has moved it. */
function whenItComes(page: HTMLElement, hash: string): MutationObserver {
  const observer = new MutationObserver(() => {
    const target = landing(hash);
    if (target === null || target === page) return;
    observer.disconnect();
    if (document.activeElement === page) take(target);
  });
  observer.observe(page, { childList: true, subtree: true });
  return observer;
}

/**
 * Moves the focus to the target of the navigation and announces the document's title in `announcer`.
 * A dialog that has opened over the page keeps its focus.
 */
export function useFocusOnNavigation(
  announcer: RefObject<HTMLElement | null>,
  subscribe: Subscribe,
): void {
  useEffect(() => {
    let frame = 0;
    let late: MutationObserver | undefined;
    const forget = () => {
      cancelAnimationFrame(frame);
      late?.disconnect();
    };
    const stop = subscribe(({ hash }) => {
      forget();
      // One frame later the title, and the layer that had covered the page, have settled.
      const arrive = () => {
        if (announcer.current) announcer.current.textContent = document.title;
        const target = landing(hash);
        if (target === null) return;
        if (target.closest('[inert], [aria-hidden="true"]')) {
          // A layer that is closing gives the page free in a moment; one that is open keeps the focus.
          if (document.querySelector('[data-exiting]')) frame = requestAnimationFrame(arrive);
          return;
        }
        take(target);
        if (target.matches('main')) late = whenItComes(target, hash);
      };
      frame = requestAnimationFrame(arrive);
    });
    return () => {
      forget();
      stop();
    };
  }, [announcer, subscribe]);
}
