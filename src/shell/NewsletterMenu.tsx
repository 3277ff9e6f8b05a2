// The Newsletter dropdown: the overview and the two newsletters.
import { styled } from 'styled-components';
import { site } from '#content/site.ts';
import { Menu, MenuButton, MenuItem } from '#ui/Menu.tsx';
import { tokens } from '#ui/tokens.ts';

const Name = styled.span`
  font-size: ${tokens.type.small};
`;

const { newsletter } = site.navigation;

/** The last entry of the main navigation. */
export function NewsletterMenu({ path }: { path: string }) {
  return (
    <MenuButton label={<Name>{newsletter.name}</Name>} look="text" placement="bottom start">
      <Menu aria-label={newsletter.name}>
        {newsletter.items.map(({ name, href }) => (
          <MenuItem
            key={href}
            id={href}
            href={href}
            {...(path === href ? { 'aria-current': 'page' } : {})}
          >
            {name}
          </MenuItem>
        ))}
      </Menu>
    </MenuButton>
  );
}
