// Links: one that looks like a button, one that reads as text. Native links; the shell makes presses navigate in place.
import type { ComponentPropsWithoutRef, ReactNode, Ref } from 'react';
import { css, styled } from 'styled-components';
import { buttonLook, type ButtonLook, type ButtonSize, type ButtonVariant } from './Button.tsx';
import { Icon, type IconDrawing } from './Icon.tsx';
import { focusRing } from './motion.ts';
import { media, tokens } from './tokens.ts';

type CommonProps = Omit<
  ComponentPropsWithoutRef<'a'>,
  'children' | 'className' | 'style' | 'href'
> & {
  href: string;
  children: ReactNode;
  ref?: Ref<HTMLAnchorElement>;
};

const StyledLinkButton = styled.a<ButtonLook>`
  ${buttonLook}
  /* Paper cannot be pressed. */
  ${media.print} {
    display: none;
  }
`;

export type LinkButtonProps = CommonProps & {
  variant?: ButtonVariant | undefined;
  size?: ButtonSize | undefined;
  wide?: boolean | undefined;
  icon?: IconDrawing | undefined;
  iconAfter?: IconDrawing | undefined;
};

/** A link with the look of a button. */
export function LinkButton({
  variant = 'secondary',
  size = 'medium',
  wide = false,
  icon,
  iconAfter,
  children,
  ...rest
}: LinkButtonProps) {
  return (
    <StyledLinkButton {...rest} $variant={variant} $size={size} $wide={wide}>
      {icon ? <Icon name={icon} small /> : null}
      {children}
      {iconAfter ? <Icon name={iconAfter} small /> : null}
    </StyledLinkButton>
  );
}

export type TextLinkTone = 'inline' | 'quiet' | 'action';

/** The style of a link in a text, also for buttons. */
export const textLinkLook = css<{ $tone: TextLinkTone }>`
  color: ${(p) => (p.$tone === 'quiet' ? tokens.color.muted : tokens.color.text)};
  text-decoration: ${(p) => (p.$tone === 'inline' ? 'underline' : 'none')};
  text-decoration-color: ${tokens.color.accent};
  text-decoration-thickness: ${tokens.line.hair};
  text-underline-offset: 0.25em;
  cursor: pointer;
  ${(p) =>
    p.$tone === 'inline'
      ? ''
      : `display: inline-flex; align-items: center; gap: 0.5em; min-height: ${tokens.size.touch};
         min-width: ${tokens.size.touch}; padding-inline: ${tokens.space.half};
         margin-inline: calc(-1 * ${tokens.space.half});`}
  ${(p) =>
    p.$tone === 'action'
      ? `color: ${tokens.color.accent}; font-family: ${tokens.font.mono}; font-size: ${tokens.type.micro};
         font-weight: ${tokens.weight.medium}; letter-spacing: ${tokens.tracking.mono};`
      : ''}
  @media (hover: hover) {
    &:hover {
      color: ${(p) => (p.$tone === 'action' ? tokens.color.accent : tokens.color.text)};
      text-decoration: underline;
      text-decoration-color: ${tokens.color.accent};
      text-decoration-thickness: ${tokens.line.bold};
    }
  }
  &:focus-visible {
    ${focusRing}
    border-radius: ${tokens.radius.small};
  }
  &[aria-current='page'] {
    color: ${tokens.color.text};
  }
`;

const StyledTextLink = styled.a<{ $tone: TextLinkTone }>`
  ${textLinkLook}
`;

export type TextLinkProps = CommonProps & {
  /** `inline` in a sentence, `quiet` in navigation, `action` for a mono "Open →". */
  tone?: TextLinkTone | undefined;
};

/** A link that reads as text. */
export function TextLink({ tone = 'inline', children, ...rest }: TextLinkProps) {
  return (
    <StyledTextLink {...rest} $tone={tone}>
      {children}
    </StyledTextLink>
  );
}
