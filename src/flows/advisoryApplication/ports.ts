// The ports of `advisoryApplication`: the draft, the applicant, and the outbox.
import { advisoryApplicationMachine } from '#machines/advisoryApplication.machine.ts';
import type { PortsContext } from '#boot/flows.ts';
import { presenceOf } from '#boot/currentUser.ts';
import { outboxOf } from '#flows/outbox/ports.ts';
import {
  keepApplicationOf,
  recallApplicationOf,
  releaseApplication,
} from '#flows/advisoryApplication/ports/draft.ts';
import { departureFeedOf } from '#adapters/user/departures.ts';
import { requestDeskOf } from '#adapters/outbox/submitRequest.ts';
import { whoComesTo } from '#adapters/user/whenUserKnown.ts';

/** The machine with its ports. */
export const connect = (page: PortsContext) => {
  const { session } = page;
  const presence = presenceOf(session);
  const whoComes = whoComesTo(presence);
  const applicant = async (signal: AbortSignal) => {
    const id = await whoComes(signal);
    const { member } = session.getSnapshot().context;
    return id === null ? null : { id, email: member?.email ?? '' };
  };
  return page.asFlow(
    'advisoryApplication',
    advisoryApplicationMachine.provide({
      actors: {
        memberFeed: departureFeedOf(presence),
        recallApplication: recallApplicationOf(applicant),
        // From the outbox it cannot be lost any more: the draft would ask for the same twice.
        requestDesk: requestDeskOf({ ...outboxOf(page).desk, whenBoxed: releaseApplication }),
      },
    }),
    keepApplicationOf(() => presence.now() ?? null),
  );
};
