// The avatar menu: the signed-in member, their tier, and their commands.
import { styled } from 'styled-components';
import { site } from '#content/site.ts';
import { useApp, useVisitor } from '#boot/app.tsx';
import { Avatar } from '#ui/Avatar.tsx';
import { Menu, MenuButton, MenuItem, MenuSection } from '#ui/Menu.tsx';
import { tokens } from '#ui/tokens.ts';

const { account } = site;

const Email = styled.span`
  display: block;
  font-family: ${tokens.font.text};
  font-size: ${tokens.type.small};
  font-weight: ${tokens.weight.medium};
  color: ${tokens.color.text};
`;

/** A member's menu: in the header, and on the dashboard under another name. */
export function AccountMenu({ label = account.menu }: { label?: string }) {
  const { session, onboardingLayer } = useApp();
  const { email, isPremium, tierIsKnown, isLeaving } = useVisitor();
  const act = (key: unknown) => {
    if (key === 'edit') onboardingLayer.send({ type: 'layer.requested', purpose: 'edit' });
    if (key === 'signOut') session.send({ type: 'signOut.requested' });
  };
  return (
    <MenuButton look="bare" aria-label={label} label={<Avatar email={email} />}>
      <Menu aria-label={label} onAction={act} disabledKeys={isLeaving ? ['signOut'] : []}>
        <MenuSection
          title={
            <>
              <Email>{email}</Email>
              {isPremium ? account.premiumMember : account.freeMember}
            </>
          }
        >
          <MenuItem id="edit">{account.editProfile}</MenuItem>
          <MenuItem id="settings" href={account.settings.href}>
            {account.settings.name}
          </MenuItem>
          <MenuItem id="account" href={account.page.href}>
            {account.page.name}
          </MenuItem>
          {/* Two items: an item keeps its id. */}
          {isPremium ? (
            <MenuItem key="plan" id="plan" href={account.plan.href}>
              {account.plan.name}
            </MenuItem>
          ) : (
            <MenuItem
              key="upgrade"
              id="upgrade"
              href={account.upgrade.href}
              tone="gold"
              isReserved={!tierIsKnown}
            >
              {account.upgrade.name}
            </MenuItem>
          )}
          <MenuItem id="signOut">{isLeaving ? account.signingOut : account.signOut}</MenuItem>
        </MenuSection>
      </Menu>
    </MenuButton>
  );
}
