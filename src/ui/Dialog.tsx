// What stands over the page: a dialog in its middle, and a layer that fills it. Both are fetched when they first open.
import { styled } from 'styled-components';
import type { DialogProps, LayerProps } from './DialogParts.tsx';
import { OutOfReach } from './OutOfReach.tsx';
import { onDemand } from './onDemand.ts';
import { media, tokens } from './tokens.ts';

export type { DialogProps, LayerProps } from './DialogParts.tsx';

const parts = onDemand(() => import('./DialogParts.tsx'));

/** Fetches what dialogs are made of, when a user is about to open one. */
export const expectDialog = parts.expect;

/**
 * The line of buttons at a dialog's foot: the way back first, the way on last. Where the window is tall enough it stays in
 * view while the rest scrolls beneath it, with the dialog's own padding below it.
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
    /* As wide as the rings of the fields beneath. */
    padding-inline: ${tokens.space.hair};
    margin-inline: calc(-1 * ${tokens.space.hair});
    background: ${tokens.color.raised};
    /* What scrolls beneath fades out before it reaches them. */
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

/** A modal dialog. Focus goes in, and back to its opener. */
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
