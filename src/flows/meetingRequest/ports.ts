// The ports of `meetingRequest`: the member, and the outbox.
import { meetingRequestMachine } from '#machines/meetingRequest.machine.ts';
import type { PortsContext } from '#boot/flows.ts';
import { currentUserOf } from '#boot/currentUser.ts';
import { outboxOf } from '#flows/outbox/ports.ts';
import { departureFeedOf } from '#adapters/user/members.ts';
import { submitRequestOf } from '#adapters/outbox/submitRequest.ts';

/** The machine with its ports. */
export const connect = (page: PortsContext) =>
  page.connectFlow(
    'meetingRequest',
    meetingRequestMachine.provide({
      actors: {
        memberFeed: departureFeedOf(currentUserOf(page.session)),
        submitRequest: submitRequestOf(outboxOf(page).submitter),
      },
    }),
  );

declare module '#boot/flows.ts' {
  interface FlowMachines {
    'gatherings/meetingRequest': typeof meetingRequestMachine;
  }
}
