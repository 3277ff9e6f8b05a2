// Buttons: one style per purpose, all based on the browser's own button.
import type { ComponentPropsWithoutRef, MouseEvent, ReactNode, Ref } from 'react';
import { css, styled } from 'styled-components';
import { useIsHydrated } from './hydration.ts';
import { Icon, type IconDrawing } from './Icon.tsx';
import { focusRing } from './motion.ts';
import { Pending } from './Pending.tsx';
import { media, tokens } from './tokens.ts';

export type ButtonVariant = 'primary' | 'secondary' | 'quiet' | 'danger' | 'gold';
export type ButtonSize = 'small' | 'medium' | 'large';

const { color } = tokens;

/** While a pointer that can hover is over it; a finger leaves no hover behind. */
const pointed = (style: string) => css`
  @media (hover: hover) {
    &:hover:not(:disabled) {
      ${style}
    }
  }
`;

const looks = {
  primary: css`
    background: ${color.accent};
    border-color: ${color.accent};
    color: ${color.onAccent};
    ${pointed(`background: color-mix(in oklab, ${color.accent} 88%, ${color.text});`)}
  `,
  secondary: css`
    border-color: ${color.controlBorder};
    color: ${color.text};
    ${pointed(`background: ${color.raised}; border-color: ${color.text};`)}
  `,
  quiet: css`
    border-color: transparent;
    color: ${color.text};
    ${pointed(`background: ${color.sunk};`)}
  `,
  danger: css`
    border-color: ${color.danger};
    color: ${color.danger};
    ${pointed(`background: color-mix(in oklab, ${color.danger} 10%, transparent);`)}
  `,
  gold: css`
    border-color: ${color.gold};
    color: ${color.gold};
    ${pointed(`background: color-mix(in oklab, ${color.gold} 10%, transparent);`)}
  `,
} as const;

const sizes = {
  small: css`
    min-height: ${tokens.size.touch};
    padding: ${tokens.space.half} ${tokens.space.one};
    font-size: ${tokens.type.small};
  `,
  medium: css`
    min-height: ${tokens.size.control};
    padding: ${tokens.space.half} ${tokens.space.oneHalf};
  `,
  large: css`
    min-height: ${tokens.size.controlLarge};
    padding: ${tokens.space.half} ${tokens.space.two};
  `,
} as const;

export type ButtonLook = { $variant: ButtonVariant; $size: ButtonSize; $wide: boolean };

/** Shared with LinkButton and the menu's trigger, so that a link and a button cannot drift apart. */
export const buttonLook = css<ButtonLook>`
  display: ${(p) => (p.$wide ? 'flex' : 'inline-flex')};
  width: ${(p) => (p.$wide ? '100%' : 'auto')};
  align-items: center;
  justify-content: center;
  gap: ${tokens.space.half};
  min-width: ${tokens.size.touch};
  border: ${tokens.line.hair} solid;
  border-radius: ${tokens.radius.medium};
  background: transparent;
  font-family: ${tokens.font.text};
  font-weight: ${tokens.weight.strong};
  line-height: ${tokens.leading.heading};
  text-align: center;
  text-decoration: none;
  touch-action: manipulation;
  cursor: pointer;
  ${(p) => sizes[p.$size]}
  ${(p) => looks[p.$variant]}
  &:focus-visible {
    ${focusRing}
  }
  &:active:not(:disabled, [data-pending]) {
    transform: translateY(${tokens.size.press});
  }
  &:disabled {
    opacity: ${tokens.opacity.disabled};
    cursor: default;
  }
  &[data-pending] {
    cursor: progress;
  }
  /* Backgrounds are not printed, and text in a color for a background would be pale on paper. */
  ${media.print} {
    background: none;
    color: ${color.text};
  }
  ${media.forced} {
    &:disabled {
      opacity: 1;
      color: GrayText;
      border-color: GrayText;
    }
  }
`;

const StyledButton = styled.button<ButtonLook>`
  ${buttonLook}
`;

type NativeProps = Omit<
  ComponentPropsWithoutRef<'button'>,
  'children' | 'className' | 'style' | 'disabled' | 'onClick'
>;

export type PressProps = NativeProps & {
  onPress?: (() => void) | undefined;
  isDisabled?: boolean | undefined;
  /** While an action is pending, the button keeps the focus and refuses presses. */
  isPending?: boolean | undefined;
  /** False where a press must not move the focus, because the pressed element disappears. */
  takesFocus?: boolean | undefined;
  ref?: Ref<HTMLButtonElement> | undefined;
};

/** The DOM handlers of a press. Used by the wrappers of this folder that are buttons. */
export function pressable({
  onPress,
  isDisabled,
  isPending,
  takesFocus = true,
  type,
  ...rest
}: PressProps) {
  return {
    ...rest,
    // Browsers move the focus on pointer down.
    ...(takesFocus ? {} : { onMouseDown: (event: MouseEvent) => event.preventDefault() }),
    type: type ?? 'button',
    disabled: isDisabled ?? false,
    ...(isPending === true ? { 'aria-disabled': true, 'data-pending': true } : {}),
    onClick: (event: MouseEvent<HTMLButtonElement>) => {
      if (isPending === true) {
        event.preventDefault();
        return;
      }
      // Safari does not focus a pressed button, so the opened overlay would not know where to return the focus.
      if (takesFocus && document.activeElement !== event.currentTarget) event.currentTarget.focus();
      onPress?.();
    },
  } as const;
}

export type ButtonProps = PressProps & {
  variant?: ButtonVariant | undefined;
  size?: ButtonSize | undefined;
  /** Fills the width of its container. */
  wide?: boolean | undefined;
  icon?: IconDrawing | undefined;
  iconAfter?: IconDrawing | undefined;
  children: ReactNode;
};

/**
 * A button. Its children are exactly its accessible name; `isPending` keeps focus and refuses presses.
 * A submit button is disabled until the page is hydrated (before, a press would leave the page).
 */
export function Button({
  variant = 'secondary',
  size = 'medium',
  wide = false,
  icon,
  iconAfter,
  isDisabled,
  children,
  ...rest
}: ButtonProps) {
  const hydrated = useIsHydrated();
  const held = isDisabled === true || (rest.type === 'submit' && !hydrated);
  return (
    <StyledButton
      {...pressable({ ...rest, isDisabled: held })}
      $variant={variant}
      $size={size}
      $wide={wide}
    >
      {rest.isPending ? <Pending /> : icon ? <Icon name={icon} small /> : null}
      {children}
      {iconAfter ? <Icon name={iconAfter} small /> : null}
    </StyledButton>
  );
}

const SquareButton = styled(StyledButton)`
  width: ${tokens.size.touch};
  height: ${tokens.size.touch};
  padding: 0;
`;

export type IconButtonProps = PressProps & {
  /** Its accessible name. */
  label: string;
  icon: IconDrawing;
  variant?: ButtonVariant | undefined;
};

/** A square button that shows an icon alone and is named by `label`. */
export function IconButton({ label, icon, variant = 'secondary', ...rest }: IconButtonProps) {
  return (
    <SquareButton
      {...pressable(rest)}
      aria-label={label}
      $variant={variant}
      $size="small"
      $wide={false}
    >
      <Icon name={icon} />
    </SquareButton>
  );
}
