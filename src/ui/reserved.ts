// The place of an offer that may appear: kept while the member's tier is unknown, so that nothing below it moves under a pointer.
import { css } from 'styled-components';

/** Invisible, with its size. A browser that knows its member as premium (the head script of index.html) keeps no place. */
export const reserved = css`
  visibility: hidden;
  html[data-premium] & {
    display: none;
  }
`;
