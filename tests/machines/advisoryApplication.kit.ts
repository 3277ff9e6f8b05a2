// The test kit of the advisory application: its ports on command, sample answers, and helpers that reach its form.
import { advisoryApplicationMachine } from '#machines/advisoryApplication.machine.ts';
import type {
  ApplicationAnswers,
  ApplicationField,
} from '#machines/advisoryApplication.machine.ts';
import type { SubmitAnswer, Submission } from '#machines/submission.machine.ts';
import { play, port } from './kit.ts';
import { requestIn } from './myRequests.kit.ts';

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

export const begin = () => {
  const restoreApplication = port<Partial<ApplicationAnswers> | null>();
  const submitRequest = port<SubmitAnswer, Submission>();
  const flow = play(
    advisoryApplicationMachine.provide({
      actors: { restoreApplication: restoreApplication.logic, submitRequest: submitRequest.logic },
    }),
  );
  return {
    ...flow,
    restoreApplication,
    submitRequest,
    writes: (change: Partial<ApplicationAnswers> = {}) => {
      for (const field of fields)
        flow.send({ type: 'field.edited', field, text: change[field] ?? words[field] });
    },
    submits: () => flow.send({ type: 'application.submitted' }),
  };
};
export const editing = (kept: Partial<ApplicationAnswers> | null = null) => {
  const flow = begin();
  flow.send({ type: 'dialog.opened' });
  flow.restoreApplication.resolve(kept);
  return flow;
};
export const sending = () => {
  const flow = editing();
  flow.writes();
  flow.submits();
  return flow;
};
