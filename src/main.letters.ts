// Part of the composition root: the newsletter boxes. What stores an address is fetched when one is sent.
import { newsletterSignupMachine } from '#machines/newsletterSignup.machine.ts';
import type { AsFlow, FlowGroups } from '#app/flows.ts';
import { onCall } from '#adapters/onCall.ts';
import { triesPauseOf } from './main.tries.ts';

/** One box, wherever it stands. */
export const letterFlows = (asFlow: AsFlow): FlowGroups['letters'] => ({
  newsletterSignup: asFlow(
    'newsletterSignup',
    newsletterSignupMachine.provide({
      actors: {
        subscribe: onCall(() =>
          import('#adapters/supabase/newsletters.ts').then((part) => part.subscribe),
        ),
        triesPause: triesPauseOf(asFlow),
      },
    }),
  ),
});
