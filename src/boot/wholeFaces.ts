// When a page needs more than the signs of its own text, which its HTML contains: for what members type and read, and for
// other pages.
import { afterPaint } from '#adapters/page/afterPaint.ts';

/** How long a navigation waits for the faces, in ms; afterwards they replace the fallback when they are there. */
const patience = 1000;

/**
 * Loads the whole faces, once.
 * @returns settles when the page may be rendered; it never rejects
 */
export function openFaces(): () => Promise<unknown> {
  let loaded: Promise<void> | undefined;
  return () => {
    loaded ??= import('#ui/lateFonts.ts')
      .then(({ loadFaces }) => loadFaces())
      .catch(() => (loaded = undefined));
    return Promise.race([loaded, new Promise((resolve) => setTimeout(resolve, patience))]);
  };
}

/** Calls back once, after the paint of the user's first press or key: what it opens may have any sign. */
export function onFirstUse(document: Document, callBack: () => void) {
  const used = new AbortController();
  const hear = () => {
    used.abort();
    afterPaint(callBack);
  };
  for (const type of ['pointerdown', 'keydown', 'input'])
    document.addEventListener(type, hear, { capture: true, passive: true, signal: used.signal });
}
