// `?inspect=stately` attaches the real Stately inspector, which is loaded only then and receives only allowed values.
import type { InspectionEvent } from 'xstate';
import { redacted } from './report.ts';

/** The part of an event that may leave the page. */
export const sanitizeEvent = (event: { type: string }) => ({
  ...redacted({ ...event }),
  type: event.type,
});

/** A context contains what users typed: none of it leaves the page. */
export const sanitizeContext = () => ({});

/** Whether the address asks for the inspector. */
export const asksForStately = (search: string) =>
  new URLSearchParams(search).get('inspect') === 'stately';

/**
 * The inspector's observer, where the address asks for it; null everywhere else.
 * @param load fetches the inspector's package; the tests hand in their own
 */
export async function attachStately(
  search: string,
  load = () => import('@statelyai/inspect'),
): Promise<((event: InspectionEvent) => void) | null> {
  if (!asksForStately(search)) return null;
  const { createBrowserInspector } = await load();
  const { inspect } = createBrowserInspector({ sanitizeEvent, sanitizeContext });
  if (typeof inspect === 'function') return inspect;
  return (event) => inspect.next?.(event);
}
