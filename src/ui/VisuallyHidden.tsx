// Words for assistive technology alone.
import { styled } from 'styled-components';
import { tokens } from './tokens.ts';

/** Read by screen readers, found by name, without space on screen. */
export const VisuallyHidden = styled.span`
  position: absolute;
  width: ${tokens.size.hidden};
  height: ${tokens.size.hidden};
  margin: calc(-1 * ${tokens.size.hidden});
  overflow: hidden;
  clip-path: inset(50%);
  white-space: nowrap;
  border: 0;
`;
