// The marks of the site's items: hairline drawings on a 24 × 24 grid, for what an item is or who offers it. Never the only
// carrier of a meaning.
import { styled } from 'styled-components';
import { tokens } from './tokens.ts';

const drawings = {
  // The advisor's identities.
  fund: 'M3 20h18M5 20V10m4.7 10V10m4.6 10V10M19 20V10M3 10l9-6 9 6z',
  build: 'M4 13h7v7H4zm9 0h7v7h-7zM8.5 4h7v7h-7z',
  angel: 'm12 3 3.5 9-3.5 9-3.5-9zM2.5 12c3.5-2.5 5-2 6 0m13 0c-3.5-2.5-5-2-6 0',
  research: 'M10.5 4a6.5 6.5 0 1 0 0 13 6.5 6.5 0 0 0 0-13zm4.7 11.2L21 21M10.5 7.5v6m-3-3h6',
  systems: 'M4 4h5v5H4zm11 0h5v5h-5zM4 15h5v5H4zm11 0h5v5h-5zM9 6.5h6M6.5 9v6m11-6v6M9 17.5h6',
  envelope: 'M3 6h18v12H3zm0 .5 9 7 9-7',
  access: 'M3 21h18M5 21V4l9-1.5V21m0-16h5v16M11 12v1',
  // The toolkits.
  ladder: 'M8 3v18m8-18v18M8 7h8m-8 5h8m-8 5h8',
  contract: 'M6 3h9l4 4v14H6zm9 0v4h4M9 12h7m-7 4h4',
  team: 'M9 8a3 3 0 1 0 6 0 3 3 0 1 0-6 0M4 20c0-4 3.5-6 8-6s8 2 8 6',
  map: 'm3 6 6-2 6 2 6-2v14l-6 2-6-2-6 2zm6-2v14m6-12v14',
  cadence: 'M2 12h4l2-6 4 12 3-9 2 3h5',
  // The kinds of gatherings.
  dinner: 'M12 6a6 6 0 1 0 0 12 6 6 0 0 0 0-12zm0 3a3 3 0 1 0 0 6 3 3 0 0 0 0-6zM3 5v14M21 5v14',
  salon: 'M3 5h12v8H8l-3 3v-3H3zm12 4h6v8h-2v3l-3-3h-5v-4',
  walk: 'M3 19c5 0 4-5 9-5s4-5 9-5M3 13c5 0 4-5 9-5s4-4 9-4',
  conference: 'M3 4h18v11H3zm9 11v5m-4 0h8M7 8h10M7 11h6',
  // The partners.
  'cloud-credits': 'M7 18a4 4 0 0 1-.5-8A5.5 5.5 0 0 1 17 9a4.5 4.5 0 0 1 .5 9z',
  'legal-connect': 'M12 4v16m-4 0h8M5 7h14M5 7l-3 7h6zm14 0-3 7h6z',
  'first-close-finance': 'M3 20h18M5 16l5-5 3 3 6-9m-4 0h4v4',
  'bench-hours': 'M3 9h18M5 9v11m14-11v11M9 9V4h6v5M5 15h14',
} as const;

export type MarkName = keyof typeof drawings;
export const markNames = Object.keys(drawings) as MarkName[];

const Box = styled.svg<{ $framed: boolean }>`
  flex: none;
  width: ${tokens.space.oneHalf};
  height: ${tokens.space.oneHalf};
  fill: none;
  stroke: ${tokens.color.accent};
  stroke-width: 1.25;
  stroke-linecap: round;
  stroke-linejoin: round;
  ${(p) =>
    p.$framed
      ? `
    width: ${tokens.size.touch};
    height: ${tokens.size.touch};
    padding: ${tokens.space.half};
    border: ${tokens.line.hair} solid ${tokens.color.strong};
    border-radius: ${tokens.radius.small};
    background: ${tokens.color.sunk};`
      : ''}
`;

/** A mark, hidden from assistive technology: the word is beside it. */
export function Mark({ name, framed = false }: { name: MarkName; framed?: boolean }) {
  return (
    <Box viewBox="0 0 24 24" $framed={framed} aria-hidden="true" focusable="false" data-mark={name}>
      <path d={drawings[name]} />
    </Box>
  );
}

/** A mark before the words that it goes with. */
export const Marked = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${tokens.space.half};
`;
