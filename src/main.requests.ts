// Part of the composition root: the outbox, and the flows that ask something of the advisor or look after what was asked.
import { createActor } from 'xstate';
import { meetingRequestMachine } from '#machines/meetingRequest.machine.ts';
import { myRequestsMachine } from '#machines/myRequests.machine.ts';
import { outboxMachine } from '#machines/outbox.machine.ts';
import type { SessionRef } from '#app/house.tsx';
import { heard, relay } from '#app/voice.ts';
import type { Voice } from '#app/voice.ts';
import * as outboxPorts from '#adapters/browser/outbox.ts';
import { requestDeskOf } from '#adapters/browser/outboxDesk.ts';
import * as requests from '#adapters/supabase/requests.ts';

/** Who is signed in: an id, null for nobody, undefined while nobody knows. */
function whoIsHere(session: SessionRef): string | null | undefined {
  const snapshot = session.getSnapshot();
  if (snapshot.hasTag('resolving')) return undefined;
  return snapshot.hasTag('signedIn') ? (snapshot.context.member?.id ?? null) : null;
}

/** Tells the outbox who comes and who goes. */
function introduce(session: SessionRef, outbox: outboxPorts.OutboxRef): void {
  let known: string | null = null;
  session.subscribe(() => {
    const member = whoIsHere(session);
    if (member === undefined || member === known) return;
    known = member;
    outbox.send(member === null ? { type: 'member.left' } : { type: 'member.arrived', member });
  });
}

/** Everything around requests; the outbox is started with the other actors of the page. */
export function requestFlows(session: SessionRef, voice: Voice) {
  const outbox = createActor(
    heard(
      outboxMachine.provide({
        actors: {
          shelf: outboxPorts.shelf,
          network: outboxPorts.network,
          adoptEntries: outboxPorts.adoptEntries,
          sendRequest: requests.sendRequest,
          sendAttachment: requests.sendAttachment,
        },
      }),
      (actor) => actor.on('*', (event) => relay(voice, event)),
    ),
  );
  introduce(session, outbox);
  const requestDesk = requestDeskOf({
    outbox,
    whoIsHere: () => whoIsHere(session),
    find: requests.findRequest,
  });
  return {
    outbox,
    requestDesk,
    flows: {
      myRequests: heard(
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
        (actor) => actor.on('*', (event) => relay(voice, event)),
      ),
      meetingRequest: heard(meetingRequestMachine.provide({ actors: { requestDesk } }), (actor) =>
        actor.on('*', (event) => relay(voice, event)),
      ),
    },
  };
}
