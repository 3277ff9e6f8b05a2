// The posts of the community, and which of them are hidden and why.
import { styled } from 'styled-components';
import { deskBoard } from '#content/deskBoard.ts';
import type { BoardPost } from '#machines/deskBoard.machine.ts';
import { paris } from '#flows/myRequests/words.ts';
import { fillIn } from '#flows/shared/fillIn.ts';
import { Badge, PremiumBadge } from '#ui/Badge.tsx';
import { EmptyState } from '#ui/EmptyState.tsx';
import { Row } from '#ui/Stack.tsx';
import { Eyebrow, Heading, Labels, MutedLines } from '#ui/Text.tsx';
import { tokens } from '#ui/tokens.ts';
import { ActButton, Lines } from './BoardParts.tsx';
import type { DeskBoardProps, ShownProps } from './props.ts';

const words = deskBoard.posts;

const Post = styled.article`
  display: grid;
  gap: ${tokens.space.half};
  min-width: 0;
`;
const Body = styled.p`
  max-width: ${tokens.measureReading};
  white-space: pre-line;
  overflow-wrap: anywhere;
`;

function PostRow({ post, ...props }: DeskBoardProps & { post: BoardPost }) {
  const { id, author, email, body, isPremium, createdAt, hidden } = post;
  const about = fillIn(words.about, { who: author });
  return (
    <Post aria-labelledby={`post-${id}`}>
      <Row $gap="half">
        <Heading level={3} look={4} id={`post-${id}`}>
          {author}
        </Heading>
        {isPremium ? <PremiumBadge word={deskBoard.premium} /> : null}
        {hidden === null ? null : <Badge tone="ember">{words.hidden}</Badge>}
      </Row>
      <Eyebrow>
        <Labels parts={[paris(createdAt), ...(email === null ? [] : [email])]} />
      </Eyebrow>
      <Body>{body}</Body>
      {hidden === null ? null : (
        <MutedLines>
          {fillIn(words.reason, { name: hidden.by?.name ?? '', reason: hidden.reason })}
        </MutedLines>
      )}
      <Row $gap="half">
        <ActButton
          {...props}
          variant={hidden === null ? 'danger' : 'secondary'}
          act={{ kind: hidden === null ? 'hide' : 'show', id, about }}
        />
      </Row>
    </Post>
  );
}

/** Newest first. */
export function Posts({ board, ...props }: ShownProps<'posts'>) {
  if (board.rows.length === 0)
    return <EmptyState title={words.empty}>{words.emptyText}</EmptyState>;
  return (
    <Lines aria-label={deskBoard.titles.posts}>
      {board.rows.map((post) => (
        <li key={post.id}>
          <PostRow {...props} post={post} />
        </li>
      ))}
    </Lines>
  );
}
