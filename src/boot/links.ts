// Links: a plain press on any link of our own is a navigation of the router.

/** The address of a link that the router may follow: same origin, no other window, no file, no part of this page. */
function addressOf(target: EventTarget | null, origin: string): string | null {
  const link = target instanceof Element ? target.closest('a[href]') : null;
  if (!(link instanceof HTMLAnchorElement) || link.origin !== origin) return null;
  if (link.hasAttribute('download') || (link.target !== '' && link.target !== '_self')) return null;
  if (link.getAttribute('href')?.startsWith('#') === true) return null;
  if (/\.\w+$/.test(link.pathname)) return null;
  return link.pathname + link.search + link.hash;
}

/** The address of a pressed link that the router may follow: no modifier is held. */
export function ownDestination(event: MouseEvent, origin: string): string | null {
  if (event.defaultPrevented || event.button !== 0) return null;
  if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return null;
  return addressOf(event.target, origin);
}

/** Handles every such press on the document, in the capture phase: React Aria stops the propagation of presses. */
export function followOwnLinks(document: Document, origin: string, go: (href: string) => void) {
  document.addEventListener(
    'click',
    (event) => {
      const destination = ownDestination(event, origin);
      if (destination === null) return;
      event.preventDefault();
      go(destination);
    },
    { capture: true },
  );
}

/** Calls back when a pointer, a finger or the focus is on a link of our own: it may be pressed soon. */
export function expectOwnLinks(document: Document, origin: string, expect: (href: string) => void) {
  const hear = ({ target }: Event) => {
    const address = addressOf(target, origin);
    if (address !== null) expect(address);
  };
  for (const type of ['pointerover', 'touchstart', 'focusin'])
    document.addEventListener(type, hear, { capture: true, passive: true });
}
