// A way that takes long shows that it is under way; until the next page stands, the one before does.
import type { Navigation } from './navigation.ts';

/** Milliseconds after which a way is long: what is there sooner needs no sign, and a sign would only flicker. */
export const longAfter = 300;

/**
 * Marks `root` with `data-under-way` while a way takes long: the line at the top of the screen (src/ui/GlobalStyle.tsx).
 * A way that the browser itself goes on keeps its mark: the page goes with it.
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
  // Steps back in the history are the router's own; of any other way it tells later, and the wait counts from the press.
  navigation.onLeave(() => {
    if (timer === undefined) begin();
  });
  navigation.onReach(() => {
    clearTimeout(timer);
    timer = undefined;
    root.removeAttribute('data-under-way');
  });
}
