// Prefetching at the first sign that the user will need something.

/**
 * Calls back once, when the user enters a form field where `counts` is true: the code for sending can be prefetched.
 */
export function onFieldEntered(document: Document, counts: () => boolean, callBack: () => void) {
  const hear = ({ target }: Event) => {
    if (!(target instanceof HTMLInputElement) || target.form === null || !counts()) return;
    document.removeEventListener('focusin', hear);
    callBack();
  };
  document.addEventListener('focusin', hear);
}

/** Calls back at the user's first press or key: what it opens may have signs that the page does not show. */
export function onFirstUse(document: Document, callBack: () => void) {
  for (const type of ['pointerdown', 'keydown'])
    document.addEventListener(type, callBack, { capture: true, once: true });
}
