// A new password on /account, where its member is signed in.
import type { ChangePasswordWords } from './schema.security.ts';

export const changePassword = {
  title: 'Password',
  text: 'When you change it, every other device is signed out, and we send you an email about it.',
  open: 'Change password',
  present: 'Current password',
  password: 'New password',
  passwordHint: 'At least 6 characters. Other devices will be signed out.',
  submit: 'Save new password',
  submitting: 'Saving...',
  close: 'Keep the current one',
  forgot: { name: 'Forgot your current password?', href: '/reset-password' },
  saved: {
    title: 'Your password is changed',
    text: 'Every other device was signed out. On this one you stay signed in.',
  },
  // `explain` in machines/changePassword.machine.ts notes which of these shows.
  problems: {
    presentMissing: 'Your current password is missing. Nothing was sent.',
    passwordMissing: 'The new password is missing. Nothing was sent.',
    passwordTooShort: 'This password is too short: use at least 6 characters.',
    same: 'This is your current password. Choose another one.',
    wrong: 'Your current password is not correct.',
    failed: 'The service did not answer.',
  },
  failedHint: 'Your current password still works.',
} satisfies ChangePasswordWords;
