// What is fetched ahead, at the first sign that it will be wanted.

/** Calls back when a field of a form is entered where `counts` says so, once: what sending it needs can be fetched meanwhile. */
export function onFieldEntered(document: Document, counts: () => boolean, callBack: () => void) {
  const hear = ({ target }: Event) => {
    if (!(target instanceof HTMLInputElement) || target.form === null || !counts()) return;
    document.removeEventListener('focusin', hear);
    callBack();
  };
  document.addEventListener('focusin', hear);
}
