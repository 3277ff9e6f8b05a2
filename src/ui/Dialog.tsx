// Overlays: a dialog in the middle of the page, and a layer that fills it. Both are fetched at their first opening.
import { styled } from 'styled-components';
import type { DialogProps, LayerProps } from './DialogParts.tsx';
import { OutOfReach } from './OutOfReach.tsx';
import { onDemand } from './onDemand.ts';
import { media, tokens } from './tokens.ts';

export type { DialogProps, LayerProps } from './DialogParts.tsx';

const parts = onDemand(() => import('./DialogParts.tsx'));

/** Prefetches the parts of dialogs, when a user is about to open one. */
export const expectDialog = parts.expect;

/** Fetches them; null where they are unreachable. */
export const loadDialog = parts.load;

/**
 * The buttons at a dialog's foot: back first, forward last. In a tall window they stay in view while the content
 * scrolls beneath them, with the dialog's own padding below.
 */
export const DialogActions = styled.div`
  --below: ${tokens.space.oneHalf};
  display: flex;
  flex-wrap: wrap;
  gap: ${tokens.space.one};
  justify-content: flex-end;
  padding-block-start: ${tokens.space.half};
  ${media.tablet} {
    --below: ${tokens.space.two};
  }
  ${media.tall} {
    position: sticky;
    z-index: ${tokens.z.raised};
    inset-block-end: 0;
    padding-block-end: var(--below);
    margin-block-end: calc(-1 * var(--below));
    /* As wide as the focus rings of the fields beneath. */
    padding-inline: ${tokens.space.hair};
    margin-inline: calc(-1 * ${tokens.space.hair});
    background: ${tokens.color.raised};
    /* Content that scrolls beneath fades out before it reaches them. */
    &::before {
      content: '';
      position: absolute;
      inset-inline: 0;
      inset-block-end: 100%;
      height: ${tokens.space.one};
      background: linear-gradient(to top, ${tokens.color.raised}, transparent);
      pointer-events: none;
    }
  }
`;

/** A modal dialog. The focus moves in, and back to the opener on closing. */
export function Dialog(props: DialogProps) {
  const { status, part } = parts.useLoadState(props.isOpen);
  if (part !== null) return <part.DialogPart {...props} />;
  return props.isOpen && status === 'unreachable' ? (
    <OutOfReach onRetry={parts.load} onGiveUp={() => props.onOpenChange(false)} />
  ) : null;
}

/** A dialog that fills the screen, with a close button at the top right. */
export function Layer(props: LayerProps) {
  const { status, part } = parts.useLoadState(props.isOpen);
  if (part !== null) return <part.LayerPart {...props} />;
  return props.isOpen && status === 'unreachable' ? (
    <OutOfReach onRetry={parts.load} onGiveUp={() => props.onOpenChange(false)} />
  ) : null;
}
