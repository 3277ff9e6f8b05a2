// The ports of `perkRequest`: earlier requests, and the submission.
import { perkRequestMachine } from '#machines/perkRequest.machine.ts';
import type { PortsContext } from '#boot/flows.ts';
import { currentUserOf } from '#boot/currentUser.ts';
import { connect as connectSubmission } from '#flows/submission/ports.ts';
import { askedFeedOf } from '#adapters/outbox/askedBefore.ts';
import { readRequests } from '#adapters/supabase/requests.ts';

/** The machine with its ports. */
export const connect = (page: PortsContext) =>
  page.connectFlow(
    'perkRequest',
    perkRequestMachine.provide({
      actors: {
        askedFeed: askedFeedOf({ ...currentUserOf(page.session), readRequests }),
        submission: connectSubmission(page),
      },
    }),
  );
