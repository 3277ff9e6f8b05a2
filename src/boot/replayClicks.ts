// Presses before the page is hydrated: the head script of index.html remembers them, and this file replays them in their order.

declare global {
  interface Window {
    /**
     * The buttons that were pressed and that no listener has handled, in the order of the presses. Submit buttons are held until
     * hydration: one of them is here where Enter was pressed in a field of its form, and nothing was typed there since.
     */
    axisPressed?: HTMLButtonElement[];
  }
}

/** Presses the remembered buttons, once, except those that have left the document. */
export function replayClicks(window: Window): void {
  const pressed = window.axisPressed ?? [];
  window.axisPressed = [];
  // If its part is not hydrated yet, the head script remembers the press again.
  for (const button of pressed)
    if (button.type === 'submit') queueMicrotask(() => submit(window, button));
    else if (button.isConnected) button.click();
}

/** A form's button is enabled some time after its form is hydrated: React renders it once more, and a flow may have to begin. */
function submit(window: Window, button: HTMLButtonElement) {
  if (!button.disabled) {
    button.click();
    return;
  }
  // The head script forgets it where the user types on.
  window.axisPressed?.push(button);
  new MutationObserver((_, observer) => {
    if (button.disabled) return;
    observer.disconnect();
    replayClicks(window);
  }).observe(button, { attributes: true });
}
