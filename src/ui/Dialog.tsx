// What stands over the page: a dialog in its middle, and a layer that fills it. Both are fetched when they first open.
import type { ReactNode, Ref } from 'react';
import { styled } from 'styled-components';
import { OutOfReach } from './OutOfReach.tsx';
import { onDemand } from './onDemand.ts';
import { media, tokens } from './tokens.ts';

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

type OpenProps = { isOpen: boolean; onOpenChange: (isOpen: boolean) => void };

export type DialogProps = OpenProps & {
  /** Its heading and its name. */
  title: string;
  children: ReactNode;
  tone?: 'plain' | 'danger' | undefined;
  /** The close button's name. */
  closeLabel?: string | undefined;
  /** False where pressing outside must not close it (a form with words in it). Escape always closes. */
  isDismissable?: boolean | undefined;
  /** While something is under way that must not be left. */
  isCloseDisabled?: boolean | undefined;
  role?: 'dialog' | 'alertdialog' | undefined;
};

/** A modal dialog. Focus goes in, and back to its opener. */
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
  /** While something is under way that must not be left. */
  isCloseDisabled?: boolean | undefined;
  /** What stands in the middle of its header: usually ProgressSteps. */
  header?: ReactNode;
  /** What stands at the left of its header; the brand if nothing is given. */
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
