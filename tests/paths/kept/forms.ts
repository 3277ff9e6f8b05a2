// The machines that hold typed data, and what runs them with their real children.
import type { AnyEventObject } from 'xstate';
import type { QuestionAnswers } from '#machines/asynq.machine.ts';
import type { OutboxEntry } from '#machines/outbox.machine.ts';
import type { Recollection, RestoreRequest } from '#machines/onboarding.machine.ts';
import { applicationDraft, clearSentApplication } from '#flows/advisoryApplication/ports/draft.ts';
import { clearSentForm, shortDraft } from '#flows/application/ports/draft.ts';
import { clearSentQuestion, questionDraft } from '#flows/asynq/ports/draft.ts';
import { bookingDraft, clearSentBooking } from '#flows/booking/ports/draft.ts';
import { postDraft } from '#flows/community/ports/draft.ts';
import { replyDraft } from '#flows/thread/ports/draft.ts';
import { clearSentNote, noteDraft } from '#flows/gatherings/ports/draft.ts';
import { canvasDraft } from '#flows/labCanvas/ports/draft.ts';
import { timerDraft } from '#flows/labDiagnostic/ports/draft.ts';
import { clearSentMeeting, meetingDraft } from '#flows/meetingRequest/ports/draft.ts';
import { signupDraft } from '#flows/newsletterSignup/ports/draft.ts';
import { answerDraft } from '#flows/deskAnswer/ports/draft.ts';
import { stepDraft } from '#flows/deskRequest/ports/draft.ts';
import { followUpDraft } from '#flows/followUp/ports/draft.ts';
import { mendingDraft } from '#flows/myRequests/ports/draft.ts';
import { opinionDraft } from '#flows/opinion/ports/draft.ts';
import { onboardingDraft } from '#flows/onboarding/ports/draft.ts';
import { moveDraft } from '#flows/rescheduling/ports/draft.ts';
import type { DraftPorts } from '#flows/draft/ports.ts';
import { toAnswers } from '../../../src/adapters/storage/answers.ts';
import { models } from '../models.ts';
import { answered } from '../onboarding.samples.ts';
import { ada } from '../support.ts';
import type { Paths } from '../kit/define.ts';
import type { Form, Who, World } from './world.ts';

const modelOf = (flow: string) => models[flow] as Paths;
const contextIn = (before: World) => before.form.snapshot.context as Record<string, unknown>;
/** The address of a member's account. */
export const addressOf = (user: string) => `${user}@halden.example`;
const opened = { type: 'dialog.opened' };

/** The profile of another member. */
const anothers = toAnswers({ companyName: 'Another Company' });

/** What `restore` answers: the draft, or what a member's profile says (src/flows/onboarding/ports/restore.ts). */
const restored = ({ purpose, draft }: RestoreRequest, user: Who): Recollection => {
  if (purpose === 'edit' && user === null) throw new Error('Auth session missing!');
  const memberEmail = user === null ? null : ada.email;
  if (draft !== null) return { ...draft, memberEmail };
  const given = user === ada.id ? answered : anothers;
  const profile = purpose === 'edit' ? given : null;
  return { answers: profile, stored: profile, step: 'welcome', email: '', memberEmail };
};

/** By the name of the flow. */
export const forms: Readonly<Record<string, Form>> = {
  asynq: {
    model: modelOf('asynq'),
    draft: questionDraft,
    whenQueued: clearSentQuestion,
    // A suggested question was chosen instead.
    leavesOut: ({ answers }: { answers: QuestionAnswers }) =>
      answers.suggestion === null ? null : answers.ownQuestion,
    returns: () => [{ type: 'draft.continued' }],
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
    returns: () => [opened],
  },
  application: {
    model: modelOf('application'),
    draft: shortDraft,
    whenQueued: clearSentForm,
    returns: () => [opened],
  },
  advisoryApplication: {
    model: modelOf('advisoryApplication'),
    draft: applicationDraft,
    whenQueued: clearSentApplication,
    returns: (_, user) =>
      user === null ? [opened] : [{ type: 'member.arrived', email: addressOf(user) }, opened],
  },
  gatherings: {
    model: modelOf('gatherings'),
    draft: noteDraft,
    whenQueued: clearSentNote,
    returns: (before) => [{ type: 'gathering.chosen', id: contextIn(before)['chosen'] }],
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
    returns: (before) => [{ type: 'thread.opened', id: contextIn(before)['post'] }],
  },
  myRequests: {
    users: ['ada'],
    model: modelOf('myRequests'),
    draft: mendingDraft as DraftPorts,
    sends: ['resendEntry', 'replyToRequest'],
    returns: (before, user): (string | AnyEventObject)[] => {
      const { chosen, entries, requests } = contextIn(before);
      const own = (entries as readonly OutboxEntry[]).filter(({ owner }) => owner === user);
      return [
        { type: 'entries.changed', entries: own },
        ...(Array.isArray(requests) && requests.length > 0 ? ['loadRequests=open'] : []),
        { type: 'entry.opened', id: chosen },
        { type: 'reply.opened', id: chosen },
      ];
    },
  },
  rescheduling: {
    users: ['ada'],
    model: modelOf('rescheduling'),
    draft: moveDraft,
    sends: ['askToMove'],
    returns: () => [{ type: 'move.opened' }],
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
    // What was sent before the page was opened is taken back again: its words are the service's.
    returns: ({ start }, user) =>
      start === 'sent' && user === ada.id ? [{ type: 'answer.takenBack' }, 'takeBack=stored'] : [],
  },
  deskRequest: {
    users: ['ada'],
    model: modelOf('deskRequest'),
    draft: stepDraft,
    sends: ['takeStep'],
    returns: (before) => [
      'readRequest=found',
      { type: 'command.chosen', command: contextIn(before)['command'] },
    ],
  },
  newsletterSignup: {
    model: modelOf('newsletterSignup'),
    draft: signupDraft,
    sends: ['subscribe'],
  },
  labCanvas: { model: modelOf('labCanvas'), draft: canvasDraft },
  labDiagnostic: { model: modelOf('labDiagnostic'), draft: timerDraft },
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
