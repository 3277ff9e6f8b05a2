// Floating panels: of a menu, a select or a popover, and the lines in them. Styles only.
import { css } from 'styled-components';
import { focusRing, overlayMotion } from './motion.ts';
import { media, tokens } from './tokens.ts';

export const overlayPanel = css`
  max-width: min(${tokens.size.aside}, calc(100vw - 2 * ${tokens.space.one}));
  overflow: auto;
  background: ${tokens.color.raised};
  color: ${tokens.color.text};
  border: ${tokens.line.hair} solid ${tokens.color.strong};
  border-radius: ${tokens.radius.large};
  box-shadow: ${tokens.shadow};
  outline: none;
  ${overlayMotion}
`;

export const listItem = css`
  display: flex;
  align-items: center;
  gap: ${tokens.space.snug};
  min-height: ${tokens.size.touch};
  padding: ${tokens.space.half} ${tokens.space.snug};
  border-radius: ${tokens.radius.medium};
  line-height: ${tokens.leading.snug};
  color: ${tokens.color.text};
  text-decoration: none;
  cursor: pointer;
  outline: none;
  &[data-focused],
  &[data-hovered] {
    background: ${tokens.color.sunk};
  }
  &[data-focus-visible] {
    ${focusRing}
    outline-offset: ${tokens.ring.inside};
  }
  &[data-disabled] {
    opacity: ${tokens.opacity.disabled};
    cursor: default;
  }
  ${media.forced} {
    &[data-focused] {
      outline: ${tokens.line.bold} solid Highlight;
    }
  }
`;
