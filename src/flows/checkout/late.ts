// The way to the checkout and back: its view and its machine are fetched together, when somebody leaves or has come back.
import { onDemand } from '#ui/onDemand.ts';

/** The view, and `connect`, which gives the machine its ports. */
export const way = onDemand(async () => {
  const [{ Way }, { connect }] = await Promise.all([import('./Way.tsx'), import('./index.ts')]);
  return { Way, connect };
}, 'checkoutWay');
