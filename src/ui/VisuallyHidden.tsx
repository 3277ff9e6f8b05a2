// Words for assistive technology alone.
import { styled } from 'styled-components';

/** Read aloud, found by name, taking no room on screen. */
export const VisuallyHidden = styled.span`
  position: absolute;
  width: 1px;
  height: 1px;
  margin: -1px;
  overflow: hidden;
  clip-path: inset(50%);
  white-space: nowrap;
  border: 0;
`;
