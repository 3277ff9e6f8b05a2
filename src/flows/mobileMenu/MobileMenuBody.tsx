// What the mobile menu holds: the navigation and the account. It is fetched with the layer, when a user is about to open it.
import { styled } from 'styled-components';
import { site } from '#content/site.ts';
import { useApp, useVisitor } from '#boot/app.tsx';
import { Avatar } from '#ui/Avatar.tsx';
import { Button } from '#ui/Button.tsx';
import { LinkButton } from '#ui/LinkButton.tsx';
import { reserved } from '#ui/reserved.ts';
import { tokens } from '#ui/tokens.ts';

const { mobileNavigation, account } = site;

const Body = styled.div`
  display: flex;
  flex-direction: column;
  gap: ${tokens.space.two};
  width: 100%;
  max-width: ${tokens.size.dialog};
  margin-inline: auto;
`;

const Entry = styled.a`
  display: flex;
  align-items: center;
  min-height: ${tokens.size.controlLarge};
  border-block-end: ${tokens.line.hair} solid ${tokens.color.hairline};
  font-family: ${tokens.font.display};
  font-size: ${tokens.type.title};
  letter-spacing: ${tokens.tracking.heading};
  color: ${tokens.color.text};
  text-decoration: none;
  &[aria-current] {
    color: ${tokens.color.accent};
  }
`;

const Offer = styled.div<{ $isReserved: boolean }>`
  ${(p) => (p.$isReserved ? reserved : '')}
`;

const Who = styled.div`
  display: flex;
  align-items: center;
  gap: ${tokens.space.one};
  > div {
    min-width: 0;
    line-height: ${tokens.leading.snug};
    overflow-wrap: anywhere;
  }
  small {
    display: block;
    font-family: ${tokens.font.mono};
    font-size: ${tokens.type.micro};
    color: ${tokens.color.muted};
  }
`;

const Buttons = styled.div`
  display: flex;
  flex-direction: column;
  gap: ${tokens.space.snug};
`;

function VisitorButtons() {
  return (
    <Buttons>
      <LinkButton href={account.signIn.href} wide>
        {account.signIn.name}
      </LinkButton>
      <LinkButton href={account.subscribe.href} variant="primary" wide>
        {account.subscribe.name}
      </LinkButton>
    </Buttons>
  );
}

function MemberButtons() {
  const { session } = useApp();
  const { email, isPremium, tierIsKnown, isLeaving } = useVisitor();
  return (
    <>
      <Who>
        <Avatar email={email} />
        <div>
          {email}
          <small>{isPremium ? account.premiumMember : account.freeMember}</small>
        </div>
      </Who>
      <Buttons>
        <LinkButton href={account.dashboard.href} variant="primary" wide>
          {account.dashboard.name}
        </LinkButton>
        <LinkButton href={account.signalStack.href} wide>
          {account.signalStack.name}
        </LinkButton>
        <LinkButton href={account.page.href} wide>
          {account.page.name}
        </LinkButton>
        {isPremium ? (
          <LinkButton href={account.plan.href} wide>
            {account.plan.name}
          </LinkButton>
        ) : (
          <Offer $isReserved={!tierIsKnown} inert={!tierIsKnown}>
            <LinkButton href={account.upgrade.href} variant="gold" wide>
              {account.upgrade.name}
            </LinkButton>
          </Offer>
        )}
        <Button
          variant="quiet"
          wide
          isPending={isLeaving}
          onPress={() => session.send({ type: 'signOut.requested' })}
        >
          {isLeaving ? account.signingOut : account.signOutMobile}
        </Button>
      </Buttons>
    </>
  );
}

export type MobileMenuBodyProps = {
  /** The page in view, whose entry is marked. */
  path: string;
  onClose: () => void;
};

/** The content of the layer. */
export function MobileMenuBody({ path, onClose }: MobileMenuBodyProps) {
  const { isMember, isResolving, isRecovering } = useVisitor();
  return (
    // A link to the current page changes no address: the press itself closes the menu.
    <Body
      role="presentation"
      onClick={(event) => {
        if (event.target instanceof Element && event.target.closest('a')) onClose();
      }}
    >
      <nav aria-label={mobileNavigation.label}>
        <ul>
          {mobileNavigation.items.map(({ name, href }) => (
            <li key={href}>
              <Entry href={href} aria-current={path === href ? 'page' : undefined}>
                {name}
              </Entry>
            </li>
          ))}
        </ul>
      </nav>
      {isMember ? <MemberButtons /> : isResolving || isRecovering ? null : <VisitorButtons />}
    </Body>
  );
}
