// A step of a flow has a title of its own in tabs, history and what a reader hears; the page's comes back with its end.
import { useLayoutEffect } from 'react';

/** Shows a title for as long as the component stands; null leaves the page's. */
export function useDocumentTitle(title: string | null): void {
  useLayoutEffect(() => {
    if (title === null) return undefined;
    const before = document.title;
    document.title = title;
    return () => {
      // A navigation has set the next page's already.
      if (document.title === title) document.title = before;
    };
  }, [title]);
}
