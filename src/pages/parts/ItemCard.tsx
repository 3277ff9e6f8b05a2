// An item of any section as a card: its plate, its details in mono, its title as the link, its summary.
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { itemWords } from '#content/itemWords.ts';
import { Card } from '#ui/Card.tsx';
import { Mark, Marked, type MarkName } from '#ui/Mark.tsx';
import { Plate } from '#ui/Plate.tsx';
import type { Look } from '#ui/plates/draw.ts';
import { Row, Stack } from '#ui/Stack.tsx';
import { Labels, Sentence } from '#ui/Text.tsx';
import { Points, Tags } from './Points.tsx';

export type ItemCardProps = {
  look: Look;
  /** The input of its plate's drawing. */
  id: string;
  /** The parts of its mono line: type, date, status. */
  labels: readonly string[];
  /** The mark before that line. */
  mark?: MarkName;
  title: string;
  href?: string;
  text: string;
  tags?: readonly string[];
  /** Its figures, under its summary. */
  points?: readonly string[];
  /** Content at the foot, before or instead of the tags. */
  foot?: ReactNode;
  /** The anchor by which other pages reach it. */
  anchor?: string;
};

/* Content before the tags is in their line. */
const FootLine = styled(Row)`
  > ul {
    display: contents;
  }
`;

/** One card of a listing. */
export function ItemCard(props: ItemCardProps) {
  const { look, id, labels, mark, title, href, text, tags = [], points, foot, anchor } = props;
  const hasFoot = foot !== undefined || tags.length > 0;
  return (
    <Card
      id={anchor}
      heading={title}
      href={href}
      eyebrow={
        mark === undefined ? (
          <Labels parts={labels} gold={itemWords.premium} />
        ) : (
          <Marked>
            <Mark name={mark} />
            <Labels parts={labels} gold={itemWords.premium} />
          </Marked>
        )
      }
      plate={<Plate look={look} id={id} />}
      footer={
        hasFoot ? (
          <FootLine $gap="half">
            {foot}
            <Tags tags={tags} label={itemWords.subjects} />
          </FootLine>
        ) : undefined
      }
    >
      <Stack $gap="one">
        <p>
          <Sentence text={text} />
        </p>
        {points ? <Points points={points} /> : null}
      </Stack>
    </Card>
  );
}
