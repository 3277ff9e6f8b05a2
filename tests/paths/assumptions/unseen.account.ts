// What journeys do not see of the account.
import type { Unseen } from './compare.ts';

/** By reason. */
export const account: readonly Unseen[] = [
  {
    reason:
      'The network is away, or the service is down, at a call of the account: journeys break it for the devices, the mail choices and the profile; the paths in Chromium break every other call.',
    facts: [
      'addressLink followLink fails with words',
      'addressLink hears link.retried',
      'changeAddress askNewAddress fails with words',
      'changeAddress dropNewAddress fails with words',
      'changeAddress hears retry.requested',
      'changeAddress renewSession fails with words',
      'changePassword changePassword fails with words',
      'deleteAccount askDeletion fails with words',
      'deleteAccount keepAccount fails with words',
      'deleteAccount hears retry.requested',
      'devices signDeviceOut fails with words',
      'exportData askExport fails with words',
      'exportData downloadArchive fails with words',
      'exportData hears retry.requested',
      'factorStep proveByApp fails with words',
      'factorStep proveByRecoveryCode fails with words',
      'passwordAgain provePassword fails with words',
      'profileFields hears retry.requested',
      'profileFields saveField fails with words',
      'secondFactor confirmApp fails with words',
      'secondFactor enroll fails with words',
      'secondFactor makeCodes fails with words',
      'secondFactor removeFactor fails with words',
      'secondFactor hears retry.requested',
    ],
  },
  {
    reason:
      'The adapter has a sentence for each refusal and for a network that fails (src/adapters/supabase/client.ts): the machine’s own sentence is for a port that has none.',
    facts: [
      'addressLink followLink fails without words',
      'changeAddress askNewAddress fails without words',
      'changeAddress dropNewAddress fails without words',
      'changePassword changePassword fails without words',
      'deleteAccount askDeletion fails without words',
      'devices sign* fails without words',
      'exportData askExport fails without words',
      'factorStep proveBy* fails without words',
      'mailChoices saveChoices fails without words',
      'passwordAgain provePassword fails without words',
      'secondFactor confirmApp fails without words',
      'secondFactor enroll fails without words',
      'secondFactor makeCodes fails without words',
      'secondFactor removeFactor fails without words',
    ],
  },
  {
    reason:
      'The limit of tries is met once, at sign-in (tooManyTries.spec.ts): these calls have their seconds from the same line of the adapter (src/adapters/supabase/library.ts).',
    facts: [
      'changeAddress askNewAddress fails with words, and names the seconds to wait',
      'changePassword changePassword fails with words, and names the seconds to wait',
      'factorStep proveBy* fails with words, and names the seconds to wait',
      'passwordAgain provePassword fails with words, and names the seconds to wait',
      'secondFactor confirmApp fails with words, and names the seconds to wait',
      'changeAddress triesPause gives nothing',
      'changePassword triesPause gives nothing',
      'factorStep triesPause gives nothing',
      'passwordAgain triesPause gives nothing',
      'secondFactor triesPause gives nothing',
    ],
  },
  {
    reason:
      'The password was given in the moment before, at the sign-in of the journey: the address and the deletion ask for it again in their journeys, and the paths in Chromium ask for it at every step that needs it.',
    facts: [
      'exportData askExport gives outcome: proofNeeded',
      'exportData passwordAgain gives *',
      'secondFactor enroll gives outcome: unproved',
      'secondFactor makeCodes gives outcome: unproved',
      'secondFactor removeFactor gives outcome: unproved',
      'secondFactor passwordAgain gives *',
    ],
  },
  {
    reason:
      'A flow that another one runs as its child goes on or ends: it has no error of its own, unless its code is broken. The parent’s paths let it break off.',
    facts: ['* passwordAgain fails with words'],
  },
  {
    reason:
      'A link that has expired, an address that another account has taken, a step that the database refuses, a device that was signed out a moment before: tests/backend has each answer, and the paths in Chromium show it.',
    facts: [
      'addressLink followLink gives outcome: expired',
      'addressLink followLink gives outcome: taken',
      'deleteAccount askDeletion gives message: text',
      'deleteAccount askDeletion gives outcome: refused',
      'deleteAccount keepAccount gives message: text',
      'deleteAccount keepAccount gives outcome: refused',
      'devices signDeviceOut gives wasSignedIn: false',
      'exportData askExport gives message: text',
      'exportData askExport gives outcome: refused',
      'mailChoices saveChoices gives message: text',
      'mailChoices saveChoices gives outcome: refused',
      'secondFactor makeCodes gives outcome: unavailable',
    ],
  },
  {
    reason:
      'A member turns back, or submits an empty field: the paths in Chromium press every control in every state.',
    facts: [
      'changeAddress hears address.submitted with email: empty text',
      'changeAddress hears link.requested',
      'changeAddress passwordAgain gives isProved: false',
      'changePassword hears form.closed',
      'deleteAccount passwordAgain gives isProved: false',
      'factorStep hears code.submitted with code: empty text',
      'passwordAgain hears password.submitted with password: empty text',
      'passwordAgain hears proof.declined',
      'profileFields hears text.edited with value: empty text',
      'secondFactor hears code.submitted with code: empty text',
      'secondFactor hears removal.cancelled',
      'secondFactor hears setup.cancelled',
      'session hears factor.abandoned',
    ],
  },
  {
    reason:
      'The session is open, or over, in the moment in which the call succeeds, and its view is gone before its flow hears of it: the journeys see what follows.',
    facts: [
      'devices signThisOut gives nothing',
      'factorStep proveByApp gives nothing',
      'factorStep proveByRecoveryCode gives nothing',
    ],
  },
  {
    reason:
      'A session that is renewed once a new address counts is renewed where the link is opened; the paths in Chromium have it in the open form.',
    facts: ['changeAddress renewSession gives nothing'],
  },
  {
    reason:
      'The demo’s advisors and those of the journeys need no second factor (e2e/desk.ts): tests/backend refuses one who has none, and the paths in Chromium show it.',
    facts: ['desk askStaff gives outcome: needsFactor'],
  },
  {
    reason:
      'This browser refuses its storage, its clipboard or its files: no journey breaks that. The unit tests of the ports do.',
    facts: [
      'addressLink takeLink fails with words',
      'profileFields storeAnswers fails with words',
      'secondFactor handOutCodes fails with words',
    ],
  },
  {
    reason: 'The members of the journeys have answered both.',
    facts: [
      'profileFields readAnswers gives referral: empty text',
      'profileFields readAnswers gives website: empty text',
    ],
  },
];
