// A read-only text to copy: focusing the field selects all of it.
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

/** Takes the focus when it appears, because the user wants to copy its content. */
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
