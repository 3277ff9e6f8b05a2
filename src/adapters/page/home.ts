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

/**
 * Port `focusBeneath` of the Start Here bar: looks whenever the focus, the page or the window moves, and reports only what
 * it is asked for. The size is observed first after the next layout, when the bar is on the page.
 */
export const focusBeneath = fromCallback<
  StartHereBarEvent,
  { reports: 'focus.covered' | 'focus.clear' }
>(({ input: { reports }, sendBack }) => {
  const look = () => {
    if (coversTheFocus() === (reports === 'focus.covered')) sendBack({ type: reports });
  };
  /** A focus that moves to another control of the page is looked at once it is there. */
  const lookAfter = ({ relatedTarget }: FocusEvent) => {
    if (relatedTarget === null) look();
  };
  const size = new ResizeObserver(look);
  size.observe(document.documentElement);
  document.addEventListener('focusin', look);
  document.addEventListener('focusout', lookAfter);
  window.addEventListener('scroll', look, { passive: true });
  window.addEventListener('resize', look);
  return () => {
    size.disconnect();
    document.removeEventListener('focusin', look);
    document.removeEventListener('focusout', lookAfter);
    window.removeEventListener('scroll', look);
    window.removeEventListener('resize', look);
  };
});
