// The ports of `perkRequest`: earlier requests, and the submission.
import { perkRequestMachine } from '#machines/perkRequest.machine.ts';
import type { PortsContext } from '#boot/flows.ts';
import { askedFeedOf } from '#flows/memberRequests/ports.ts';
import { connect as connectSubmission } from '#flows/submission/ports.ts';

/** The machine with its ports. */
export const connect = (page: PortsContext) =>
  page.connectFlow(
    'perkRequest',
    perkRequestMachine.provide({
      actors: {
        askedFeed: askedFeedOf(page),
        submission: connectSubmission(page),
      },
    }),
  );
