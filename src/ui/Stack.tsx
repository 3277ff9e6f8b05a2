// Layout: a column, a row, a grid, spaced by the tokens.
import { css, styled } from 'styled-components';
import { media, tokens, type SpaceName } from './tokens.ts';

type Gap = { $gap?: SpaceName };
type Align = { $align?: 'start' | 'center' | 'end' | 'stretch' | 'baseline' };
type Justify = { $justify?: 'start' | 'center' | 'end' | 'space-between' };

/** Children under each other. */
export const Stack = styled.div<Gap & Align>`
  display: flex;
  flex-direction: column;
  gap: ${(p) => tokens.space[p.$gap ?? 'one']};
  align-items: ${(p) => p.$align ?? 'stretch'};
  min-width: 0;
`;

/** Children beside each other, wrapping where there is no space. */
export const Row = styled.div<Gap & Align & Justify & { $nowrap?: boolean }>`
  display: flex;
  flex-wrap: ${(p) => (p.$nowrap ? 'nowrap' : 'wrap')};
  gap: ${(p) => tokens.space[p.$gap ?? 'one']};
  align-items: ${(p) => p.$align ?? 'center'};
  justify-content: ${(p) => p.$justify ?? 'start'};
  min-width: 0;
`;

/**
 * A line that starts with a quiet button: the button has no edge, so its text is aligned with its neighbors' edges.
 * For small buttons only, because it compensates for their padding.
 */
export const Flush = styled(Row)`
  margin-inline-start: calc(-1 * ${tokens.space.one});
`;

/** A single last child fills its row: in rows of two on a tablet, and of `columns` on larger screens. */
export const wholeRows = (columns: 1 | 2 | 3) => css`
  ${media.tablet} {
    > :last-child:nth-child(${Math.min(2, columns)}n + 1):not(:first-child) {
      grid-column: 1 / -1;
    }
  }
  ${media.desktop} {
    > :last-child:nth-child(n):not(:first-child) {
      grid-column: auto;
    }
    > :last-child:nth-child(${columns}n + 1):not(:first-child) {
      grid-column: 1 / -1;
    }
  }
`;

/** Equal columns: one on a phone, at most `$columns` where there is space. */
export const Grid = styled.div<Gap & { $columns?: 1 | 2 | 3 | 4 }>`
  display: grid;
  gap: ${(p) => tokens.space[p.$gap ?? 'one']};
  grid-template-columns: minmax(0, 1fr);
  ${media.tablet} {
    grid-template-columns: repeat(${(p) => Math.min(2, p.$columns ?? 3)}, minmax(0, 1fr));
  }
  ${media.desktop} {
    grid-template-columns: repeat(${(p) => p.$columns ?? 3}, minmax(0, 1fr));
  }
`;

/** A hairline between things. */
export const Rule = styled.hr<{ $strong?: boolean }>`
  border-top-color: ${(p) => (p.$strong ? tokens.color.strong : tokens.color.hairline)};
`;
