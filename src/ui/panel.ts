// What stands raised on the page: its ground and edge, and the link that makes all of it a target. Styles only.
import { css } from 'styled-components';
import { tokens } from './tokens.ts';

/** A raised ground with a hairline around it. */
export const panel = css`
  background: ${tokens.color.raised};
  border: ${tokens.line.hair} solid ${tokens.color.hairline};
  border-radius: ${tokens.radius.medium};
`;

/** For the heading of a positioned panel: its link covers the panel. What else can be pressed must lie above it. */
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
