// Overlays: a dialog in the middle of the page, and a layer that fills it. Both are fetched at their first opening.
import type { ReactNode, Ref } from 'react';
import { styled } from 'styled-components';
import { OutOfReach } from './OutOfReach.tsx';
import { onDemand } from './onDemand.ts';
import { media, tokens } from './tokens.ts';

const parts = onDemand(() => import('./DialogParts.tsx'));

/** Prefetches the parts of dialogs, when a user is about to open one. */
export const expectDialog = parts.expect;

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

type OpenProps = { isOpen: boolean; onOpenChange: (isOpen: boolean) => void };

export type DialogProps = OpenProps & {
  /** Its heading and its name. */
  title: string;
  children: ReactNode;
  tone?: 'plain' | 'danger' | undefined;
  /** The close button's name. */
  closeLabel?: string | undefined;
  /** False where a press outside must not close it (a form with text in it). Escape always closes. */
  isDismissable?: boolean | undefined;
  /** Disables closing while an action must not be interrupted. */
  isCloseDisabled?: boolean | undefined;
  role?: 'dialog' | 'alertdialog' | undefined;
};

/** A modal dialog. The focus moves in, and back to the opener on closing. */
export function Dialog(props: DialogProps) {
  const { status, part } = parts.useLoadState(props.isOpen);
  if (part !== null) return <part.DialogPart {...props} />;
  return props.isOpen && status === 'unreachable' ? (
    <OutOfReach onRetry={parts.load} onGiveUp={() => props.onOpenChange(false)} />
  ) : null;
}

export type LayerProps = OpenProps & {
  /** Its name. */
  'aria-label': string;
  /** The name of the close button, at the top right. */
  closeLabel: string;
  /** Disables closing while an action must not be interrupted. */
  isCloseDisabled?: boolean | undefined;
  /** The content of the middle of its header: usually ProgressSteps. */
  header?: ReactNode;
  /** The content of the left side of its header; the brand by default. */
  brand?: ReactNode;
  children: ReactNode;
  /** The part that scrolls, so that a new step can begin at the top. */
  scrollRef?: Ref<HTMLDivElement> | undefined;
};

/** A dialog that fills the screen, with a close button at the top right. */
export function Layer(props: LayerProps) {
  const { status, part } = parts.useLoadState(props.isOpen);
  if (part !== null) return <part.LayerPart {...props} />;
  return props.isOpen && status === 'unreachable' ? (
    <OutOfReach onRetry={parts.load} onGiveUp={() => props.onOpenChange(false)} />
  ) : null;
}
