// The right end of the header: sign-in links for visitors, the account's controls for members.
import { styled } from 'styled-components';
import { site } from '#content/site.ts';
import { useVisitor } from '#boot/app.tsx';
import { PremiumBadge } from '#ui/Badge.tsx';
import { LinkButton } from '#ui/LinkButton.tsx';
import { media, tokens } from '#ui/tokens.ts';
import { AccountMenu } from './AccountMenu.tsx';

const { account } = site;

const Actions = styled.div`
  display: none;
  align-items: center;
  justify-content: flex-end;
  gap: ${tokens.space.snug};
  min-height: ${tokens.size.touch};
  white-space: nowrap;
  ${media.tablet} {
    display: flex;
  }
  /* The head script has found a member's token: the space is reserved, and the sign-in links stay hidden. */
  html[data-visitor='returning'] &[data-resolving] {
    visibility: hidden;
  }
`;

/** Account actions: none while a recovery link is open. */
export function AccountActions() {
  const { isResolving, isMember, isRecovering, isPremium } = useVisitor();
  if (isRecovering) return <Actions />;
  if (isMember) {
    return (
      <Actions>
        {isPremium ? <PremiumBadge word={account.premiumBadge} /> : null}
        <LinkButton href={account.dashboard.href} size="small">
          {account.dashboard.name}
        </LinkButton>
        <AccountMenu />
      </Actions>
    );
  }
  return (
    <Actions data-resolving={isResolving ? '' : undefined}>
      <LinkButton href={account.signIn.href} variant="quiet" size="small">
        {account.signIn.name}
      </LinkButton>
      <LinkButton href={account.subscribe.href} size="small">
        {account.subscribe.name}
      </LinkButton>
    </Actions>
  );
}
