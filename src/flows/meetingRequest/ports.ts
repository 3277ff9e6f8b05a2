// The ports of `meetingRequest`: the member, the draft, and the submission.
import { meetingRequestMachine } from '#machines/meetingRequest.machine.ts';
import type { PortsContext } from '#boot/flows.ts';
import { currentUserOf } from '#boot/currentUser.ts';
import { connect as connectDraft } from '#flows/draft/ports.ts';
import { connect as connectSubmission } from '#flows/submission/ports.ts';
import { departureFeedOf } from '#adapters/user/members.ts';
import { clearSentMeeting, meetingDraft } from './ports/draft.ts';

/** The machine with its ports. */
export const connect = (page: PortsContext) =>
  page.connectFlow(
    'meetingRequest',
    meetingRequestMachine.provide({
      actors: {
        memberFeed: departureFeedOf(currentUserOf(page.session)),
        draft: connectDraft(page, meetingDraft),
        // The outbox keeps it safe from here on: the draft would send the same request twice.
        submission: connectSubmission(page, { whenQueued: clearSentMeeting }),
      },
    }),
  );
