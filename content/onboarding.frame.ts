// Onboarding before its first question: its frame and its welcome. They are apart from content/onboarding.ts, which adds
// them, because the steps are fetched later.
import type { OnboardingWords } from './schema.member.ts';

export const onboardingFrame = {
  label: 'Build your Signal Stack',
  close: 'Close onboarding',
  progress: {
    label: 'Onboarding progress',
    /** {filled} of {total}: as many as steps lie behind. */
    value: '{filled} of {total} steps done',
  },
  // `stepOf` in src/flows/onboarding/steps.ts decides which of the steps shows.
  welcome: {
    stepTitle: 'Welcome',
    title: 'Axis One',
    tagline: "This is more than a subscription. It's the start of your strategic signal stack.",
    text: "Welcome to a system for strategic advantage. We'll ask a few questions to personalize your experience.",
    button: 'Begin',
  },
  // Shows in the state with the tag `unread` in machines/onboarding.machine.ts.
  unread: {
    title: "We couldn't load your answers",
    text: 'What you answered before is kept, and nothing was changed. Check your connection, then try again.',
    action: 'Try again',
  },
  // `purpose` in machines/onboarding.machine.ts is `edit` where these show.
  edit: {
    label: 'Edit Profile',
    title: 'Edit Profile',
    hint: 'Update what has changed. Each step keeps your earlier answers.',
    button: 'Save Profile',
    submitting: 'Saving...',
    close: 'Close Edit Profile',
  },
} satisfies Pick<OnboardingWords, 'label' | 'close' | 'progress' | 'welcome' | 'unread' | 'edit'>;
