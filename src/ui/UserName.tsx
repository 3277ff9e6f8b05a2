// The account that a form's password belongs to: password managers look for a user name beside a password.

/** Not shown: the page says elsewhere who is signed in. */
export function UserName({ email }: { email: string }) {
  return (
    <input type="email" name="username" autoComplete="username" value={email} readOnly hidden />
  );
}
