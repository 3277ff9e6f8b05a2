// One item of the feed: its plate, its reason, and its actions; or, once hidden, a line in its place.
import { styled } from 'styled-components';
import type { FeedItem } from '#content/schema.items.ts';
import { feedTypeNames } from '#content/itemWords.ts';
import { signalStack } from '#content/signalStack.ts';
import { longDate } from '#flows/shared/dates.ts';
import { AddToStack, StackNote } from '#flows/stack/AddToStack.tsx';
import { Share, ShareNote } from '#flows/share/Share.tsx';
import { Button } from '#ui/Button.tsx';
import { Card } from '#ui/Card.tsx';
import { Plate } from '#ui/Plate.tsx';
import { feedPlates } from '#ui/plates/feed.ts';
import { Row, Stack } from '#ui/Stack.tsx';
import { Labels, Muted } from '#ui/Text.tsx';
import { media, tokens } from '#ui/tokens.ts';
import { useLostFocus } from '#ui/useLostFocus.ts';
import { VisuallyHidden } from '#ui/VisuallyHidden.tsx';
import { sentenceOf, type Reason } from './order.ts';

const words = signalStack.feed;

const Why = styled.p`
  font-size: ${tokens.type.micro};
  font-family: ${tokens.font.mono};
  line-height: ${tokens.leading.snug};
`;
const Gone = styled.div`
  height: 100%;
  display: flex;
  flex-direction: column;
  align-items: flex-start;
  justify-content: center;
  gap: ${tokens.space.one};
  padding: ${tokens.space.oneHalf};
  border: ${tokens.line.hair} dashed ${tokens.color.strong};
  border-radius: ${tokens.radius.medium};
`;
/* Paper cannot be pressed. */
const CardActions = styled(Row)`
  row-gap: ${tokens.space.none};
  ${media.print} {
    display: none;
  }
`;
const Cell = styled.div`
  height: 100%;
  min-width: 0;
`;

export type FeedCardProps = {
  item: FeedItem;
  reason: Reason | null;
  isHidden: boolean;
  onHide: () => void;
  onUndo: () => void;
};

/** The card, or its line. */
export function FeedCard({ item, reason, isHidden, onHide, onUndo }: FeedCardProps) {
  const { id, type, date, title, link, summary } = item;
  const cell = useLostFocus<HTMLDivElement>(
    isHidden ? 'line' : 'card',
    '[data-heir]',
    // What brings all of them back is above the feed.
    'anywhere',
  );
  return (
    <Cell ref={cell}>
      {isHidden ? (
        <Gone>
          <Muted as="output">{words.hidden.replace('{title}', () => title)}</Muted>
          <Button size="small" data-heir onPress={onUndo}>
            {words.undo}
            <VisuallyHidden> {title}</VisuallyHidden>
          </Button>
        </Gone>
      ) : (
        <Card
          heading={title}
          href={link}
          eyebrow={<Labels parts={[feedTypeNames[type], longDate(date)]} />}
          plate={<Plate look={feedPlates[type]} id={id} />}
          footer={
            <Stack $gap="none">
              <CardActions $gap="half">
                <AddToStack kind={type} id={id} title={title} link={link} />
                <Share link={link} title={title} />
                <Button size="small" variant="quiet" data-heir onPress={onHide}>
                  {words.less}
                  <VisuallyHidden> {title}</VisuallyHidden>
                </Button>
              </CardActions>
              <ShareNote link={link} />
              <StackNote kind={type} id={id} />
            </Stack>
          }
        >
          <Stack $gap="half">
            <p>{summary}</p>
            {reason === null ? null : <Why>{sentenceOf(reason)}</Why>}
          </Stack>
        </Card>
      )}
    </Cell>
  );
}
