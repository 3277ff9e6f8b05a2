// What onboarding asked, on the member's own page: each field is edited in its place and saved by itself
// (docs/product-decisions.md, "Beyond the specification").
import { assign, fromPromise, sendTo, setup } from 'xstate';
import type { DraftNews, draftMachine } from './draft.machine.ts';
import type { Answers } from './onboarding.machine.ts';

export type FieldId = keyof Answers;
/** Fields that hold a text: typed, or chosen from a list. */
export type TextFieldId = 'companyName' | 'stage' | 'sector' | 'website' | 'referral';
/** Fields that hold several choices. */
export type ListFieldId = Exclude<FieldId, TextFieldId>;

/** The field that is being edited, with what it holds now. */
export type FieldDraft = { field: FieldId; value: string | readonly string[] };

/** `longest`: how many characters a typed field may have. */
export type ProfileFieldsInput = { longest: Readonly<Record<'companyName' | 'website', number>> };

/** What went wrong: one of our sentences by its key, or the service's own words. */
export type FieldProblem = { key: 'oneNeeded' | 'tooLong' | 'failed'; message?: string };

export type ProfileFieldsEvent =
  | { type: 'retry.requested' }
  | { type: 'field.opened'; field: FieldId }
  | { type: 'text.edited'; value: string }
  | { type: 'choice.toggled'; id: string }
  | { type: 'field.saved' }
  | { type: 'edit.cancelled' }
  // What the draft reports.
  | DraftNews<FieldDraft>;

type ProfileFieldsContext = ProfileFieldsInput & {
  /** The answers as the service has them. */
  stored: Answers;
  /** The same with what is edited, from the moment in which it is on its way. */
  answers: Answers;
  /** The field that is open, and what it holds; null where none is. */
  edit: FieldDraft | null;
  /** The field that was saved last. */
  saved: FieldId | null;
  problem: FieldProblem | null;
};

/** What a port's error says to the user; nothing if its message is empty. */
const sentenceOf = (e: unknown) => (e instanceof Error && e.message ? { message: e.message } : {});

const isText = (value: FieldDraft['value']): value is string => typeof value === 'string';

/** Without the spaces around a text. */
const trimmed = (value: FieldDraft['value']) => (isText(value) ? value.trim() : value);

/** Whether two values say the same; the order of choices does not matter. */
const isSame = (one: FieldDraft['value'], other: FieldDraft['value']) =>
  isText(one) || isText(other)
    ? one === other
    : one.length === other.length && one.every((id) => other.includes(id));

const toggled = (list: readonly string[], id: string) =>
  list.includes(id) ? list.filter((one) => one !== id) : [...list, id];

/** The answers with what is edited. */
export const editedAnswers = ({
  stored,
  edit,
}: Pick<ProfileFieldsContext, 'stored' | 'edit'>): Answers =>
  edit === null ? stored : { ...stored, [edit.field]: trimmed(edit.value) };

