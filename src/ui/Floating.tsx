// Elements that float at the foot of the window: a bar with an offer, and a hint to scroll.
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { Icon } from './Icon.tsx';
import { riseIn } from './motion.ts';
import { media, tokens } from './tokens.ts';

const Bar = styled.aside`
  position: fixed;
  z-index: ${tokens.z.sticky};
  inset-block-end: max(${tokens.space.one}, env(safe-area-inset-bottom));
  inset-inline-end: ${tokens.space.one};
  display: flex;
  align-items: center;
  gap: ${tokens.space.half};
  max-width: calc(100vw - 2 * ${tokens.space.one});
  padding: ${tokens.space.half};
  background: ${tokens.color.raised};
  border: ${tokens.line.hair} solid ${tokens.color.strong};
  border-block-start: ${tokens.line.bold} solid ${tokens.color.accent};
  border-radius: ${tokens.radius.large};
  box-shadow: ${tokens.shadow};
  /* It keeps its layout while it is invisible, so that the code can measure when it may be shown again. */
  &[data-aside] {
    visibility: hidden;
  }
  > span {
    display: none;
    padding-inline: ${tokens.space.one} ${tokens.space.half};
    font-size: ${tokens.type.small};
    color: ${tokens.color.muted};
  }
  ${media.tablet} {
    inset-inline-end: ${tokens.space.two};
    > span {
      display: block;
    }
  }
  ${media.moving} {
    animation: ${riseIn} ${tokens.duration.calm} ${tokens.ease};
  }
`;

export type FloatingBarProps = { label: string; isShown: boolean; children: ReactNode };

/** A bar over the page's lower right corner. */
export function FloatingBar({ label, isShown, children }: FloatingBarProps) {
  return (
    <Bar
      aria-label={label}
      data-start-here=""
      data-aside={isShown ? undefined : ''}
      data-print="hide"
    >
      {children}
    </Bar>
  );
}

const Corner = styled.div`
  position: fixed;
  z-index: ${tokens.z.sticky};
  inset-block-end: max(${tokens.space.one}, env(safe-area-inset-bottom));
  inset-inline-end: ${tokens.space.one};
  background: ${tokens.color.raised};
  border-radius: ${tokens.radius.medium};
  box-shadow: ${tokens.shadow};
  /* Arrows that point down in other places point up here. */
  svg {
    transform: rotate(180deg);
  }
  ${media.moving} {
    animation: ${riseIn} ${tokens.duration.calm} ${tokens.ease};
  }
`;

/** A button over the page's lower right corner. */
export function FloatingCorner({ children }: { children: ReactNode }) {
  return <Corner data-print="hide">{children}</Corner>;
}

const Hint = styled.div`
  position: fixed;
  z-index: ${tokens.z.raised};
  inset-block-end: max(${tokens.space.one}, env(safe-area-inset-bottom));
  inset-inline-start: ${tokens.space.one};
  display: flex;
  align-items: center;
  gap: ${tokens.space.hair};
  padding: ${tokens.space.hair} ${tokens.space.half};
  background: ${tokens.color.background};
  border: ${tokens.line.hair} solid ${tokens.color.hairline};
  border-radius: ${tokens.radius.small};
  font-family: ${tokens.font.mono};
  font-size: ${tokens.type.micro};
  color: ${tokens.color.muted};
  pointer-events: none;
  html:not([data-js]) &,
  &[data-gone] {
    display: none;
  }
`;

export type FloatingHintProps = {
  isShown: boolean;
  children: string;
  'data-flow'?: string;
  'data-state'?: string;
};

/** A hint at the lower left corner of the window, hidden from screen readers. */
export function FloatingHint({ isShown, children, ...marks }: FloatingHintProps) {
  return (
    <Hint {...marks} aria-hidden="true" data-gone={isShown ? undefined : ''} data-print="hide">
      {children}
      <Icon name="chevron" small />
    </Hint>
  );
}
