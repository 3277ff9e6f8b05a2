// Which forms share a browser, and with it a server, its sign-ins and its other tabs. Each group is a test of its own, which another
// worker may run: fewer groups would share more, and take longer.
import { openForms } from './forms.ts';
import type { Form } from './forms.ts';
import { labForms } from './labs.ts';
import { memberForms } from './members.ts';

type Forms = Readonly<Record<string, Form>>;

/** The forms for visitors, by browser: AsynQ is opened after onboarding, which then is not begun. */
export const visitorGroups: readonly Forms[] = (() => {
  const { meetingRequest, asynq, newsletterSignup, advisoryApplication, application } = openForms;
  const { signalTriage, gatherings, onboarding, labDiagnostic } = openForms;
  return [
    { meetingRequest, asynq, newsletterSignup, advisoryApplication, application },
    { signalTriage, gatherings, onboarding, labDiagnostic },
  ];
})();

/**
 * The forms of members alone, by browser. No two in a browser keep their drafts under one key: its forms are typed into at the same
 * moment, which no user does.
 */
export const memberGroups: readonly Forms[] = (() => {
  const { opinion, followUp, community, thread, myRequests, rescheduling, booking } = memberForms;
  const { profileFields } = memberForms;
  const {
    'myRequests, the reply': reply,
    'asynq, its files and the voice note': files,
    'onboarding, as a member': onboarding,
    'onboarding, Edit Profile': editing,
  } = memberForms;
  return [
    {
      opinion,
      followUp,
      community,
      profileFields,
      rescheduling,
      'asynq, its files and the voice note': files,
    },
    { 'myRequests, the reply': reply, thread, booking, 'onboarding, as a member': onboarding },
    { myRequests, ...labForms, 'onboarding, Edit Profile': editing },
  ];
})();
