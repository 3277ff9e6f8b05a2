// A native radio button that covers its text, invisible, so that a search by role and name finds the input itself.
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
