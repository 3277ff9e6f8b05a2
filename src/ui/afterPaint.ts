// What can wait until the visitor has seen what a press or a pointer did.

/** Calls back after the next frame: fetching and compiling must not keep the paint of a press waiting. */
export const afterPaint = (callBack: () => void) => {
  requestAnimationFrame(() => setTimeout(callBack));
};
