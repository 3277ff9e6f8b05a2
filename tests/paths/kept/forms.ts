// The machines that hold typed data, and what runs them with their real children.
import type { QuestionAnswers } from '#machines/asynq.machine.ts';
import { applicationDraft, clearSentApplication } from '#flows/advisoryApplication/ports/draft.ts';
import { clearSentForm, shortDraft } from '#flows/application/ports/draft.ts';
import { clearSentQuestion, questionDraft } from '#flows/asynq/ports/draft.ts';
import { bookingDraft, clearSentBooking } from '#flows/booking/ports/draft.ts';
import { postDraft } from '#flows/community/ports/draft.ts';
import { replyDraft } from '#flows/thread/ports/draft.ts';
import { clearSentNote, noteDraft } from '#flows/gatherings/ports/draft.ts';
import { canvasDraft } from '#flows/labCanvas/ports/draft.ts';
import { ledgerDraft } from '#flows/decisionLedger/ports/draft.ts';
import { mapDraft } from '#flows/dilutionMap/ports/draft.ts';
import { premortemDraft } from '#flows/reversePremortem/ports/draft.ts';
import { triageDraft } from '#flows/signalTriage/ports/draft.ts';
import { timerDraft } from '#flows/labDiagnostic/ports/draft.ts';
import { clearSentMeeting, meetingDraft } from '#flows/meetingRequest/ports/draft.ts';
import { signupDraft } from '#flows/newsletterSignup/ports/draft.ts';
import { answerDraft } from '#flows/deskAnswer/ports/draft.ts';
import { stepDraft } from '#flows/deskRequest/ports/draft.ts';
import { followUpDraft } from '#flows/followUp/ports/draft.ts';
import { mendingDraft } from '#flows/myRequests/ports/draft.ts';
import { opinionDraft } from '#flows/opinion/ports/draft.ts';
import { onboardingDraft } from '#flows/onboarding/ports/draft.ts';
import { fieldDraft } from '#flows/profileFields/ports/draft.ts';
import { moveDraft } from '#flows/rescheduling/ports/draft.ts';
import type { DraftPorts } from '#flows/draft/ports.ts';
import { models } from '../models.ts';
import type { Paths } from '../kit/define.ts';
import { restored, returns } from './returns.ts';
import type { Form, World } from './world.ts';

const modelOf = (flow: string) => models[flow] as Paths;
const contextIn = (before: World) => before.form.snapshot.context as Record<string, unknown>;

/** What brings the user back to a form. */
const returnsTo =
  (flow: string): NonNullable<Form['returns']> =>
  (before, user) =>
    returns[flow]?.(contextIn(before), user, before.start) ?? [];

/** By the name of the flow. */
export const forms: Readonly<Record<string, Form>> = {
  asynq: {
    model: modelOf('asynq'),
    draft: questionDraft,
    whenQueued: clearSentQuestion,
    // A suggested question was chosen instead.
    leavesOut: ({ answers }: { answers: QuestionAnswers }) =>
      answers.suggestion === null ? null : answers.ownQuestion,
    returns: returnsTo('asynq'),
  },
  booking: {
    users: ['ada'],
    model: modelOf('booking'),
    draft: bookingDraft,
    whenQueued: clearSentBooking,
  },
  meetingRequest: {
    model: modelOf('meetingRequest'),
    draft: meetingDraft,
    whenQueued: clearSentMeeting,
    returns: returnsTo('meetingRequest'),
  },
  application: {
    model: modelOf('application'),
    draft: shortDraft,
    whenQueued: clearSentForm,
    returns: returnsTo('application'),
  },
  advisoryApplication: {
    model: modelOf('advisoryApplication'),
    draft: applicationDraft,
    whenQueued: clearSentApplication,
    returns: returnsTo('advisoryApplication'),
  },
  gatherings: {
    model: modelOf('gatherings'),
    draft: noteDraft,
    whenQueued: clearSentNote,
    returns: returnsTo('gatherings'),
  },
  community: {
    users: ['ada'],
    model: modelOf('community'),
    draft: postDraft,
    sends: ['publishPost'],
  },
  thread: {
    users: ['ada'],
    model: modelOf('thread'),
    draft: replyDraft,
    sends: ['sendReply'],
    returns: returnsTo('thread'),
  },
  myRequests: {
    users: ['ada'],
    model: modelOf('myRequests'),
    draft: mendingDraft as DraftPorts,
    sends: ['resendEntry', 'replyToRequest'],
    returns: returnsTo('myRequests'),
  },
  rescheduling: {
    users: ['ada'],
    model: modelOf('rescheduling'),
    draft: moveDraft,
    sends: ['askToMove'],
    returns: returnsTo('rescheduling'),
  },
  opinion: {
    users: ['ada'],
    model: modelOf('opinion'),
    draft: opinionDraft,
    sends: ['storeOpinion'],
  },
  followUp: {
    users: ['ada'],
    model: modelOf('followUp'),
    draft: followUpDraft,
    sends: ['sendQuestion'],
  },
  deskAnswer: {
    users: ['ada'],
    model: modelOf('deskAnswer'),
    draft: answerDraft,
    sends: ['sendAnswer'],
    returns: returnsTo('deskAnswer'),
  },
  deskRequest: {
    users: ['ada'],
    model: modelOf('deskRequest'),
    draft: stepDraft,
    sends: ['takeStep'],
    returns: returnsTo('deskRequest'),
  },
  deskBoard: {
    users: ['ada'],
    model: modelOf('deskBoard'),
    draft: stepDraft,
    sends: ['takeAct'],
    returns: returnsTo('deskBoard'),
  },
  profileFields: {
    users: ['ada'],
    model: modelOf('profileFields'),
    draft: fieldDraft,
    sends: ['saveField'],
    returns: returnsTo('profileFields'),
  },
  newsletterSignup: {
    model: modelOf('newsletterSignup'),
    draft: signupDraft,
    sends: ['subscribe'],
  },
  labCanvas: { model: modelOf('labCanvas'), draft: canvasDraft },
  labDiagnostic: { model: modelOf('labDiagnostic'), draft: timerDraft },
  signalTriage: { model: modelOf('signalTriage'), draft: triageDraft },
  decisionLedger: { model: modelOf('decisionLedger'), draft: ledgerDraft },
  reversePremortem: { model: modelOf('reversePremortem'), draft: premortemDraft },
  dilutionMap: { model: modelOf('dilutionMap'), draft: mapDraft },
  onboarding: {
    model: modelOf('onboarding'),
    draft: onboardingDraft,
    sends: ['saveProfile', 'signUp'],
    // A member has an address already.
    leavesOut: ({ email, memberEmail }: { email: string; memberEmail: string | null }) =>
      memberEmail === null ? null : email,
    answers: { restore: restored },
  },
};
