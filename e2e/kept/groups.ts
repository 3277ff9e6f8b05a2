// Which forms share a browser. Each group is a test of its own, so that none takes long where three run beside each other on a slow
// machine; fewer groups would share more sign-ins.
import { openForms } from './forms.ts';
import type { Form } from './forms.ts';
import { labForms } from './labs.ts';
import { memberForms } from './members.ts';

type Forms = Readonly<Record<string, Form>>;

/** The forms for visitors, by browser: AsynQ is opened after onboarding, which then is not begun. */
export const visitorForms: readonly Forms[] = (() => {
  const { meetingRequest, asynq, newsletterSignup, advisoryApplication, application } = openForms;
  const { signalTriage, gatherings, onboarding, labDiagnostic } = openForms;
  return [
    { meetingRequest, asynq, newsletterSignup },
    { advisoryApplication, application, signalTriage },
    { gatherings, onboarding, labDiagnostic },
  ];
})();

const { opinion, followUp, community, myRequests, rescheduling, booking, ...others } = memberForms;
const { 'myRequests, the reply': reply, 'onboarding, Edit Profile': editing, ...last } = others;

/** The forms of members alone, by browser. */
export const memberGroups: readonly Forms[] = [
  { opinion, followUp, community },
  { myRequests, 'myRequests, the reply': reply, rescheduling },
  { booking, ...last },
  { 'onboarding, Edit Profile': editing },
  labForms,
];
