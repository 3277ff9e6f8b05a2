// The ports of `rescheduling`: the open slots, the service, and the draft of the note.
import { reschedulingMachine } from '#machines/rescheduling.machine.ts';
import type { PortsContext } from '#boot/flows.ts';
import { connect as connectDraft } from '#flows/draft/ports.ts';
import { memberRequestsOf } from '#flows/memberRequests/ports.ts';
import { moveDraft } from './ports/draft.ts';
import { askToMoveOf, newsFeedOf, takeMoveBackOf } from './ports/moves.ts';
import { findOffer, readDate } from './ports/offer.ts';

/** The machine with its ports. */
export const connect = (page: PortsContext) => {
  const memberRequests = memberRequestsOf(page);
  return page.connectFlow(
    'rescheduling',
    reschedulingMachine.provide({
      actors: {
        newsFeed: newsFeedOf(memberRequests),
        draft: connectDraft(page, moveDraft),
        findOffer,
        readDate,
        askToMove: askToMoveOf(memberRequests),
        takeMoveBack: takeMoveBackOf(memberRequests),
      },
    }),
  );
};
