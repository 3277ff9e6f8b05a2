// Part of the composition root: the flow that looks after what a member has asked.
import { myRequestsMachine } from '#machines/myRequests.machine.ts';
import type { AsFlow, FlowGroups } from '#app/flows.ts';
import type { SessionRef } from '#app/house.tsx';
import * as outboxPorts from '#adapters/browser/outbox.ts';
import { tellRequests } from '#adapters/browser/requestsHub.ts';
import { nearestSlots } from '#adapters/supabase/closings.ts';
import * as requests from '#adapters/supabase/requests.ts';
import { outboxOf } from './main.outbox.ts';
import { whoIsHere } from './main.presence.ts';

/** Everything around requests, the outbox included. */
export function requestFlows(asFlow: AsFlow, session: SessionRef): FlowGroups['requests'] {
  const { outbox } = outboxOf(asFlow, session);
  return {
    myRequests: asFlow(
      'myRequests',
      myRequestsMachine.provide({
        actors: {
          outboxFeed: outboxPorts.outboxFeedOf(outbox),
          pageFeed: outboxPorts.pageFeed,
          loadRequests: requests.loadRequestsOf((read) => tellRequests(whoIsHere(session), read)),
          withdrawRequest: requests.withdrawRequest,
          acceptOffer: requests.acceptOffer,
          replyToRequest: requests.replyToRequest,
          nearestSlots,
          resendEntry: outboxPorts.resendEntry,
          discardEntry: outboxPorts.discardEntry,
        },
      }),
    ),
  };
}
