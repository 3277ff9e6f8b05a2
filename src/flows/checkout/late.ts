// The way to the checkout and back: its view and its machine are fetched together, when a member leaves or has come back.
import { onDemand } from '#ui/onDemand.ts';

/** The view, and `connect`, which gives the machine its ports. */
export const checkoutPart = onDemand(async () => {
  const [{ Checkout }, { connect }] = await Promise.all([
    import('./Checkout.tsx'),
    import('./index.ts'),
  ]);
  return { Checkout, connect };
}, 'checkoutPart');
