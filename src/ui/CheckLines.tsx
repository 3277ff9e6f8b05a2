// A checklist on a content page: the browser's own checkboxes, so that the first view needs no React Aria.
import { useId } from 'react';
import { styled } from 'styled-components';
import { choiceMark, choiceMarkSelected, fieldLabel, fieldNote } from './field.ts';
import { useTickedBefore } from './hydration.ts';
import { Icon } from './Icon.tsx';
import { focusRing } from './motion.ts';
import { tokens } from './tokens.ts';

const Group = styled.fieldset`
  min-width: 0;
  margin: 0;
  padding: 0;
  border: 0;
  &:disabled {
    opacity: ${tokens.opacity.disabled};
  }
`;
const Legend = styled.legend`
  ${fieldLabel}
  padding: 0;
`;
const Note = styled.p`
  ${fieldNote}
  padding-block: ${tokens.space.half} ${tokens.space.one};
`;
const Mark = styled.span`
  ${choiceMark}
`;
const Line = styled.label`
  position: relative;
  display: flex;
  align-items: center;
  gap: ${tokens.space.one};
  min-height: ${tokens.size.touch};
  padding-block: ${tokens.space.one};
  border-block-end: ${tokens.line.hair} solid ${tokens.color.hairline};
  line-height: ${tokens.leading.snug};
  cursor: pointer;
  &:first-of-type {
    border-block-start: ${tokens.line.hair} solid ${tokens.color.hairline};
  }
  &:hover > ${Mark} {
    border-color: ${tokens.color.text};
  }
  &:has(:checked) > ${Mark} {
    ${choiceMarkSelected}
  }
  &:has(:focus-visible) {
    ${focusRing}
  }
`;

/* Over its line and invisible, so that a search by role and name finds the checkbox itself. */
const Box = styled.input`
  position: absolute;
  inset: 0;
  width: 100%;
  height: 100%;
  margin: 0;
  opacity: 0;
  cursor: inherit;
`;

export type CheckLinesProps<Id extends string> = {
  /** The name of the group. */
  label: string;
  hint: string;
  options: readonly { id: Id; label: string }[];
  value: readonly Id[];
  isDisabled?: boolean;
  /** Called with the line that was ticked or unticked, including ticks from before hydration. */
  onToggle: (id: Id) => void;
};

/** A group of checkboxes as ruled lines. */
export function CheckLines<Id extends string>(props: CheckLinesProps<Id>) {
  const { label, hint, options, value, isDisabled = false, onToggle } = props;
  const hintId = useId();
  const around = useTickedBefore((ticked) => {
    const known = options.find(({ id }) => id === ticked);
    if (known !== undefined) onToggle(known.id);
  });
  return (
    <Group ref={around} aria-describedby={hintId} disabled={isDisabled}>
      <Legend>{label}</Legend>
      <Note id={hintId}>{hint}</Note>
      {options.map(({ id, label: line }) => (
        <Line key={id}>
          <Box
            type="checkbox"
            value={id}
            // The draft brings the ticks back. Chromium's own, after Back, would count as new presses.
            autoComplete="off"
            checked={value.includes(id)}
            onChange={() => onToggle(id)}
          />
          <Mark aria-hidden="true">
            <Icon name="check" />
          </Mark>
          <span>{line}</span>
        </Line>
      ))}
    </Group>
  );
}
