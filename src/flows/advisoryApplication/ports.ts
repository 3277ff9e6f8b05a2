// The ports of `advisoryApplication`: the draft, the applicant, and the submission.
import { advisoryApplicationMachine } from '#machines/advisoryApplication.machine.ts';
import type { PortsContext } from '#boot/flows.ts';
import { currentUserOf } from '#boot/currentUser.ts';
import { connect as connectSubmission } from '#flows/submission/ports.ts';
import { saveApplicationOf, restoreApplicationOf, clearApplication } from './ports/draft.ts';
import { departureFeedOf } from '#adapters/user/members.ts';
import { whenUserKnownOf } from '#adapters/user/whenUserKnown.ts';

/** The machine with its ports. */
export const connect = (page: PortsContext) => {
  const { session } = page;
  const currentUser = currentUserOf(session);
  const whenUserKnown = whenUserKnownOf(currentUser);
  const applicant = async (signal: AbortSignal) => {
    const id = await whenUserKnown(signal);
    const { member } = session.getSnapshot().context;
    return id === null ? null : { id, email: member?.email ?? '' };
  };
  return page.connectFlow(
    'advisoryApplication',
    advisoryApplicationMachine.provide({
      actors: {
        memberFeed: departureFeedOf(currentUser),
        restoreApplication: restoreApplicationOf(applicant),
        // The outbox keeps it safe from here on: the draft would send the same application twice.
        submission: connectSubmission(page, { whenQueued: clearApplication }),
      },
    }),
    saveApplicationOf(() => currentUser.now() ?? null),
  );
};
