// Gives a step of a flow its own title in tabs, in history and for screen readers; restores the page's title
// afterwards.
import { useLayoutEffect } from 'react';

/** Sets the title while the component is mounted; null keeps the page's. */
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
