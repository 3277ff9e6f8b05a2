// /auth while a recovery is open: a new password, and nothing else.
import { newPassword as words } from '#content/newPassword.ts';
import { NewPassword, type NewPasswordRef } from '#flows/newPassword/NewPassword.tsx';
import { PageHeading } from '#ui/Page.tsx';
import { AuthLayout } from './AuthLayout.tsx';

/** The page of a recovery. */
export function Recovery({ actor }: { actor: NewPasswordRef }) {
  return (
    <AuthLayout heading={<PageHeading title={words.title} lede={words.text} />}>
      <NewPassword actor={actor} />
    </AuthLayout>
  );
}
