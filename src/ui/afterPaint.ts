// What can wait until the visitor has seen what a press or a pointer did.

/**
 * Calls back after the next frame: fetching and compiling must not keep the paint of a press waiting. A tab out of sight
 * paints nothing, and does not wait for it.
 */
export const afterPaint = (callBack: () => void) => {
  if (document.hidden) setTimeout(callBack);
  else requestAnimationFrame(() => setTimeout(callBack));
};
