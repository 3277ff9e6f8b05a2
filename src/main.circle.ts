// Part of the composition root: the gatherings of Open Circle, the meeting request, and the button to the top of the page.
import { gatheringsMachine } from '#machines/gatherings.machine.ts';
import { meetingRequestMachine } from '#machines/meetingRequest.machine.ts';
import { scrollTopMachine } from '#machines/scrollTop.machine.ts';
import type { AsFlow, FlowGroups } from '#app/flows.ts';
import type { SessionRef } from '#app/house.tsx';
import { circleDeskOf } from '#adapters/browser/circleDesk.ts';
import { circleFeedOf } from '#adapters/browser/circleFeed.ts';
import { departureFeedOf } from '#adapters/browser/departures.ts';
import { requestDeskOf } from '#adapters/browser/outboxDesk.ts';
import { climb, scrolling } from '#adapters/browser/scrollTop.ts';
import { readSeats } from '#adapters/supabase/gatheringSeats.ts';
import { readRequests } from '#adapters/supabase/requests.ts';
import { outboxOf } from './main.outbox.ts';
import { presenceOf } from './main.presence.ts';

/** Everything on /open-circle. */
export function circleFlows(
  asFlow: AsFlow,
  session: SessionRef,
  { onboarding }: FlowGroups['onboarding'],
): FlowGroups['circle'] {
  const { desk } = outboxOf(asFlow, session);
  const sources = { presence: presenceOf(session), readRequests, readSeats };
  return {
    gatherings: asFlow(
      'gatherings',
      gatheringsMachine.provide({
        actors: { circleFeed: circleFeedOf(sources), onboarding, requestDesk: circleDeskOf(desk) },
      }),
    ),
    meetingRequest: asFlow(
      'meetingRequest',
      meetingRequestMachine.provide({
        actors: {
          memberFeed: departureFeedOf(sources.presence),
          requestDesk: requestDeskOf(desk),
        },
      }),
    ),
    scrollTop: asFlow('scrollTop', scrollTopMachine.provide({ actors: { scrolling, climb } })),
  };
}
