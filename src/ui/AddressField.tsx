// A field of one line and its submit button, side by side where there is space.
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { fieldBox, fieldStack } from './field.ts';
import { useTypedBefore } from './hydration.ts';
import { FieldFrame, useFieldTies, type FieldWords } from './NativeField.tsx';
import { media, tokens } from './tokens.ts';

const Whole = styled.div`
  ${fieldStack}
`;
const Line = styled.div`
  display: grid;
  gap: ${tokens.space.snug};
  ${media.tablet} {
    grid-template-columns: minmax(0, 1fr) auto;
  }
`;
const Box = styled.input`
  ${fieldBox}
`;

export type AddressFieldProps = FieldWords & {
  value: string;
  onChange: (value: string) => void;
  isReadOnly?: boolean;
  /** The submit button of the form around it. */
  button: ReactNode;
};

/** An email address that is sent from where it is typed. */
export function AddressField({
  label,
  error,
  value,
  onChange,
  isReadOnly,
  button,
}: AddressFieldProps) {
  const ties = useFieldTies({ error });
  return (
    <Whole ref={useTypedBefore(onChange)}>
      <FieldFrame id={ties.id} label={label} error={error}>
        <Line>
          <Box
            {...ties}
            name="email"
            type="email"
            inputMode="email"
            autoComplete="email"
            aria-required
            // Kept by the head script of index.html, as long as nothing else can.
            data-early=""
            value={value}
            readOnly={isReadOnly ?? false}
            onChange={(event) => onChange(event.currentTarget.value)}
          />
          {button}
        </Line>
      </FieldFrame>
    </Whole>
  );
}
