// The one-word flags of this browser: whether onboarding is complete, and whether Premium is shown.
import { fromCallback, fromPromise } from 'xstate';
import type { SessionEvent, Subscription } from '#machines/session.machine.ts';
import { keys, read, watch, write } from './keys.ts';

/** Whether onboarding is complete in this browser. */
export const isComplete = () => read(keys.complete) === 'true';

/** Port `readCompletion` of the onboarding layer. */
export const readCompletion = fromPromise(async () => ({ complete: isComplete() }));

/** Port `premiumFlag`: `axisPremium` at the start and whenever it changes. */
export const premiumFlag = fromCallback<SessionEvent>(({ sendBack }) => {
  const report = () =>
    sendBack({ type: read(keys.premium) === 'true' ? 'flag.raised' : 'flag.lowered' });
  report();
  return watch(keys.premium, report);
});

/**
 * Notes the tier of the member for the next first paint (the head script of index.html); it opens nothing. A plan that was
 * open here and is over takes the flag with it that its purchase had set: the site must not go on showing Premium.
 */
export function rememberTier({ tier, isActive }: Pick<Subscription, 'tier' | 'isActive'>): void {
  const isOpen = isActive && tier === 'premium';
  if (!isOpen && read(keys.tier) === 'premium') write(keys.premium, null);
  write(keys.tier, isOpen ? tier : null);
}

/** Makes this browser show Premium; access to data depends on the row alone. */
export const savePremium = () => write(keys.premium, 'true');
