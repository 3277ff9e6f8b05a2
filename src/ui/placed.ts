// Tells when a page is in the document.
import { useLayoutEffect } from 'react';

/** Calls `onPlaced` when its siblings are in the document, before they are painted. */
export function Placed({ onPlaced }: { onPlaced: () => void }) {
  useLayoutEffect(onPlaced, [onPlaced]);
  return null;
}
