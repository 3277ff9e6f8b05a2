// The tables of the specification that are compared word for word: routes and the catalogue of messages. And the list
// of long files.
import type { Toast, ToastKey } from '#content/toasts.ts';

/** The address of a flow that no page shows yet: its folder has a preview.tsx (tests/house/layout.test.ts). */
export const previewRoute = '/ui';

/** The route table of section 2, the two linked addresses of /auth, the asterisk for every route, and previews. */
export const catalogueRoutes = [
  '*',
  previewRoute,
  '/',
  '/auth',
  '/auth/signin',
  '/auth/signup',
  '/reset-password',
  '/onboarding',
  '/dashboard',
  '/signal-stack',
  '/newsletter',
  '/second-curve',
  '/next-curve',
  '/asyncq',
  '/inner-room',
  '/advisory',
  '/ops-cabinet',
  '/signal-exchange',
  '/co-lab',
  '/from-lab',
  '/library',
  '/open-circle',
  '/upgrade',
  // Beyond the specification: docs/product-decisions.md.
  '/desk',
  '/advisor',
  '/requests',
  '/answers',
  '/account',
  '/address',
  '/plan',
];

/** Files over the limit, with the length that each may not exceed. The list may only shrink. */
export const overlong: Readonly<Record<string, number>> = {
  'tests/backend/forgery.test.ts': 310,
};

const failure = { tone: 'destructive', saysMessage: true } as const;
const success = { tone: 'plain' } as const;

const again = 'An error occurred. Please try again.';

/**
 * Section 8: the error catalogue and the success messages; descriptions of failures are shown
 * without a sentence of the service.
 */
export const toastTable: [ToastKey, Partial<Toast>][] = [
  ['signOutFailed', { ...failure, title: 'Error signing out', description: again }],
  ['setupFailed', { ...failure, title: 'Error during setup', description: again }],
  [
    'signUpFailed',
    { ...failure, title: 'Sign up error', description: 'Could not create account.' },
  ],
  [
    'signInFailed',
    { ...failure, title: 'Sign in error', description: 'Invalid login credentials.' },
  ],
  ['resetFailed', { ...failure, title: 'Error', description: again }],
  ['passwordFailed', { ...failure, title: 'Error', description: again }],
  [
    'meetingIncomplete',
    {
      title: 'Please complete all fields',
      description: 'All fields are required to request a meeting',
    },
  ],
  ['signedOut', { ...success, title: 'Signed out successfully' }],
  [
    'welcome',
    {
      ...success,
      title: 'Welcome to Axis One',
      description: 'Your strategic gateway is now active',
    },
  ],
  [
    'accountCreated',
    { ...success, title: 'Account created!', description: 'Please complete onboarding.' },
  ],
  ['signedIn', { ...success, title: 'Welcome back!', description: 'Signed in successfully.' }],
  [
    'resetLinkSent',
    {
      ...success,
      title: 'Reset link sent',
      description: 'Check your email for a password reset link',
    },
  ],
  [
    'stackAdded',
    {
      ...success,
      title: 'Added to your Signal Stack',
      description: '{title} has been added to your collection.',
    },
  ],
  [
    'shareReady',
    {
      ...success,
      title: 'Ready to share',
      description: 'Link copied to clipboard. Send this to founders who need it.',
    },
  ],
  [
    'asyncqSubmitted',
    {
      ...success,
      title: 'Strategic request submitted',
      description: "We've received your signal. Watch your inbox. The next move is coming.",
    },
  ],
  [
    'downloadStarted',
    {
      ...success,
      title: 'Download Started',
      description: '{title} is being prepared for download.',
    },
  ],
  [
    'nextCurveWelcome',
    {
      ...success,
      title: 'Welcome to Next Curve',
      description: "You'll receive market signals and venture insights directly in your inbox.",
    },
  ],
  [
    'secondCurveWelcome',
    {
      ...success,
      title: 'Welcome to The Second Curve',
      description: "You're now subscribed to strategic insights for founders.",
    },
  ],
  [
    'upgradedMonthly',
    {
      ...success,
      title: 'Upgrade successful!',
      description: 'You are now a premium member. Your subscription will renew monthly.',
    },
  ],
  [
    'upgradedAnnually',
    {
      ...success,
      title: 'Upgrade successful!',
      description: 'You are now a premium member. Your subscription will renew annually.',
    },
  ],
];

/** Section 8 fixes the title only; the description is the site's own. */
export const toastTitles: [ToastKey, string][] = [
  ['applicationSubmitted', 'Application Submitted'],
  ['requestSubmitted', 'Request Submitted'],
];
