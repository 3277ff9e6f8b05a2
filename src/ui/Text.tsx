// The typefaces of the page: a serif for statements, a sans for explanations, a mono for numbers and labels.
import { Fragment, type ReactNode, type Ref } from 'react';
import { css, styled } from 'styled-components';
import { media, tokens } from './tokens.ts';

const serif = css`
  font-family: ${tokens.font.display};
  font-weight: ${tokens.weight.regular};
  font-optical-sizing: auto;
  font-feature-settings: 'lnum', 'kern';
  color: ${tokens.color.text};
  em {
    font-style: italic;
    color: ${tokens.color.accent};
  }
`;

/** A mono label over a heading: a date, a section number, a kind. */
export const Eyebrow = styled.p`
  font-family: ${tokens.font.mono};
  font-size: ${tokens.type.micro};
  line-height: ${tokens.leading.snug};
  letter-spacing: ${tokens.tracking.mono};
  color: ${tokens.color.muted};
`;

/* Moves to the next line as one, and breaks only where it is longer than a line. */
const Unbroken = styled.span<{ $gold?: boolean }>`
  display: inline-block;
  ${(p) => (p.$gold ? `color: ${tokens.color.gold};` : '')}
`;

export type LabelsProps = {
  parts: readonly string[];
  /** The golden part: the site's Premium. */
  gold?: string;
};

/** The parts of a mono line, "Second Curve · November 12, 2026": a narrow line breaks between them, not inside a date. */
export function Labels({ parts, gold }: LabelsProps) {
  return parts.map((part, index) => (
    <Fragment key={part}>
      {index > 0 ? ' ' : null}
      <Unbroken $gold={part === gold}>{index < parts.length - 1 ? `${part} ·` : part}</Unbroken>
    </Fragment>
  ));
}

/* Neither at a hyphen nor before its unit. */
const Whole = styled.span`
  white-space: nowrap;
`;

const wholes = /(\d+-\d+ \w+|\d+ EUR|\d+(?:-\w+)+|\b[A-Za-z]{2,3}(?:-\w+)+)/;

/** A sentence in which "48-72 hours", "490 EUR", "1-on-1" and "co-founder" are never broken into two lines. */
export function Sentence({ text }: { text: string }) {
  // Every other part is one of them.
  return text
    .split(wholes)
    .map((part, place) => (place % 2 === 1 ? <Whole key={place}>{part}</Whole> : part));
}

/** The page's one `h1`. `$size="hero"` for the landing alone. */
export const Display = styled.h1<{ $size?: 'display' | 'hero' }>`
  ${serif}
  font-family: ${tokens.font.headline};
  font-size: ${(p) => tokens.type[p.$size ?? 'display']};
  line-height: ${tokens.leading.tight};
  letter-spacing: ${tokens.tracking.display};
  ${(p) => p.$size === 'hero' && `${media.desktop} { font-family: ${tokens.font.hero}; }`}
`;

const headingSteps = {
  2: { size: tokens.type.section, leading: tokens.leading.heading },
  3: { size: tokens.type.title, leading: tokens.leading.heading },
  4: { size: tokens.type.lead, leading: tokens.leading.snug },
} as const;

export type HeadingLevel = 2 | 3 | 4;

const HeadingBase = styled.h2<{ $look: HeadingLevel }>`
  ${serif}
  font-size: ${(p) => headingSteps[p.$look].size};
  line-height: ${(p) => headingSteps[p.$look].leading};
  letter-spacing: ${tokens.tracking.heading};
`;

export type HeadingProps = {
  /** Its place in the outline. */
  level?: HeadingLevel;
  /** Its size, where that differs from its place. */
  look?: HeadingLevel;
  id?: string | undefined;
  /** -1 for a heading that receives focus when a step changes. */
  tabIndex?: number | undefined;
  children: ReactNode;
  ref?: Ref<HTMLHeadingElement>;
};

/** A heading of level 2 to 4. */
export function Heading({ level = 2, look, children, ...rest }: HeadingProps) {
  return (
    <HeadingBase as={`h${level}`} $look={look ?? level} {...rest}>
      {children}
    </HeadingBase>
  );
}

/** The sentence that follows a title. */
export const Lede = styled.p`
  font-size: ${tokens.type.lead};
  line-height: 1.55;
  color: ${tokens.color.muted};
  max-width: 29em;
`;

/** Text that steps back. */
export const Muted = styled.p`
  font-size: ${tokens.type.small};
  color: ${tokens.color.muted};
`;

/** Muted running text: at most 70 characters a line. */
export const MutedLines = styled(Muted)`
  max-width: ${tokens.measureReading};
`;

/** Numbers, times, steps. */
export const Mono = styled.span`
  font-family: ${tokens.font.mono};
  font-size: 0.875em;
  letter-spacing: ${tokens.tracking.mono};
  font-variant-numeric: tabular-nums;
`;
