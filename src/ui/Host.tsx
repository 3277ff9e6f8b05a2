// The host of an office hour: a glyph, a color and a word, never the color alone.
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { tokens } from './tokens.ts';

const hosts = {
  javelyn: {
    color: tokens.color.ember,
    name: 'Javelyn',
    glyph: <path d="M3 3h6a5 5 0 0 1 0 10H3z" />,
  },
  quasar: { color: tokens.color.indigo, name: 'Quasar', glyph: <circle cx="8" cy="8" r="5.25" /> },
  angel: { color: tokens.color.mint, name: 'Angel', glyph: <path d="m8 2 6 6-6 6-6-6z" /> },
  advisor: {
    color: tokens.color.gold,
    name: 'The advisor',
    glyph: <path d="M8 2.5 14 13H2z" />,
  },
} as const satisfies Record<string, { color: string; name: string; glyph: ReactNode }>;

export type HostId = keyof typeof hosts;

const Line = styled.span<{ $color: string; $mono: boolean }>`
  display: inline-flex;
  align-items: center;
  gap: 0.5em;
  color: ${(p) => p.$color};
  ${(p) => (p.$mono ? `font-family: ${tokens.font.mono}; font-size: ${tokens.type.micro};` : '')}
  > svg {
    flex: none;
    width: 1em;
    height: 1em;
  }
`;
const Note = styled.span`
  font-size: ${tokens.type.small};
  color: ${tokens.color.muted};
`;

export type HostProps = {
  host: HostId;
  /** The host's role, after the name: "Operator". */
  note?: string | undefined;
  /** Writes "Javelyn (Operator)" in mono, for a legend. */
  legend?: boolean | undefined;
};

/** A host. */
export function Host({ host, note, legend = false }: HostProps) {
  const { color, name, glyph } = hosts[host];
  return (
    <Line $color={color} $mono={legend}>
      <svg
        viewBox="0 0 16 16"
        fill="none"
        stroke="currentColor"
        strokeWidth="1.75"
        strokeLinejoin="round"
        aria-hidden="true"
        focusable="false"
      >
        {glyph}
      </svg>
      {legend && note ? `${name} (${note})` : name}
      {!legend && note ? <Note>{note}</Note> : null}
    </Line>
  );
}
