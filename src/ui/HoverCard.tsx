// A card that explains a term: opens on hover, focus and tap, can be hovered itself, closes with Escape. Uses floating-
// ui.
import {
  autoUpdate,
  flip,
  offset,
  safePolygon,
  shift,
  useClick,
  useDismiss,
  useFloating,
  useFocus,
  useHover,
  useInteractions,
  useRole,
} from '@floating-ui/react';
import type { ReactNode } from 'react';
import { useOverlayTriggerState } from 'react-stately/useOverlayTriggerState';
import { styled } from 'styled-components';
import { fadeIn, focusRing } from './motion.ts';
import { overlayPanel } from './overlay.ts';
import { media, tokens } from './tokens.ts';

const Trigger = styled.button`
  display: inline-flex;
  align-items: center;
  gap: ${tokens.space.half};
  min-height: ${tokens.size.touch};
  color: ${tokens.color.text};
  text-decoration: underline dotted ${tokens.color.accent};
  text-underline-offset: 0.3em;
  &:focus-visible {
    ${focusRing}
    border-radius: ${tokens.radius.small};
  }
`;

/* Beside its trigger and not in a portal: it stays inside the landmark, and a span is valid in a paragraph. */
const Panel = styled.span`
  ${overlayPanel}
  display: block;
  width: max-content;
  z-index: ${tokens.z.layer};
  padding: ${tokens.space.one} ${tokens.space.oneHalf};
  line-height: ${tokens.leading.snug};
  ${media.moving} {
    animation: ${fadeIn} ${tokens.duration.quick} ${tokens.ease};
  }
`;

const openDelay = 120;

export type HoverCardProps = {
  /** The content of the button that opens the card. */
  trigger: ReactNode;
  /** The explanation. */
  children: ReactNode;
};

/** A hover card with its own button; while it is open, its content describes the button. */
export function HoverCard({ trigger, children }: HoverCardProps) {
  const { isOpen: open, setOpen } = useOverlayTriggerState({});
  const { refs, floatingStyles, context } = useFloating({
    open,
    onOpenChange: setOpen,
    placement: 'bottom-start',
    strategy: 'fixed',
    middleware: [offset(8), flip({ padding: 16 }), shift({ padding: 16 })],
    whileElementsMounted: autoUpdate,
  });
  const { getReferenceProps, getFloatingProps } = useInteractions([
    useHover(context, {
      delay: { open: openDelay, close: openDelay },
      handleClose: safePolygon(),
      move: false,
    }),
    useFocus(context),
    useClick(context, { toggle: false, ignoreMouse: true }),
    useDismiss(context),
    useRole(context, { role: 'tooltip' }),
  ]);
  const { setReference, setFloating } = refs;
  return (
    <>
      <Trigger type="button" ref={setReference} {...getReferenceProps()}>
        {trigger}
      </Trigger>
      {open ? (
        <Panel ref={setFloating} style={floatingStyles} {...getFloatingProps()}>
          {children}
        </Panel>
      ) : null}
    </>
  );
}
