// The ports of `advisoryApplication`: the draft, the applicant, and the submission.
import { advisoryApplicationMachine } from '#machines/advisoryApplication.machine.ts';
import type { PortsContext } from '#boot/flows.ts';
import { connect as connectDraft } from '#flows/draft/ports.ts';
import { connect as connectSubmission } from '#flows/submission/ports.ts';
import { applicantFeedOf } from './ports/applicant.ts';
import { applicationDraft, clearSentApplication } from './ports/draft.ts';

/** The machine with its ports. */
export const connect = (page: PortsContext) =>
  page.connectFlow(
    'advisoryApplication',
    advisoryApplicationMachine.provide({
      actors: {
        memberFeed: applicantFeedOf(page.session),
        draft: connectDraft(page, applicationDraft),
        // The outbox keeps it safe from here on: the draft would send the same application twice.
        submission: connectSubmission(page, { whenQueued: clearSentApplication }),
      },
    }),
  );
