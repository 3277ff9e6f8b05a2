// Part of the composition root: what a member asks for with one press, the partners' offers and the channels.
import { perkRequestMachine } from '#machines/perkRequest.machine.ts';
import type { AsFlow, FlowGroups } from '#app/flows.ts';
import type { SessionRef } from '#app/house.tsx';
import { askedFeedOf } from '#adapters/browser/askedBefore.ts';
import { requestDeskOf } from '#adapters/browser/outboxDesk.ts';
import { readRequests } from '#adapters/supabase/requests.ts';
import { outboxOf } from './main.outbox.ts';
import { presenceOf } from './main.presence.ts';

/** 'Access Benefit', and joining a channel. */
export function benefitFlows(asFlow: AsFlow, session: SessionRef): FlowGroups['benefits'] {
  const { desk } = outboxOf(asFlow, session);
  return {
    perkRequest: asFlow(
      'perkRequest',
      perkRequestMachine.provide({
        actors: {
          askedFeed: askedFeedOf({ ...presenceOf(session), readRequests }),
          requestDesk: requestDeskOf(desk),
        },
      }),
    ),
  };
}
