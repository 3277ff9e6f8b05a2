// Newsletter lists: any user can subscribe an address, once per list; no user can read the lists.
import { fromPromise } from 'xstate';
import type { Subscription, SubscriptionAnswer } from '#machines/newsletterSignup.machine.ts';
import { callFunction, refusalIn } from '#adapters/supabase/functions.ts';

/**
 * Port `subscribe` of the newsletter boxes.
 * @throws the shared Error of functions.ts where there is no answer, or an unknown one
 */
export const subscribe = fromPromise<SubscriptionAnswer, Subscription>(async ({ input }) => {
  const answer = await callFunction('subscribe_newsletter', {
    address: input.address,
    lists: input.lists,
  });
  if (answer.outcome === 'stored') return { outcome: 'stored' };
  return refusalIn(answer, ['invalid', 'too_large']);
});
