// The state of a flow, as text: views publish it in the DOM, so that tests and developers can read it.
import type { StateValue } from 'xstate';

/**
 * The path of a state: `account.submitting.saving`. Regions that run side by side are set apart by a blank,
 * so that `[data-state~='form.editing.signIn']` finds one of them.
 */
export function statePath(value: StateValue): string {
  if (typeof value === 'string') return value;
  return Object.entries(value)
    .flatMap(([state, inner]) =>
      inner === undefined
        ? [state]
        : statePath(inner)
            .split(' ')
            .map((path) => (path === '' ? state : `${state}.${path}`)),
    )
    .join(' ');
}
