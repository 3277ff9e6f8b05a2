// The common styles of all form fields: the input, the label's line, the hint, the error. Styles only.
import { css } from 'styled-components';
import { focusRing } from './motion.ts';
import { media, tokens } from './tokens.ts';

const { color } = tokens;

export const fieldStack = css`
  display: flex;
  flex-direction: column;
  gap: ${tokens.space.half};
  min-width: 0;
`;

export const fieldLabel = css`
  font-size: ${tokens.type.small};
  font-weight: ${tokens.weight.medium};
  line-height: ${tokens.leading.snug};
  color: ${color.text};
`;

export const fieldNote = css`
  font-size: ${tokens.type.small};
  line-height: ${tokens.leading.snug};
  color: ${color.muted};
`;

export const fieldError = css`
  ${fieldNote}
  color: ${color.danger};
`;

/** The mark of an error is in the first line of its text, however many lines follow. */
export const errorLine = css`
  display: flex;
  gap: ${tokens.space.half};
  align-items: flex-start;
  > svg {
    margin-block-start: calc((1lh - ${tokens.size.iconSmall}) / 2);
  }
`;

/** The input: sunk, with an edge that reaches a contrast of 3:1. */
export const fieldBox = css`
  width: 100%;
  min-height: ${tokens.size.control};
  padding: ${tokens.space.half} ${tokens.space.snug};
  background: ${color.raised};
  border: ${tokens.line.hair} solid ${color.controlBorder};
  border-radius: ${tokens.radius.medium};
  color: ${color.text};
  /* 16 px at least: below it iOS zooms into the field. */
  font-size: max(${tokens.size.noZoom}, ${tokens.type.body});
  line-height: ${tokens.leading.snug};
  appearance: none;
  &:hover,
  &[data-hovered] {
    border-color: ${color.text};
  }
  &:focus-visible,
  &[data-focus-visible] {
    ${focusRing}
    outline-offset: 0;
    border-color: ${color.accent};
  }
  &[data-invalid],
  &[aria-invalid='true'] {
    border-color: ${color.danger};
  }
  &:disabled,
  &[data-disabled] {
    opacity: ${tokens.opacity.disabled};
    cursor: default;
  }
  &:autofill {
    box-shadow: inset 0 0 0 100vmax ${color.raised};
    -webkit-text-fill-color: ${color.text};
    caret-color: ${color.text};
  }
  ${media.forced} {
    &[aria-invalid='true'] {
      border-width: ${tokens.line.bold};
    }
  }
`;

/**
 * The real input covers its label, invisible, so that a search by role and name (a screen reader's rotor, a test) finds
 * the input itself. React Aria hides it in a clipped span; its inline style must be overridden with `!important`.
 */
export const inputOverLabel = css`
  position: relative;
  > span:has(> input) {
    position: absolute !important;
    inset: 0 !important;
    width: auto !important;
    height: auto !important;
    margin: 0 !important;
    clip: auto !important;
    clip-path: none !important;
    opacity: 0;
  }
  > span > input {
    width: 100%;
    height: 100%;
    margin: 0;
    cursor: inherit;
  }
`;

/** The mark of a checkbox, radio or choice card. */
export const choiceMark = css`
  flex: none;
  display: grid;
  place-items: center;
  width: ${tokens.size.mark};
  height: ${tokens.size.mark};
  border: ${tokens.line.hair} solid ${color.controlBorder};
  border-radius: ${tokens.radius.small};
  background: ${color.raised};
  color: transparent;
  > svg {
    width: 80%;
    height: 80%;
    stroke-width: 2.25;
  }
`;

export const choiceMarkSelected = css`
  background: ${color.accent};
  border-color: ${color.accent};
  color: ${color.onAccent};
  ${media.forced} {
    background: Highlight;
    border-color: Highlight;
    color: HighlightText;
    forced-color-adjust: none;
  }
`;
