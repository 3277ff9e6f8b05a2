// Focuses the first invalid field of a refused form.
import { useEffect, useRef, type RefObject } from 'react';

/**
 * Focuses the first invalid field of the form whenever there is a new problem (a new object, even with the same text).
 * A problem that belongs to no field does not move the focus.
 * @returns the ref of the form, or of the element around the fields
 */
export function useFocusOnProblem<Box extends HTMLElement = HTMLFormElement>(
  problem: object | null,
): RefObject<Box | null> {
  const form = useRef<Box>(null);
  useEffect(() => {
    if (problem === null) return;
    form.current
      ?.querySelector<HTMLElement>(
        ':is(input, textarea)[aria-invalid="true"], [role=radiogroup][aria-invalid="true"] input',
      )
      ?.focus();
  }, [problem]);
  return form;
}

/**
 * The ref of what replaces a form: the form has been removed with the focus, and this element (with `tabIndex={-1}`) gets it. A focus
 * that is not lost stays.
 */
export function takeLostFocus(element: HTMLElement | null): void {
  if (document.activeElement === document.body) element?.focus({ preventScroll: true });
}
