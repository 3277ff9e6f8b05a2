// The ports of `thread`: the member, the replies, the draft of one, and its removal.
import { threadMachine } from '#machines/thread.machine.ts';
import type { PortsContext } from '#boot/flows.ts';
import { currentUserOf } from '#boot/currentUser.ts';
import { connect as connectDraft } from '#flows/draft/ports.ts';
import { connect as connectRemoval } from '#flows/removal/ports.ts';
import { departureFeedOf } from '#adapters/user/members.ts';
import { replyDraft } from './ports/draft.ts';
import { deleteReply, loadReplies, sendReply } from './ports/replies.ts';

/** The machine with its ports. */
export const connect = (page: PortsContext) =>
  page.connectFlow(
    'thread',
    threadMachine.provide({
      actors: {
        memberFeed: departureFeedOf(currentUserOf(page.session)),
        draft: connectDraft(page, replyDraft),
        loadReplies,
        sendReply,
        removal: connectRemoval(page, deleteReply),
      },
    }),
  );

declare module '#boot/flows.ts' {
  interface FlowMachines {
    'community/thread': typeof threadMachine;
  }
}
