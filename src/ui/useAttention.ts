// Whether a user hovers over a part of the page or has the focus in it: then its animation pauses.
import { useRef, type FocusEvent, type PointerEvent } from 'react';

/**
 * Handlers to spread on the part.
 * @param onAttention called with true when hover or focus starts, with false when both have ended
 * @param countsTouch whether a finger on the part counts as pointing, until it is lifted
 */
export function useAttention(onAttention: (isThere: boolean) => void, countsTouch = false) {
  const known = useRef({ pointed: false, focused: false });
  const attend = (change: Partial<{ pointed: boolean; focused: boolean }>) => {
    const before = known.current.pointed || known.current.focused;
    known.current = { ...known.current, ...change };
    const now = known.current.pointed || known.current.focused;
    if (before !== now) onAttention(now);
  };
  return {
    // Not `enter`: React misses it when what lay over the part has just been taken away.
    onPointerOver: ({ pointerType }: PointerEvent) => {
      if (countsTouch || pointerType !== 'touch') attend({ pointed: true });
    },
    onPointerLeave: () => attend({ pointed: false }),
    onFocus: () => attend({ focused: true }),
    onBlur: ({ currentTarget, relatedTarget }: FocusEvent) => {
      if (!currentTarget.contains(relatedTarget)) attend({ focused: false });
    },
  };
}
