// One section of the advisor's desk beside the queue: its rows are read, something is done about one of them, and they are read
// again. Hours, tables, readers, posts, mails, figures and the acts of the staff are the same conversation.
import { assign, emit, fromCallback, fromPromise, sendTo, setup } from 'xstate';
import type { BoardSection, Staff } from './desk.machine.ts';
import type { StepDraft } from './deskRequest.machine.ts';
import type { DraftNews, draftMachine } from './draft.machine.ts';
import type { RequestKind, RequestStatus } from './request.machine.ts';

/** Who asks for something, as far as the desk has to know before it opens the request. */
export type Asker = {
  id: string;
  status: RequestStatus;
  email: string | null;
  company: string | null;
  /** Null: an application without an account. */
  tier: 'free' | 'premium' | null;
};

export type BoardSlot = {
  slot: string;
  host: 'javelyn' | 'quasar' | 'angel' | 'advisor' | null;
  /** Offered by the timetable; others stay as long as a member has or wants them. */
  isAvailable: boolean;
  isPast: boolean;
  scheduled: Asker | null;
  asking: readonly Asker[];
  /** Scheduled in another slot, with the wish to move here. */
  wantedBy: readonly (Asker & { slot: string })[];
};

export type Guest = Asker & {
  /** In the waitlist. */
  position: number | null;
  /** Until when (ISO) the offer of a seat holds. */
  offeredUntil: string | null;
};

export type BoardTable = {
  id: string;
  title: string;
  heldOn: string | null;
  isOver: boolean;
  seats: number;
  reserved: number;
  free: number;
  accepted: readonly Guest[];
  offered: readonly Guest[];
  waitlisted: readonly Guest[];
  undecided: readonly Guest[];
};

/** What is sent to the readers of a letter: the newest of what is published. */
export type Issue = { list: LetterList; slug: string; title: string; summary: string };
export type LetterList = 'second-curve' | 'next-curve';

export type Letter = {
  list: LetterList;
  readers: number;
  waiting: number;
  left: number;
  issues: readonly {
    slug: string;
    title: string;
    sent: number;
    queued: number;
    failed: number;
    missing: number;
  }[];
  /** The newest issue: how many have not got it, and whether it has gone out at all; null where nothing is published. */
  next: { issue: Issue; missing: number; isOut: boolean } | null;
};

export type BoardPost = {
  id: string;
  author: string;
  email: string | null;
  body: string;
  isPremium: boolean;
  createdAt: string;
  hidden: { reason: string; by: Staff | null } | null;
};

export type BoardMail = {
  id: string;
  kind: string;
  address: string;
  attempts: number;
  lastError: string | null;
  createdAt: string;
  /** Nothing is tried any more; others are still tried by themselves. */
  isGivenUp: boolean;
};

export type Figures = {
  promises: { kept: number; broken: number; running: number };
  medianHours: number | null;
  openByAge: readonly { age: string; count: number }[];
  byKind: readonly {
    kind: RequestKind;
    asked: number;
    open: number;
    kept: number;
    broken: number;
    medianHours: number | null;
  }[];
  byTopic: readonly { topic: string; asked: number }[];
  months: readonly {
    month: string;
    asked: number;
    replied: number;
    kept: number;
    broken: number;
    medianHours: number | null;
  }[];
};

/** A line of what the staff did. */
export type StaffAct = {
  id: string;
  at: string;
  by: Staff;
  act: string;
  request: string | null;
  /** Of the request, as long as it is stored. */
  subject: string | null;
  /** Where the request was moved to. */
  status: RequestStatus | null;
};

/** What a section shows; `next` is where more of it begins. */
export type Board =
  | { section: 'hours'; monday: string; rows: readonly BoardSlot[]; next: null }
  | { section: 'tables'; rows: readonly BoardTable[]; next: null }
  | { section: 'readers'; rows: readonly Letter[]; next: null }
  | { section: 'posts'; rows: readonly BoardPost[]; next: string | null }
  | {
      section: 'mails';
      counts: Readonly<Record<string, number>>;
      rows: readonly BoardMail[];
      next: null;
    }
  | { section: 'figures'; figures: Figures; rows: readonly []; next: null }
  | { section: 'acts'; rows: readonly StaffAct[]; next: string | null };

/** What can be done about a row. */
export type ActKind =
  | 'schedule'
  | 'agreeMove'
  | 'refuseMove'
  | 'accept'
  | 'decline'
  | 'hide'
  | 'show'
  | 'sendAgain'
  | 'saveFile';

/** `about`: the row in words, for the dialog and for what is said afterwards. */
export type BoardAct = { kind: ActKind; id: string; about: string };

