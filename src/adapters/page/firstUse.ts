// The first sign that a user wants to use the page, and not only to read what is in view.

const signs = ['pointermove', 'pointerdown', 'click', 'keydown', 'focusin', 'scroll'] as const;

/** Nothing of an earlier visit waits in this browser, and the address asks for no more than the page. */
function isFirstVisit(): boolean {
  try {
    return (
      localStorage.length + sessionStorage.length === 0 &&
      window.location.search + window.location.hash === ''
    );
  } catch {
    return false;
  }
}

let used: Promise<void> | undefined;

/**
 * Resolves at the first sign of use. On any visit but the first it resolves at once: what this browser holds (a session, a draft,
 * a choice) is shown without a sign, and the scripts are in its cache.
 */
export function firstUse(): Promise<void> {
  used ??= new Promise((resolve) => {
    // The head script of index.html marks a press or a focus from before this listens.
    const isInUse = document.documentElement.dataset['used'] !== undefined || window.scrollY > 0;
    if (!isFirstVisit() || isInUse) return resolve();
    const heard = new AbortController();
    for (const sign of signs)
      document.addEventListener(
        sign,
        () => {
          heard.abort();
          resolve();
        },
        { capture: true, passive: true, signal: heard.signal },
      );
  });
  return used;
}
