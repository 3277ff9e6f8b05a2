// The ports of `perkRequest`: earlier requests, and the outbox.
import { perkRequestMachine } from '#machines/perkRequest.machine.ts';
import type { PortsContext } from '#boot/flows.ts';
import { currentUserOf } from '#boot/currentUser.ts';
import { outboxOf } from '#flows/outbox/ports.ts';
import { askedFeedOf } from '#adapters/outbox/askedBefore.ts';
import { submitRequestOf } from '#adapters/outbox/submitRequest.ts';
import { readRequests } from '#adapters/supabase/requests.ts';

/** The machine with its ports. */
export const connect = (page: PortsContext) =>
  page.connectFlow(
    'perkRequest',
    perkRequestMachine.provide({
      actors: {
        askedFeed: askedFeedOf({ ...currentUserOf(page.session), readRequests }),
        submitRequest: submitRequestOf(outboxOf(page).submitter),
      },
    }),
  );