export const profileFieldsMachine = setup({
  types: {
    context: {} as ProfileFieldsContext,
    input: {} as ProfileFieldsInput,
    events: {} as ProfileFieldsEvent,
    children: {} as { draft: 'draft' },
    tags: {} as 'loading' | 'unread' | 'shown' | 'editing' | 'busy',
  },
  actors: {
    /** What is typed is kept in this browser: draft.machine.ts. */
    draft: fromPromise(() =>
      Promise.reject(new Error('Flow draft is not provided.')),
    ) as unknown as typeof draftMachine,
    /** The member's answers. */
    readAnswers: fromPromise<Answers>(() =>
      Promise.reject(new Error('Port readAnswers is not provided.')),
    ),
    /** Stores the answers that differ from the stored ones: one. */
    saveField: fromPromise<void, { answers: Answers; stored: Answers }>(() =>
      Promise.reject(new Error('Port saveField is not provided.')),
    ),
    /** Writes the answers under the keys of this browser, from which the pages read them. */
    storeAnswers: fromPromise<void, { answers: Answers }>(() =>
      Promise.reject(new Error('Port storeAnswers is not provided.')),
    ),
  },
  actions: {
    rememberAnswers: assign((_, { answers }: { answers: Answers }) => ({
      stored: answers,
      answers,
    })),
    openField: assign(({ context }, { field }: { field: FieldId }) => ({
      edit: { field, value: context.stored[field] },
      saved: null,
      problem: null,
    })),
    takeUp: assign((_, params: { words: FieldDraft | null }) => ({
      edit: params.words,
      saved: null,
      problem: null,
    })),
    rememberText: assign(({ context }, params: { value: string }) => ({
      edit: context.edit && { ...context.edit, value: params.value },
      problem: null,
    })),
    toggleChoice: assign(({ context: { edit } }, params: { id: string }) => ({
      edit: edit && {
        ...edit,
        value: isText(edit.value) ? edit.value : toggled(edit.value, params.id),
      },
      problem: null,
    })),
    keepDraft: sendTo('draft', ({ context }) => ({
      type: 'words.changed' as const,
      words: context.edit,
    })),
    dropDraft: sendTo('draft', { type: 'words.changed', words: null }),
    handDraftOver: sendTo('draft', { type: 'draft.handedOver' }),
    closeField: assign({ edit: null, problem: null }),
    joinEdit: assign(({ context }) => ({ answers: editedAnswers(context), problem: null })),
    takeSaved: assign(({ context }) => ({
      stored: context.answers,
      saved: context.edit?.field ?? null,
      edit: null,
      problem: null,
    })),
    forgetProblem: assign({ problem: null }),
    forgetMember: assign({ edit: null, saved: null, problem: null }),
    explain: assign((_, params: { key: FieldProblem['key']; error?: unknown }) => ({
      problem: { key: params.key, ...sentenceOf(params.error) },
    })),
  },
  guards: {
    areWords: (_, params: { words: FieldDraft | null }) => params.words !== null,
    isEditing: ({ context }) => context.edit !== null,
    isUnchanged: ({ context: { stored, edit } }) =>
      edit !== null && isSame(trimmed(edit.value), stored[edit.field]),
    lacksChoice: ({ context: { edit } }) =>
      edit !== null && !isText(edit.value) && edit.value.length === 0,
    isTooLong: ({ context: { edit, longest } }) =>
      edit !== null &&
      isText(edit.value) &&
      (edit.field === 'companyName' || edit.field === 'website') &&
      Array.from(edit.value.trim()).length > longest[edit.field],
  },
  delays: {
    /** How long to wait for the service's answer. */
    serviceTimeout: 15_000,
    /** How long this browser may take. */
    storageTimeout: 3000,
  },
}).createMachine({
  id: 'profileFields',
  description: 'A member changes what they said in onboarding, one field at a time.',
  meta: { typed: ['edit.value'] },
  context: ({ input }) => ({
    ...input,
    stored: {
      identities: [],
      companyName: '',
      stage: '',
      sector: '',
      website: '',
      referral: '',
      modules: [],
      signals: [],
    },
    answers: {
      identities: [],
      companyName: '',
      stage: '',
      sector: '',
      website: '',
      referral: '',
      modules: [],
      signals: [],
    },
    edit: null,
    saved: null,
    problem: null,
  }),
  invoke: {
    id: 'draft',
    src: 'draft',
    input: ({ self }) => ({ place: '', isOpen: true, holder: self }),
    // The fields work without their draft.
    onError: { actions: 'forgetProblem' },
  },
  on: {
    // Another user is here: what the member typed stays with the draft, and waits for them.
    'draft.withdrawn': { target: '.reading', actions: 'forgetMember' },
  },
  initial: 'reading',
  states: {
    reading: {
      description: 'The service is asked what the member said.',
      tags: 'loading',
      on: {
        // A field was being edited before the page was loaded.
        'draft.restored': { actions: { type: 'takeUp', params: ({ event }) => event } },
      },
      invoke: {
        id: 'readingAnswers',
        src: 'readAnswers',
        onDone: {
          target: 'known',
          actions: { type: 'rememberAnswers', params: ({ event }) => ({ answers: event.output }) },
        },
        onError: { target: 'unread' },
      },
      after: { serviceTimeout: { target: 'unread' } },
    },
    unread: {
      description: 'It could not be read; the page says so and offers to try again.',
      tags: 'unread',
      on: {
        'draft.restored': { actions: { type: 'takeUp', params: ({ event }) => event } },
        'retry.requested': { target: 'reading' },
      },
    },
    known: {
      description: 'The service has said what it has; a field may be open from before.',
      always: [{ guard: 'isEditing', target: 'editing' }, { target: 'showing' }],
    },
    showing: {
      description: 'Every field shows what was said, and what it changes on the site.',
      tags: 'shown',
      on: {
        'field.opened': {
          target: 'editing',
          // After a reload the field is open again, also before a key.
          actions: [{ type: 'openField', params: ({ event }) => event }, 'keepDraft'],
        },
        'draft.restored': {
          guard: { type: 'areWords', params: ({ event }) => event },
          target: 'editing',
          actions: { type: 'takeUp', params: ({ event }) => event },
        },
      },
    },
    editing: {
      description: 'One field is open; nothing has been saved.',
      tags: ['shown', 'editing'],
      on: {
        'text.edited': {
          actions: [{ type: 'rememberText', params: ({ event }) => event }, 'keepDraft'],
        },
        'choice.toggled': {
          actions: [{ type: 'toggleChoice', params: ({ event }) => event }, 'keepDraft'],
        },
        'edit.cancelled': { target: 'showing', actions: ['dropDraft', 'closeField'] },
        'field.saved': [
          { guard: 'isUnchanged', target: 'showing', actions: ['dropDraft', 'closeField'] },
          { guard: 'lacksChoice', actions: { type: 'explain', params: { key: 'oneNeeded' } } },
          { guard: 'isTooLong', actions: { type: 'explain', params: { key: 'tooLong' } } },
          { target: 'saving', actions: 'joinEdit' },
        ],
      },
    },
    saving: {
      description: 'The field is on its way; what was typed stays in it until it is saved.',
      tags: ['shown', 'editing', 'busy'],
      invoke: {
        id: 'savingField',
        src: 'saveField',
        input: ({ context }) => ({ answers: context.answers, stored: context.stored }),
        onDone: { target: 'storing', actions: ['handDraftOver', 'takeSaved'] },
        onError: {
          target: 'editing',
          actions: {
            type: 'explain',
            params: ({ event }) => ({ key: 'failed', error: event.error }),
          },
        },
      },
      after: {
        serviceTimeout: {
          target: 'editing',
          actions: { type: 'explain', params: { key: 'failed' } },
        },
      },
    },
    storing: {
      description: 'It is saved; this browser takes it over, so that each page knows it.',
      tags: 'shown',
      invoke: {
        id: 'storingAnswers',
        src: 'storeAnswers',
        input: ({ context }) => ({ answers: context.stored }),
        onDone: { target: 'showing' },
        // The next sign-in brings it to this browser.
        onError: { target: 'showing' },
      },
      after: { storageTimeout: { target: 'showing' } },
    },
  },
});
