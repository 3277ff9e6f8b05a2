// Raised panels: their background and edge, and the link that makes the whole panel a target. Styles only.
import { css } from 'styled-components';
import { tokens } from './tokens.ts';

/** A raised ground with a hairline around it. */
export const panel = css`
  background: ${tokens.color.raised};
  border: ${tokens.line.hair} solid ${tokens.color.hairline};
  border-radius: ${tokens.radius.medium};
`;

/** For the heading of a positioned panel: its link covers the panel. Other controls must be above it. */
export const coveringLink = css`
  a {
    display: inline;
    color: inherit;
    text-decoration: none;
    &::after {
      content: '';
      position: absolute;
      inset: 0;
    }
  }
`;
