// When one step of a flow replaces another, the browser moves neither the view nor the focus: this hook does.
import { useEffect, useRef, type RefObject } from 'react';

/** Scrolls whatever scrolls around an element to its top, at once; the page under a dialog stays where it is. */
function scrollToTop(element: Element) {
  const end = element.closest('[role=dialog], [role=alertdialog]')?.parentElement?.parentElement;
  let around: Element | null = element;
  for (; around !== null && around !== end; around = around.parentElement) {
    around.scrollTo({ top: 0, behavior: 'instant' });
  }
}

/**
 * Scrolls to the top and moves the focus to the heading (one with `tabIndex={-1}`) in the container whenever
 * `step` changes; not for the first step, because the code that opens the flow places the focus.
 * @returns the container's ref
 */
export function useStepFocus<Container extends HTMLElement>(
  step: string,
): RefObject<Container | null> {
  const container = useRef<Container>(null);
  const shown = useRef(step);
  useEffect(() => {
    const element = container.current;
    if (shown.current === step || element === null) return;
    shown.current = step;
    scrollToTop(element);
    const heading = element.querySelector<HTMLElement>(':is(h1, h2, h3)[tabindex="-1"]');
    heading?.focus({ preventScroll: true });
  }, [step]);
  return container;
}
