// Part of the composition root: the community, fetched with its tab.
import { communityMachine } from '#machines/community.machine.ts';
import type { CommunityEvent } from '#machines/community.machine.ts';
import type { AsFlow, FlowGroups } from '#app/flows.ts';
import type { SessionRef } from '#app/house.tsx';
import { keepPostOf, recallPostOf } from '#adapters/browser/postDraft.ts';
import { whoComesTo } from '#adapters/browser/questionFeed.ts';
import { memberStandingFeedOf } from '#adapters/browser/standing.ts';
import { deletePost, loadPosts, publishPost, setLike } from '#adapters/supabase/community.ts';
import { presenceOf } from './main.presence.ts';

/** Posts, likes, and the box in which a post is written. */
export function communityFlows(asFlow: AsFlow, session: SessionRef): FlowGroups['community'] {
  const presence = presenceOf(session);
  return {
    community: asFlow(
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
    ),
  };
}
