// Scrolls to the top: smoothly, or at once with reduced motion; then the page's heading gets the focus.
import { fromCallback, fromPromise } from 'xstate';
import type { ScrollTopEvent } from '#machines/scrollTop.machine.ts';
import { watchScrolling } from '#adapters/page/home.ts';

/** Port `scrolling` of the button that scrolls to the top. */
export const scrolling = fromCallback<ScrollTopEvent>(({ sendBack }) => watchScrolling(sendBack));

/** Port `climb`: resolves when the page is at its top, or has stopped before. */
export const climb = fromPromise<void>(
  ({ signal }) =>
    new Promise((resolve) => {
      const arrive = () => {
        if (window.scrollY <= 0) resolve();
      };
      window.addEventListener('scroll', arrive, { passive: true, signal });
      window.addEventListener('scrollend', () => resolve(), { signal });
      document.querySelector<HTMLElement>('main h1')?.focus({ preventScroll: true });
      const isStill = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
      window.scrollTo({ top: 0, behavior: isStill ? 'instant' : 'smooth' });
      arrive();
    }),
);
