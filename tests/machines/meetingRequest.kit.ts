// The test kit of the meeting request: its ports on command, sample words, and helpers that reach its form.
import { meetingRequestMachine } from '#machines/meetingRequest.machine.ts';
import type {
  MeetingDraft,
  MeetingField,
  MeetingRequestEvent,
} from '#machines/meetingRequest.machine.ts';
import { draftKit, feed, play } from './kit.ts';
import { requestIn } from './myRequests.kit.ts';
import { submissionPort } from './submission.kit.ts';
import type { SubmitAnswer } from './submission.kit.ts';

export const words = { reason: 'Two boards', project: 'Halden', value: 'A decision' };
export const fields = Object.keys(words) as MeetingField[];
export const stored: SubmitAnswer = { outcome: 'stored', request: requestIn('submitted') };
export const submittedToast = { type: 'toast', key: 'requestSubmitted' };

export const begin = ({ submitRequest, submission } = submissionPort()) => {
  const memberFeed = feed<MeetingRequestEvent>();
  const draft = draftKit<MeetingDraft>();
  const flow = play(
    meetingRequestMachine.provide({
      actors: { memberFeed: memberFeed.logic, draft: draft.logic, submission },
    }),
  );
  return {
    ...flow,
    memberFeed,
    draft,
    submitRequest,
    writes: (change: Partial<Record<MeetingField, string>> = {}) => {
      for (const field of fields)
        flow.send({ type: 'field.edited', field, text: change[field] ?? words[field] });
    },
  };
};
export const editing = (ports = submissionPort()) => {
  const flow = begin(ports);
  flow.send({ type: 'dialog.opened' });
  return flow;
};
export const sending = (ports = submissionPort()) => {
  const flow = editing(ports);
  flow.writes();
  flow.send({ type: 'request.submitted' });
  return flow;
};
export const submitted = (answer: SubmitAnswer = stored) => {
  const flow = sending();
  flow.submitRequest.resolve(answer);
  flow.heard();
  return flow;
};
