// The answer of an advisor: written in four parts, sent, and for ten seconds taken back before its member has read it
// (docs/decisions/027-answers-that-can-be-taken-back.md).
import { assign, fromPromise, sendTo, setup, stateIn } from 'xstate';
import type { SearchEntry } from '#content/schema.search.ts';
import type { Staff } from './desk.machine.ts';
import type { DraftNews, draftMachine } from './draft.machine.ts';
import type { Attachment } from './outbox.machine.ts';
import type { AnswerPart } from './requestPage.machine.ts';

/** What is typed into the editor; the parts are Markdown. `changed`: from the second version on. */
export type AnswerWords = Readonly<Record<'title' | 'signedBy' | 'changed' | AnswerPart, string>>;
export type AnswerField = keyof AnswerWords;

/** An answer that was sent, and that its member does not read yet. */
export type SentAnswer = {
  by: Staff;
  isMine: boolean;
  /** How long it can still be taken back. */
  seconds: number;
  words: AnswerWords;
};

/** A sent answer that could not be given, and why. */
export type FailedAnswer = { words: AnswerWords; message: string };

/** What the database says to an answer, after the page has compiled it. */
export type AnswerVerdict =
  | { outcome: 'stored'; sent: SentAnswer }
  /** It cannot be read as an answer: what is wrong, a sentence each. */
  | { outcome: 'faulty'; faults: readonly string[] }
  | { outcome: 'refused'; message: string };

export type AnswerToSend = {
  id: string;
  words: AnswerWords;
  isCorrection: boolean;
  /** There is a version before this one. */
  isLater: boolean;
};

export type TakenBack =
  { outcome: 'stored'; words: AnswerWords } | { outcome: 'refused'; message: string };

/** What has become of an answer that was sent. */
export type AnswerFate =
  | { outcome: 'given' }
  | { outcome: 'waiting'; sent: SentAnswer }
  | { outcome: 'failed'; failed: FailedAnswer };

export type AttachVerdict =
  { outcome: 'stored'; file: Attachment } | { outcome: 'refused'; message: string };

/** The place of a link in a part. */
type Place = { part: AnswerPart; start: number; end: number };

export type DeskAnswerInput = {
  id: string;
  isCorrection: boolean;
  isLater: boolean;
  /** What the editor shows at first: the version before, the words that came back, or a signature alone. */
  start: AnswerWords;
  sent: SentAnswer | null;
  /** Why the words that came back were not given; null for all others. */
  failed: string | null;
  files: readonly Attachment[];
};

export type DeskAnswerEvent =
  | { type: 'words.edited'; field: AnswerField; text: string }
  /** A link to something published is wanted, in the place of what is marked. */
  | ({ type: 'link.requested' } & Place)
  | { type: 'query.edited'; query: string }
  | { type: 'hit.pointed'; at: number }
  | { type: 'hit.chosen'; title: string; href: string }
  | { type: 'link.cancelled' }
  | { type: 'files.chosen'; files: readonly File[] }
  | { type: 'answer.sent' }
  | { type: 'answer.takenBack' }
  | { type: 'retry.requested' }
  | { type: 'editor.closed' }
  // What the draft reports.
  | DraftNews<AnswerWords>;

/** Why it was not sent: one of our sentences by its key, or the service's own words (empty where it has none). */
export type AnswerProblem =
  | { key: 'faulty'; faults: readonly string[] }
  | { key: 'refused'; message: string }
  | { key: 'attaching' };

type DeskAnswerContext = DeskAnswerInput & {
  words: AnswerWords;
  problem: AnswerProblem | null;
  /** Where a link goes. */
  place: Place | null;
  query: string;
  /** The hit that Enter chooses. */
  at: number;
  /** Everything that can be linked to; empty until it was fetched once. */
  entries: readonly SearchEntry[];
  /** The files that are still to be attached; the first of them is on its way. */
  waiting: readonly File[];
  /** Why a file was not attached, in the service's words; empty where it has none. */
  fileProblem: string | null;
  secondsLeft: number;
};

