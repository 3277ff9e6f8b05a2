// The two menus beside the greeting: notifications, and what members can do about themselves.
import { styled } from 'styled-components';
import { useHouse, useVisitor } from '#app/house.tsx';
import { dashboard } from '#content/dashboard.ts';
import { site } from '#content/site.ts';
import { Avatar } from '#ui/Avatar.tsx';
import { Icon } from '#ui/Icon.tsx';
import { Menu, MenuButton, MenuItem, MenuSection } from '#ui/Menu.tsx';
import { Row } from '#ui/Stack.tsx';
import { Muted } from '#ui/Text.tsx';
import { tokens } from '#ui/tokens.ts';

const { notifications, profileMenu } = dashboard;

const Empty = styled(Muted)`
  padding: ${tokens.space.snug};
`;

const Email = styled.span`
  display: block;
  font-family: ${tokens.font.text};
  font-size: ${tokens.type.small};
  font-weight: ${tokens.weight.medium};
  color: ${tokens.color.text};
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

function Profile() {
  const { session, onboardingLayer } = useHouse();
  const { email, isPremium, tierIsKnown, isLeaving } = useVisitor();
  const act = (key: unknown) => {
    if (key === 'edit') onboardingLayer.send({ type: 'layer.requested', purpose: 'edit' });
    if (key === 'signOut') session.send({ type: 'signOut.requested' });
  };
  return (
    <MenuButton look="bare" aria-label={profileMenu.label} label={<Avatar email={email} />}>
      <Menu
        aria-label={profileMenu.label}
        onAction={act}
        disabledKeys={isLeaving ? ['signOut'] : []}
      >
        <MenuSection
          title={
            <>
              <Email>{email}</Email>
              {isPremium ? site.account.premiumMember : site.account.freeMember}
            </>
          }
        >
          <MenuItem id="edit">{profileMenu.editProfile}</MenuItem>
          <MenuItem id="settings" href={profileMenu.settings.href}>
            {profileMenu.settings.name}
          </MenuItem>
          {tierIsKnown && !isPremium ? (
            <MenuItem id="upgrade" href={profileMenu.upgrade.href} tone="gold">
              {profileMenu.upgrade.name}
            </MenuItem>
          ) : null}
          <MenuItem id="signOut">
            {isLeaving ? profileMenu.signingOut : profileMenu.signOut}
          </MenuItem>
        </MenuSection>
      </Menu>
    </MenuButton>
  );
}

/** Both, at the right end of the header. */
export function Tools() {
  return (
    <Row $gap="one" $nowrap>
      <Notifications />
      <Profile />
    </Row>
  );
}
