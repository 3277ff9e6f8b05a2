// The space of an offer that may appear: reserved while the member's tier is unknown, so that nothing below it shifts.
import { css } from 'styled-components';

/**
 * Invisible, with its size. If the browser knows its member as premium (head script of index.html), it takes no space.
 */
export const reserved = css`
  visibility: hidden;
  html[data-premium] & {
    display: none;
  }
`;
