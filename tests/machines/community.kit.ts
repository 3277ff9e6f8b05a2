// The test kit of the community: ports that answer on command.
import { communityMachine } from '#machines/community.machine.ts';
import type {
  CommunityEvent,
  CommunityPost,
  PendingLike,
  PostAnswer,
  PostDraft,
} from '#machines/community.machine.ts';
import type { RemovalInput, RemovalOutput, removalMachine } from '#machines/removal.machine.ts';
import { draftKit, feed, play, port } from './kit.ts';

/** A post of another member that every member can read, unless said otherwise. */
export const postOf = (id: string, rest: Partial<CommunityPost> = {}): CommunityPost => ({
  id,
  author: 'Marta',
  role: 'Founder',
  text: `Text of ${id}`,
  isWhole: true,
  isPremium: false,
  likes: 3,
  replies: 0,
  createdAt: '2026-11-20T09:00:00.000Z',
  isMine: false,
  isLiked: false,
  ...rest,
});

export const open = postOf('open');
export const held = postOf('held', { isPremium: true, isWhole: false, text: 'Three clauses …' });
export const mine = postOf('mine', { isMine: true });

/** The page was just opened. */
export function onRouteEntered() {
  const memberFeed = feed<CommunityEvent>();
  const loadPosts = port<readonly CommunityPost[]>();
  const draft = draftKit<PostDraft>();
  const publishPost = port<PostAnswer, PostDraft>();
  const setLike = port<PendingLike, PendingLike>();
  // The removal has its own tests: here it ends on command.
  const removal = port<RemovalOutput, RemovalInput>();
  const tab = play(
    communityMachine.provide({
      actors: {
        memberFeed: memberFeed.logic,
        loadPosts: loadPosts.logic,
        draft: draft.logic,
        publishPost: publishPost.logic,
        setLike: setLike.logic,
        removal: removal.logic as unknown as typeof removalMachine,
      },
    }),
  );
  const shown = () => tab.context().posts.map(({ id }) => id);
  return { ...tab, memberFeed, loadPosts, draft, publishPost, setLike, removal, shown };
}

/** The posts are on screen, the text field is empty, and a free member is signed in. */
export function reading(...posts: CommunityPost[]) {
  const tab = onRouteEntered();
  tab.memberFeed.say({ type: 'member.free' });
  tab.loadPosts.resolve(posts.length === 0 ? [mine, open, held] : posts);
  tab.draft.say({ type: 'draft.restored', words: null });
  return tab;
}
