// A press before the page is awake: the head script of index.html remembers the last one, here it is pressed again.

declare global {
  interface Window {
    /** The button that was pressed last, if nobody listened to it yet. A submit is not meant: it waits, disabled. */
    axisPressed?: HTMLButtonElement | null;
  }
}

/** Presses the remembered button, once, unless it has left the document. */
export function replayClick(window: Window): void {
  const button = window.axisPressed;
  window.axisPressed = null;
  // In a part that is still to be taken over the head script remembers it once more.
  if (button?.isConnected === true) button.click();
}
