// Where a flow stands, as text: views publish it, so that tests and people can read it in the page.
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
