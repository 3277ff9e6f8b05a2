// Which typed data the forms of e2e/kept hold. A machine that declares more (`meta: { typed: […] }`) fails in
// tests/house/keptForms.test.ts, until a form types it here; a name without a form, or a form without a name, is an error of types.

/** What each form holds, by the name of its machine and, after a comma, what tells it from the machine's other forms. */
export const held = {
  meetingRequest: ['reason', 'project', 'value'],
  application: ['answers'],
  advisoryApplication: ['answers'],
  gatherings: ['note'],
  asynq: ['answers'],
  'asynq, its files and the voice note': ['files', 'note'],
  onboarding: ['answers'],
  'onboarding, as a member': ['answers'],
  'onboarding, Edit Profile': ['answers'],
  newsletterSignup: ['email'],
  labDiagnostic: ['answers'],
  labCanvas: ['draft'],
  signalTriage: ['signal'],
  decisionLedger: ['entry'],
  reversePremortem: ['draft'],
  dilutionMap: ['rows'],
  community: ['draft'],
  thread: ['text'],
  myRequests: ['answers'],
  'myRequests, the reply': ['reply'],
  booking: ['answers'],
  rescheduling: ['note'],
  profileFields: ['edit.value'],
  opinion: ['why'],
  followUp: ['note'],
} as const satisfies Readonly<Record<string, readonly string[]>>;

export type FormName = keyof typeof held;

/** Typed data that no form types here, and why: the property "kept" runs them in every situation all the same (docs/paths/kept.md). */
export const besides: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  advisoryApplication: { requirements: 'Ticked boxes, written with the answers as one draft.' },
  booking: { file: 'Kept as the files of AsynQ are, and its draft names it beside the answers.' },
  labCanvas: {
    notes: 'Notes that were added from the draft, written with it as one sheet.',
    'move.what': 'Written with the draft as one sheet.',
    'move.whom': 'Written with the draft as one sheet.',
  },
  signalTriage: {
    note: 'Written with the signal as one sheet.',
    lines: 'Lines that were added from the signal and its note, written with them as one sheet.',
  },
  decisionLedger: {
    lines: 'Lines that were added from the form, written with it as one sheet.',
    'closing.what': 'Written with the form as one sheet.',
  },
  reversePremortem: {
    sentences: 'Sentences that were added from the box, written with it as one sheet.',
    chosen: 'A choice, written with the sentences as one sheet.',
    signs: 'Ticked boxes, written with the sentences as one sheet.',
  },
  labDiagnostic: { alike: 'A ticked box, written with the answers as one sheet.' },
  myRequests: { slot: 'A choice, written with the answers as one draft.' },
  deskAnswer: {
    words:
      'Staff alone write them, and no member of these forms is staff: e2e/journeys/deskAnswer.spec.ts types them, loads the page anew, and stops the service.',
  },
  deskRequest: { note: 'As above.' },
  deskBoard: { note: 'As above: e2e/journeys/deskSections.spec.ts types them.' },
  opinion: { helped: 'A choice, written with the reason as one draft.' },
  onboarding: { email: 'e2e/journeys/onboardingKept.spec.ts types it, and loads the page anew.' },
};
