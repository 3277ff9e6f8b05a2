// Links: a plain press on any link of our own is a navigation of the router.

/** The address of a pressed link that the router may follow: same origin, no modifier, no other window, no file. */
export function ownDestination(event: MouseEvent, origin: string): string | null {
  if (event.defaultPrevented || event.button !== 0) return null;
  if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return null;
  const link = event.target instanceof Element ? event.target.closest('a[href]') : null;
  if (!(link instanceof HTMLAnchorElement)) return null;
  if (link.hasAttribute('download') || (link.target !== '' && link.target !== '_self')) return null;
  const address = new URL(link.href);
  if (address.origin !== origin) return null;
  if (link.getAttribute('href')?.startsWith('#') === true) return null;
  if (/\.\w+$/.test(address.pathname)) return null;
  return address.pathname + address.search + address.hash;
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
    const link = target instanceof Element ? target.closest('a[href]') : null;
    if (link instanceof HTMLAnchorElement && link.origin === origin) expect(link.href);
  };
  for (const type of ['pointerover', 'touchstart', 'focusin'])
    document.addEventListener(type, hear, { capture: true, passive: true });
}
