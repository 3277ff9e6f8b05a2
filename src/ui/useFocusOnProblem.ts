// A refused form hands the focus to its first invalid field.
import { useEffect, useRef, type RefObject } from 'react';

/**
 * Focuses the first invalid field of the form whenever there is a new problem (a new object, even if it says the same).
 * A problem that belongs to no field moves nothing.
 * @returns the ref of the form, or of the box around the fields
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
