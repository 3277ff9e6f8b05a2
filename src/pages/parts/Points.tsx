// Short lists: points with a hairline dash, tags in mono.
import { styled } from 'styled-components';
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

export type PointsProps = { points: readonly string[]; label?: string };

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
