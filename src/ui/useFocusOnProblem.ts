// A refused form hands the focus to its first invalid field.
import { useEffect, useRef, type RefObject } from 'react';

/**
 * Focuses the first invalid field of the form whenever there is a new problem (a new object, even if it says the same).
 * A problem that belongs to no field moves nothing.
 * @returns the form's ref
 */
export function useFocusOnProblem(problem: object | null): RefObject<HTMLFormElement | null> {
  const form = useRef<HTMLFormElement>(null);
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
