// A choice between two answers: native radio buttons, side by side.
import { useId } from 'react';
import { styled } from 'styled-components';
import { focusRing } from './motion.ts';
import { media, tokens } from './tokens.ts';

const Pair = styled.div`
  display: grid;
  grid-template-columns: repeat(2, minmax(${tokens.size.touch}, 1fr));
  border: ${tokens.line.hair} solid ${tokens.color.controlBorder};
  border-radius: ${tokens.radius.medium};
  &[aria-invalid='true'] {
    border-color: ${tokens.color.danger};
  }
`;
/* The radio button covers its text, invisible, so that a search by role and name finds it. */
const Side = styled.label`
  position: relative;
  display: grid;
  place-items: center;
  min-height: ${tokens.size.touch};
  padding-inline: ${tokens.space.snug};
  font-size: ${tokens.type.small};
  cursor: pointer;
  &:not(:first-child) {
    border-inline-start: ${tokens.line.hair} solid ${tokens.color.controlBorder};
  }
  > input {
    position: absolute;
    inset: 0;
    width: 100%;
    height: 100%;
    margin: 0;
    opacity: 0;
    cursor: inherit;
  }
  @media (hover: hover) {
    &:hover:not(:has(:disabled)) {
      background: ${tokens.color.raised};
    }
  }
  &:has(:checked) {
    background: ${tokens.color.accent};
    color: ${tokens.color.onAccent};
    font-weight: ${tokens.weight.medium};
  }
  &:has(:focus-visible) {
    ${focusRing}
  }
  &:has(:disabled) {
    opacity: ${tokens.opacity.disabled};
    cursor: default;
  }
  ${media.forced} {
    &:has(:checked) {
      outline: ${tokens.line.bold} solid Highlight;
    }
  }
`;

export type YesNoProps = {
  /** The ids of the elements that label the pair: the question, and a text that distinguishes it from its neighbor. */
  labelledBy: string;
  yes: string;
  no: string;
  value: 'yes' | 'no' | undefined;
  onChange: (value: 'yes' | 'no') => void;
  isDisabled?: boolean;
  isInvalid?: boolean;
  /** The id of the element that says what is missing. */
  describedBy?: string | undefined;
};

/** The pair; arrow keys choose. */
export function YesNo(props: YesNoProps) {
  const { labelledBy, yes, no, value, onChange, isDisabled = false, isInvalid = false } = props;
  const { describedBy } = props;
  const name = useId();
  const side = (answer: 'yes' | 'no', word: string) => (
    <Side>
      <input
        type="radio"
        name={name}
        value={answer}
        checked={value === answer}
        disabled={isDisabled}
        onChange={() => onChange(answer)}
      />
      {word}
    </Side>
  );
  return (
    <Pair
      role="radiogroup"
      aria-labelledby={labelledBy}
      aria-describedby={describedBy}
      aria-invalid={isInvalid ? true : undefined}
    >
      {side('yes', yes)}
      {side('no', no)}
    </Pair>
  );
}
