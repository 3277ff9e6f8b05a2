// A framed word: a tag, a status, Premium.
import { styled } from 'styled-components';
import { tokens } from './tokens.ts';

export type BadgeTone = 'neutral' | 'gold' | 'mint' | 'indigo' | 'ember' | 'danger';

/* It stays on one line, and wraps only if it is longer than its container is wide. */
const Frame = styled.span<{ $tone: BadgeTone }>`
  display: inline-flex;
  flex: none;
  align-items: center;
  max-width: 100%;
  gap: ${tokens.space.hair};
  padding: 0.2em 0.6em;
  border: ${tokens.line.hair} solid
    ${(p) => (p.$tone === 'neutral' ? tokens.color.strong : 'currentColor')};
  border-radius: ${tokens.radius.small};
  font-family: ${tokens.font.mono};
  font-size: ${tokens.type.micro};
  font-weight: ${tokens.weight.medium};
  line-height: ${tokens.leading.snug};
  color: ${(p) => (p.$tone === 'neutral' ? tokens.color.muted : tokens.color[p.$tone])};
`;

export type BadgeProps = { tone?: BadgeTone | undefined; children: string };

/** A badge: its word has the meaning, its color only repeats it. */
export function Badge({ tone = 'neutral', children }: BadgeProps) {
  return <Frame $tone={tone}>{children}</Frame>;
}

/** The word Premium, in gold. */
export function PremiumBadge({ word = 'Premium' }: { word?: string }) {
  return <Frame $tone="gold">{word}</Frame>;
}

const Dot = styled.span<{ $tone: BadgeTone }>`
  display: inline-flex;
  align-items: center;
  gap: 0.6em;
  font-family: ${tokens.font.mono};
  font-size: ${tokens.type.micro};
  color: ${(p) => (p.$tone === 'neutral' ? tokens.color.muted : tokens.color[p.$tone])};
  &::before {
    content: '';
    width: 0.6em;
    height: 0.6em;
    border-radius: ${tokens.radius.round};
    background: currentColor;
  }
`;

/** A dot and a word: the status of a request. */
export function Status({ tone = 'neutral', children }: BadgeProps) {
  return <Dot $tone={tone}>{children}</Dot>;
}
