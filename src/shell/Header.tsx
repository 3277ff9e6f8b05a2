// The global header: brand, main navigation, account (docs/product-spec.md, "2. Screens and routes").
import { css, styled } from 'styled-components';
import { site } from '#content/site.ts';
import { Column } from '#ui/Page.tsx';
import { media, tokens, wideScreen } from '#ui/tokens.ts';
import { AccountActions } from './AccountActions.tsx';
import { Brand } from './Brand.tsx';
import { MobileMenu } from '#flows/mobileMenu/MobileMenu.tsx';
import { NewsletterMenu } from './NewsletterMenu.tsx';
import { SearchButton } from './SearchButton.tsx';

const { navigation } = site;
const wide = `@media ${wideScreen}`;

const Head = styled.header`
  ${media.print} {
    display: none;
  }
`;

const Bar = styled(Column)`
  display: flex;
  align-items: center;
  gap: ${tokens.space.one};
  padding-block: ${tokens.space.one};
  ${wide} {
    padding-block: ${tokens.space.snug};
    gap: ${tokens.space.oneHalf};
  }
`;

const Line = styled(Column)`
  &::after {
    content: '';
    display: block;
    border-block-end: ${tokens.line.hair} solid ${tokens.color.hairline};
  }
`;

const Navigation = styled.nav`
  display: none;
  ${wide} {
    display: block;
  }
`;

const Entries = styled.ul`
  display: flex;
  align-items: center;
  /* The widest header is a premium member's, beside a classic scrollbar: e2e/access/edges.spec.ts. */
  gap: ${tokens.space.snug};
  ${media.wide} {
    gap: ${tokens.space.one};
  }
`;

const current = css`
  color: ${tokens.color.text};
  box-shadow: inset 0 calc(-1 * ${tokens.line.bold}) 0 ${tokens.color.accent};
`;

const Entry = styled.a`
  display: inline-flex;
  align-items: center;
  min-height: ${tokens.size.touch};
  font-size: ${tokens.type.small};
  color: ${tokens.color.muted};
  text-decoration: none;
  white-space: nowrap;
  &:hover {
    color: ${tokens.color.text};
  }
  &[aria-current] {
    ${current}
  }
  ${media.forced} {
    &[aria-current] {
      text-decoration: underline;
    }
  }
`;

/* The dropdown is marked like an entry: it has no page of its own. */
const Dropdown = styled.li<{ $isCurrent: boolean }>`
  ${(p) => (p.$isCurrent ? current : '')}
  > button {
    ${(p) => (p.$isCurrent ? 'color: inherit;' : '')}
  }
`;

const End = styled.div`
  display: flex;
  align-items: center;
  gap: ${tokens.space.half};
  margin-inline-start: auto;
`;

/** The page itself is 'page'; a page beneath it makes its entry merely the current one. */
function currentOf(path: string, href: string): 'page' | 'true' | undefined {
  if (path === href) return 'page';
  return path.startsWith(`${href}/`) ? 'true' : undefined;
}

const isNewsletter = (path: string) =>
  navigation.newsletter.items.some(({ href }) => currentOf(path, href) !== undefined);

/** The header: `banner`. */
export function Header({ path }: { path: string }) {
  return (
    <Head>
      <Bar>
        <Brand />
        <Navigation aria-label={navigation.label}>
          <Entries>
            {navigation.items.map(({ name, href }) => (
              <li key={href}>
                <Entry href={href} aria-current={currentOf(path, href)}>
                  {name}
                </Entry>
              </li>
            ))}
            <Dropdown $isCurrent={isNewsletter(path)}>
              <NewsletterMenu path={path} />
            </Dropdown>
          </Entries>
        </Navigation>
        <End>
          <SearchButton />
          <AccountActions />
          <MobileMenu path={path} />
        </End>
      </Bar>
      <Line />
    </Head>
  );
}
