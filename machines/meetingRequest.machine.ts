// A 1-on-1 meeting request (docs/product-spec.md, "2. Screens and routes", "4. States and transitions", "5. Validation rules"):
// reason, project, value; then a view that shows the outcome.
import { and, assign, emit, fromCallback, fromPromise, not, sendTo, setup } from 'xstate';
import type { ToastKey } from '#content/toasts.ts';
import type { DraftNews, draftMachine } from './draft.machine.ts';
import type { RefusalReason } from './outbox.machine.ts';
import type {
  SubmissionOutput,
  SubmissionProblem,
  submissionMachine,
} from './submission.machine.ts';

export type MeetingField = 'reason' | 'project' | 'value';
/** What is kept of a request. */
export type MeetingDraft = Record<MeetingField, string>;

/** The longest answer, in code points (content/limits.ts; a test compares). */
export const longestMeetingAnswer = 4000;

/**
 * The message shown in the form: fields that are missing or too long, a refusal by its reason and the field it names, or
 * the service's own words.
 */
export type MeetingProblem = {
  key: 'incomplete' | 'tooLong' | 'failed' | RefusalReason;
  message?: string;
  field?: MeetingField;
};

export type MeetingRequestEvent =
  | { type: 'dialog.opened' }
  | { type: 'dialog.closed' }
  | { type: 'field.edited'; field: MeetingField; text: string }
  | { type: 'request.submitted' }
  /** The member who wrote this has signed out, here or in another tab. */
  | { type: 'member.left' }
  // What the draft of the form reports.
  | DraftNews<MeetingDraft>;

export type MeetingRequestEmitted = { type: 'toast'; key: ToastKey; message?: string };

type MeetingRequestContext = MeetingDraft & { problem: MeetingProblem | null };

const fieldsOf = ({ reason, project, value }: MeetingDraft): MeetingDraft => ({
  reason,
  project,
  value,
});

const isBlank = (context: MeetingDraft) =>
  Object.values(fieldsOf(context)).every((text) => text.trim() === '');

/** The field of this form that a refusal names, if it names one. */
const namedField = (named: string | undefined) => {
  const field = (['reason', 'project', 'value'] as const).find((one) => one === named);
  return field === undefined ? {} : { field };
};

