// The ports of `perkRequest`: earlier requests, and the outbox.
import { perkRequestMachine } from '#machines/perkRequest.machine.ts';
import type { PortsContext } from '#boot/flows.ts';
import { askedFeedOf } from '#flows/memberRequests/ports.ts';
import { outboxOf } from '#flows/outbox/ports.ts';
import { submitRequestOf } from '#adapters/outbox/submitRequest.ts';

/** The machine with its ports. */
export const connect = (page: PortsContext) =>
  page.connectFlow(
    'perkRequest',
    perkRequestMachine.provide({
      actors: {
        askedFeed: askedFeedOf(page),
        submitRequest: submitRequestOf(outboxOf(page).submitter),
      },
    }),
  );
