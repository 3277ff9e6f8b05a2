// The panel of a popover: React Aria's, fetched when the first one opens. Used through Popover.tsx alone.
import { Dialog, Popover as AriaPopover, type Placement } from 'react-aria-components/Popover';
import type { ReactNode, RefObject } from 'react';
import { styled } from 'styled-components';
import { overlayPanel } from './overlay.ts';
import { tokens } from './tokens.ts';

const Panel = styled(AriaPopover)`
  ${overlayPanel}
  min-width: ${tokens.size.popover};
`;
const Body = styled(Dialog)`
  padding: ${tokens.space.one} ${tokens.space.oneHalf};
  outline: none;
`;

export type PopoverPanelProps = {
  label: string;
  triggerRef: RefObject<HTMLButtonElement | null>;
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
  placement: Placement;
  children: ReactNode;
};

/** The floating panel beside the button: a dialog that does not block the page. */
export function PopoverPanel({ label, children, ...rest }: PopoverPanelProps) {
  return (
    <Panel {...rest} offset={8}>
      <Body aria-label={label}>{children}</Body>
    </Panel>
  );
}
