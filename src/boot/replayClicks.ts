// Presses before the page is hydrated: the head script of index.html remembers them, and this file replays them in their order.

declare global {
  interface Window {
    /**
     * The buttons that were pressed and that no listener has handled, in the order of the presses. Submit buttons are excluded:
     * they are disabled until hydration.
     */
    axisPressed?: HTMLButtonElement[];
  }
}

/** Presses the remembered buttons, once, except those that have left the document. */
export function replayClicks(window: Window): void {
  const pressed = window.axisPressed ?? [];
  window.axisPressed = [];
  // If its part is not hydrated yet, the head script remembers the press again.
  for (const button of pressed) if (button.isConnected) button.click();
}
