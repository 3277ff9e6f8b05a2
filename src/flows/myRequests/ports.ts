// The ports of `myRequests`: the member's requests, at the service and in this browser's outbox, and the draft of corrections.
import { myRequestsMachine } from '#machines/myRequests.machine.ts';
import type { PortsContext } from '#boot/flows.ts';
import { connect as connectDraft } from '#flows/draft/ports.ts';
import { beginReadingFor, memberRequestsOf } from '#flows/memberRequests/ports.ts';
import { outboxOf } from '#flows/outbox/ports.ts';
import { nearestSlots } from '#adapters/supabase/closings.ts';
import * as requests from '#adapters/supabase/requests.ts';
import { mendingDraft } from './ports/draft.ts';
import * as entries from './ports/entries.ts';

/** The machine with its ports. */
export const connect = (page: PortsContext) =>
  page.connectFlow(
    'myRequests',
    myRequestsMachine.provide({
      actors: {
        outboxFeed: entries.outboxFeedOf(outboxOf(page).outbox),
        pageFeed: entries.pageFeed,
        loadRequests: requests.loadRequestsOf(beginReadingFor(memberRequestsOf(page))),
        withdrawRequest: requests.withdrawRequest,
        acceptOffer: requests.acceptOffer,
        replyToRequest: requests.replyToRequest,
        nearestSlots,
        draft: connectDraft(page, mendingDraft),
        resendEntry: entries.resendEntry,
        discardEntry: entries.discardEntry,
      },
    }),
  );
