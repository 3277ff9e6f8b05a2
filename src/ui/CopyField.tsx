// A text to take along by hand: it cannot be changed, and the user who enters the field has selected all of it.
import { styled } from 'styled-components';
import { fieldBox, fieldStack } from './field.ts';
import { FieldFrame, useFieldTies } from './NativeField.tsx';
import { tokens } from './tokens.ts';

const FieldStack = styled.div`
  ${fieldStack}
`;
const Box = styled.input`
  ${fieldBox}
  font-family: ${tokens.font.mono};
`;

/** As it appears it takes the focus: what it holds is what the user came for. */
const select = (box: HTMLInputElement | null) => {
  box?.focus();
  box?.select();
};

export type CopyFieldProps = { label: string; value: string };

/** The field. */
export function CopyField({ label, value }: CopyFieldProps) {
  const ties = useFieldTies({});
  return (
    <FieldStack>
      <FieldFrame id={ties.id} label={label}>
        <Box
          {...ties}
          ref={select}
          readOnly
          value={value}
          onFocus={(event) => event.currentTarget.select()}
        />
      </FieldFrame>
    </FieldStack>
  );
}