/** What was done, or why it was not, in a sentence. */
export type ActVerdict =
  { outcome: 'stored'; result: string } | { outcome: 'refused'; message: string };

export type BoardAsked = { section: BoardSection; at: string | null; cursor: string | null };

export type DeskBoardEvent =
  /** What the address says: which section, and where in it: a week, a filter, a span. */
  | { type: 'address.named'; section: BoardSection | 'queue'; at: string | null }
  | { type: 'place.chosen'; at: string | null }
  | { type: 'refresh.requested' }
  | { type: 'more.requested' }
  | { type: 'act.chosen'; act: BoardAct }
  | { type: 'note.edited'; text: string }
  | { type: 'act.confirmed' }
  | { type: 'act.cancelled' }
  // What the draft of the note reports.
  | DraftNews<StepDraft>;

export type DeskBoardInput = { section: BoardSection };

/** Why nothing was done: nothing was written, or the service's words (empty where it has none). */
export type BoardProblem = { key: 'noteMissing' } | { key: 'refused'; message: string };

type DeskBoardContext = DeskBoardInput & {
  at: string | null;
  board: Board | null;
  act: BoardAct | null;
  /** What is written to it. */
  note: string;
  problem: BoardProblem | null;
  /** What the last act has done. */
  result: string | null;
};

/** The address of a section, and of a place in it. */
export function boardAddress(section: BoardSection, at: string | null): string {
  const said = new URLSearchParams({ section });
  if (at !== null) said.set('at', at);
  return `/desk?${said.toString()}`;
}

/** Acts that say why: without words they mean nothing to the member who reads them. */
const needsWords: readonly (ActKind | undefined)[] = ['hide', 'decline'];

/** Acts without words, which are done at once. */
const wordless: readonly ActKind[] = ['show', 'sendAgain', 'saveFile'];

/** What tells rows of a page from those of another. */
const idOf = (row: object) => ('id' in row ? row.id : null);

/** What a port's error says to the user; nothing if its message is empty. */
const sentenceOf = (e: unknown) => (e instanceof Error && e.message ? { message: e.message } : {});

