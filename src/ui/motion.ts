// How things move: opacity and transform, ease-out, and not at all for the user who asked for stillness.
import { css, keyframes } from 'styled-components';
import { media, tokens } from './tokens.ts';

export const fadeIn = keyframes`from { opacity: 0; }`;
export const fadeOut = keyframes`to { opacity: 0; }`;
export const riseIn = keyframes`from { opacity: 0; transform: translateY(${tokens.shift.short}); }`;
export const sinkOut = keyframes`to { opacity: 0; transform: translateY(${tokens.shift.short}); }`;

/** What an overlay does when React Aria says that it is entering or leaving. */
export const overlayMotion = css`
  ${media.moving} {
    &[data-entering] {
      animation: ${riseIn} ${tokens.duration.calm} ${tokens.ease};
    }
    &[data-exiting] {
      animation: ${fadeOut} ${tokens.duration.quick} ${tokens.ease} forwards;
    }
  }
`;

/** The veil behind an overlay, or a full-screen layer: it only fades. */
export const veilMotion = css`
  ${media.moving} {
    &[data-entering] {
      animation: ${fadeIn} ${tokens.duration.calm} ${tokens.ease};
    }
    &[data-exiting] {
      animation: ${fadeOut} ${tokens.duration.calm} ${tokens.ease} forwards;
    }
  }
`;

/** The ring that every focused control wears. */
export const focusRing = css`
  outline: ${tokens.line.focus} solid ${tokens.color.accent};
  outline-offset: ${tokens.ring.outside};
`;
