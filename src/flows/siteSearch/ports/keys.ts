// The keys that open the search, and the address that closes it.
import { fromCallback } from 'xstate';
import type { SiteSearchEvent } from '#machines/siteSearch.machine.ts';
import type { AddressBook } from '#adapters/page/surroundings.ts';

/** On Apple's keyboards Ctrl K cuts a line: there it is the Command key. */
const isApple = () => /Mac|iP(hone|ad|od)/.test(navigator.platform);

/** Whether another layer is over the page: it has precedence. */
const isCovered = () =>
  document.querySelector(
    ':is([role=dialog], [role=alertdialog]):not(:has([data-flow=siteSearch]))',
  ) !== null;

/** Port `keyFeed`: Ctrl K, or ⌘ K. */
export const searchKeys = fromCallback<SiteSearchEvent>(({ sendBack }) => {
  const hear = (event: KeyboardEvent) => {
    const { key, altKey, shiftKey, ctrlKey, metaKey, repeat } = event;
    if (key.toLowerCase() !== 'k' || altKey || shiftKey) return;
    if (isApple() ? !metaKey || ctrlKey : !ctrlKey || metaKey) return;
    if (isCovered()) return;
    event.preventDefault();
    if (!repeat) sendBack({ type: 'shortcut.pressed' });
  };
  // In the capture phase: a field may stop the propagation of its keys.
  document.addEventListener('keydown', hear, { capture: true });
  return () => document.removeEventListener('keydown', hear, { capture: true });
});

/** Port `addressFeed`: reports that another page was reached. */
export const searchAddressOf = (book: AddressBook) =>
  fromCallback<SiteSearchEvent>(({ sendBack }) =>
    book.onNavigation(() => sendBack({ type: 'address.changed' })),
  );
