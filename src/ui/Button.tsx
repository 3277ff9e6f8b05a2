// Buttons: one look a purpose, React Aria underneath.
import {
  Button as AriaButton,
  type ButtonProps as AriaButtonProps,
} from 'react-aria-components/Button';
import type { ReactNode, Ref } from 'react';
import { css, keyframes, styled } from 'styled-components';
import { useIsHydrated } from './hydration.ts';
import { Icon, type IconName } from './Icon.tsx';
import { focusRing } from './motion.ts';
import { media, tokens } from './tokens.ts';

export type ButtonVariant = 'primary' | 'secondary' | 'quiet' | 'danger' | 'gold';
export type ButtonSize = 'small' | 'medium' | 'large';

const { color } = tokens;

const looks = {
  primary: css`
    background: ${color.accent};
    border-color: ${color.accent};
    color: ${color.onAccent};
    &[data-hovered] {
      background: color-mix(in oklab, ${color.accent} 88%, ${color.text});
    }
  `,
  secondary: css`
    border-color: ${color.controlBorder};
    color: ${color.text};
    &[data-hovered] {
      background: ${color.raised};
      border-color: ${color.text};
    }
  `,
  quiet: css`
    border-color: transparent;
    color: ${color.text};
    &[data-hovered] {
      background: ${color.sunk};
    }
  `,
  danger: css`
    border-color: ${color.danger};
    color: ${color.danger};
    &[data-hovered] {
      background: color-mix(in oklab, ${color.danger} 10%, transparent);
    }
  `,
  gold: css`
    border-color: ${color.gold};
    color: ${color.gold};
    &[data-hovered] {
      background: color-mix(in oklab, ${color.gold} 10%, transparent);
    }
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
  &[data-focus-visible] {
    ${focusRing}
  }
  &[data-pressed] {
    transform: translateY(${tokens.size.press});
  }
  &[data-disabled] {
    opacity: ${tokens.opacity.disabled};
    cursor: default;
  }
  &[data-pending] {
    cursor: progress;
  }
  ${media.forced} {
    &[data-disabled] {
      opacity: 1;
      color: GrayText;
      border-color: GrayText;
    }
  }
`;

const StyledButton = styled(AriaButton)<ButtonLook>`
  ${buttonLook}
`;

const orbit = keyframes`to { transform: rotate(1turn); }`;

const PendingMark = styled.svg`
  flex: none;
  width: ${tokens.size.iconSmall};
  height: ${tokens.size.iconSmall};
  overflow: visible;
  ${media.moving} {
    animation: ${orbit} ${tokens.duration.beat} linear infinite;
  }
`;

/** A small body on its orbit: something is under way. */
function Pending() {
  return (
    <PendingMark viewBox="0 0 16 16" fill="none" aria-hidden="true">
      <circle cx="8" cy="8" r="6.5" stroke="currentColor" strokeOpacity="0.4" />
      <circle cx="8" cy="1.5" r="2.25" fill="currentColor" />
    </PendingMark>
  );
}

export type ButtonProps = Omit<AriaButtonProps, 'children' | 'className' | 'style'> & {
  variant?: ButtonVariant | undefined;
  size?: ButtonSize | undefined;
  /** Fills the width of what it stands in. */
  wide?: boolean | undefined;
  icon?: IconName | undefined;
  iconAfter?: IconName | undefined;
  children: ReactNode;
  ref?: Ref<HTMLButtonElement>;
};

/**
 * A button. Its children are its accessible name, to the letter; `isPending` keeps focus and refuses presses.
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
    <StyledButton {...rest} isDisabled={held} $variant={variant} $size={size} $wide={wide}>
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

export type IconButtonProps = Omit<AriaButtonProps, 'children' | 'className' | 'style'> & {
  /** Its accessible name. */
  label: string;
  icon: IconName;
  variant?: ButtonVariant | undefined;
  ref?: Ref<HTMLButtonElement>;
};

/** A square button that shows an icon alone and is named by `label`. */
export function IconButton({ label, icon, variant = 'secondary', ...rest }: IconButtonProps) {
  return (
    <SquareButton {...rest} aria-label={label} $variant={variant} $size="small" $wide={false}>
      <Icon name={icon} />
    </SquareButton>
  );
}
