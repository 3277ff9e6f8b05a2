// The ports of `community`: the member, the posts, and the draft of one.
import { communityMachine } from '#machines/community.machine.ts';
import type { CommunityEvent } from '#machines/community.machine.ts';
import type { PortsContext } from '#boot/flows.ts';
import { currentUserOf } from '#boot/currentUser.ts';
import { savePostOf, restorePostOf } from './ports/draft.ts';
import { whenUserKnownOf } from '#adapters/user/whenUserKnown.ts';
import { memberStatusFeedOf } from '#adapters/user/subscriptionStatus.ts';
import { deletePost, loadPosts, publishPost, setLike } from './ports/posts.ts';

/** The machine with its ports. */
export const connect = ({ connectFlow, session }: PortsContext) => {
  const currentUser = currentUserOf(session);
  return connectFlow(
    'community',
    communityMachine.provide({
      actors: {
        memberFeed: memberStatusFeedOf<CommunityEvent>(session, currentUser),
        loadPosts,
        restoreDraft: restorePostOf(whenUserKnownOf(currentUser)),
        publishPost,
        setLike,
        deletePost,
      },
    }),
    savePostOf(currentUser.now),
  );
};
