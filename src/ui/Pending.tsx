// The indicator of a pending action.
import { keyframes, styled } from 'styled-components';
import { media, tokens } from './tokens.ts';

const orbit = keyframes`to { transform: rotate(1turn); }`;

const PendingMark = styled.svg`
  flex: none;
  width: ${tokens.size.iconSmall};
  height: ${tokens.size.iconSmall};
  overflow: visible;
  ${media.moving} {
    animation: ${orbit} ${tokens.duration.beat} linear infinite;
  }
`;

/** A small body on its orbit: an action is pending. */
export function Pending() {
  return (
    <PendingMark viewBox="0 0 16 16" fill="none" aria-hidden="true">
      <circle cx="8" cy="8" r="6.5" stroke="currentColor" strokeOpacity="0.4" />
      <circle cx="8" cy="1.5" r="2.25" fill="currentColor" />
    </PendingMark>
  );
}
