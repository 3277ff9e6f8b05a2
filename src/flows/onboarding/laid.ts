// Onboarding in a layer over a page: its view and its machine are fetched together, when they are first needed.
import { onDemand } from '#ui/onDemand.ts';

/** What a layer with onboarding consists of: the view, and `connect`, which gives the machine its ports. */
export const laid = onDemand(async () => {
  const [{ LaidOnboarding }, { connect }] = await Promise.all([
    import('./LaidOnboarding.tsx'),
    import('./index.ts'),
  ]);
  return { LaidOnboarding, connect };
}, 'laidOnboarding');
