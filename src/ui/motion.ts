// Animations: opacity and transform, ease-out, and none at all with reduced motion.
import { css, keyframes } from 'styled-components';
import { media, tokens } from './tokens.ts';

export const fadeIn = keyframes`from { opacity: 0; }`;
export const fadeOut = keyframes`to { opacity: 0; }`;
export const riseIn = keyframes`from { opacity: 0; transform: translateY(${tokens.shift.short}); }`;
export const sinkOut = keyframes`to { opacity: 0; transform: translateY(${tokens.shift.short}); }`;

/** The animation of an overlay while React Aria marks it as entering or exiting. */
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

/** The focus ring of every control. */
export const focusRing = css`
  outline: ${tokens.line.focus} solid ${tokens.color.accent};
  outline-offset: ${tokens.ring.outside};
`;
