// The pieces around one of React Aria's fields: label line, hint, error. Used by the fields, not by pages.
import { FieldError as AriaFieldError } from 'react-aria-components/FieldError';
import { Label as AriaLabel } from 'react-aria-components/Label';
import { Text as AriaText } from 'react-aria-components/Text';
import { styled } from 'styled-components';
import { errorLine, fieldError, fieldLabel, fieldNote } from './field.ts';
import { OptionalMark } from './NativeField.tsx';
import { Icon } from './Icon.tsx';
import { tokens } from './tokens.ts';

export const FieldLabel = styled(AriaLabel)`
  ${fieldLabel}
`;

const Line = styled.div`
  display: flex;
  justify-content: space-between;
  align-items: baseline;
  gap: ${tokens.space.one};
`;

export type LabelLineProps = { label: string; optional?: boolean | undefined };

/** A field has one description: an optional one has its mark in this place, and no hint. */
export function LabelLine({ label, optional }: LabelLineProps) {
  return (
    <Line>
      <FieldLabel>{label}</FieldLabel>
      {optional ? (
        <OptionalMark as={AriaText} slot="description">
          Optional
        </OptionalMark>
      ) : null}
    </Line>
  );
}

const Note = styled(AriaText)`
  ${fieldNote}
`;

/** The hint, tied to its field by React Aria's `description` slot. */
export function Hint({ children }: { children: string }) {
  return <Note slot="description">{children}</Note>;
}

const ErrorText = styled(AriaFieldError)`
  ${fieldError}
  ${errorLine}
`;

/** The error, tied to its field; it shows only while the field is invalid. */
export function FieldProblem({ children }: { children: string | undefined }) {
  if (!children) return null;
  return (
    <ErrorText>
      <Icon name="alert" small />
      <span>{children}</span>
    </ErrorText>
  );
}
