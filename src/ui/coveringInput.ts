// A radio button of the browser's own that lies over its words, invisible: the user who presses it by role and name meets it.
import { css } from 'styled-components';

/** For the label around both. */
export const coveringInput = css`
  position: relative;
  cursor: pointer;
  > input {
    position: absolute;
    inset: 0;
    width: 100%;
    height: 100%;
    margin: 0;
    opacity: 0;
    cursor: inherit;
  }
`;
