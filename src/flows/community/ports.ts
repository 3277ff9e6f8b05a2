// The ports of `community`: the member, the posts, the draft of one, and its removal.
import { communityMachine } from '#machines/community.machine.ts';
import type { CommunityEvent } from '#machines/community.machine.ts';
import type { PortsContext } from '#boot/flows.ts';
import { currentUserOf } from '#boot/currentUser.ts';
import { connect as connectDraft } from '#flows/draft/ports.ts';
import { connect as connectRemoval } from '#flows/removal/ports.ts';
import { postDraft } from './ports/draft.ts';
import { memberStatusFeedOf } from '#adapters/user/subscriptionStatus.ts';
import { deletePost, loadPosts, publishPost, setLike } from './ports/posts.ts';

/** The machine with its ports. */
export const connect = (page: PortsContext) => {
  const { connectFlow, session } = page;
  return connectFlow(
    'community',
    communityMachine.provide({
      actors: {
        memberFeed: memberStatusFeedOf<CommunityEvent>(session, currentUserOf(session)),
        loadPosts,
        draft: connectDraft(page, postDraft),
        publishPost,
        setLike,
        removal: connectRemoval(page, deletePost),
      },
    }),
  );
};
