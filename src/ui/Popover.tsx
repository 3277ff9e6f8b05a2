// A small panel beside the button that opens it. The panel is fetched when a user is about to open it.
import { useRef, type ReactNode, type RefObject } from 'react';
import { useOverlayTriggerState } from 'react-stately/useOverlayTriggerState';
import { IconButton, type IconButtonProps } from './Button.tsx';
import { OutOfReach } from './OutOfReach.tsx';
import { onDemand } from './onDemand.ts';
import type { PopoverPanelProps } from './PopoverParts.tsx';

const parts = onDemand(() => import('./PopoverParts.tsx'));

export type PopoverProps = {
  /** Its name. */
  label: string;
  /** The button that opens it. */
  trigger: Pick<IconButtonProps, 'icon' | 'label' | 'variant'>;
  children: ReactNode;
  placement?: PopoverPanelProps['placement'] | undefined;
};

/** A button and its popover. */
export function Popover({ label, trigger, children, placement = 'bottom end' }: PopoverProps) {
  const button = useRef<HTMLButtonElement>(null);
  const { isOpen: isWanted, setOpen: want } = useOverlayTriggerState({});
  const { status, part } = parts.useLoadState(isWanted);
  return (
    <>
      <IconButton
        {...trigger}
        ref={button}
        aria-haspopup="dialog"
        aria-expanded={isWanted && part !== null}
        onPointerEnter={parts.expect}
        onFocus={parts.expect}
        onPress={() => want(true)}
      />
      {part === null ? null : (
        <part.PopoverPanel
          label={label}
          triggerRef={button}
          isOpen={isWanted}
          onOpenChange={want}
          placement={placement}
        >
          {children}
        </part.PopoverPanel>
      )}
      {isWanted && status === 'unreachable' ? (
        <OutOfReach onRetry={parts.load} onGiveUp={() => want(false)} />
      ) : null}
    </>
  );
}

export type PopoverAtProps = {
  /** Its name. */
  label: string;
  /** The button that it belongs to. */
  anchor: RefObject<HTMLButtonElement | null>;
  isOpen: boolean;
  onClose: () => void;
  children: ReactNode;
};

/** A popover that a flow opens, beside the button that was pressed. */
export function PopoverAt({ label, anchor, isOpen, onClose, children }: PopoverAtProps) {
  const { status, part } = parts.useLoadState(isOpen);
  if (part !== null)
    return (
      <part.PopoverPanel
        label={label}
        triggerRef={anchor}
        isOpen={isOpen}
        onOpenChange={(next) => {
          if (!next) onClose();
        }}
        placement="bottom start"
      >
        {children}
      </part.PopoverPanel>
    );
  return isOpen && status === 'unreachable' ? (
    <OutOfReach onRetry={parts.load} onGiveUp={onClose} />
  ) : null;
}
