// The ports of `application`: the draft, an earlier application, and the outbox.
import { applicationMachine } from '#machines/application.machine.ts';
import type { PortsContext } from '#boot/flows.ts';
import { presenceOf } from '#boot/currentUser.ts';
import { outboxOf } from '#flows/outbox/ports.ts';
import { applicationFeedOf } from '#adapters/outbox/askedBefore.ts';
import { requestDeskOf } from '#adapters/outbox/submitRequest.ts';
import { whoComesTo } from '#adapters/user/whenUserKnown.ts';
import {
  keepShortFormOf,
  recallShortFormOf,
  releaseShortForm,
} from '#flows/application/ports/draft.ts';
import { readRequests } from '#adapters/supabase/requests.ts';

/** The machine with its ports. */
export const connect = (page: PortsContext) => {
  const presence = presenceOf(page.session);
  return page.asFlow(
    'application',
    applicationMachine.provide({
      actors: {
        askedFeed: applicationFeedOf({ ...presence, readRequests }),
        recallDraft: recallShortFormOf(whoComesTo(presence)),
        // From the outbox it cannot be lost any more: the draft would ask for the same twice.
        requestDesk: requestDeskOf({
          ...outboxOf(page).desk,
          whenBoxed: ({ subject }) => releaseShortForm(subject),
        }),
      },
    }),
    keepShortFormOf(() => presence.now() ?? null),
  );
};
