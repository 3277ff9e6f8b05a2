// Part of the composition root: the outbox, and the flows that ask something of the advisor or look after what was asked.
import { createActor } from 'xstate';
import { meetingRequestMachine } from '#machines/meetingRequest.machine.ts';
import { myRequestsMachine } from '#machines/myRequests.machine.ts';
import { outboxMachine } from '#machines/outbox.machine.ts';
import type { AsFlow, FlowGroups } from '#app/flows.ts';
import type { SessionRef } from '#app/house.tsx';
import * as outboxPorts from '#adapters/browser/outbox.ts';
import { requestDeskOf } from '#adapters/browser/outboxDesk.ts';
import * as requests from '#adapters/supabase/requests.ts';

/** Who is signed in: an id, null for nobody, undefined while nobody knows. */
function whoIsHere(session: SessionRef): string | null | undefined {
  const snapshot = session.getSnapshot();
  if (snapshot.hasTag('resolving')) return undefined;
  return snapshot.hasTag('signedIn') ? (snapshot.context.member?.id ?? null) : null;
}

/** Tells the outbox who is here, who comes and who goes. */
function introduce(session: SessionRef, outbox: outboxPorts.OutboxRef): void {
  let known: string | null = null;
  const tell = () => {
    const member = whoIsHere(session);
    if (member === undefined || member === known) return;
    known = member;
    outbox.send(member === null ? { type: 'member.left' } : { type: 'member.arrived', member });
  };
  tell();
  session.subscribe(tell);
}

/** Everything around requests. The outbox begins with it: whoever asks for this has something to send, or will. */
export function requestFlows(asFlow: AsFlow, session: SessionRef): FlowGroups['requests'] {
  const outbox = createActor(
    asFlow(
      'outbox',
      outboxMachine.provide({
        actors: {
          shelf: outboxPorts.shelf,
          network: outboxPorts.network,
          adoptEntries: outboxPorts.adoptEntries,
          sendRequest: requests.sendRequest,
          sendAttachment: requests.sendAttachment,
        },
      }),
    ),
  );
  outbox.start();
  introduce(session, outbox);
  const requestDesk = requestDeskOf({
    outbox,
    whoIsHere: () => whoIsHere(session),
    find: requests.findRequest,
  });
  return {
    myRequests: asFlow(
      'myRequests',
      myRequestsMachine.provide({
        actors: {
          outboxFeed: outboxPorts.outboxFeedOf(outbox),
          pageFeed: outboxPorts.pageFeed,
          loadRequests: requests.loadRequests,
          withdrawRequest: requests.withdrawRequest,
          acceptOffer: requests.acceptOffer,
          replyToRequest: requests.replyToRequest,
          resendEntry: outboxPorts.resendEntry,
          discardEntry: outboxPorts.discardEntry,
        },
      }),
    ),
    meetingRequest: asFlow(
      'meetingRequest',
      meetingRequestMachine.provide({ actors: { requestDesk } }),
    ),
  };
}
