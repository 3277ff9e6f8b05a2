// The navigation of the signed-in area: a sidebar on the left of wide screens, a line that scrolls sideways on a phone.
import { styled } from 'styled-components';
import { Brand } from '#shell/Brand.tsx';
import { useVisitor } from '#boot/app.tsx';
import { dashboard } from '#content/dashboard.ts';
import { site } from '#content/site.ts';
import { PremiumBadge } from '#ui/Badge.tsx';
import { LinkButton } from '#ui/LinkButton.tsx';
import { focusRing } from '#ui/motion.ts';
import { media, tokens } from '#ui/tokens.ts';

const words = dashboard.sidebar;

const Box = styled.div`
  display: flex;
  flex-direction: column;
  min-width: 0;
  border-block-end: ${tokens.line.hair} solid ${tokens.color.hairline};
  ${media.desktop} {
    position: sticky;
    inset-block-start: 0;
    height: 100dvh;
    overflow-y: auto;
    padding: ${tokens.space.oneHalf} ${tokens.space.one};
    gap: ${tokens.space.oneHalf};
    border-block-end: 0;
  }
  ${media.print} {
    display: none;
  }
`;

const Home = styled.div`
  display: flex;
  padding: ${tokens.space.half} ${tokens.space.gutter} 0;
  ${media.desktop} {
    padding: 0 ${tokens.space.half};
  }
`;

const Nav = styled.nav`
  min-width: 0;
  ${media.desktop} {
    flex: 1;
  }
`;

const List = styled.ul`
  display: flex;
  gap: ${tokens.space.half};
  padding-inline: calc(${tokens.space.gutter} - ${tokens.space.snug});
  overflow-x: auto;
  overscroll-behavior-x: contain;
  scrollbar-width: none;
  ${media.desktop} {
    flex-direction: column;
    gap: ${tokens.space.hair};
    min-height: 100%;
    padding-inline: 0;
    overflow: visible;
  }
`;

const Item = styled.li`
  position: relative;
  flex: none;
  display: flex;
  align-items: center;
  gap: ${tokens.space.half};
  padding-inline-end: ${tokens.space.snug};
  ${media.desktop} {
    justify-content: space-between;
    border-radius: ${tokens.radius.small};
    &:has([aria-current]) {
      background: ${tokens.color.raised};
    }
    &:has([aria-current])::before {
      content: '';
      position: absolute;
      inset-block: 0;
      inset-inline-start: 0;
      border-inline-start: ${tokens.line.bold} solid ${tokens.color.accent};
    }
  }
`;

const Entry = styled.a`
  flex: 1;
  display: inline-flex;
  align-items: center;
  min-height: ${tokens.size.control};
  padding-inline-start: ${tokens.space.snug};
  color: ${tokens.color.muted};
  text-decoration: none;
  white-space: nowrap;
  &:hover,
  &[aria-current] {
    color: ${tokens.color.text};
  }
  &[aria-current] {
    box-shadow: inset 0 calc(-1 * ${tokens.line.bold}) ${tokens.color.accent};
  }
  &:focus-visible {
    ${focusRing}
    outline-offset: calc(-1 * ${tokens.line.focus});
  }
  ${media.desktop} {
    min-height: ${tokens.size.touch};
    padding-inline-start: ${tokens.space.one};
    &[aria-current] {
      box-shadow: none;
    }
  }
`;

/** Last in the line; at the foot of the sidebar where there is one. */
const Offer = styled.li`
  flex: none;
  display: flex;
  align-items: center;
  ${media.desktop} {
    display: grid;
    margin-block-start: auto;
  }
`;

/** Seven entries, and for members without Premium a link to the plans. */
export function Sidebar() {
  const { isPremium, tierIsKnown } = useVisitor();
  const isFree = tierIsKnown && !isPremium;
  return (
    <Box>
      <Home>
        <Brand />
      </Home>
      <Nav aria-label={words.label}>
        <List>
          {words.items.map(({ name, href, premium }) => (
            <Item key={href}>
              <Entry
                href={href}
                aria-current={href === site.account.dashboard.href ? 'page' : undefined}
              >
                {name}
              </Entry>
              {premium && isFree ? <PremiumBadge word={words.premiumBadge} /> : null}
            </Item>
          ))}
          {isFree ? (
            <Offer>
              <LinkButton variant="gold" size="small" wide href={words.upgrade.href}>
                {words.upgrade.name}
              </LinkButton>
            </Offer>
          ) : null}
        </List>
      </Nav>
    </Box>
  );
}
