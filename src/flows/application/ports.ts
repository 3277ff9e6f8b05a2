// The ports of `application`: the draft, an earlier application, and the submission.
import { applicationMachine } from '#machines/application.machine.ts';
import type { PortsContext } from '#boot/flows.ts';
import { connect as connectDraft } from '#flows/draft/ports.ts';
import { askedFeedOf } from '#flows/memberRequests/ports.ts';
import { connect as connectSubmission } from '#flows/submission/ports.ts';
import { clearSentForm, shortDraft } from './ports/draft.ts';

/** The machine with its ports. */
export const connect = (page: PortsContext) =>
  page.connectFlow(
    'application',
    applicationMachine.provide({
      actors: {
        askedFeed: askedFeedOf(page),
        draft: connectDraft(page, shortDraft),
        // The outbox keeps it safe from here on: the draft would send the same application twice.
        submission: connectSubmission(page, { whenQueued: clearSentForm }),
      },
    }),
  );
