// The doors: signing in, creating an account, a forgotten password, a new one (docs/product-spec.md, "2. Screens and routes", "5.
// Validation rules", "8. Error catalogue").
import type { AuthWords } from './schema.pages.ts';

export const auth = {
  page: {
    heading: 'Your account',
    lede: 'One account holds your Signal Stack, your questions and the answers to them.',
    tabsLabel: 'Sign in or create an account',
    backHome: { name: 'Return to Home', href: '/' },
  },
  // `AuthForm` in src/flows/authForm/AuthForm.tsx decides whether `signIn`, `signUp` or `confirmEmail` shows.
  signIn: {
    tab: 'Sign In',
    title: 'Welcome back',
    email: 'Email',
    password: 'Password',
    submit: 'Sign In',
    submitting: 'Signing in...',
    forgot: { name: 'Forgot password?', href: '/reset-password' },
    switchText: 'No account yet?',
    switchLink: 'Create Account',
  },
  signUp: {
    tab: 'Create Account',
    title: 'Create your account',
    email: 'Email',
    password: 'Password',
    passwordHint: 'Password must be at least 6 characters.',
    submit: 'Create Account',
    submitting: 'Creating account...',
    agreement:
      'By creating an account, you agree to the terms of use and allow Axis One to store your email address, your profile and your requests in order to reply to you.',
    switchText: 'Already have an account?',
    switchLink: 'Sign In',
  },
  password: { reveal: 'Show password', conceal: 'Hide password' },
  confirmEmail: {
    title: 'Check your email to confirm your address',
    text: 'We have sent a link to {email}. Open it on this device to sign in. Everything you answered is kept here until then.',
    action: 'Return to Sign In',
  },
  // `explain` in machines/authForm.machine.ts notes which of these shows; the service's own sentence has priority.
  problems: {
    emailMissing: 'The email is missing. Nothing was sent; please enter your address.',
    emailMalformed:
      'This does not look like an email address. It is kept as you typed it: please check for a missing part, as in name@example.com.',
    passwordMissing:
      'The password is missing. Your email is kept; please enter your password and try again.',
    signInFailed: 'Invalid login credentials.',
    signInUnanswered: 'The service did not answer.',
    signUpFailed: 'Could not create account.',
    signUpUnanswered: 'The service did not answer.',
  },
  problemHints: {
    signInFailed:
      'Your email is kept. Check it and your password, then try again, or have a reset link sent to you.',
    signInUnanswered:
      'Nothing was lost. Your email is kept: check your connection and try again in a moment.',
    signUpFailed: 'Your email is kept. Fix the problem above and try again.',
    signUpUnanswered:
      'Your email is kept. Try again in a moment; if the account exists by then, sign in instead.',
  },
  // `Explanation` in src/pages/auth/AuthPage.tsx decides whether this, `expiredLink` or `guarded` shows.
  ended: {
    text: 'Your session has ended. Nothing you saved is lost: sign in to continue where you were.',
  },
  expiredLink: {
    title: 'This link has expired',
    text: 'A reset link works once and for a limited time. Your password has not been changed.',
    action: { name: 'Send a new link', href: '/reset-password' },
    // `AuthForms` in src/pages/auth/AuthPage.tsx shows this to a signed-in member in place of the form.
    member: {
      text: 'You are still signed in, and nothing has changed.',
      action: { name: 'Go to Dashboard', href: '/dashboard' },
    },
  },
  guarded: 'Please sign in first. You will return to the page you asked for.',
} satisfies AuthWords;
