// The thread below a post: its replies, the oldest first, and a box for another one; and the button that opens it.
import { styled } from 'styled-components';
import type { Reply } from '#machines/thread.machine.ts';
import { thread as words } from '#content/thread.ts';
import { longDate } from '#flows/shared/dates.ts';
import { RemovalDialog } from '#flows/removal/RemovalDialog.tsx';
import { fillIn } from '#flows/shared/fillIn.ts';
import { statePath } from '#flows/shared/statePath.ts';
import { Badge } from '#ui/Badge.tsx';
import { Button } from '#ui/Button.tsx';
import { Notice } from '#ui/Notice.tsx';
import { Pending } from '#ui/Pending.tsx';
import { Row, Stack } from '#ui/Stack.tsx';
import { Eyebrow, Labels, Muted } from '#ui/Text.tsx';
import { VisuallyHidden } from '#ui/VisuallyHidden.tsx';
import { tokens } from '#ui/tokens.ts';
import { useLostFocus } from '#ui/useLostFocus.ts';
import { ReplyBox } from './ReplyBox.tsx';
import { beginningOf, isOpenFor, repliesTo } from './thread.ts';
import type { ThreadProps } from './thread.ts';

/* Below the post, and to its right: what answers it. */
const Box = styled.section`
  margin-inline-start: ${tokens.space.one};
  padding: ${tokens.space.one} 0 ${tokens.space.one} ${tokens.space.oneHalf};
  border-inline-start: ${tokens.line.bold} solid ${tokens.color.hairline};
`;
/* Its words are flush with the line of the thread below it. */
const Opener = styled.span`
  display: flex;
  padding-block-start: ${tokens.space.hair};
`;
const List = styled.ol`
  display: grid;
  gap: ${tokens.space.oneHalf};
  margin: 0;
  padding: 0;
  list-style: none;
`;
const Words = styled.p`
  max-width: ${tokens.measure};
  white-space: pre-line;
  overflow-wrap: anywhere;
`;

type Post = { id: string; author: string; replies: number };
type ThreadOfProps = ThreadProps & { post: Post };

const countOf = (count: number) => {
  if (count === 0) return words.open;
  return count === 1 ? words.read.one : fillIn(words.read.many, { count });
};

/** Opens the thread of a post, and closes it. */
function ThreadButton({ post, ...props }: ThreadOfProps) {
  const { actor, snapshot } = props;
  const isOpen = isOpenFor(props, post.id);
  const press = isOpen
    ? ({ type: 'thread.closed' } as const)
    : ({ type: 'thread.opened', id: post.id } as const);
  return (
    <Opener data-flow="thread" data-state={statePath(snapshot.value)}>
      <Button
        size="small"
        variant="quiet"
        aria-expanded={isOpen}
        isDisabled={!snapshot.can(press)}
        onPress={() => actor.send(press)}
      >
        {isOpen ? words.close : countOf(repliesTo(props, post))}
        <VisuallyHidden> {fillIn(words.to, { author: post.author })}</VisuallyHidden>
      </Button>
    </Opener>
  );
}

function OneReply({ actor, snapshot, reply }: ThreadProps & { reply: Reply }) {
  const { id, author, role, text, createdAt, isMine } = reply;
  const remove = { type: 'removal.requested', id } as const;
  return (
    <Stack as="li" $gap="half">
      <Row $gap="half">
        <strong>{author}</strong>
        <Eyebrow>
          <Labels parts={[...(role === '' ? [] : [role]), longDate(createdAt)]} />
        </Eyebrow>
        {isMine ? (
          <>
            <Badge tone="indigo">{words.mine}</Badge>
            <Button
              size="small"
              variant="quiet"
              isDisabled={!snapshot.can(remove)}
              onPress={() => actor.send(remove)}
            >
              {words.remove.button}
              <VisuallyHidden>{` ${words.mine}: ${beginningOf(text)}`}</VisuallyHidden>
            </Button>
          </>
        ) : null}
      </Row>
      <Words>{text}</Words>
    </Stack>
  );
}

function Replies(props: ThreadProps) {
  const { actor, snapshot } = props;
  const { replies } = snapshot.context;
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
      {replies.length === 0 ? null : (
        <List>
          {replies.map((reply) => (
            <OneReply key={reply.id} {...props} reply={reply} />
          ))}
        </List>
      )}
      {snapshot.hasTag('loading') ? (
        <Muted as="output">
          <Pending /> {words.loading}
        </Muted>
      ) : null}
      {snapshot.hasTag('listed') && replies.length === 0 ? <Muted>{words.empty}</Muted> : null}
    </>
  );
}

/** The replies of the thread that is open. */
function OpenThread({ post, ...props }: ThreadOfProps) {
  const { children, context, value } = props.snapshot;
  // A deleted reply, and a list that is read again, remove their button: the focus moves to the box.
  const part = `${context.doomed} ${props.snapshot.hasTag('failed')}`;
  const around = useLostFocus<HTMLElement>(part, 'textarea');
  return (
    <Box
      ref={around}
      aria-label={fillIn(words.label, { author: post.author })}
      data-flow="thread"
      data-state={statePath(value)}
    >
      <Stack $gap="oneHalf">
        <Replies {...props} />
        <ReplyBox {...props} />
      </Stack>
      <RemovalDialog
        removal={children.removal}
        words={words.remove}
        failed={words.problems.failed}
      />
    </Box>
  );
}

/** The thread of a post, below it: the button that opens it, and what it opens. */
export const Thread = (props: ThreadOfProps) => (
  <>
    <ThreadButton {...props} />
    {isOpenFor(props, props.post.id) ? <OpenThread {...props} /> : null}
  </>
);
