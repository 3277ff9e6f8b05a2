// The terms and the privacy page, below what a form asks to agree to.
import { documents } from '#content/documents.ts';
import { TextLink } from '#ui/LinkButton.tsx';
import { Muted } from '#ui/Text.tsx';

/** Both links open a tab of their own: the form stays as it is. */
export function Documents() {
  const { terms, and, privacy, hint } = documents;
  return (
    <Muted>
      <TextLink href={terms.href} target="_blank">
        {terms.name}
      </TextLink>{' '}
      {and}{' '}
      <TextLink href={privacy.href} target="_blank">
        {privacy.name}
      </TextLink>{' '}
      {hint}
    </Muted>
  );
}
