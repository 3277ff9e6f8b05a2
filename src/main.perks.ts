// Part of the composition root: which offers of the Signal Exchange fit, fetched with them.
import { perksMachine } from '#machines/perks.machine.ts';
import type { AsFlow, FlowGroups } from '#app/flows.ts';
import type { SessionRef } from '#app/house.tsx';
import { perksFeedOf } from '#adapters/browser/perksFeed.ts';
import { readPerkProfile } from '#adapters/supabase/profiles.ts';
import { presenceOf } from './main.presence.ts';

/** The offers' conditions, answered from the member's profile. */
export const perkFlows = (asFlow: AsFlow, session: SessionRef): FlowGroups['perks'] => ({
  perks: asFlow(
    'perks',
    perksMachine.provide({
      actors: {
        memberFeed: perksFeedOf(presenceOf(session)),
        readProfile: readPerkProfile,
      },
    }),
  ),
});
