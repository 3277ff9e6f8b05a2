// /reset-password
import { reset } from '#content/reset.ts';
import { ResetPassword } from '#flows/resetPassword/ResetPassword.tsx';
import { AuthLayout } from '#pages/auth/AuthLayout.tsx';
import { PageHeading } from '#ui/Page.tsx';

/** The page. */
export function ResetPasswordPage() {
  const { title, text } = reset;
  return (
    <AuthLayout heading={<PageHeading title={title} lede={text} />}>
      <ResetPassword />
    </AuthLayout>
  );
}
