// /auth after a recovery link: the new password. A module of its own, as few visitors of /auth need these words.
import type { NewPasswordWords } from './schema.pages.ts';

export const newPassword = {
  title: 'Set a new password',
  text: 'You followed a reset link. Choose a new password; until you do, nothing else in your account is open here.',
  password: 'New password',
  passwordHint: 'Password must be at least 6 characters.',
  repeated: 'Repeat the new password',
  submit: 'Save Password',
  submitting: 'Saving...',
  abandon: 'Leave without changing it',
  // `isMissing`, `isTooShort` and `passwordsDiffer` in machines/newPassword.machine.ts decide which of these shows.
  problems: {
    passwordMissing: 'The new password is missing. Your old password still works.',
    passwordTooShort:
      'This password is too short: use at least 6 characters. Your old password still works.',
    passwordsDiffer: 'The two passwords differ.',
    failed: 'An error occurred. Please try again.',
  },
  failedHint: 'Your old password still works.',
} satisfies NewPasswordWords;
