// The way back from the checkout, as the address has it (server/checkout/sessions.mjs): `?checkout=returned` or `?checkout=cancelled`.
import { fromCallback } from 'xstate';
import type { UpgradeEvent } from '#machines/upgrade.machine.ts';
import type { AddressBook } from '#adapters/page/surroundings.ts';

const name = 'checkout';

/** Port `returnFeed`: how the visitor has come to this page, as it starts. */
export const returnFeedOf = (book: AddressBook) =>
  fromCallback<UpgradeEvent>(({ sendBack }) => {
    const way = new URLSearchParams(book.here().search).get(name);
    if (way === 'returned' || way === 'cancelled') sendBack({ type: `checkout.${way}` });
  });

/** Takes the way back out of the address: neither a reload nor Back tells it again. */
export function forgetReturn(): void {
  const { pathname, search, hash } = window.location;
  const query = new URLSearchParams(search);
  if (!query.has(name)) return;
  query.delete(name);
  const rest = query.size === 0 ? '' : `?${query}`;
  window.history.replaceState(window.history.state, '', pathname + rest + hash);
}
