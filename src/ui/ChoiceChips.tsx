// Filter chips with a single choice, for a first view: native radio buttons in the style of Chips.tsx.
import { useId } from 'react';
import { styled } from 'styled-components';
import { coveringInput } from './coveringInput.ts';
import { useTickedBefore } from './hydration.ts';
import { focusRing } from './motion.ts';
import { media, tokens } from './tokens.ts';

const Line = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${tokens.space.half};
`;

const Chip = styled.label`
  ${coveringInput}
  display: inline-flex;
  align-items: center;
  min-height: ${tokens.size.touch};
  padding: ${tokens.space.half} ${tokens.space.one};
  border: ${tokens.line.hair} solid ${tokens.color.controlBorder};
  border-radius: ${tokens.radius.medium};
  font-size: ${tokens.type.small};
  line-height: ${tokens.leading.snug};
  color: ${tokens.color.text};
  @media (hover: hover) {
    &:hover {
      border-color: ${tokens.color.text};
    }
  }
  &:has(:checked) {
    background: ${tokens.color.accent};
    border-color: ${tokens.color.accent};
    color: ${tokens.color.onAccent};
    font-weight: ${tokens.weight.medium};
  }
  &:has(:focus-visible) {
    ${focusRing}
  }
  ${media.forced} {
    &:has(:checked) {
      outline: ${tokens.line.bold} solid Highlight;
    }
  }
`;

export type ChoiceChipsProps<Id extends string> = {
  /** The name of the row. */
  label: string;
  options: readonly { id: Id; label: string }[];
  value: Id;
  onChange: (value: Id) => void;
};

/** The row. One is always chosen; arrow keys choose. */
export function ChoiceChips<Id extends string>(props: ChoiceChipsProps<Id>) {
  const { label, options, value, onChange } = props;
  const name = useId();
  const tell = (id: string) => {
    const chosen = options.find((option) => option.id === id);
    if (chosen !== undefined && chosen.id !== value) onChange(chosen.id);
  };
  return (
    <Line ref={useTickedBefore(tell)} role="radiogroup" aria-label={label}>
      {options.map((option) => (
        <Chip key={option.id}>
          <input
            type="radio"
            name={name}
            value={option.id}
            checked={option.id === value}
            onChange={() => onChange(option.id)}
          />
          {option.label}
        </Chip>
      ))}
    </Line>
  );
}
