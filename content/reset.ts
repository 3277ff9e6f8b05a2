// /reset-password: asking for a link by mail.
import type { ResetWords } from './schema.pages.ts';

export const reset = {
  title: 'Reset your password',
  text: 'Enter the email address of your account. We will send you a link to set a new password.',
  email: 'Email',
  submit: 'Send Reset Link',
  submitting: 'Sending...',
  back: { name: 'Back to Login', href: '/auth?tab=signin' },
  // These show in the state `sent` in machines/resetPassword.machine.ts.
  sentTitle: 'Reset link sent',
  sentText: 'Check your email for a password reset link',
  sentDetail:
    'If {email} has an account, the link is on its way. It works once. Check your spam folder if it has not arrived within five minutes.',
  // `emailIsMissing` and `emailIsMalformed` in machines/resetPassword.machine.ts decide on the first two.
  problems: {
    emailMissing: 'The email is missing. Nothing was sent; please enter your address.',
    emailMalformed:
      'This does not look like an email address. It is kept as you typed it: please check for a missing part, as in name@example.com.',
    failed: 'An error occurred. Please try again.',
  },
  failedHint: 'No link was sent. Your address is kept.',
} satisfies ResetWords;
