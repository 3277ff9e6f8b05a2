// The test kit of the short applications: ports on command, samples, what the feed reports, helpers that reach the form.
import { applicationForms, applicationMachine } from '#machines/application.machine.ts';
import type {
  ApplicationEvent,
  ApplicationForm,
  ShortAnswers,
  ShortDraft,
  ShortField,
} from '#machines/application.machine.ts';
import type { MemberRequest } from '#machines/myRequests.machine.ts';
import type { OutboxEntry } from '#machines/outbox.machine.ts';
import { draftKit, feed, play } from './kit.ts';
import { requestIn, returned } from './myRequests.kit.ts';
import { submissionPort } from './submission.kit.ts';
import type { SubmitAnswer } from './submission.kit.ts';

export const stored: SubmitAnswer = { outcome: 'stored', request: requestIn('submitted') };
export const whole = { offer: 'Forty hours', audience: 'Before a round', website: 'bench.example' };

export const asked = { kind: 'partner', subject: 'To be a partner' } as const;
/** What the feed reports of requests and entries. */
export const known = (requests: readonly MemberRequest[], entries: readonly OutboxEntry[] = []) =>
  ({ type: 'asked.known', requests, entries }) as const;
export const before = (status: MemberRequest['status']) => known([requestIn(status, asked)]);
export const queued = (rest: Partial<OutboxEntry> = {}) =>
  returned({ ...asked, refusal: null, ...rest });

export const begin = (
  form: ApplicationForm = 'partner',
  { submitRequest, submission } = submissionPort(),
) => {
  const input = { form, kind: applicationForms[form].kind, subject: 'To be a partner' };
  const askedFeed = feed<ApplicationEvent>();
  const draft = draftKit<ShortDraft>();
  const flow = play(
    applicationMachine.provide({
      actors: {
        askedFeed: askedFeed.logic,
        draft: draft.logic,
        submission,
      },
    }),
    input,
  );
  return {
    ...flow,
    askedFeed,
    draft,
    submitRequest,
    writes: (answers: ShortAnswers) => {
      for (const [field, text] of Object.entries(answers))
        flow.send({ type: 'field.edited', field: field as ShortField, text });
    },
  };
};
export const editing = (form?: ApplicationForm, ports = submissionPort()) => {
  const flow = begin(form, ports);
  flow.send({ type: 'dialog.opened' });
  flow.draft.say({ type: 'draft.restored', words: null });
  return flow;
};
export const sending = (
  answers: ShortAnswers = whole,
  form?: ApplicationForm,
  ports = submissionPort(),
) => {
  const flow = editing(form, ports);
  flow.writes(answers);
  flow.send({ type: 'application.submitted' });
  return flow;
};
