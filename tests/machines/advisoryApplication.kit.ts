// The test kit of the advisory application: its ports on command, sample answers, and helpers that reach its form.
import { advisoryApplicationMachine } from '#machines/advisoryApplication.machine.ts';
import type {
  AdvisoryApplicationEvent,
  ApplicationAnswers,
  ApplicationDraft,
  ApplicationField,
} from '#machines/advisoryApplication.machine.ts';
import { draftKit, feed, play } from './kit.ts';
import { requestIn } from './myRequests.kit.ts';
import { submissionPort } from './submission.kit.ts';
import type { SubmitAnswer } from './submission.kit.ts';

export const words: ApplicationAnswers = {
  name: 'Ada Halden',
  email: 'ada@halden.example',
  company: 'Halden Robotics',
  role: 'Founder',
  challenge: 'Two buyers, one roadmap.',
  timeline: 'Before the board meets in March.',
};
export const empty: ApplicationAnswers = {
  name: '',
  email: '',
  company: '',
  role: '',
  challenge: '',
  timeline: '',
};
export const fields = Object.keys(words) as ApplicationField[];
export const stored: SubmitAnswer = { outcome: 'stored', request: requestIn('submitted') };
export const offline: SubmitAnswer = { outcome: 'waiting', why: 'offline' };

export const begin = ({ submitRequest, submission } = submissionPort()) => {
  const draft = draftKit<ApplicationDraft>();
  const memberFeed = feed<AdvisoryApplicationEvent>();
  const flow = play(
    advisoryApplicationMachine.provide({
      actors: { memberFeed: memberFeed.logic, draft: draft.logic, submission },
    }),
  );
  return {
    ...flow,
    draft,
    memberFeed,
    /** The draft has been read, and these are its answers. */
    restores: (answers: Partial<ApplicationAnswers> | null) =>
      draft.say({ type: 'draft.restored', words: answers === null ? null : { answers } }),
    submitRequest,
    writes: (change: Partial<ApplicationAnswers> = {}) => {
      for (const field of fields)
        flow.send({ type: 'field.edited', field, text: change[field] ?? words[field] });
    },
    submits: () => flow.send({ type: 'application.submitted' }),
  };
};
export const editing = (
  kept: Partial<ApplicationAnswers> | null = null,
  ports = submissionPort(),
) => {
  const flow = begin(ports);
  flow.send({ type: 'dialog.opened' });
  flow.restores(kept);
  return flow;
};
export const sending = (ports = submissionPort()) => {
  const flow = editing(null, ports);
  flow.writes();
  flow.submits();
  return flow;
};
