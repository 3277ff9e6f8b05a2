// Whether a user hovers over a part of the page or has the focus in it: then its animation pauses.
import type { FocusEvent, PointerEvent } from 'react';

/** A touch screen reports an element as hovered until the next touch: there the focus alone counts. */
const isHovered = (part: Element) =>
  window.matchMedia('(hover: hover)').matches && part.matches(':hover');

const isIn = (part: Element, target: EventTarget | null) =>
  target instanceof Node && part.contains(target);

/**
 * Handlers to spread on the part. They keep nothing: what was there before is read from the page.
 * @param onAttention called with true when hover or focus starts, with false when both have ended
 * @param countsTouch whether a finger on the part counts as pointing, until it is lifted
 */
export const attentionHandlers = (
  onAttention: (isThere: boolean) => void,
  countsTouch = false,
) => ({
  // Not `enter`: React misses it when what lay over the part has just been taken away.
  onPointerOver: ({ pointerType, currentTarget, relatedTarget }: PointerEvent) => {
    const counts = countsTouch || pointerType !== 'touch';
    const isNew =
      !isIn(currentTarget, relatedTarget) && !isIn(currentTarget, document.activeElement);
    if (counts && isNew) onAttention(true);
  },
  onPointerLeave: ({ currentTarget }: PointerEvent) => {
    if (!isIn(currentTarget, document.activeElement)) onAttention(false);
  },
  onFocus: ({ currentTarget, relatedTarget }: FocusEvent) => {
    if (!isIn(currentTarget, relatedTarget) && !isHovered(currentTarget)) onAttention(true);
  },
  onBlur: ({ currentTarget, relatedTarget }: FocusEvent) => {
    if (!isIn(currentTarget, relatedTarget) && !isHovered(currentTarget)) onAttention(false);
  },
});
