// A row of filters: one at a time (radios to assistive technology) or several (toggle buttons).
import { ToggleButton } from 'react-aria-components/ToggleButton';
import { ToggleButtonGroup } from 'react-aria-components/ToggleButtonGroup';
import { styled } from 'styled-components';
import { focusRing } from './motion.ts';
import { media, tokens } from './tokens.ts';

const Line = styled(ToggleButtonGroup)`
  display: flex;
  flex-wrap: wrap;
  gap: ${tokens.space.half};
`;

const Chip = styled(ToggleButton)`
  min-height: ${tokens.size.touch};
  padding: ${tokens.space.half} ${tokens.space.one};
  border: ${tokens.line.hair} solid ${tokens.color.controlBorder};
  border-radius: ${tokens.radius.medium};
  font-size: ${tokens.type.small};
  line-height: ${tokens.leading.snug};
  color: ${tokens.color.text};
  &[data-hovered] {
    border-color: ${tokens.color.text};
  }
  &[data-selected] {
    background: ${tokens.color.accent};
    border-color: ${tokens.color.accent};
    color: ${tokens.color.onAccent};
    font-weight: ${tokens.weight.medium};
  }
  &[data-focus-visible] {
    ${focusRing}
  }
  &[data-disabled] {
    opacity: ${tokens.opacity.disabled};
  }
  ${media.forced} {
    &[data-selected] {
      background: Highlight;
      color: HighlightText;
      forced-color-adjust: none;
    }
  }
`;

type CommonProps<Id extends string> = {
  /** The name of the row. */
  label: string;
  options: readonly { id: Id; label: string }[];
  isDisabled?: boolean | undefined;
};

export type ChipsProps<Id extends string> = CommonProps<Id> &
  (
    | { mode?: 'single'; value: Id; onChange: (value: Id) => void }
    | { mode: 'multiple'; value: readonly Id[]; onChange: (value: Id[]) => void }
  );

/** Filter chips. In `single` mode one is always chosen. */
export function Chips<Id extends string>(props: ChipsProps<Id>) {
  const { label, options, isDisabled = false } = props;
  const chosen = props.mode === 'multiple' ? [...props.value] : [props.value];
  return (
    <Line
      aria-label={label}
      isDisabled={isDisabled}
      selectionMode={props.mode ?? 'single'}
      disallowEmptySelection={props.mode !== 'multiple'}
      selectedKeys={chosen}
      onSelectionChange={(keys) => {
        const next = options.map((option) => option.id).filter((id) => keys.has(id));
        if (props.mode === 'multiple') props.onChange(next);
        else if (next[0] !== undefined && next[0] !== props.value) props.onChange(next[0]);
      }}
    >
      {options.map((option) => (
        <Chip key={option.id} id={option.id}>
          {option.label}
        </Chip>
      ))}
    </Line>
  );
}