/** What a port's error says to the user; nothing if its message is empty. */
const sentenceOf = (e: unknown) => (e instanceof Error && e.message ? { message: e.message } : {});

/** Whether nothing was typed yet. */
const isAsAtFirst = ({ words, start }: Pick<DeskAnswerContext, 'words' | 'start'>) =>
  Object.entries(start).every(([field, text]) => words[field as AnswerField] === text);

/** Characters that would end the words of a link. */
const special = /[\\[\]]/g;

export const deskAnswerMachine = setup({
  types: {
    context: {} as DeskAnswerContext,
    input: {} as DeskAnswerInput,
    events: {} as DeskAnswerEvent,
    children: {} as { draft: 'draft' },
    tags: {} as
      'open' | 'busy' | 'linking' | 'fetching' | 'unfetched' | 'attaching' | 'sent' | 'unsettled',
  },
  actors: {
    /** What is written is kept in this browser, by request: draft.machine.ts. */
    draft: fromPromise(() =>
      Promise.reject(new Error('Flow draft is not provided.')),
    ) as unknown as typeof draftMachine,
    /** Everything published that a link may lead to. */
    fetchIndex: fromPromise<readonly SearchEntry[]>(() =>
      Promise.reject(new Error('Port fetchIndex is not provided.')),
    ),
    /** Attaches one file to the answer; one of the same name replaces it. */
    attachFile: fromPromise<AttachVerdict, { id: string; file: File | null }>(() =>
      Promise.reject(new Error('Port attachFile is not provided.')),
    ),
    /** Compiles the words and sends them; nobody reads them before ten seconds are over. */
    sendAnswer: fromPromise<AnswerVerdict, AnswerToSend>(() =>
      Promise.reject(new Error('Port sendAnswer is not provided.')),
    ),
    /** Takes a sent answer back. */
    takeBack: fromPromise<TakenBack, { id: string }>(() =>
      Promise.reject(new Error('Port takeBack is not provided.')),
    ),
    /** Asks what has become of a sent answer; asking gives it, where its time is over. */
    readFate: fromPromise<AnswerFate, { id: string }>(() =>
      Promise.reject(new Error('Port readFate is not provided.')),
    ),
  },
  actions: {
    rememberWords: assign(({ context }, params: { field: AnswerField; text: string }) => ({
      words: { ...context.words, [params.field]: params.text },
      problem: null,
    })),
    takeUp: assign(({ context }, params: { words: AnswerWords | null }) => ({
      words: params.words ?? context.start,
    })),
    keepDraft: sendTo('draft', ({ context }) => ({
      type: 'words.changed' as const,
      words: isAsAtFirst(context) ? null : context.words,
    })),
    handDraftOver: sendTo('draft', { type: 'draft.handedOver' }),
    sayWhyItCameBack: assign(({ context: { failed } }) => ({
      problem: failed === null ? null : { key: 'refused' as const, message: failed },
    })),
    beginLink: assign((_, params: Place) => ({
      place: { part: params.part, start: params.start, end: params.end },
      query: '',
      at: 0,
    })),
    takeIndex: assign((_, params: { entries: readonly SearchEntry[] }) => ({
      entries: params.entries,
    })),
    rememberQuery: assign((_, params: { query: string }) => ({ query: params.query, at: 0 })),
    point: assign((_, params: { at: number }) => ({ at: params.at })),
    insertLink: assign(({ context: { words, place } }, params: { title: string; href: string }) => {
      if (place === null) return {};
      const text = words[place.part];
      const marked = text.slice(place.start, place.end);
      const said = marked === '' ? params.title.replaceAll(special, '\\$&') : marked;
      const link = `[${said}](${params.href})`;
      return {
        words: {
          ...words,
          [place.part]: text.slice(0, place.start) + link + text.slice(place.end),
        },
        problem: null,
      };
    }),
    endLink: assign({ place: null, query: '', at: 0 }),
    addFiles: assign(({ context }, params: { files: readonly File[] }) => ({
      waiting: [...context.waiting, ...params.files],
      fileProblem: null,
    })),
    takeFile: assign(({ context }, params: AttachVerdict) => {
      const rest = { waiting: context.waiting.slice(1) };
      if (params.outcome === 'stored')
        return {
          ...rest,
          files: [...context.files.filter(({ name }) => name !== params.file.name), params.file],
        };
      return { ...rest, fileProblem: params.message };
    }),
    missFile: assign(({ context: { waiting } }, params: { error?: unknown }) => ({
      waiting: waiting.slice(1),
      fileProblem: sentenceOf(params.error).message ?? '',
    })),
    forgetProblem: assign({ problem: null }),
    pointOutFiles: assign({ problem: { key: 'attaching' as const } }),
    explainVerdict: assign((_, params: AnswerVerdict) => ({
      problem:
        params.outcome === 'faulty'
          ? { key: 'faulty' as const, faults: params.faults }
          : {
              key: 'refused' as const,
              message: params.outcome === 'refused' ? params.message : '',
            },
    })),
    explain: assign((_, params: { error?: unknown }) => ({
      problem: { key: 'refused' as const, message: sentenceOf(params.error).message ?? '' },
    })),
    takeSent: assign((_, params: AnswerVerdict | AnswerFate) =>
      'sent' in params ? { sent: params.sent } : {},
    ),
    takeWordsBack: assign((_, params: TakenBack) =>
      params.outcome === 'stored' ? { words: params.words, sent: null, problem: null } : {},
    ),
    explainLate: assign((_, params: TakenBack) => ({
      problem:
        params.outcome === 'refused' ? { key: 'refused' as const, message: params.message } : null,
    })),
    takeFailed: assign((_, params: AnswerFate) =>
      params.outcome === 'failed'
        ? {
            words: params.failed.words,
            sent: null,
            problem: { key: 'refused' as const, message: params.failed.message },
          }
        : {},
    ),
    beginCount: assign(({ context: { sent } }) => ({ secondsLeft: sent?.seconds ?? 0 })),
    /** A late timer does not show 0 before the time is over. */
    countSecond: assign(({ context }) => ({ secondsLeft: Math.max(context.secondsLeft - 1, 1) })),
  },
  guards: {
    wasSent: ({ context }) => context.sent !== null,
    isUntouched: ({ context }) => isAsAtFirst(context),
    hasIndex: ({ context }) => context.entries.length > 0,
    isAnother: ({ context }, params: { at: number }) => params.at !== context.at,
    hasWaiting: ({ context }) => context.waiting.length > 0,
    isAttaching: stateIn({ writing: { files: 'attaching' } }),
    wasStored: (_, params: AnswerVerdict | TakenBack) => params.outcome === 'stored',
    isWaiting: (_, params: AnswerFate) => params.outcome === 'waiting',
    hasFailed: (_, params: AnswerFate) => params.outcome === 'failed',
  },
  delays: {
    serviceTimeout: 15_000,
    /** A file of ten megabytes on a slow line. */
    fileTimeout: 120_000,
    /** How long the index may take to load. */
    indexTimeout: 8000,
    second: 1000,
    /** Only this ends the time in which it can be taken back; the seconds on screen do not. */
    takeBackWindow: ({ context }) => (context.sent?.seconds ?? 0) * 1000,
    /** How long after a failed look the service is asked again. */
    retryPause: 30_000,
  },
}).createMachine({
  id: 'deskAnswer',
  description:
    'The advisor writes an answer in four parts and sends it; for ten seconds it can be taken back, and nobody has read it.',
  meta: { typed: ['words'] },
  context: ({ input }) => ({
    ...input,
    words: input.start,
    problem: null,
    place: null,
    query: '',
    at: 0,
    entries: [],
    waiting: [],
    fileProblem: null,
    secondsLeft: 0,
  }),
  invoke: {
    id: 'draft',
    src: 'draft',
    input: ({ context, self }) => ({
      place: context.isCorrection ? `correct ${context.id}` : context.id,
      isOpen: true,
      holder: self,
    }),
    // The editor works without its draft.
    onError: { actions: 'forgetProblem' },
  },
  initial: 'deciding',
  states: {
    deciding: {
      description: 'An answer was sent before and can still be taken back, or one is written.',
      always: [
        { guard: 'wasSent', target: 'sent' },
        { target: 'writing', actions: 'sayWhyItCameBack' },
      ],
    },
    writing: {
      description: 'The advisor writes, and sees the answer as its member will.',
      tags: 'open',
      type: 'parallel',
      on: {
        'draft.restored': {
          guard: 'isUntouched',
          actions: { type: 'takeUp', params: ({ event }) => event },
        },
      },
      states: {
        text: {
          description: 'The words of the answer.',
          initial: 'resting',
          states: {
            resting: {
              description: 'The four parts can be written in.',
              on: {
                'words.edited': {
                  actions: [{ type: 'rememberWords', params: ({ event }) => event }, 'keepDraft'],
                },
                'link.requested': [
                  {
                    guard: 'hasIndex',
                    target: 'linking.ready',
                    actions: { type: 'beginLink', params: ({ event }) => event },
                  },
                  {
                    target: 'linking',
                    actions: { type: 'beginLink', params: ({ event }) => event },
                  },
                ],
                'answer.sent': [
                  { guard: 'isAttaching', actions: 'pointOutFiles' },
                  { target: '#deskAnswer.sending', actions: 'forgetProblem' },
                ],
                'editor.closed': { target: '#deskAnswer.ended' },
              },
            },
            linking: {
              description: 'A dialog finds what is published, to link to it.',
              tags: 'linking',
              initial: 'fetching',
              on: {
                'query.edited': {
                  actions: { type: 'rememberQuery', params: ({ event }) => event },
                },
                'link.cancelled': { target: 'resting', actions: 'endLink' },
              },
              states: {
                fetching: {
                  description: 'The index is on its way; what is typed meanwhile is kept.',
                  tags: 'fetching',
                  invoke: {
                    id: 'fetchIndex',
                    src: 'fetchIndex',
                    onDone: {
                      target: 'ready',
                      actions: {
                        type: 'takeIndex',
                        params: ({ event }) => ({ entries: event.output }),
                      },
                    },
                    onError: { target: 'failed' },
                  },
                  after: { indexTimeout: { target: 'failed' } },
                },
                failed: {
                  description: 'The index did not arrive; it can be asked for again.',
                  tags: 'unfetched',
                  on: { 'retry.requested': { target: 'fetching' } },
                },
                ready: {
                  description: 'The list follows each key; a hit becomes a link in the text.',
                  on: {
                    'hit.pointed': {
                      guard: { type: 'isAnother', params: ({ event }) => event },
                      actions: { type: 'point', params: ({ event }) => event },
                    },
                    'hit.chosen': {
                      target: '#deskAnswer.writing.text.resting',
                      actions: [
                        { type: 'insertLink', params: ({ event }) => event },
                        'endLink',
                        'keepDraft',
                      ],
                    },
                  },
                },
              },
            },
          },
        },
        files: {
          description: 'The files that go with the answer.',
          initial: 'deciding',
          on: {
            'files.chosen': { actions: { type: 'addFiles', params: ({ event }) => event } },
          },
          states: {
            deciding: {
              description: 'A file waits to be attached, or none does.',
              always: [{ guard: 'hasWaiting', target: 'attaching' }, { target: 'resting' }],
            },
            resting: {
              description: 'Files can be chosen, or dropped.',
              on: {
                'files.chosen': {
                  target: 'deciding',
                  actions: { type: 'addFiles', params: ({ event }) => event },
                },
              },
            },
            attaching: {
              description: 'A file is on its way; the others wait for it.',
              tags: 'attaching',
              invoke: {
                id: 'attachFile',
                src: 'attachFile',
                input: ({ context }) => ({ id: context.id, file: context.waiting[0] ?? null }),
                onDone: {
                  target: 'deciding',
                  actions: { type: 'takeFile', params: ({ event }) => event.output },
                },
                onError: {
                  target: 'deciding',
                  actions: { type: 'missFile', params: ({ event }) => ({ error: event.error }) },
                },
              },
              after: {
                fileTimeout: { target: 'deciding', actions: { type: 'missFile', params: {} } },
              },
            },
          },
        },
      },
    },
    sending: {
      description: 'The answer is compiled and sent; its words stay until it is stored.',
      tags: ['open', 'busy'],
      invoke: {
        id: 'sendAnswer',
        src: 'sendAnswer',
        input: ({ context: { id, words, isCorrection, isLater } }) => ({
          id,
          words,
          isCorrection,
          isLater,
        }),
        onDone: [
          {
            guard: { type: 'wasStored', params: ({ event }) => event.output },
            target: 'sent',
            actions: [{ type: 'takeSent', params: ({ event }) => event.output }, 'handDraftOver'],
          },
          {
            target: 'writing',
            actions: { type: 'explainVerdict', params: ({ event }) => event.output },
          },
        ],
        onError: {
          target: 'writing',
          actions: { type: 'explain', params: ({ event }) => ({ error: event.error }) },
        },
      },
      after: { serviceTimeout: { target: 'writing', actions: { type: 'explain', params: {} } } },
    },
    sent: {
      description: 'The answer was sent, and its member does not read it yet.',
      tags: 'sent',
      initial: 'counting',
      states: {
        counting: {
          description: 'The seconds are counted in which it can be taken back.',
          entry: 'beginCount',
          initial: 'ticking',
          on: { 'answer.takenBack': { target: 'takingBack', actions: 'forgetProblem' } },
          after: { takeBackWindow: { target: 'settling' } },
          states: {
            ticking: {
              description: 'One second passes, then the next.',
              after: { second: { target: 'ticking', reenter: true, actions: 'countSecond' } },
            },
          },
        },
        takingBack: {
          description: 'It is being taken back.',
          tags: 'busy',
          invoke: {
            id: 'takeBack',
            src: 'takeBack',
            input: ({ context }) => ({ id: context.id }),
            onDone: [
              {
                guard: { type: 'wasStored', params: ({ event }) => event.output },
                target: '#deskAnswer.writing',
                actions: [
                  { type: 'takeWordsBack', params: ({ event }) => event.output },
                  'keepDraft',
                ],
              },
              {
                target: 'settling',
                actions: { type: 'explainLate', params: ({ event }) => event.output },
              },
            ],
            onError: {
              target: 'settling',
              actions: { type: 'explain', params: ({ event }) => ({ error: event.error }) },
            },
          },
          after: {
            serviceTimeout: { target: 'settling', actions: { type: 'explain', params: {} } },
          },
        },
        settling: {
          description: 'What has become of it is found out: given, still waiting, or come back.',
          tags: 'busy',
          invoke: {
            id: 'readFate',
            src: 'readFate',
            input: ({ context }) => ({ id: context.id }),
            onDone: [
              {
                guard: { type: 'isWaiting', params: ({ event }) => event.output },
                target: 'counting',
                actions: { type: 'takeSent', params: ({ event }) => event.output },
              },
              {
                guard: { type: 'hasFailed', params: ({ event }) => event.output },
                target: '#deskAnswer.writing',
                actions: [{ type: 'takeFailed', params: ({ event }) => event.output }, 'keepDraft'],
              },
              { target: '#deskAnswer.ended' },
            ],
            onError: { target: 'unsettled' },
          },
          after: { serviceTimeout: { target: 'unsettled' } },
        },
        unsettled: {
          description:
            'Whether it was given could not be found out; the database gives it all the same, and it is asked again.',
          tags: 'unsettled',
          on: { 'retry.requested': { target: 'settling' } },
          after: { retryPause: { target: 'settling' } },
        },
      },
    },
    ended: {
      description: 'The answer was given, or the editor was left; what was typed is a draft.',
      type: 'final',
    },
  },
});
