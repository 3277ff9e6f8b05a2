// Defers work until the response to a press or a pointer has been painted.

/**
 * Calls back after the next frame: fetching and compiling must not keep the paint of a press waiting. A tab out of sight
 * paints nothing, and does not wait for it.
 */
export const afterPaint = (callBack: () => void) => {
  if (document.hidden) setTimeout(callBack);
  else requestAnimationFrame(() => setTimeout(callBack));
};
