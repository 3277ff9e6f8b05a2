// The ports of `application`: the draft, an earlier application, and the submission.
import { applicationMachine } from '#machines/application.machine.ts';
import type { PortsContext } from '#boot/flows.ts';
import { currentUserOf } from '#boot/currentUser.ts';
import { askedFeedOf } from '#flows/memberRequests/ports.ts';
import { connect as connectSubmission } from '#flows/submission/ports.ts';
import { whenUserKnownOf } from '#adapters/user/whenUserKnown.ts';
import { saveShortFormOf, restoreShortFormOf, clearShortForm } from './ports/draft.ts';

/** The machine with its ports. */
export const connect = (page: PortsContext) => {
  const currentUser = currentUserOf(page.session);
  return page.connectFlow(
    'application',
    applicationMachine.provide({
      actors: {
        askedFeed: askedFeedOf(page),
        restoreDraft: restoreShortFormOf(whenUserKnownOf(currentUser)),
        // The outbox keeps it safe from here on: the draft would send the same application twice.
        submission: connectSubmission(page, {
          whenQueued: ({ subject }) => clearShortForm(subject),
        }),
      },
    }),
    saveShortFormOf(() => currentUser.now() ?? null),
  );
};
