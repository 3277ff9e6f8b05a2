// The ports of `community`: the member, the posts, and the draft of one.
import { communityMachine } from '#machines/community.machine.ts';
import type { CommunityEvent } from '#machines/community.machine.ts';
import type { PortsContext } from '#boot/flows.ts';
import { presenceOf } from '#boot/currentUser.ts';
import { keepPostOf, recallPostOf } from '#flows/community/ports/draft.ts';
import { whoComesTo } from '#adapters/user/whenUserKnown.ts';
import { memberStandingFeedOf } from '#adapters/user/subscriptionStatus.ts';
import { deletePost, loadPosts, publishPost, setLike } from '#flows/community/ports/posts.ts';

/** The machine with its ports. */
export const connect = ({ asFlow, session }: PortsContext) => {
  const presence = presenceOf(session);
  return asFlow(
    'community',
    communityMachine.provide({
      actors: {
        memberFeed: memberStandingFeedOf<CommunityEvent>(session, presence),
        loadPosts,
        recallDraft: recallPostOf(whoComesTo(presence)),
        publishPost,
        setLike,
        deletePost,
      },
    }),
    keepPostOf(presence.now),
  );
};
