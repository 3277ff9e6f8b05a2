// The Newsletter dropdown: the hub and the two letters.
import { site } from '#content/site.ts';
import { Menu, MenuButton, MenuItem } from '#ui/Menu.tsx';

const { newsletter } = site.navigation;

/** The last entry of the main navigation. */
export function NewsletterMenu({ path }: { path: string }) {
  return (
    <MenuButton label={newsletter.name} look="text" placement="bottom start">
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
