// Every toast of the site. A machine names a key; this file holds the words (docs/product-spec.md, "8. Error catalogue").

/**
 * `description` is the fixed text or, with `saysMessage`, the text used when the service gives none. `saidInPlace`: the page of every
 * flow that sends it announces the same where the user is, so that the toast is only seen.
 */
export type Toast = {
  tone: 'plain' | 'destructive';
  title: string;
  description?: string;
  saysMessage?: true;
  saidInPlace?: true;
};

// `wordsOf` in src/flows/toaster/Toaster.tsx chooses the text; the machine that sends a key decides when.
const words = {
  signedOut: { tone: 'plain', title: 'Signed out successfully' },
  signOutFailed: {
    tone: 'destructive',
    title: 'Error signing out',
    description: 'An error occurred. Please try again.',
    saysMessage: true,
  },
  setupFailed: {
    tone: 'destructive',
    title: 'Error during setup',
    description: 'An error occurred. Please try again.',
    saysMessage: true,
    saidInPlace: true,
  },
  welcome: {
    tone: 'plain',
    title: 'Welcome to Axis One',
    description: 'Your strategic gateway is now active',
  },
  accountCreated: {
    tone: 'plain',
    title: 'Account created!',
    description: 'Please complete onboarding.',
  },
  signedIn: { tone: 'plain', title: 'Welcome back!', description: 'Signed in successfully.' },
  signUpFailed: {
    tone: 'destructive',
    title: 'Sign up error',
    description: 'Could not create account.',
    saysMessage: true,
    saidInPlace: true,
  },
  signUpUnanswered: {
    tone: 'destructive',
    title: 'Sign up error',
    description: 'The service did not answer. Your email is kept: try again in a moment.',
    saysMessage: true,
    saidInPlace: true,
  },
  signInFailed: {
    tone: 'destructive',
    title: 'Sign in error',
    description: 'Invalid login credentials.',
    saysMessage: true,
    saidInPlace: true,
  },
  signInUnanswered: {
    tone: 'destructive',
    title: 'Sign in error',
    description: 'The service did not answer. Nothing was lost: try again in a moment.',
    saysMessage: true,
    saidInPlace: true,
  },
  resetLinkSent: {
    tone: 'plain',
    title: 'Reset link sent',
    description: 'Check your email for a password reset link',
  },
  resetFailed: {
    tone: 'destructive',
    title: 'Error',
    description: 'An error occurred. Please try again.',
    saysMessage: true,
    saidInPlace: true,
  },
  passwordSaved: {
    tone: 'plain',
    title: 'Password saved',
    description: 'Use your new password from now on.',
  },
  workClaimed: { tone: 'plain', title: 'Drafts are back, requests are being sent' },
  passwordFailed: {
    tone: 'destructive',
    title: 'Error',
    description: 'An error occurred. Please try again.',
    saysMessage: true,
    saidInPlace: true,
  },
  profileSaved: {
    tone: 'plain',
    title: 'Profile saved',
    description: 'Your new answers are in place.',
  },
  profileFailed: {
    tone: 'destructive',
    title: 'Error',
    description: 'An error occurred. Please try again.',
    saysMessage: true,
    saidInPlace: true,
  },
  stackAdded: {
    tone: 'plain',
    title: 'Added to your Signal Stack',
    description: '{title} has been added to your collection.',
  },
  stackFailed: {
    tone: 'destructive',
    title: 'Error',
    description: 'An error occurred. Please try again.',
    saysMessage: true,
  },
  removalFailed: {
    tone: 'destructive',
    title: 'Error',
    description: 'An error occurred. Please try again.',
    saysMessage: true,
    saidInPlace: true,
  },
  shareReady: {
    tone: 'plain',
    title: 'Ready to share',
    description: 'Link copied to clipboard. Send this to founders who need it.',
    saidInPlace: true,
  },
  asyncqSubmitted: {
    tone: 'plain',
    title: 'Strategic request submitted',
    description: "We've received your signal. Watch your inbox. The next move is coming.",
    saidInPlace: true,
  },
  downloadStarted: {
    tone: 'plain',
    title: 'Download Started',
    description: '{title} is being prepared for download.',
  },
  downloadFailed: {
    tone: 'destructive',
    title: 'Error',
    description: 'An error occurred. Please try again.',
    saysMessage: true,
    saidInPlace: true,
  },
  nextCurveWelcome: {
    tone: 'plain',
    title: 'Welcome to Next Curve',
    description: "You'll receive market signals and venture insights directly in your inbox.",
    saidInPlace: true,
  },
  secondCurveWelcome: {
    tone: 'plain',
    title: 'Welcome to The Second Curve',
    description: "You're now subscribed to strategic insights for founders.",
    saidInPlace: true,
  },
  bothLettersWelcome: {
    tone: 'plain',
    title: 'Welcome to the Signal',
    description: 'The Second Curve and The Next Curve will both come to your inbox.',
    saidInPlace: true,
  },
  newsletterFailed: {
    tone: 'destructive',
    title: 'Error',
    description: 'An error occurred. Please try again.',
    saysMessage: true,
    saidInPlace: true,
  },
  applicationSubmitted: {
    tone: 'plain',
    title: 'Application Submitted',
    description: 'You will be told by email if you are selected.',
  },
  requestSubmitted: {
    tone: 'plain',
    title: 'Request Submitted',
    description: 'You will have a reply within 7 days.',
    saidInPlace: true,
  },
  perkRequested: {
    tone: 'plain',
    title: 'Request submitted',
    description: 'You can follow it under My requests.',
    saidInPlace: true,
  },
  requestDelivered: {
    tone: 'plain',
    title: 'Your request has been sent',
    description: 'What was waiting in this browser has been sent. Follow it under My requests.',
  },
  requestReturned: {
    tone: 'plain',
    title: 'A request has come back',
    description: 'It could not be accepted. Your words are kept under My requests.',
  },
  requestWithdrawn: {
    tone: 'plain',
    title: 'Request withdrawn',
    description: 'It stays in your history, and nobody is working on it anymore.',
  },
  offerAccepted: {
    tone: 'plain',
    title: 'The seat is yours',
    description: 'Your place is confirmed. The details are under My requests.',
  },
  replySent: {
    tone: 'plain',
    title: 'Reply sent',
    description: 'The advisor has your reply and will continue.',
  },
  requestFailed: {
    tone: 'destructive',
    title: 'Error',
    description: 'An error occurred. Please try again.',
    saysMessage: true,
    saidInPlace: true,
  },
  bookingFailed: {
    tone: 'destructive',
    title: 'Error',
    description: 'An error occurred. Please try again.',
    saysMessage: true,
  },
  slotGone: {
    tone: 'plain',
    title: 'This slot was just taken',
    description: 'Your words are kept. Choose another slot and send them again.',
  },
  upgradedMonthly: {
    tone: 'plain',
    title: 'Upgrade successful!',
    description: 'You are now a premium member. Your subscription will renew monthly.',
    saidInPlace: true,
  },
  upgradedAnnually: {
    tone: 'plain',
    title: 'Upgrade successful!',
    description: 'You are now a premium member. Your subscription will renew annually.',
    saidInPlace: true,
  },
  toolkitsMonthly: {
    tone: 'plain',
    title: 'Upgrade successful!',
    description: 'The toolkits are open to you. Your subscription will renew monthly.',
    saidInPlace: true,
  },
  toolkitsAnnually: {
    tone: 'plain',
    title: 'Upgrade successful!',
    description: 'The toolkits are open to you. Your subscription will renew annually.',
    saidInPlace: true,
  },
  upgradeFailed: {
    tone: 'destructive',
    title: 'Error',
    description: 'An error occurred. Please try again.',
    saysMessage: true,
    saidInPlace: true,
  },
  postSubmitted: { tone: 'plain', title: 'Post submitted! (This is a demo)' },
  postDeleted: {
    tone: 'plain',
    title: 'Post deleted',
    description: 'Nobody can read it anymore.',
  },
  postFailed: {
    tone: 'destructive',
    title: 'Error',
    description: 'An error occurred. Please try again.',
    saysMessage: true,
    saidInPlace: true,
  },
  replyPosted: { tone: 'plain', title: 'Reply posted' },
  replyDeleted: { tone: 'plain', title: 'Reply deleted' },
  replyFailed: {
    tone: 'destructive',
    title: 'Error',
    description: 'An error occurred. Please try again.',
    saysMessage: true,
    saidInPlace: true,
  },
  meetingIncomplete: {
    tone: 'plain',
    title: 'Please complete all fields',
    description: 'All fields are required to request a meeting',
    saidInPlace: true,
  },
} satisfies Record<string, Toast>;

export type ToastKey = keyof typeof words;

/** The same words under one type, so that a view reads any toast alike. */
export const toasts: Readonly<Record<ToastKey, Toast>> = words;
