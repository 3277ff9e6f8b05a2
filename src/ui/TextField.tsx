// One line of text, or several: the browser's own boxes, with label, hint and error tied to them.
import type { ComponentPropsWithoutRef, Ref } from 'react';
import { styled } from 'styled-components';
import { fieldBox, fieldStack } from './field.ts';
import { useTypedBefore } from './hydration.ts';
import { FieldFrame, useFieldTies, type FieldWords } from './NativeField.tsx';
import { tokens } from './tokens.ts';

const FieldStack = styled.div`
  ${fieldStack}
`;
const Box = styled.input`
  ${fieldBox}
`;
const Area = styled.textarea`
  ${fieldBox}
  display: block;
  field-sizing: content;
  /* Its rows: a textarea that grows with its text does not reserve them itself. */
  min-height: calc(${(p) => p.rows ?? 1} * 1lh + 2 * (${tokens.space.half} + ${tokens.line.hair}));
  max-height: ${tokens.size.areaMax};
`;

type Own = 'children' | 'className' | 'style' | 'onChange' | 'disabled' | 'readOnly' | 'required';

type SharedProps = FieldWords & {
  /** Shows "Optional" beside the label. */
  optional?: boolean | undefined;
  /** Called with the new value of the field. */
  onChange?: ((value: string) => void) | undefined;
  value?: string | undefined;
  isDisabled?: boolean | undefined;
  /** The text cannot be changed while it is being sent. */
  isReadOnly?: boolean | undefined;
  /** Said to assistive technology; the machine validates, not the browser. */
  isRequired?: boolean | undefined;
};

/** Separates the texts of a field from the props of its input. */
function useField<Props extends SharedProps>(props: Props) {
  const { label, hint, error, count, optional, isDisabled, isReadOnly, ...others } = props;
  const { isRequired, onChange, ...rest } = others;
  const ties = useFieldTies({ hint, error, count, optional });
  return {
    around: useTypedBefore(onChange),
    words: { id: ties.id, label, hint, error, count, optional },
    box: {
      ...rest,
      ...ties,
      disabled: isDisabled ?? false,
      readOnly: isReadOnly ?? false,
      'aria-required': isRequired === true ? true : undefined,
      onChange: (event: { currentTarget: { value: string } }) =>
        onChange?.(event.currentTarget.value),
    },
  };
}

export type TextFieldProps = Omit<ComponentPropsWithoutRef<'input'>, Own | 'value'> &
  SharedProps & { ref?: Ref<HTMLInputElement> };

/** A field of one line. `ref` is the input. */
export function TextField(props: TextFieldProps) {
  const { around, words, box } = useField(props);
  return (
    <FieldStack ref={around}>
      <FieldFrame {...words}>
        <Box {...box} />
      </FieldFrame>
    </FieldStack>
  );
}

/** An account's address: phones show a keyboard with @, and password managers use it as the user name. */
export function EmailField(props: Omit<TextFieldProps, 'type' | 'inputMode' | 'autoComplete'>) {
  return (
    <TextField name="email" {...props} type="email" inputMode="email" autoComplete="username" />
  );
}

export type TextAreaProps = Omit<ComponentPropsWithoutRef<'textarea'>, Own | 'value'> &
  SharedProps & { ref?: Ref<HTMLTextAreaElement> };

/** A field of several lines that grows with its text. `ref` is the text area. */
export function TextArea(props: TextAreaProps) {
  const { around, words, box } = useField(props);
  return (
    <FieldStack ref={around}>
      <FieldFrame {...words}>
        <Area rows={5} {...box} />
      </FieldFrame>
    </FieldStack>
  );
}