export const deskBoardMachine = setup({
  types: {
    context: {} as DeskBoardContext,
    input: {} as DeskBoardInput,
    events: {} as DeskBoardEvent,
    emitted: {} as { type: 'navigate'; to: string; replace: boolean },
    children: {} as { draft: 'draft' },
    tags: {} as
      'loading' | 'failed' | 'shown' | 'stale' | 'extending' | 'moreFailed' | 'dialogOpen' | 'busy',
  },
  actors: {
    /** What is written to an act is kept in this browser, by its row and its kind: draft.machine.ts. */
    draft: fromPromise(() =>
      Promise.reject(new Error('Flow draft is not provided.')),
    ) as unknown as typeof draftMachine,
    /** Feed: reports `address.named`. */
    addressFeed: fromCallback<DeskBoardEvent>(() => {
      throw new Error('Port addressFeed is not provided.');
    }),
    /** The section as the database has it; with a cursor its next page. */
    readBoard: fromPromise<Board, BoardAsked>(() =>
      Promise.reject(new Error('Port readBoard is not provided.')),
    ),
    /** Does what was chosen. */
    takeAct: fromPromise<ActVerdict, { act: BoardAct | null; note: string; board: Board | null }>(
      () => Promise.reject(new Error('Port takeAct is not provided.')),
    ),
  },
  actions: {
    rememberPlace: assign((_, params: { at: string | null }) => ({ at: params.at, result: null })),
    takeBoard: assign((_, params: { board: Board }) => ({ board: params.board })),
    addPage: assign(({ context }, params: { board: Board }) => {
      const known: readonly object[] = context.board?.rows ?? [];
      const added = params.board.rows.filter((row) =>
        known.every((other) => idOf(other) !== idOf(row)),
      );
      return { board: { ...params.board, rows: [...known, ...added] } as Board };
    }),
    begin: assign((_, params: { act: BoardAct }) => ({
      act: params.act,
      note: '',
      problem: null,
      result: null,
    })),
    rememberNote: assign((_, params: { text: string }) => ({ note: params.text, problem: null })),
    forgetProblem: assign({ problem: null }),
    end: assign({ act: null, note: '', problem: null }),
    askForWords: assign({ problem: { key: 'noteMissing' as const } }),
    tell: assign((_, params: ActVerdict) => ({
      result: params.outcome === 'stored' ? params.result : null,
    })),
    explainRefusal: assign((_, params: ActVerdict) => ({
      problem: {
        key: 'refused' as const,
        message: params.outcome === 'refused' ? params.message : '',
      },
    })),
    explain: assign((_, params: { error?: unknown }) => ({
      problem: { key: 'refused' as const, message: sentenceOf(params.error).message ?? '' },
    })),
    // As a step of a request is kept (deskRequest.machine.ts): what was begun there goes on here.
    openDraft: sendTo('draft', ({ context: { act } }) => ({
      type: 'place.changed' as const,
      place: `${act?.id ?? ''} ${act?.kind ?? ''}`,
    })),
    requestDraft: sendTo('draft', { type: 'draft.requested' }),
    keepDraft: sendTo('draft', ({ context: { note } }) => ({
      type: 'words.changed' as const,
      words: note === '' ? null : { note },
    })),
    handDraftOver: sendTo('draft', { type: 'draft.handedOver' }),
    takeUpNote: assign((_, params: { words: StepDraft | null }) => ({
      note: params.words?.note ?? '',
    })),
    goToPlace: emit(({ context }, params: { at: string | null }) => ({
      type: 'navigate' as const,
      to: boardAddress(context.section, params.at),
      replace: false,
    })),
  },
  guards: {
    /** An address of another section is not about this one. */
    isMine: ({ context }, params: { section: BoardSection | 'queue' }) =>
      params.section === context.section,
    namesElse: ({ context }, params: { section: BoardSection | 'queue'; at: string | null }) =>
      params.section === context.section && params.at !== context.at,
    hasMore: ({ context }) => context.board !== null && context.board.next !== null,
    wasRefused: (_, params: ActVerdict) => params.outcome === 'refused',
    isAtOnce: (_, params: { act: BoardAct }) => wordless.includes(params.act.kind),
    /** What is done at once has no words, also where it was refused. */
    takesWords: ({ context }) => context.act !== null && !wordless.includes(context.act.kind),
    isUntouched: ({ context }) => context.note === '',
    lacksWords: ({ context }) =>
      needsWords.includes(context.act?.kind) && context.note.trim() === '',
  },
  delays: {
    serviceTimeout: 15_000,
    /** The address says at once where in the section the page is; it is not waited for longer. */
    addressTimeout: 300,
    /** How often the section is read again by itself. */
    refreshPause: 60_000,
    /** How long after a failed look the service is asked again. */
    retryPause: 30_000,
  },
}).createMachine({
  id: 'deskBoard',
  description:
    'The advisor sees one section of the desk, does something about one of its rows, and reads what became of it.',
  meta: { typed: ['note'] },
  context: ({ input }) => ({
    ...input,
    at: null,
    board: null,
    act: null,
    note: '',
    problem: null,
    result: null,
  }),
  invoke: [
    { id: 'addressFeed', src: 'addressFeed', onError: { target: '.loading' } },
    {
      id: 'draft',
      src: 'draft',
      input: ({ context, self }) => ({ place: context.section, isOpen: false, holder: self }),
      // The dialog works without its draft.
      onError: { actions: 'forgetProblem' },
    },
  ],
  on: {
    'address.named': {
      guard: { type: 'namesElse', params: ({ event }) => event },
      target: '.loading',
      actions: ['end', { type: 'rememberPlace', params: ({ event }) => event }],
    },
  },
  initial: 'waiting',
  states: {
    waiting: {
      description: 'The address is about to say where in the section the page is.',
      tags: 'loading',
      on: {
        'address.named': {
          guard: { type: 'isMine', params: ({ event }) => event },
          target: 'loading',
          actions: { type: 'rememberPlace', params: ({ event }) => event },
        },
        'place.chosen': { actions: { type: 'goToPlace', params: ({ event }) => event } },
      },
      after: { addressTimeout: { target: 'loading' } },
    },
    loading: {
      description: 'The section is read for the first time, or at another place.',
      tags: 'loading',
      invoke: {
        id: 'readBoard',
        src: 'readBoard',
        input: ({ context }) => ({ section: context.section, at: context.at, cursor: null }),
        onDone: {
          target: 'shown',
          actions: { type: 'takeBoard', params: ({ event }) => ({ board: event.output }) },
        },
        onError: { target: 'failed' },
      },
      on: {
        'place.chosen': { actions: { type: 'goToPlace', params: ({ event }) => event } },
      },
      after: { serviceTimeout: { target: 'failed' } },
    },
    failed: {
      description: 'It could not be read; the page says so and offers to try again.',
      tags: 'failed',
      on: {
        'refresh.requested': { target: 'loading' },
        'place.chosen': { actions: { type: 'goToPlace', params: ({ event }) => event } },
      },
      after: { retryPause: { target: 'loading' } },
    },
    shown: {
      description: 'The section is on screen.',
      tags: 'shown',
      initial: 'list',
      states: {
        list: {
          description: 'Its rows can be read, and each has what can be done about it.',
          initial: 'fresh',
          on: {
            'place.chosen': { actions: { type: 'goToPlace', params: ({ event }) => event } },
            'refresh.requested': { target: '.refreshing' },
            'act.chosen': [
              {
                guard: { type: 'isAtOnce', params: ({ event }) => event },
                target: 'acting.atOnce',
                actions: [{ type: 'begin', params: ({ event }) => event }, 'openDraft'],
              },
              {
                target: 'composing',
                actions: [
                  { type: 'begin', params: ({ event }) => event },
                  'openDraft',
                  'requestDraft',
                ],
              },
            ],
          },
          states: {
            fresh: {
              description: 'It is as the service has sent it.',
              on: { 'more.requested': { guard: 'hasMore', target: 'extending' } },
              after: { refreshPause: { target: 'refreshing' } },
            },
            refreshing: {
              description: 'It is read again; what is known stays on screen meanwhile.',
              invoke: {
                id: 'readBoardAgain',
                src: 'readBoard',
                input: ({ context }) => ({
                  section: context.section,
                  at: context.at,
                  cursor: null,
                }),
                onDone: {
                  target: 'fresh',
                  actions: { type: 'takeBoard', params: ({ event }) => ({ board: event.output }) },
                },
                onError: { target: 'stale' },
              },
              after: { serviceTimeout: { target: 'stale' } },
            },
            stale: {
              description:
                'The last look failed: what was seen before stays on screen, and the page says that it may be out of date.',
              tags: 'stale',
              after: { retryPause: { target: 'refreshing' } },
            },
            extending: {
              description: 'The next page is read.',
              tags: 'extending',
              invoke: {
                id: 'readMore',
                src: 'readBoard',
                input: ({ context }) => ({
                  section: context.section,
                  at: context.at,
                  cursor: context.board?.next ?? null,
                }),
                onDone: {
                  target: 'extended',
                  actions: { type: 'addPage', params: ({ event }) => ({ board: event.output }) },
                },
                onError: { target: 'cut' },
              },
              after: { serviceTimeout: { target: 'cut' } },
            },
            extended: {
              description:
                'More than the first page is on screen; it is read again when it is asked for.',
              on: { 'more.requested': { guard: 'hasMore', target: 'extending' } },
            },
            cut: {
              description: 'The next page did not arrive; it can be asked for again.',
              tags: 'moreFailed',
              on: { 'more.requested': { target: 'extending' } },
            },
          },
        },
        composing: {
          description: 'A dialog says what will happen, and asks for the words that go with it.',
          tags: 'dialogOpen',
          on: {
            'note.edited': {
              guard: 'takesWords',
              actions: [{ type: 'rememberNote', params: ({ event }) => event }, 'keepDraft'],
            },
            // A note that is found late is taken up as long as nothing is typed.
            'draft.restored': {
              guard: 'isUntouched',
              actions: { type: 'takeUpNote', params: ({ event }) => event },
            },
            'act.confirmed': [
              { guard: 'lacksWords', actions: 'askForWords' },
              { target: 'acting.confirmed', actions: 'forgetProblem' },
            ],
            'act.cancelled': { target: 'list.refreshing', actions: 'end' },
          },
        },
        acting: {
          description: 'The database does it, or says why not.',
          tags: 'busy',
          initial: 'confirmed',
          invoke: {
            id: 'takeAct',
            src: 'takeAct',
            input: ({ context }) => ({
              act: context.act,
              note: context.note.trim(),
              board: context.board,
            }),
            onDone: [
              {
                guard: { type: 'wasRefused', params: ({ event }) => event.output },
                target: 'composing',
                actions: { type: 'explainRefusal', params: ({ event }) => event.output },
              },
              {
                target: 'list.refreshing',
                actions: [
                  'handDraftOver',
                  { type: 'tell', params: ({ event }) => event.output },
                  'end',
                ],
              },
            ],
            onError: {
              target: 'composing',
              actions: { type: 'explain', params: ({ event }) => ({ error: event.error }) },
            },
          },
          after: {
            serviceTimeout: { target: 'composing', actions: { type: 'explain', params: {} } },
          },
          states: {
            atOnce: {
              description: 'It needs no words, and so no dialog; a refusal opens one.',
              on: {
                'place.chosen': { actions: { type: 'goToPlace', params: ({ event }) => event } },
              },
            },
            confirmed: {
              description: 'The dialog in which it was confirmed stays open meanwhile.',
              tags: 'dialogOpen',
            },
          },
        },
      },
    },
  },
});
