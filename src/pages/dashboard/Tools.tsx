// The two menus beside the greeting: notifications, and what members can do about themselves.
import { styled } from 'styled-components';
import { AccountMenu } from '#app/AccountMenu.tsx';
import { dashboard } from '#content/dashboard.ts';
import { Icon } from '#ui/Icon.tsx';
import { Menu, MenuButton } from '#ui/Menu.tsx';
import { Row } from '#ui/Stack.tsx';
import { Muted } from '#ui/Text.tsx';
import { tokens } from '#ui/tokens.ts';

const { notifications, profileMenu } = dashboard;

const Empty = styled(Muted)`
  padding: ${tokens.space.snug};
`;

function Notifications() {
  return (
    <MenuButton look="icon" aria-label={notifications.label} label={<Icon name="bell" />}>
      <Menu
        aria-label={notifications.label}
        renderEmptyState={() => <Empty as="span">{notifications.empty}</Empty>}
      />
    </MenuButton>
  );
}

/** Both, at the right end of the header. */
export function Tools() {
  return (
    <Row $gap="one" $nowrap>
      <Notifications />
      <AccountMenu label={profileMenu.label} />
    </Row>
  );
}
