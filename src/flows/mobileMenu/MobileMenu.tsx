// The mobile menu: a full-screen dialog with the navigation and the account (docs/product-spec.md, "2. Screens and routes").
import { styled } from 'styled-components';
import { site } from '#content/site.ts';
import { useApp, usePageActor } from '#boot/app.tsx';
import { BrandMark } from '#ui/BrandMark.tsx';
import { IconButton } from '#ui/Button.tsx';
import { Layer, loadDialog } from '#ui/Dialog.tsx';
import { onDemand } from '#ui/onDemand.ts';
import { OutOfReach } from '#ui/OutOfReach.tsx';
import { wideScreen } from '#ui/tokens.ts';

const { mobileNavigation } = site;

/** What it holds, once the layer is here as well. */
const parts = onDemand(async () => {
  const [body, layer] = await Promise.all([import('./MobileMenuBody.tsx'), loadDialog()]);
  if (layer === null) throw new Error('The layer cannot be reached.');
  return body;
});

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
        label={mobileNavigation.open}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        onPointerEnter={parts.expect}
        onPointerDown={parts.expect}
        onFocus={parts.expect}
        onPress={() => turn(true)}
      />
      {part === null ? null : (
        <Layer
          isOpen={isOpen}
          onOpenChange={turn}
          aria-label={mobileNavigation.title}
          closeLabel={mobileNavigation.close}
          brand={<BrandMark name={site.brand.name} />}
        >
          <part.MobileMenuBody path={path} onClose={() => turn(false)} />
        </Layer>
      )}
      {part === null && isOpen && status === 'unreachable' ? (
        <OutOfReach onRetry={parts.load} onGiveUp={() => turn(false)} />
      ) : null}
    </Opener>
  );
}
