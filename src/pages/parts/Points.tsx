// Short lists: points with a hairline dash, some of them links; tags in mono.
import { styled } from 'styled-components';
import { TextLink } from '#ui/LinkButton.tsx';
import { tokens } from '#ui/tokens.ts';

const List = styled.ul`
  display: grid;
  gap: ${tokens.space.half};
  font-size: ${tokens.type.small};
`;

const Point = styled.li`
  position: relative;
  padding-inline-start: ${tokens.space.oneHalf};
  &::before {
    content: '';
    position: absolute;
    inset-inline-start: 0;
    inset-block-start: 0.8em;
    width: ${tokens.space.snug};
    border-block-start: ${tokens.line.hair} solid ${tokens.color.accent};
  }
`;

/* A list of links is pressed with a finger: each line is as high as one. */
const LinkList = styled(List)`
  gap: ${tokens.space.none};
  > li::before {
    inset-block-start: calc(${tokens.size.touch} / 2);
  }
  a {
    display: inline-block;
    /* Around one line or two: the dash stays beside the first. */
    padding-block: calc((${tokens.size.touch} - 1lh) / 2);
  }
`;

/** What is listed, and where it is to be had. */
export type LinkedPoint = { text: string; href: string };

export type PointsProps = { points: readonly string[]; label?: string };

/** The same, each a link to what it names. */
export function LinkedPoints({
  points,
  label,
}: {
  points: readonly LinkedPoint[];
  label?: string;
}) {
  return (
    <LinkList aria-label={label}>
      {points.map(({ text, href }) => (
        <Point key={text}>
          <TextLink href={href}>{text}</TextLink>
        </Point>
      ))}
    </LinkList>
  );
}

/** A list of contents or figures. */
export function Points({ points, label }: PointsProps) {
  return (
    <List aria-label={label}>
      {points.map((point) => (
        <Point key={point}>{point}</Point>
      ))}
    </List>
  );
}

const TagList = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: ${tokens.space.half};
`;

const Tag = styled.li`
  padding: ${tokens.space.hair} ${tokens.space.half};
  border: ${tokens.line.hair} solid ${tokens.color.strong};
  border-radius: ${tokens.radius.small};
  font-family: ${tokens.font.mono};
  font-size: ${tokens.type.micro};
  line-height: ${tokens.leading.snug};
  color: ${tokens.color.muted};
`;

/** Subjects of an item. */
export function Tags({ tags, label }: { tags: readonly string[]; label: string }) {
  if (tags.length === 0) return null;
  return (
    <TagList aria-label={label}>
      {tags.map((tag) => (
        <Tag key={tag}>{tag}</Tag>
      ))}
    </TagList>
  );
}
