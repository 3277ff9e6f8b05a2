// Filter chips with multiple choices, for a first view: native buttons in the style of Chips.tsx.
import { styled } from 'styled-components';
import { pressable } from './Button.tsx';
import { focusRing } from './motion.ts';
import { media, tokens } from './tokens.ts';

const Group = styled.fieldset`
  min-width: 0;
  margin: 0;
  padding: 0;
  border: 0;
`;
const Name = styled.legend`
  padding: 0 0 ${tokens.space.half};
  font-family: ${tokens.font.mono};
  font-size: ${tokens.type.micro};
  color: ${tokens.color.muted};
`;
const Line = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${tokens.space.half};
`;
const Chip = styled.button`
  min-height: ${tokens.size.touch};
  padding: ${tokens.space.half} ${tokens.space.one};
  border: ${tokens.line.hair} solid ${tokens.color.controlBorder};
  border-radius: ${tokens.radius.medium};
  background: none;
  font: inherit;
  font-size: ${tokens.type.small};
  line-height: ${tokens.leading.snug};
  color: ${tokens.color.text};
  cursor: pointer;
  @media (hover: hover) {
    &:hover {
      border-color: ${tokens.color.text};
    }
  }
  &[aria-pressed='true'] {
    background: ${tokens.color.accent};
    border-color: ${tokens.color.accent};
    color: ${tokens.color.onAccent};
    font-weight: ${tokens.weight.medium};
  }
  &:focus-visible {
    ${focusRing}
  }
  ${media.forced} {
    &[aria-pressed='true'] {
      outline: ${tokens.line.bold} solid Highlight;
    }
  }
`;

export type ToggleChipsProps<Id extends string> = {
  /** The label of the row, above it. */
  label: string;
  options: readonly { id: Id; label: string }[];
  value: readonly Id[];
  onToggle: (id: Id) => void;
};

/** The row. Each chip is pressed or not, independently of its neighbors. */
export function ToggleChips<Id extends string>(props: ToggleChipsProps<Id>) {
  const { label, options, value, onToggle } = props;
  return (
    <Group data-print="hide">
      <Name>{label}</Name>
      <Line>
        {options.map((option) => (
          <Chip
            key={option.id}
            {...pressable({
              onPress: () => onToggle(option.id),
              'aria-pressed': value.includes(option.id),
            })}
          >
            {option.label}
          </Chip>
        ))}
      </Line>
    </Group>
  );
}
