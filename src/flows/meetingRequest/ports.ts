// The ports of `meetingRequest`: the member, and the submission.
import { meetingRequestMachine } from '#machines/meetingRequest.machine.ts';
import type { PortsContext } from '#boot/flows.ts';
import { currentUserOf } from '#boot/currentUser.ts';
import { connect as connectSubmission } from '#flows/submission/ports.ts';
import { departureFeedOf } from '#adapters/user/members.ts';

/** The machine with its ports. */
export const connect = (page: PortsContext) =>
  page.connectFlow(
    'meetingRequest',
    meetingRequestMachine.provide({
      actors: {
        memberFeed: departureFeedOf(currentUserOf(page.session)),
        submission: connectSubmission(page),
      },
    }),
  );

declare module '#boot/flows.ts' {
  interface FlowMachines {
    'gatherings/meetingRequest': typeof meetingRequestMachine;
  }
}
