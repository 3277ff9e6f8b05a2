// Whether a user hovers over a part of the page or has the focus in it: then its animation pauses.
import { useRef, type FocusEvent, type PointerEvent } from 'react';

/**
 * Handlers to spread on the part. Touch is ignored, because it would never end.
 * @param onAttention called with true when hover or focus starts, with false when both have ended
 */
export function useAttention(onAttention: (isThere: boolean) => void) {
  const known = useRef({ pointed: false, focused: false });
  const attend = (change: Partial<{ pointed: boolean; focused: boolean }>) => {
    const before = known.current.pointed || known.current.focused;
    known.current = { ...known.current, ...change };
    const now = known.current.pointed || known.current.focused;
    if (before !== now) onAttention(now);
  };
  return {
    onPointerEnter: ({ pointerType }: PointerEvent) => {
      if (pointerType !== 'touch') attend({ pointed: true });
    },
    onPointerLeave: () => attend({ pointed: false }),
    onFocus: () => attend({ focused: true }),
    onBlur: ({ currentTarget, relatedTarget }: FocusEvent) => {
      if (!currentTarget.contains(relatedTarget)) attend({ focused: false });
    },
  };
}
