// The browser around the moving parts of the landing page: whether motion is welcome, how far the page is scrolled, where the
// focus is.
import { fromCallback } from 'xstate';
import type { MotionPreference } from '#machines/carousel.machine.ts';
import type { ScrollHintEvent } from '#machines/scrollHint.machine.ts';
import type { StartHereBarEvent } from '#machines/startHereBar.machine.ts';

/** Port `motionPreference`: the system's setting for reduced motion, at the start and whenever it changes. */
export const motionPreference = fromCallback<MotionPreference>(({ sendBack }) => {
  const query = window.matchMedia('(prefers-reduced-motion: reduce)');
  const tell = () =>
    sendBack({ type: query.matches ? 'stillness.requested' : 'stillness.lifted' } as const);
  if (query.matches) tell();
  query.addEventListener('change', tell);
  return () => query.removeEventListener('change', tell);
});

/**
 * Reports how far the page is scrolled; nothing while it is at its top.
 * @returns a function that ends the watch
 */
export function watchScrolling(hear: (event: { type: 'page.scrolled'; top: number }) => void) {
  const tell = () => hear({ type: 'page.scrolled', top: window.scrollY });
  if (window.scrollY > 0) tell();
  window.addEventListener('scroll', tell, { passive: true });
  return () => window.removeEventListener('scroll', tell);
}

/** Port `scrolling` of the scroll hint. */
export const scrolling = fromCallback<ScrollHintEvent>(({ sendBack }) => watchScrolling(sendBack));

/** The bar over the page; it keeps its layout while it is invisible. */
const bar = () => document.querySelector('[data-start-here]');

/** Whether the bar covers the focused control. */
function coversTheFocus(): boolean {
  const focused = document.activeElement;
  const over = bar();
  if (focused === null || over === null || focused === document.body || over.contains(focused))
    return false;
  // An element as large as the page has the focus for reading, not for a press: a heading's frame, the main region.
  if (focused.matches('main, [tabindex="-1"]')) return false;
  const a = focused.getBoundingClientRect();
  const b = over.getBoundingClientRect();
  return a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;
}

/** Port `focusBeneath` of the Start Here bar: looks whenever the focus, the page or the window moves. */
export const focusBeneath = fromCallback<StartHereBarEvent>(({ sendBack }) => {
  let wasCovered = false;
  let frame = 0;
  const look = () => {
    const isCovered = coversTheFocus();
    if (isCovered !== wasCovered) sendBack({ type: isCovered ? 'focus.covered' : 'focus.clear' });
    wasCovered = isCovered;
  };
  // The focus has moved and the bar is visible only after the next paint.
  const lookSoon = () => {
    cancelAnimationFrame(frame);
    frame = requestAnimationFrame(look);
  };
  lookSoon();
  document.addEventListener('focusin', lookSoon);
  document.addEventListener('focusout', lookSoon);
  window.addEventListener('scroll', lookSoon, { passive: true });
  window.addEventListener('resize', lookSoon);
  return () => {
    cancelAnimationFrame(frame);
    document.removeEventListener('focusin', lookSoon);
    document.removeEventListener('focusout', lookSoon);
    window.removeEventListener('scroll', lookSoon);
    window.removeEventListener('resize', lookSoon);
  };
});
