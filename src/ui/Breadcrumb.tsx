// A breadcrumb: a home link first, the current page last.
import { styled } from 'styled-components';
import { TextLink } from './LinkButton.tsx';
import { tokens } from './tokens.ts';

const List = styled.ol`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  column-gap: ${tokens.space.half};
  font-family: ${tokens.font.mono};
  font-size: ${tokens.type.micro};
  color: ${tokens.color.muted};
`;
const Item = styled.li`
  display: inline-flex;
  align-items: center;
  gap: ${tokens.space.half};
  min-height: ${tokens.size.touch};
  /* After the name: a line may end in a slash, it does not begin with one. */
  &:not(:last-child)::after {
    content: '/' / '';
    color: ${tokens.color.muted};
  }
`;

export type BreadcrumbItem = { label: string; href?: string | undefined };

export type BreadcrumbProps = {
  items: readonly BreadcrumbItem[];
  /** The landmark's name. */
  label?: string;
  homeLabel?: string;
};

/** A breadcrumb. The home link is added; an item without `href`, or the last one, is the current page. */
export function Breadcrumb({ items, label = 'Breadcrumb', homeLabel = 'Home' }: BreadcrumbProps) {
  const last = items.length - 1;
  return (
    <nav aria-label={label}>
      <List>
        <Item>
          <TextLink href="/" tone="quiet">
            {homeLabel}
          </TextLink>
        </Item>
        {items.map((item, index) => (
          <Item key={item.label}>
            {item.href && index !== last ? (
              <TextLink href={item.href} tone="quiet">
                {item.label}
              </TextLink>
            ) : (
              <span {...(index === last ? { 'aria-current': 'page' } : {})}>{item.label}</span>
            )}
          </Item>
        ))}
      </List>
    </nav>
  );
}
