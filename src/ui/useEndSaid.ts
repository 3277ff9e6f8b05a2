// A polite region that says that something goes on, and then that it is over.
import { useEffect, useRef, type RefObject } from 'react';

/**
 * Puts `words` into an element that announces its changes, and `over` once there are no words any more. What is in the element tells
 * whether there were any: where nothing went on, nothing is over.
 * @returns the ref of the element, which is rendered without children
 */
export function useEndSaid<Region extends HTMLElement>(
  words: string | null,
  over: string,
): RefObject<Region | null> {
  const region = useRef<Region>(null);
  useEffect(() => {
    const element = region.current;
    if (element !== null && (words !== null || element.textContent !== ''))
      element.textContent = words ?? over;
  }, [words, over]);
  return region;
}
