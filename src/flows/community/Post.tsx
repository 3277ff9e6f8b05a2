// One post: its author and date, its text or the visible part of it, and the reader's actions.
import { styled } from 'styled-components';
import type { CommunityPost } from '#machines/community.machine.ts';
import { community as words } from '#content/community.ts';
import { fillIn } from '#flows/shared/fillIn.ts';
import { longDate } from '#flows/shared/dates.ts';
import { Thread } from '#flows/thread/Thread.tsx';
import { beginningOf, repliesTo } from '#flows/thread/thread.ts';
import type { ThreadProps } from '#flows/thread/thread.ts';
import { Badge, PremiumBadge } from '#ui/Badge.tsx';
import { Button } from '#ui/Button.tsx';
import { Card } from '#ui/Card.tsx';
import { Row, Stack } from '#ui/Stack.tsx';
import { Labels } from '#ui/Text.tsx';
import { VisuallyHidden } from '#ui/VisuallyHidden.tsx';
import { tokens } from '#ui/tokens.ts';
import type { CommunityProps } from './community.ts';
import { HeldBack } from './HeldBack.tsx';

const Words = styled.p`
  color: ${tokens.color.text};
  font-size: ${tokens.type.body};
  white-space: pre-line;
  overflow-wrap: anywhere;
`;

const Reason = styled.p`
  padding-inline-start: ${tokens.space.one};
  border-inline-start: ${tokens.line.bold} solid ${tokens.color.gold};
  overflow-wrap: anywhere;
`;

const likesOf = (count: number) => {
  if (count === 0) return words.likes.none;
  return count === 1 ? words.likes.one : fillIn(words.likes.many, { count });
};
const repliesOf = (count: number) =>
  count === 1 ? words.replies.one : fillIn(words.replies.many, { count });

/** The texts of its likes and replies. */
const echoOf = ({ likes, replies }: Pick<CommunityPost, 'likes' | 'replies'>) => [
  likesOf(likes),
  ...(replies === 0 ? [] : [repliesOf(replies)]),
];

type PostProps = CommunityProps & { post: CommunityPost; thread: ThreadProps };

function PostActions({ actor, snapshot, post }: CommunityProps & { post: CommunityPost }) {
  const { id, author, text, isLiked, isMine } = post;
  const like = { type: 'like.toggled', id } as const;
  const remove = { type: 'removal.requested', id } as const;
  const about = `: ${beginningOf(text)}`;
  return (
    <Row $gap="half">
      {isMine ? (
        <Button
          size="small"
          variant="quiet"
          isDisabled={!snapshot.can(remove)}
          onPress={() => actor.send(remove)}
        >
          {words.remove.button}
          <VisuallyHidden>{` ${words.mine}${about}`}</VisuallyHidden>
        </Button>
      ) : null}
      <Button
        size="small"
        icon={isLiked ? 'check' : 'plus'}
        aria-pressed={isLiked}
        onPress={() => actor.send(like)}
      >
        {words.like}
        <VisuallyHidden>{` ${author}${about}`}</VisuallyHidden>
      </Button>
    </Row>
  );
}

/** The card. */
export function Post(props: PostProps) {
  const { snapshot, post, thread } = props;
  const { author, role, createdAt, isPremium, isMine, isWhole, text, hiddenReason } = post;
  const { unliked } = snapshot.context;
  const parts = [...(role === '' ? [] : [role]), longDate(createdAt)];
  return (
    <div>
      <Card
        heading={author}
        eyebrow={
          <Row $gap="half">
            <Labels parts={parts} />
            {isMine ? <Badge tone="indigo">{words.mine}</Badge> : null}
            {isPremium && isWhole ? <PremiumBadge word={words.premium} /> : null}
          </Row>
        }
        footer={
          <>
            <span>
              <Labels parts={echoOf({ ...post, replies: repliesTo(thread, post) })} />
            </span>
            {isWhole ? <PostActions actor={props.actor} snapshot={snapshot} post={post} /> : null}
          </>
        }
      >
        <Stack $gap="half">
          {isWhole ? (
            <Words>{text}</Words>
          ) : (
            <HeldBack author={author} teaser={text} isFlagged={snapshot.hasTag('flagged')} />
          )}
          {hiddenReason === undefined ? null : (
            <Reason>{fillIn(words.hidden, { reason: hiddenReason })}</Reason>
          )}
          {unliked?.id === post.id ? <p role="alert">{unliked.message ?? words.unliked}</p> : null}
        </Stack>
      </Card>
      {isWhole ? <Thread {...thread} post={post} /> : null}
    </div>
  );
}
