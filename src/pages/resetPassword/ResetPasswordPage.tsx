// /reset-password
import { ResetPassword } from '#flows/resetPassword/ResetPassword.tsx';
import { DoorLayout } from '#pages/auth/DoorLayout.tsx';

/** The page. */
export function ResetPasswordPage() {
  return (
    <DoorLayout>
      <ResetPassword />
    </DoorLayout>
  );
}
