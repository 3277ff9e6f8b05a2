// The pieces around the browser's own fields: label line, hint and error, tied to the box by id.
import { useId, type ReactNode } from 'react';
import { styled } from 'styled-components';
import { errorLine, fieldError, fieldLabel, fieldNote } from './field.ts';
import { Icon } from './Icon.tsx';
import { tokens } from './tokens.ts';

const Line = styled.div`
  display: flex;
  justify-content: space-between;
  align-items: baseline;
  gap: ${tokens.space.one};
`;
const Label = styled.label`
  ${fieldLabel}
`;
const Note = styled.p`
  ${fieldNote}
`;
const Problem = styled.p`
  ${fieldError}
  ${errorLine}
`;

/** Beside the label and not in it: the label alone is the accessible name. */
export const OptionalMark = styled.span`
  font-family: ${tokens.font.mono};
  font-size: ${tokens.type.micro};
  color: ${tokens.color.muted};
`;

/** How much room is left in a text that comes near its limit. */
export type FieldCount = { text: string; isOver: boolean };

const Count = styled.p<{ $isOver: boolean }>`
  font-family: ${tokens.font.mono};
  font-size: ${tokens.type.micro};
  text-align: end;
  color: ${(p) => (p.$isOver ? tokens.color.danger : tokens.color.muted)};
`;

export type FieldWords = {
  /** Its accessible name, to the letter. */
  label: string;
  hint?: string | undefined;
  /** What is wrong, and what to do; the field is invalid while it is there. */
  error?: string | undefined;
  /** Stands under the box, tied to it like the hint. */
  count?: FieldCount | undefined;
};

/** What ties a box to its words: spread it on the input. */
export function useFieldTies({ hint, error, count }: Omit<FieldWords, 'label'>) {
  const id = useId();
  const described = [
    error ? `${id}-error` : '',
    hint ? `${id}-hint` : '',
    count ? `${id}-count` : '',
  ].filter(Boolean);
  return {
    id,
    'aria-invalid': error ? true : undefined,
    'aria-describedby': described.length > 0 ? described.join(' ') : undefined,
  } as const;
}

export type FieldFrameProps = FieldWords & {
  /** Of the box, from `useFieldTies`. */
  id: string;
  optional?: boolean | undefined;
  /** The box. */
  children: ReactNode;
};

/** A field's words around its box. */
export function FieldFrame({ id, label, hint, error, count, optional, children }: FieldFrameProps) {
  return (
    <>
      <Line>
        <Label htmlFor={id}>{label}</Label>
        {optional ? <OptionalMark aria-hidden="true">Optional</OptionalMark> : null}
      </Line>
      {hint ? <Note id={`${id}-hint`}>{hint}</Note> : null}
      {children}
      {count ? (
        <Count id={`${id}-count`} $isOver={count.isOver}>
          {count.text}
        </Count>
      ) : null}
      {error ? (
        <Problem id={`${id}-error`}>
          <Icon name="alert" small />
          <span>{error}</span>
        </Problem>
      ) : null}
    </>
  );
}
