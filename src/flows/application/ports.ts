// The ports of `application`: the draft, an earlier application, and the submission.
import { applicationMachine } from '#machines/application.machine.ts';
import type { PortsContext } from '#boot/flows.ts';
import { currentUserOf } from '#boot/currentUser.ts';
import { connect as connectSubmission } from '#flows/submission/ports.ts';
import { applicationFeedOf } from '#adapters/outbox/askedBefore.ts';
import { whenUserKnownOf } from '#adapters/user/whenUserKnown.ts';
import { saveShortFormOf, restoreShortFormOf, clearShortForm } from './ports/draft.ts';
import { readRequests } from '#adapters/supabase/requests.ts';

/** The machine with its ports. */
export const connect = (page: PortsContext) => {
  const currentUser = currentUserOf(page.session);
  return page.connectFlow(
    'application',
    applicationMachine.provide({
      actors: {
        askedFeed: applicationFeedOf({ ...currentUser, readRequests }),
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
