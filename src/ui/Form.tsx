// A form that is never submitted to another page: it passes its FormData to its parent.
import type { ReactNode, Ref } from 'react';
import { styled } from 'styled-components';
import { tokens, type SpaceName } from './tokens.ts';

const StyledForm = styled.form<{ $gap: SpaceName }>`
  display: flex;
  flex-direction: column;
  gap: ${(p) => tokens.space[p.$gap]};
  min-width: 0;
`;

export type FormProps = {
  onSubmit: (formData: FormData) => void;
  children: ReactNode;
  /** Its accessible name; with one, it is a landmark. */
  label?: string | undefined;
  labelledBy?: string | undefined;
  gap?: SpaceName | undefined;
  id?: string | undefined;
  ref?: Ref<HTMLFormElement>;
};

/**
 * `method="post"` keeps a password out of the address if the form is ever submitted before the scripts are loaded
 * (Button's submit is disabled until then). The machine validates, not the browser.
 */
export function Form({
  onSubmit,
  children,
  label,
  labelledBy,
  gap = 'oneHalf',
  id,
  ref,
}: FormProps) {
  return (
    <StyledForm
      id={id}
      ref={ref}
      method="post"
      noValidate
      aria-label={label}
      aria-labelledby={labelledBy}
      $gap={gap}
      onSubmit={(event) => {
        event.preventDefault();
        onSubmit(new FormData(event.currentTarget));
      }}
    >
      {children}
    </StyledForm>
  );
}