export const meetingRequestMachine = setup({
  types: {
    context: {} as MeetingRequestContext,
    events: {} as MeetingRequestEvent,
    emitted: {} as MeetingRequestEmitted,
    tags: {} as 'dialogOpen' | 'busy' | 'editable' | 'submitted',
    children: {} as { draft: 'draft'; submission: 'submission' },
  },
  actors: {
    /** Feed: reports `member.left` when the member signs out or another member signs in. */
    memberFeed: fromCallback<MeetingRequestEvent>(() => {
      throw new Error('Port memberFeed is not provided.');
    }),
    /** What is typed is kept in this browser: draft.machine.ts. */
    draft: fromPromise(() =>
      Promise.reject(new Error('Flow draft is not provided.')),
    ) as unknown as typeof draftMachine,
    /** The request is put into the outbox: submission.machine.ts. */
    submission: fromPromise(() =>
      Promise.reject(new Error('Flow submission is not provided.')),
    ) as unknown as typeof submissionMachine,
  },
  actions: {
    rememberField: assign((_, params: { field: MeetingField; text: string }) => ({
      [params.field]: params.text,
      problem: null,
    })),
    takeUp: assign((_, params: { words: MeetingDraft | null }) => params.words ?? {}),
    requestDraft: sendTo('draft', { type: 'draft.requested' }),
    keepDraft: sendTo('draft', ({ context }) => ({
      type: 'words.changed' as const,
      words: isBlank(context) ? null : fieldsOf(context),
    })),
    handDraftOver: sendTo('draft', { type: 'draft.handedOver' }),
    forgetProblem: assign({ problem: null }),
    clearForm: assign({ reason: '', project: '', value: '', problem: null }),
    explain: assign((_, params: { problem?: MeetingProblem; field?: string }) => ({
      problem: params.problem ? { ...params.problem, ...namedField(params.field) } : null,
    })),
    announce: emit((_, params: { key: ToastKey; problem?: SubmissionProblem | undefined }) => ({
      ...params.problem,
      type: 'toast' as const,
      key: params.key,
    })),
  },
  guards: {
    isUntouched: ({ context }) => isBlank(context),
    isComplete: ({ context }) =>
      Object.values(fieldsOf(context)).every((text) => text.trim() !== ''),
    isTooLong: ({ context }) =>
      Object.values(fieldsOf(context)).some(
        (text) => Array.from(text).length > longestMeetingAnswer,
      ),
    wasReturned: (_, params: SubmissionOutput) => params.outcome === 'returned',
    waitsForAccount: (_, params: SubmissionOutput) => params.outcome === 'waitingForAccount',
    waitsForNetwork: (_, params: SubmissionOutput) => params.outcome === 'waitingForNetwork',
  },
  delays: {
    /** Closing the dialog resets the submitted view after 300 ms (docs/product-spec.md, "4. States and transitions"). */
    viewReset: 300,
  },
}).createMachine({
  id: 'meetingRequest',
  description: 'A visitor of Open Circle asks the advisor for a meeting of two.',
  meta: { typed: ['reason', 'project', 'value'] },
  context: () => ({ reason: '', project: '', value: '', problem: null }),
  invoke: [
    // Without this feed the words stay with the page.
    { id: 'memberFeed', src: 'memberFeed', onError: { actions: 'forgetProblem' } },
    // The form works without its draft.
    {
      id: 'draft',
      src: 'draft',
      input: ({ self }) => ({ place: '', isOpen: false, holder: self }),
      onError: { actions: 'forgetProblem' },
    },
  ],
  on: { 'member.left': { target: '.closed', actions: 'clearForm' } },
  initial: 'closed',
  states: {
    closed: {
      description: 'The page is in view; what was written before stays.',
      on: {
        'dialog.opened': [
          { guard: 'isUntouched', target: 'form', actions: 'requestDraft' },
          { target: 'form' },
        ],
      },
    },
    form: {
      description: 'The dialog asks for reason, project and value.',
      tags: 'dialogOpen',
      initial: 'editing',
      states: {
        editing: {
          description:
            'The visitor writes; nothing has been sent. A draft that is found is taken up as long as nothing is typed.',
          tags: 'editable',
          on: {
            'draft.restored': {
              guard: 'isUntouched',
              actions: { type: 'takeUp', params: ({ event }) => event },
            },
            'field.edited': {
              actions: [{ type: 'rememberField', params: ({ event }) => event }, 'keepDraft'],
            },
            'request.submitted': [
              {
                guard: and(['isComplete', not('isTooLong')]),
                target: 'sending',
                actions: 'forgetProblem',
              },
              {
                guard: 'isComplete',
                actions: { type: 'explain', params: { problem: { key: 'tooLong' } } },
              },
              {
                actions: [
                  { type: 'explain', params: { problem: { key: 'incomplete' } } },
                  { type: 'announce', params: { key: 'meetingIncomplete' } },
                ],
              },
            ],
            'dialog.closed': { target: '#meetingRequest.closed', actions: 'forgetProblem' },
          },
        },
        sending: {
          description: 'The request is on its way into the outbox, and its answer is awaited.',
          tags: 'busy',
          entry: 'forgetProblem',
          invoke: {
            id: 'submission',
            src: 'submission',
            input: ({ context }) => ({
              kind: 'meeting',
              subject: context.project,
              answers: {
                reason: context.reason,
                project: context.project,
                value: context.value,
              },
            }),
            onDone: [
              {
                guard: { type: 'wasReturned', params: ({ event }) => event.output },
                target: 'editing',
                actions: [
                  { type: 'explain', params: ({ event }) => event.output },
                  // The outbox had it, and its draft was deleted.
                  'keepDraft',
                  {
                    type: 'announce',
                    params: ({ event }) => ({
                      key: 'requestFailed',
                      problem: event.output.problem,
                    }),
                  },
                ],
              },
              {
                guard: { type: 'waitsForAccount', params: ({ event }) => event.output },
                target: '#meetingRequest.submitted.waitingForAccount',
                actions: [
                  'handDraftOver',
                  { type: 'announce', params: { key: 'requestSubmitted' } },
                ],
              },
              {
                guard: { type: 'waitsForNetwork', params: ({ event }) => event.output },
                target: '#meetingRequest.submitted.waitingForNetwork',
                actions: [
                  'handDraftOver',
                  { type: 'announce', params: { key: 'requestSubmitted' } },
                ],
              },
              {
                target: '#meetingRequest.submitted.stored',
                actions: [
                  'handDraftOver',
                  { type: 'announce', params: { key: 'requestSubmitted' } },
                ],
              },
            ],
            // The request cannot be submitted at all.
            onError: {
              target: 'editing',
              actions: [
                { type: 'explain', params: { problem: { key: 'failed' } } },
                { type: 'announce', params: { key: 'requestFailed' } },
              ],
            },
          },
        },
      },
    },
    submitted: {
      description: 'The dialog says what became of the request.',
      tags: ['dialogOpen', 'submitted'],
      initial: 'stored',
      on: { 'dialog.closed': { target: 'closing' } },
      states: {
        stored: { description: 'It is stored; a reply is promised within 7 days.' },
        waitingForAccount: {
          description: 'It waits in this browser until the visitor has an account.',
        },
        waitingForNetwork: {
          description: 'It waits in this browser until the backend can be reached.',
        },
      },
    },
    closing: {
      description: 'The dialog leaves with the submitted view on it; then the form is empty again.',
      tags: 'submitted',
      on: { 'dialog.opened': { target: 'form', actions: ['clearForm', 'requestDraft'] } },
      after: { viewReset: { target: 'closed', actions: 'clearForm' } },
    },
  },
});
