// One line of text, or several: label, hint and error tied together by React Aria.
import { Input as AriaInput } from 'react-aria-components/Input';
import { TextArea as AriaTextArea } from 'react-aria-components/TextArea';
import {
  TextField as AriaTextField,
  type TextFieldProps as AriaTextFieldProps,
} from 'react-aria-components/TextField';
import type { Ref } from 'react';
import { styled } from 'styled-components';
import { FieldProblem, Hint, LabelLine } from './Field.tsx';
import { fieldBox, fieldStack } from './field.ts';
import { useTypedBefore } from './hydration.ts';
import { tokens } from './tokens.ts';

const FieldStack = styled(AriaTextField)`
  ${fieldStack}
`;
const Box = styled(AriaInput)`
  ${fieldBox}
`;
const Area = styled(AriaTextArea)`
  ${fieldBox}
  display: block;
  field-sizing: content;
  min-height: ${tokens.size.areaMin};
  max-height: ${tokens.size.areaMax};
`;

type FieldWords = {
  /** Its accessible name, to the letter. */
  label: string;
  hint?: string | undefined;
  /** What is wrong, and what to do; the field is invalid while it is there. */
  error?: string | undefined;
  /** Shows "Optional" beside the label. */
  optional?: boolean | undefined;
  placeholder?: string | undefined;
};

type AriaProps = Omit<AriaTextFieldProps, 'children' | 'className' | 'style' | 'isInvalid'>;

export type TextFieldProps = AriaProps & FieldWords & { ref?: Ref<HTMLInputElement> };

/** A field of one line. `ref` gives the input. */
export function TextField({
  label,
  hint,
  error,
  optional,
  placeholder,
  ref,
  ...rest
}: TextFieldProps) {
  return (
    <FieldStack
      ref={useTypedBefore(rest.onChange)}
      validationBehavior="aria"
      {...rest}
      isInvalid={Boolean(error)}
    >
      <LabelLine label={label} optional={optional} />
      {hint ? <Hint>{hint}</Hint> : null}
      <Box {...(placeholder === undefined ? {} : { placeholder })} {...(ref ? { ref } : {})} />
      <FieldProblem>{error}</FieldProblem>
    </FieldStack>
  );
}

export type TextAreaProps = AriaProps &
  FieldWords & { rows?: number | undefined; ref?: Ref<HTMLTextAreaElement> };

/** A field of several lines that grows with what is written. `ref` gives the text area. */
export function TextArea({
  label,
  hint,
  error,
  optional,
  placeholder,
  rows = 5,
  ref,
  ...rest
}: TextAreaProps) {
  return (
    <FieldStack
      ref={useTypedBefore(rest.onChange)}
      validationBehavior="aria"
      {...rest}
      isInvalid={Boolean(error)}
    >
      <LabelLine label={label} optional={optional} />
      {hint ? <Hint>{hint}</Hint> : null}
      <Area
        rows={rows}
        {...(placeholder === undefined ? {} : { placeholder })}
        {...(ref ? { ref } : {})}
      />
      <FieldProblem>{error}</FieldProblem>
    </FieldStack>
  );
}
