// The parts around the browser's own fields: label line, hint and error, tied to the input by id.
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

/** Beside the label and not in it: the label alone is the accessible name, and the mark belongs to the description. */
export const OptionalMark = styled.span`
  font-family: ${tokens.font.mono};
  font-size: ${tokens.type.micro};
  color: ${tokens.color.muted};
`;

/** The remaining length of a text that is close to its limit. */
export type FieldCount = { text: string; isOver: boolean };

const Count = styled.p<{ $isOver: boolean }>`
  font-family: ${tokens.font.mono};
  font-size: ${tokens.type.micro};
  text-align: end;
  color: ${(p) => (p.$isOver ? tokens.color.danger : tokens.color.muted)};
`;

export type FieldWords = {
  /** Exactly its accessible name. */
  label: string;
  hint?: string | undefined;
  /** The problem, and how to fix it; while it is set, the field is invalid. */
  error?: string | undefined;
  /** Below the input, tied to it like the hint. */
  count?: FieldCount | undefined;
};

export type FieldTexts = Omit<FieldWords, 'label'> & { optional?: boolean | undefined };

/** The ARIA attributes that tie an input to its texts: spread them on the input. */
export function useFieldTies({ hint, error, count, optional }: FieldTexts) {
  const id = useId();
  const described = [
    error ? `${id}-error` : '',
    hint ? `${id}-hint` : '',
    count ? `${id}-count` : '',
    optional ? `${id}-optional` : '',
  ].filter(Boolean);
  return {
    id,
    'aria-invalid': error ? true : undefined,
    'aria-describedby': described.length > 0 ? described.join(' ') : undefined,
  } as const;
}

export type FieldFrameProps = FieldTexts & {
  /** Exactly the input's accessible name. */
  label: string;
  /** The id of the input, from `useFieldTies`. */
  id: string;
  /** The input. */
  children: ReactNode;
};

/** A field's label, hint and error around its input. */
export function FieldFrame({ id, label, hint, error, count, optional, children }: FieldFrameProps) {
  return (
    <>
      <Line>
        <Label htmlFor={id}>{label}</Label>
        {optional ? <OptionalMark id={`${id}-optional`}>Optional</OptionalMark> : null}
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
