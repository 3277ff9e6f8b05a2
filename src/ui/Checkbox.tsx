// A checkbox with its sentence: the whole line is the target.
import {
  CheckboxButton,
  CheckboxField,
  type CheckboxFieldProps,
} from 'react-aria-components/Checkbox';
import type { ReactNode, Ref } from 'react';
import { styled } from 'styled-components';
import { FieldProblem, Hint } from './Field.tsx';
import { choiceMark, choiceMarkSelected, inputOverLabel } from './field.ts';
import { Icon } from './Icon.tsx';
import { focusRing } from './motion.ts';
import { tokens } from './tokens.ts';

const Field = styled(CheckboxField)`
  display: flex;
  flex-direction: column;
  min-width: 0;
  > :not(label) {
    padding-inline-start: calc(${tokens.size.mark} + ${tokens.space.snug});
  }
`;

const Mark = styled.span`
  ${choiceMark}
`;

const Line = styled(CheckboxButton)`
  ${inputOverLabel}
  display: flex;
  gap: ${tokens.space.snug};
  align-items: flex-start;
  min-height: ${tokens.size.touch};
  padding-block: calc((${tokens.size.touch} - 1.6em) / 2);
  cursor: pointer;
  > ${Mark} {
    margin-block-start: calc((1.6em - ${tokens.size.mark}) / 2);
  }
  &[data-hovered] > ${Mark} {
    border-color: ${tokens.color.text};
  }
  &[data-invalid] > ${Mark} {
    border-color: ${tokens.color.danger};
  }
  &[data-selected] > ${Mark}, &[data-indeterminate] > ${Mark} {
    ${choiceMarkSelected}
  }
  &[data-focus-visible] > ${Mark} {
    ${focusRing}
  }
  &[data-disabled] {
    opacity: ${tokens.opacity.disabled};
    cursor: default;
  }
`;

export type CheckboxProps = Omit<
  CheckboxFieldProps,
  'children' | 'className' | 'style' | 'isInvalid'
> & {
  /** The text beside the checkbox: its accessible name. */
  children: ReactNode;
  hint?: string | undefined;
  error?: string | undefined;
  /** The input itself. */
  inputRef?: Ref<HTMLInputElement | null>;
};

/** A checkbox. */
export function Checkbox({ children, hint, error, ...rest }: CheckboxProps) {
  return (
    <Field validationBehavior="aria" {...rest} isInvalid={Boolean(error)}>
      <Line>
        <Mark>
          <Icon name={rest.isIndeterminate ? 'minus' : 'check'} />
        </Mark>
        <span>{children}</span>
      </Line>
      {hint ? <Hint>{hint}</Hint> : null}
      <FieldProblem>{error}</FieldProblem>
    </Field>
  );
}
