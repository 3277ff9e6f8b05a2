// Shows that a slow navigation is under way; until the next page is rendered, the current one stays.
import type { Navigation } from './navigation.ts';

/** Milliseconds after which a navigation counts as slow: a sign for a faster one would only flicker. */
export const longAfter = 300;

/**
 * Marks `root` with `data-under-way` while a navigation is slow: the line at the top (src/ui/GlobalStyle.tsx).
 * A navigation by the browser itself keeps its mark until the page unloads.
 */
export function showPendingIndicator(
  navigation: Pick<Navigation, 'onNavigationStarted' | 'onLeave' | 'onReach'>,
  root: Element,
): void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const begin = () => {
    clearTimeout(timer);
    timer = setTimeout(() => root.setAttribute('data-under-way', ''), longAfter);
  };
  navigation.onNavigationStarted(begin);
  // Steps back in the history are the router's own. It reports other navigations later, so the wait counts from the
  // press.
  navigation.onLeave(() => {
    if (timer === undefined) begin();
  });
  navigation.onReach(() => {
    clearTimeout(timer);
    timer = undefined;
    root.removeAttribute('data-under-way');
  });
}
