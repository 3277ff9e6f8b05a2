// A press before the page is hydrated: the head script of index.html remembers the last one, and this file replays it.

declare global {
  interface Window {
    /**
     * The last pressed button, if no listener handled it. Submit buttons are excluded: they are disabled until
     * hydration.
     */
    axisPressed?: HTMLButtonElement | null;
  }
}

/** Presses the remembered button, once, unless it has left the document. */
export function replayClick(window: Window): void {
  const button = window.axisPressed;
  window.axisPressed = null;
  // If its part is not hydrated yet, the head script remembers the press again.
  if (button?.isConnected === true) button.click();
}
