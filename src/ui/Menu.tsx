// A menu under a button. The button is in the HTML; the menu is React Aria's, fetched when a user is about to open it.
import {
  createContext,
  use,
  useEffect,
  useEffectEvent,
  useId,
  useRef,
  type KeyboardEvent,
  type ReactNode,
} from 'react';
import { useMenuTriggerState } from 'react-stately/useMenuTriggerState';
import { css, styled } from 'styled-components';
import { buttonLook, type ButtonLook } from './Button.tsx';
import { Icon } from './Icon.tsx';
import type { MenuItemProps, MenuPanelProps, MenuProps, MenuSectionProps } from './MenuParts.tsx';
import { focusRing } from './motion.ts';
import { OutOfReach } from './OutOfReach.tsx';
import { onDemand } from './onDemand.ts';
import { tokens } from './tokens.ts';

export type { MenuItemProps, MenuProps, MenuSectionProps } from './MenuParts.tsx';

const parts = onDemand(() => import('./MenuParts.tsx'));

export type MenuButtonLook = 'button' | 'text' | 'icon' | 'bare';

const textLook = css`
  display: inline-flex;
  align-items: center;
  gap: ${tokens.space.hair};
  min-height: ${tokens.size.touch};
  color: ${tokens.color.muted};
  cursor: pointer;
  &:hover,
  &[aria-expanded='true'] {
    color: ${tokens.color.text};
  }
  &:focus-visible {
    ${focusRing}
    border-radius: ${tokens.radius.small};
  }
`;

const bareLook = css`
  display: inline-grid;
  place-items: center;
  min-width: ${tokens.size.touch};
  min-height: ${tokens.size.touch};
  border-radius: ${tokens.radius.round};
  cursor: pointer;
  &:focus-visible {
    ${focusRing}
  }
`;

const FramedTrigger = styled.button<ButtonLook>`
  ${buttonLook}
`;
const IconTrigger = styled(FramedTrigger)`
  width: ${tokens.size.touch};
  height: ${tokens.size.touch};
  padding: 0;
`;
const TextTrigger = styled.button`
  ${textLook}
`;
const BareTrigger = styled.button`
  ${bareLook}
`;

/** The focus when a menu opens: its first item, its last, or with null the list as a whole. */
type MenuFocus = 'first' | 'last' | null;

/** The data of the button that the list needs. */
type Opened = { id: string; labelledBy: string; focus: MenuFocus; close: () => void };

const OpenedContext = createContext<Opened | null>(null);

/** The item at which a key opens the menu: each arrow has its own; any other key opens the first. */
const focusOfKey: { [key: string]: MenuFocus } = {
  ArrowDown: 'first',
  ArrowUp: 'last',
  Enter: 'first',
  ' ': 'first',
};

export type MenuButtonProps = {
  /** The content of the button: a text, or an avatar. A text is also the accessible name. */
  label: ReactNode;
  /** The button's name, where its content does not provide one. */
  'aria-label'?: string | undefined;
  /** `text` in navigation, `button` framed, `icon` square, `bare` for an avatar. */
  look?: MenuButtonLook | undefined;
  placement?: MenuPanelProps['placement'] | undefined;
  onOpenChange?: ((isOpen: boolean) => void) | undefined;
  /** The Menu. */
  children: ReactNode;
};

/** A button and the menu that it opens. */
export function MenuButton({
  label,
  'aria-label': ariaLabel,
  look = 'button',
  placement = 'bottom end',
  children,
  onOpenChange,
}: MenuButtonProps) {
  const name = useId();
  const button = useRef<HTMLButtonElement>(null);
  // Open as soon as its parts are here.
  const request = useMenuTriggerState({});
  const { status, part } = parts.useLoadState(request.isOpen);
  const isOpen = request.isOpen && part !== null;
  const reportOpen = useEffectEvent(() => onOpenChange?.(true));
  useEffect(() => {
    if (isOpen) reportOpen();
  }, [isOpen]);
  const open = (focus: MenuFocus) => {
    button.current?.focus();
    request.open(focus);
    if (part === null) void parts.load();
  };
  const close = () => {
    request.close();
    onOpenChange?.(false);
  };

  const trigger = {
    id: name,
    ref: button,
    type: 'button',
    'aria-haspopup': 'menu',
    'aria-expanded': isOpen,
    'aria-controls': isOpen ? `${name}-menu` : undefined,
    'aria-label': ariaLabel,
    onPointerEnter: parts.expect,
    onPointerDown: parts.expect,
    onFocus: parts.expect,
    // A press by key is a click without a pointer; its default action would follow after the menu has the focus.
    onKeyDown: (event: KeyboardEvent) => {
      const focus = focusOfKey[event.key];
      if (focus === undefined || event.repeat) return;
      event.preventDefault();
      open(focus);
    },
    onKeyUp: (event: KeyboardEvent) => {
      if (event.key === ' ') event.preventDefault();
    },
    onClick: (event: { detail: number }) => open(event.detail === 0 ? 'first' : null),
    // If the user moves the focus while the parts are loading, the menu does not take it back.
    onBlur: () => {
      const isLoading = part === null && status !== 'unreachable';
      if (isLoading && document.activeElement !== button.current) request.close();
    },
  } as const;
  const framed = { $variant: 'secondary', $size: 'small', $wide: false } as const;
  const chevron = <Icon name="chevron" small />;

  return (
    <>
      {look === 'text' ? (
        <TextTrigger {...trigger}>
          {label}
          {chevron}
        </TextTrigger>
      ) : look === 'bare' ? (
        <BareTrigger {...trigger}>{label}</BareTrigger>
      ) : look === 'icon' ? (
        <IconTrigger {...trigger} {...framed}>
          {label}
        </IconTrigger>
      ) : (
        <FramedTrigger {...trigger} {...framed}>
          {label}
          {chevron}
        </FramedTrigger>
      )}
      {part === null ? null : (
        <part.MenuPanel
          triggerRef={button}
          isOpen={isOpen}
          onOpenChange={(next) => {
            if (!next) close();
          }}
          placement={placement}
          labelledBy={name}
        >
          <OpenedContext
            value={{
              id: `${name}-menu`,
              labelledBy: name,
              focus: request.focusStrategy,
              close,
            }}
          >
            {children}
          </OpenedContext>
        </part.MenuPanel>
      )}
      {request.isOpen && status === 'unreachable' ? (
        <OutOfReach onRetry={() => open(request.focusStrategy)} onGiveUp={close} />
      ) : null}
    </>
  );
}

/** The parts are loaded before anything below is rendered: MenuButton waits for them. */
function here() {
  const part = parts.read();
  if (part === null) throw new Error('A menu stands outside its MenuButton.');
  return part;
}

/** The list of commands; `onAction` is called with the id of the chosen one. */
export function Menu(props: MenuProps) {
  const opened = use(OpenedContext);
  const { MenuList } = here();
  if (opened === null) return null;
  const { focus, labelledBy, close, id } = opened;
  return (
    <MenuList
      {...props}
      id={id}
      aria-labelledby={labelledBy}
      // oxlint-disable-next-line jsx-a11y/no-autofocus -- a menu takes the focus when it opens: the ARIA pattern
      autoFocus={focus ?? true}
      onClose={close}
    />
  );
}

/** One command, or with `href` one link. */
export function MenuItem(props: MenuItemProps) {
  const { MenuLine } = here();
  return <MenuLine {...props} />;
}

/** Commands that belong together, ruled off from the others. */
export function MenuSection(props: MenuSectionProps) {
  const { MenuGroup } = here();
  return <MenuGroup {...props} />;
}
