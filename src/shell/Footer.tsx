// The foot of every page: a description of the site, its links, and the choice of theme.
import { styled } from 'styled-components';
import { site } from '#content/site.ts';
import { Column } from '#ui/Page.tsx';
import { media, tokens } from '#ui/tokens.ts';
import { Brand } from './Brand.tsx';
import { ThemeSwitch } from '#flows/theme/ThemeSwitch.tsx';

const { footer } = site;

const Foot = styled.footer`
  border-block-start: ${tokens.line.hair} solid ${tokens.color.hairline};
  ${media.print} {
    display: none;
  }
`;

const Columns = styled(Column)`
  display: grid;
  gap: ${tokens.space.three};
  padding-block: ${tokens.space.three};
  ${media.desktop} {
    grid-template-columns: minmax(0, 4fr) minmax(0, 5fr) auto;
    padding-block: ${tokens.space.four};
  }
`;

const Statement = styled.p`
  max-width: 25em;
  margin-block-start: ${tokens.space.one};
  font-size: ${tokens.type.small};
  color: ${tokens.color.muted};
`;

const Lists = styled.nav`
  display: grid;
  gap: ${tokens.space.two};
  ${media.tablet} {
    grid-template-columns: minmax(0, 2fr) minmax(0, 1fr);
    > :last-child {
      grid-column: 1 / -1;
    }
  }
`;

const ListTitle = styled.h2`
  font-family: ${tokens.font.mono};
  font-size: ${tokens.type.micro};
  line-height: ${tokens.leading.snug};
  color: ${tokens.color.muted};
  margin-block-end: ${tokens.space.half};
`;

/** A long list in two columns; a short one in as many as fit. */
const List = styled.ul<{ $isLong: boolean }>`
  columns: ${(p) => (p.$isLong ? 2 : tokens.size.linkColumn)};
  column-gap: ${tokens.space.one};
`;

const Entry = styled.a`
  display: inline-flex;
  align-items: center;
  min-width: ${tokens.size.touch};
  min-height: ${tokens.size.touch};
  font-size: ${tokens.type.small};
  color: ${tokens.color.text};
  text-decoration-line: none;
  text-decoration-color: ${tokens.color.accent};
  &:hover {
    text-decoration-line: underline;
  }
`;

const Closing = styled(Column)`
  > p {
    padding-block: ${tokens.space.oneHalf} ${tokens.space.two};
    border-block-start: ${tokens.line.hair} solid ${tokens.color.hairline};
    font-family: ${tokens.font.display};
    font-size: ${tokens.type.body};
    font-style: italic;
    color: ${tokens.color.muted};
  }
`;

type ListProps = {
  title: string;
  items: readonly { name: string; href: string }[];
  /** Below the others, as wide as both. */
  isWide?: boolean;
};

function LinkList({ title, items, isWide = false }: ListProps) {
  return (
    <div>
      <ListTitle>{title}</ListTitle>
      <List $isLong={!isWide && items.length > 4}>
        {items.map(({ name, href }) => (
          <li key={href}>
            <Entry href={href}>{name}</Entry>
          </li>
        ))}
      </List>
    </div>
  );
}

/** The footer: `contentinfo`. */
export function Footer() {
  return (
    <Foot>
      <Columns>
        <div>
          <Brand />
          <Statement>{footer.statement}</Statement>
          <Entry href={footer.author.href}>{footer.author.name}</Entry>
        </div>
        <Lists aria-label={footer.label}>
          <LinkList title={footer.pagesTitle} items={footer.pages} />
          <LinkList title={footer.followTitle} items={footer.follow} />
          <LinkList title={footer.siteTitle} items={footer.site} isWide />
        </Lists>
        <ThemeSwitch />
      </Columns>
      <Closing>
        <p>{footer.closing}</p>
      </Closing>
    </Foot>
  );
}
