// Prefetching at the first sign that the user will need something.

/**
 * Calls back once, when the user enters a form field where `counts` is true, or at once if they are in one already: the
 * code for sending can be prefetched. A field of a prerendered page may be entered before this listens.
 */
export function onFieldEntered(document: Document, counts: () => boolean, callBack: () => void) {
  const hear = ({ target }: { readonly target: EventTarget | null }) => {
    if (!(target instanceof HTMLInputElement) || target.form === null || !counts()) return;
    document.removeEventListener('focusin', hear);
    callBack();
  };
  document.addEventListener('focusin', hear);
  hear({ target: document.activeElement });
}

/** Calls back at the user's first press or key: what it opens may have signs that the page does not show. */
export function onFirstUse(document: Document, callBack: () => void) {
  for (const type of ['pointerdown', 'keydown'])
    document.addEventListener(type, callBack, { capture: true, once: true });
}
