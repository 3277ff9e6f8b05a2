// The ports of `advisoryApplication`: the draft, the applicant, and the submission.
import { fromCallback } from 'xstate';
import { advisoryApplicationMachine } from '#machines/advisoryApplication.machine.ts';
import type { AdvisoryApplicationEvent } from '#machines/advisoryApplication.machine.ts';
import type { PortsContext } from '#boot/flows.ts';
import { currentUserOf } from '#boot/currentUser.ts';
import { connect as connectDraft } from '#flows/draft/ports.ts';
import { connect as connectSubmission } from '#flows/submission/ports.ts';
import { watchMembers } from '#adapters/user/members.ts';
import { applicationDraft, clearSentApplication } from './ports/draft.ts';

/** The machine with its ports. */
export const connect = (page: PortsContext) => {
  const { session } = page;
  return page.connectFlow(
    'advisoryApplication',
    advisoryApplicationMachine.provide({
      actors: {
        memberFeed: fromCallback<AdvisoryApplicationEvent>(({ sendBack }) =>
          watchMembers(currentUserOf(session), {
            left: () => sendBack({ type: 'member.left' }),
            arrived: () =>
              sendBack({
                type: 'member.arrived',
                email: session.getSnapshot().context.member?.email ?? '',
              }),
          }),
        ),
        draft: connectDraft(page, applicationDraft),
        // The outbox keeps it safe from here on: the draft would send the same application twice.
        submission: connectSubmission(page, { whenQueued: clearSentApplication }),
      },
    }),
  );
};
