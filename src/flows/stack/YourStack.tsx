// The items on a member's stack, newest first, or in the order of a premium member: each links to its page and can be removed; the
// last removal can be undone.
import type { ReactNode } from 'react';
import { useSelector } from '@xstate/react';
import { styled } from 'styled-components';
import { stackIn } from '#machines/stack.machine.ts';
import type { StackItem } from '#machines/stack.machine.ts';
import { feedTypeNames } from '#content/itemWords.ts';
import { signalStack } from '#content/signalStack.ts';
import { statePath } from '#flows/shared/statePath.ts';
import { Button } from '#ui/Button.tsx';
import { EmptyState } from '#ui/EmptyState.tsx';
import { TextLink } from '#ui/LinkButton.tsx';
import { Notice } from '#ui/Notice.tsx';
import { panel } from '#ui/panel.ts';
import { Skeleton, SkeletonGroup } from '#ui/Skeleton.tsx';
import { Row, Stack } from '#ui/Stack.tsx';
import { Mono, Muted } from '#ui/Text.tsx';
import { tokens } from '#ui/tokens.ts';
import { useLostFocus } from '#ui/useLostFocus.ts';
import { VisuallyHidden } from '#ui/VisuallyHidden.tsx';
import { useStackActors } from './StackProvider.tsx';

const words = signalStack.stack;
const kindNames: Readonly<Record<string, string>> = feedTypeNames;

const List = styled.ul`
  ${panel}
  padding-inline: ${tokens.space.oneHalf};
`;
const Line = styled.li`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${tokens.space.hair} ${tokens.space.one};
  padding-block: ${tokens.space.half};
  &:not(:first-child) {
    border-block-start: ${tokens.line.hair} dashed ${tokens.color.hairline};
  }
`;
const Kind = styled(Mono)`
  display: block;
  font-size: ${tokens.type.micro};
  color: ${tokens.color.muted};
`;
const Title = styled.span`
  font-family: ${tokens.font.display};
  font-size: ${tokens.type.lead};
  > a {
    color: ${tokens.color.text};
  }
`;

const titleOf = ({ title }: StackItem) => title || words.unpublished;

const Words = styled.div`
  flex: 1 1 ${tokens.size.noticeText};
  min-width: 0;
`;

type ItemProps = { item: StackItem; onRemove: () => void; move: ReactNode };

function Item({ item, onRemove, move }: ItemProps) {
  const kind = kindNames[item.kind];
  return (
    <Line>
      <Words>
        {kind === undefined ? null : <Kind>{kind}</Kind>}
        {item.link === '' ? (
          <Muted as="span">{titleOf(item)}</Muted>
        ) : (
          <Title>
            <TextLink href={item.link} tone="quiet">
              {item.title}
            </TextLink>
          </Title>
        )}
      </Words>
      <Row $gap="half">
        {move}
        <Button size="small" variant="quiet" onPress={onRemove}>
          {words.remove}
          <VisuallyHidden> {titleOf(item)}</VisuallyHidden>
        </Button>
      </Row>
    </Line>
  );
}

/** What the full stack adds: the order itself, the buttons on an item, and how to move it or where it is now. */
export type OwnOrder = {
  arrange: (items: readonly StackItem[]) => readonly StackItem[];
  buttons: (props: { item: StackItem; items: readonly StackItem[]; title: string }) => ReactNode;
  note: (items: readonly StackItem[]) => ReactNode;
};

/** The view of `stack` for a user who has one. */
export function YourStack({ order }: { order: OwnOrder | null }) {
  const { stack } = useStackActors();
  const snapshot = useSelector(stack, (current) => current);
  const { removed, problem } = snapshot.context;
  const newest = stackIn(snapshot.context);
  const items = order?.arrange(newest) ?? newest;
  const moving = items.length > 1 ? order : null;
  const box = useLostFocus<HTMLDivElement>(
    `${removed?.kind} ${removed?.id} ${items.length}`,
    '[data-heir], li:last-child a',
  );
  return (
    <Stack ref={box} $gap="one" data-flow="stack" data-state={statePath(snapshot.value)}>
      {snapshot.hasTag('failed') ? (
        <Notice
          tone="error"
          live
          title={words.failed.title}
          action={
            <Button size="small" onPress={() => stack.send({ type: 'retry.requested' })}>
              {words.failed.action}
            </Button>
          }
        >
          {words.failed.text}
        </Notice>
      ) : null}
      {problem?.does === 'remove' ? (
        <Notice
          tone="error"
          live
          title={words.problems.remove.replace('{title}', () => titleOf(problem.item))}
        >
          {problem.message}
        </Notice>
      ) : null}
      {removed === null ? null : (
        <Notice
          live
          icon={false}
          title={words.removed.replace('{title}', () => titleOf(removed))}
          action={
            <Button size="small" data-heir onPress={() => stack.send({ type: 'removal.undone' })}>
              {words.undo}
            </Button>
          }
        />
      )}
      {snapshot.hasTag('loading') ? (
        <SkeletonGroup label={words.loading}>
          <Skeleton height={tokens.size.choice} />
        </SkeletonGroup>
      ) : null}
      {snapshot.hasTag('known') && items.length === 0 ? (
        <EmptyState title={words.empty.title}>{words.empty.text}</EmptyState>
      ) : null}
      {snapshot.hasTag('known') && items.length > 0 ? (
        <List>
          {items.map((item) => (
            <Item
              key={`${item.kind} ${item.id}`}
              item={item}
              onRemove={() => stack.send({ type: 'item.removed', item })}
              move={moving?.buttons({ item, items, title: titleOf(item) })}
            />
          ))}
        </List>
      ) : null}
      {moving?.note(items)}
    </Stack>
  );
}
