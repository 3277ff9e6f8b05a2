// Part of the composition root: the flows that ask something of the advisor or look after what was asked.
import { meetingRequestMachine } from '#machines/meetingRequest.machine.ts';
import { myRequestsMachine } from '#machines/myRequests.machine.ts';
import type { AsFlow, FlowGroups } from '#app/flows.ts';
import type { SessionRef } from '#app/house.tsx';
import { departureFeedOf } from '#adapters/browser/departures.ts';
import * as outboxPorts from '#adapters/browser/outbox.ts';
import { requestDeskOf } from '#adapters/browser/outboxDesk.ts';
import { tellRequests } from '#adapters/browser/requestsHub.ts';
import { nearestSlots } from '#adapters/supabase/closings.ts';
import * as requests from '#adapters/supabase/requests.ts';
import { outboxOf } from './main.outbox.ts';
import { presenceOf, whoIsHere } from './main.presence.ts';

/** Everything around requests, the outbox included. */
export function requestFlows(asFlow: AsFlow, session: SessionRef): FlowGroups['requests'] {
  const { outbox, desk } = outboxOf(asFlow, session);
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
    meetingRequest: asFlow(
      'meetingRequest',
      meetingRequestMachine.provide({
        actors: {
          memberFeed: departureFeedOf(presenceOf(session)),
          requestDesk: requestDeskOf(desk),
        },
      }),
    ),
  };
}
