// The mobile menu: a full-screen dialog with the navigation and the account (docs/product-spec.md, "2. Screens and routes").
import { styled } from 'styled-components';
import { site } from '#content/site.ts';
import { useApp, usePageActor } from '#boot/app.tsx';
import { IconButton } from '#ui/Button.tsx';
import { onDemand } from '#ui/onDemand.ts';
import { OutOfReach } from '#ui/OutOfReach.tsx';
import { wideScreen } from '#ui/tokens.ts';

const parts = onDemand(() => import('./MobileMenuLayer.tsx'));

const Opener = styled.div`
  @media ${wideScreen} {
    display: none;
  }
`;

/** The button in the header and the layer that it opens. */
export function MobileMenu({ path }: { path: string }) {
  const { mobileMenu } = useApp();
  const isOpen = usePageActor(mobileMenu, (snapshot) => snapshot.hasTag('dialogOpen'));
  const { status, part } = parts.useLoadState(isOpen);
  const turn = (open: boolean) => mobileMenu.send({ type: open ? 'menu.opened' : 'menu.closed' });
  return (
    <Opener>
      <IconButton
        icon="menu"
        label={site.mobileNavigation.open}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        onPointerEnter={parts.expect}
        onPointerDown={parts.expect}
        onFocus={parts.expect}
        onPress={() => turn(true)}
      />
      {part === null ? null : (
        <part.MobileMenuLayer path={path} isOpen={isOpen} onOpenChange={turn} />
      )}
      {part === null && isOpen && status === 'unreachable' ? (
        <OutOfReach onRetry={parts.load} onGiveUp={() => turn(false)} />
      ) : null}
    </Opener>
  );
}
