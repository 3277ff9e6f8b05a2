// The ports of `unclaimedWork`: the texts without an owner in this browser, and when the page is free for the question.
import { unclaimedWorkMachine } from '#machines/unclaimedWork.machine.ts';
import { currentUserOf } from '#boot/currentUser.ts';
import type { PortsContext } from '#boot/flows.ts';
import * as ports from './ports/work.ts';

/**
 * The machine with its ports.
 * @param redraw called when drafts have become the member's: the forms of the page restore them
 */
export const connect = ({ connectFlow, session, addressBook }: PortsContext, redraw: () => void) =>
  connectFlow(
    'unclaimedWork',
    unclaimedWorkMachine.provide({
      actors: {
        memberFeed: ports.memberFeedOf(currentUserOf(session)),
        findUnclaimed: ports.findUnclaimed,
        pageFeed: ports.pageFeedOf(addressBook),
        claimWork: ports.claimWork,
        leaveWork: ports.leaveWork,
      },
    }),
    (actor) => void actor.on('drafts.claimed', redraw),
  );
