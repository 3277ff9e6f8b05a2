// The messages of the specification's catalogue, to the letter.
import { describe, expect, it } from 'vitest';
import { circle } from '#content/circle.ts';
import { toasts } from '#content/toasts.ts';

describe('toasts (section 8)', () => {
  it.each([
    ['signedOut', 'plain', 'Signed out successfully', undefined],
    ['signedIn', 'plain', 'Welcome back!', 'Signed in successfully.'],
    ['accountCreated', 'plain', 'Account created!', 'Please complete onboarding.'],
    ['welcome', 'plain', 'Welcome to Axis One', 'Your strategic gateway is now active'],
    ['signUpFailed', 'destructive', 'Sign up error', 'Could not create account.'],
    ['signInFailed', 'destructive', 'Sign in error', 'Invalid login credentials.'],
    ['resetLinkSent', 'plain', 'Reset link sent', 'Check your email for a password reset link'],
    ['resetFailed', 'destructive', 'Error', 'An error occurred. Please try again.'],
    ['passwordFailed', 'destructive', 'Error', 'An error occurred. Please try again.'],
    ['profileFailed', 'destructive', 'Error', 'An error occurred. Please try again.'],
    [
      'stackAdded',
      'plain',
      'Added to your Signal Stack',
      '{title} has been added to your collection.',
    ],
    [
      'shareReady',
      'plain',
      'Ready to share',
      'Link copied to clipboard. Send this to founders who need it.',
    ],
    [
      'asyncqSubmitted',
      'plain',
      'Strategic request submitted',
      "We've received your signal. Watch your inbox. The next move is coming.",
    ],
    ['downloadStarted', 'plain', 'Download Started', '{title} is being prepared for download.'],
    [
      'nextCurveWelcome',
      'plain',
      'Welcome to Next Curve',
      "You'll receive market signals and venture insights directly in your inbox.",
    ],
    [
      'secondCurveWelcome',
      'plain',
      'Welcome to The Second Curve',
      "You're now subscribed to strategic insights for founders.",
    ],
    [
      'upgradedMonthly',
      'plain',
      'Upgrade successful!',
      'You are now a premium member. Your subscription will renew monthly.',
    ],
    [
      'upgradedAnnually',
      'plain',
      'Upgrade successful!',
      'You are now a premium member. Your subscription will renew annually.',
    ],
    ['postSubmitted', 'plain', 'Post submitted! (This is a demo)', undefined],
    [
      'meetingIncomplete',
      'plain',
      'Please complete all fields',
      'All fields are required to request a meeting',
    ],
  ] as const)('%s', (key, tone, title, description) => {
    expect(toasts[key]).toMatchObject({ tone, title });
    expect(toasts[key].description).toBe(description);
  });

  it('says the message of the service where something failed', () => {
    expect(toasts.signOutFailed.title).toBe('Error signing out');
    expect(toasts.setupFailed.title).toBe('Error during setup');
    expect(toasts.applicationSubmitted.title).toBe('Application Submitted');
    // The dialog of a gathering shows the title of this toast, and its sentence as the status.
    expect(circle.statuses.applied.text).toBe(toasts.applicationSubmitted.description);
    expect(toasts.requestSubmitted.title).toBe('Request Submitted');
    for (const toast of Object.values(toasts)) {
      expect(toast.saysMessage === true).toBe(toast.tone === 'destructive');
    }
  });
});
