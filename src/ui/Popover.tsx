// A small panel beside the button that opens it.
import {
  Dialog,
  DialogTrigger,
  Popover as AriaPopover,
  type Placement,
} from 'react-aria-components/Popover';
import type { ReactNode } from 'react';
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

export type PopoverProps = {
  /** Its name. */
  label: string;
  /** The Button or IconButton that opens it. */
  trigger: ReactNode;
  children: ReactNode;
  placement?: Placement | undefined;
  isOpen?: boolean | undefined;
  onOpenChange?: ((isOpen: boolean) => void) | undefined;
};

/** A popover: a dialog that does not block the page. */
export function Popover({
  label,
  trigger,
  children,
  placement = 'bottom end',
  isOpen,
  onOpenChange,
}: PopoverProps) {
  return (
    <DialogTrigger
      {...(isOpen === undefined ? {} : { isOpen })}
      {...(onOpenChange ? { onOpenChange } : {})}
    >
      {trigger}
      <Panel placement={placement} offset={8}>
        <Body aria-label={label}>{children}</Body>
      </Panel>
    </DialogTrigger>
  );
}
