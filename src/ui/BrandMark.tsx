// The mark: an axis, and a second curve that starts before the first one peaks.
import { styled } from 'styled-components';
import { media, tokens } from './tokens.ts';

const Line = styled.span<{ $compact: boolean }>`
  display: inline-flex;
  align-items: center;
  gap: ${tokens.space.half};
  font-family: ${tokens.font.display};
  font-size: ${tokens.type.lead};
  line-height: 1;
  letter-spacing: ${tokens.tracking.heading};
  color: ${tokens.color.text};
  white-space: nowrap;
  > svg {
    width: 1.6em;
    height: 1.6em;
    flex: none;
    /* Aligns the axis, not the drawing's edge, with the lines below. */
    margin-inline-start: -0.2em;
  }
  > span {
    ${(p) => (p.$compact ? `position: absolute; clip-path: inset(50%);` : '')}
  }
  ${media.tablet} {
    > span {
      position: static;
      clip-path: none;
    }
  }
`;

export type BrandMarkProps = {
  name?: string;
  /** On a phone, the drawing without the word (which remains readable for screen readers). */
  compact?: boolean;
};

/** The drawing on its square of 32 by 32. */
export function BrandDrawing() {
  return (
    <>
      <path d="M5 4v23h23" stroke={tokens.color.muted} strokeWidth="1.25" />
      <path
        d="M5 25c6 0 7-13 13-14 4-.6 7 1.2 10 2.5"
        stroke={tokens.color.muted}
        strokeWidth="1.5"
      />
      <path d="M10.5 24.500c7 .2 9-18.5 17.5-19.5" stroke={tokens.color.accent} strokeWidth="2" />
      <circle
        cx="15.7"
        cy="20.9"
        r="2"
        fill={tokens.color.background}
        stroke={tokens.color.accent}
        strokeWidth="1.5"
      />
    </>
  );
}

/** The drawing and the name. */
export function BrandMark({ name = 'Axis One', compact = false }: BrandMarkProps) {
  return (
    <Line $compact={compact}>
      <svg
        viewBox="0 0 32 32"
        fill="none"
        aria-hidden="true"
        focusable="false"
        strokeLinecap="round"
      >
        <BrandDrawing />
      </svg>
      <span>{name}</span>
    </Line>
  );
}
