// The community: a box for a new post, the posts below, and the dialog that deletes a post of one's own.
import { Suspense } from 'react';
import { styled } from 'styled-components';
import { withPendingLikes } from '#machines/community.machine.ts';
import { community as words } from '#content/community.ts';
import { statePath } from '#flows/shared/statePath.ts';
import { Button } from '#ui/Button.tsx';
import { EmptyState } from '#ui/EmptyState.tsx';
import { Notice } from '#ui/Notice.tsx';
import { SkeletonCard, SkeletonGroup } from '#ui/Skeleton.tsx';
import { Stack } from '#ui/Stack.tsx';
import { tokens } from '#ui/tokens.ts';
import { useLostFocus } from '#ui/useLostFocus.ts';
import { RemovalDialog } from '#flows/removal/RemovalDialog.tsx';
import { useThread } from '#flows/thread/thread.ts';
import type { ThreadProps } from '#flows/thread/thread.ts';
import { useCommunity } from './community.ts';
import type { CommunityProps } from './community.ts';
import { Post } from './Post.tsx';
import { PostBox } from './PostBox.tsx';

/* Posts are read: no wider than a text may be. */
const Column = styled.div`
  max-width: ${tokens.size.heading};
`;

function Shapes() {
  return (
    <SkeletonGroup label={words.loading}>
      <SkeletonCard plate={false} />
      <SkeletonCard plate={false} />
      <SkeletonCard plate={false} />
    </SkeletonGroup>
  );
}

function Posts({ thread, ...props }: CommunityProps & { thread: ThreadProps }) {
  const { actor, snapshot } = props;
  const { posts, pendingLikes } = snapshot.context;
  const { title, text, action } = words.failed;
  return (
    <>
      {snapshot.hasTag('failed') ? (
        <Notice
          tone="error"
          live
          title={title}
          action={
            <Button size="small" onPress={() => actor.send({ type: 'retry.requested' })}>
              {action}
            </Button>
          }
        >
          {text}
        </Notice>
      ) : null}
      {posts.map((post) => (
        <Post
          key={post.id}
          {...props}
          thread={thread}
          post={withPendingLikes(post, pendingLikes)}
        />
      ))}
      {snapshot.hasTag('loading') ? <Shapes /> : null}
      {snapshot.hasTag('listed') && posts.length === 0 ? (
        <EmptyState title={words.empty.title}>{words.empty.text}</EmptyState>
      ) : null}
    </>
  );
}

function Club() {
  const props = useCommunity();
  const thread = useThread();
  const { snapshot } = props;
  // A deleted post removes its button: the focus moves to the post box.
  const around = useLostFocus<HTMLDivElement>(
    `${snapshot.context.doomed} ${snapshot.hasTag('failed')}`,
    'textarea',
  );
  return (
    <Column ref={around} data-flow="community" data-state={statePath(snapshot.value)}>
      <Stack $gap="oneHalf">
        <PostBox {...props} />
        <Posts {...props} thread={thread} />
      </Stack>
      <RemovalDialog
        removal={snapshot.children.removal}
        words={words.remove}
        failed={words.problems.failed}
      />
    </Column>
  );
}

/** The view of `community`. Its flow is fetched with the tab: until it is loaded, only the tab is pending. */
export function Community() {
  return (
    <Suspense
      fallback={
        <Column>
          <Stack $gap="oneHalf">
            <Shapes />
          </Stack>
        </Column>
      }
    >
      <Club />
    </Suspense>
  );
}
