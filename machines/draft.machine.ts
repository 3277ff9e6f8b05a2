// The draft of a form: what a user types is kept in this browser as it is typed, and given back to the same user
// (docs/features.md, "Drafts"; docs/product-decisions.md, "Words written without an account"). Every form runs it.
import { assign, fromCallback, fromPromise, sendTo, setup } from 'xstate';
import type { ActorRef, Snapshot } from 'xstate';

/** What a form keeps: its answers, never a password. */
export type DraftWords = Readonly<Record<string, unknown>>;

/** Events for the form. Every `draft.requested` is followed by `draft.restored` or `draft.unread`. */
export type DraftNews<Words> =
  /** The words of the draft that the form shows from now on; null where there are none. */
  | { type: 'draft.restored'; words: Words | null }
  /** The draft could not be read, or its owner is not known in time: the form starts without it. */
  | { type: 'draft.unread' }
  /** The member has left: the form must be emptied. `draft.restored` or `draft.unread` follows. */
  | { type: 'draft.withdrawn' };

/** The part of the form that its draft uses: a form takes its own kind of words. */
export type DraftHolder = ActorRef<Snapshot<unknown>, DraftNews<never>>;

export type DraftEvent =
  // Sent by the form.
  /** The form is opened: it waits for its draft. */
  | { type: 'draft.requested' }
  /** The form is about something else from now on: the next draft is at this place, and is found out as when it opens. */
  | { type: 'place.changed'; place: string }
  /** The user has changed the form: its words, or null where nothing is left to keep. */
  | { type: 'words.changed'; words: DraftWords | null }
  /** The user goes on with the draft on offer: the form shows it from now on. */
  | { type: 'draft.takenUp' }
  /** The words are in the outbox, which needs the bytes of their files; those of onboarding are in the profile. */
  | { type: 'draft.handedOver' }
  // Pressed by the user, where another tab has a newer draft.
  | { type: 'newer.requested' }
  | { type: 'own.preferred' }
  // Reported by the session.
  | { type: 'member.known'; member: string | null }
  | { type: 'member.left' }
  // Reported by the browser: another tab has changed the drafts under the key of this form.
  | { type: 'otherTab.wrote' };

export type DraftInput = {
  /** Which of the forms that share a store: a subject, a gathering, a purpose; '' where there is one. */
  place: string;
  /** Whether the form is open from the start; otherwise it sends `draft.requested`. */
  isOpen: boolean;
  /** Whether the form offers a draft that is found, and shows it only after `draft.takenUp`. */
  offersFound?: boolean;
  holder: DraftHolder;
};

/** The stored draft that a form shows. */
export type ShownDraft = {
  /** Its id in the store; null where the form shows a draft of its own, or will begin one. */
  id: string | null;
  /** Tells the drafts apart that one form begins: the number of readings before it. */
  serial: number;
  /** The member for whom the form was opened; their words remain theirs. */
  owner: string | null;
};

/** A draft as its store is asked for it. `form`: the actor, whose session id tells it from the others of the page. */
type Stored = { form: { sessionId: string }; shown: ShownDraft };

/** Where a draft goes among those that are stored: a user who goes on with it makes it the newest. */
export type DraftRank = 'newestIfChanged' | 'newest' | 'behind';

/** What a form writes. */
export type DraftEntry = Stored & {
  place: string;
  member: DraftUser;
  words: DraftWords | null;
  rank: DraftRank;
};

/** What a form shows, to be compared with what is stored: its words as they were written, or as they were found. */
export type DraftComparison = Stored & {
  place: string;
  member: DraftUser;
  words: DraftWords | null;
};

/** What another tab has done to the drafts of a form. */
export type DraftStatus =
  /** Nothing to the draft that this tab shows, and none is newer. */
  | 'newest'
  /** There is a newer one; that of this tab is still stored. */
  | 'overtaken'
  /** The draft that this tab shows has other words now. */
  | 'replaced';

/** What a form deletes; `keepsFiles`: the bytes of its files are still needed. */
export type DraftRemoval = Stored & { keepsFiles: boolean };

/** The answer to a reading. */
export type DraftAnswer =
  | {
      outcome: 'found';
      id: string;
      owner: string | null;
      words: DraftWords;
      /** As they are stored, where the form does not understand all of it. */
      stored?: DraftWords;
      /** This tab has shown it before, and another tab has stored a newer one since. */
      isOvertaken?: true;
    }
  | { outcome: 'nothing' }
  /** There are drafts of this form, and none for this user. */
  | { outcome: 'anothers' }
  /** There are drafts of this form, and the user is not known. */
  | { outcome: 'ownerNeeded' }
  /** This browser stores nothing. */
  | { outcome: 'refused' };

/** The member who uses this tab: null for a visitor, undefined while the session is not known. */
export type DraftUser = string | null | undefined;

type DraftContext = DraftInput & {
  member?: DraftUser;
  shown: ShownDraft;
  /** The words of the form that are to be kept; null where it has none, or shows them as they were found. */
  words: DraftWords | null;
  /** The words of the draft that was found, as the form shows them and as they are stored. */
  found: { words: DraftWords; stored: DraftWords; isOvertaken?: true } | null;
};

export const draftMachine = setup({
  types: {
    context: {} as DraftContext,
    input: {} as DraftInput,
    events: {} as DraftEvent,
    tags: {} as
      | 'waiting'
      | 'resting'
      | 'anothers'
      | 'unread'
      | 'offered'
      | 'handedOver'
      | 'restored'
      | 'keeping'
      | 'kept'
      | 'refused'
      | 'overtaken',
  },
  actors: {
    /** Feed: reports `member.known` as soon as the session is known and at every change, and `member.left` before it. */
    memberFeed: fromCallback<DraftEvent>(() => {
      throw new Error('Port memberFeed is not provided.');
    }),
    /** Feed: reports `otherTab.wrote` whenever another tab has changed the drafts under the key of this form. */
    otherTabs: fromCallback<DraftEvent>(() => {
      throw new Error('Port otherTabs is not provided.');
    }),
    /** The newest valid draft of this user; where nothing is stored for the form, the user makes no difference. */
    readDraft: fromPromise<DraftAnswer, { place: string; member: DraftUser }>(() =>
      Promise.reject(new Error('Port readDraft is not provided.')),
    ),
    /**
     * Writes the words into the draft that the form shows, as soon as it is invoked: a reload right after a key loses
     * nothing. Rejects where the words would not survive a reload.
     */
    writeDraft: fromPromise<void, DraftEntry>(() =>
      Promise.reject(new Error('Port writeDraft is not provided.')),
    ),
    /** Deletes the draft that the form shows as soon as it is invoked, and the bytes of its files unless they are kept. */
    removeDraft: fromPromise<void, DraftRemoval>(() =>
      Promise.reject(new Error('Port removeDraft is not provided.')),
    ),
    /** Whether another tab has written a newer draft than this one shows, or has written into the same. */
    compareDraft: fromPromise<DraftStatus, DraftComparison>(() =>
      Promise.reject(new Error('Port compareDraft is not provided.')),
    ),
    /** Begins to load the page anew, with the newest draft in this form. What other forms of the page hold is kept as at any reload. */
    takeOver: fromPromise<void, { place: string; member: DraftUser }>(() =>
      Promise.reject(new Error('Port takeOver is not provided.')),
    ),
  },
  actions: {
    rememberPlace: assign((_, params: { place: string }) => ({ place: params.place })),
    rememberMember: assign((_, params: { member: string | null }) => ({ member: params.member })),
    forgetMember: assign({ member: null }),
    /** Until a draft is found, the form shows none: what is typed will be a new one. */
    showNone: assign(({ context: { member, shown } }) => ({
      shown: { id: null, serial: shown.serial + 1, owner: member ?? null },
    })),
    showFound: assign(({ context }, params: DraftAnswer) =>
      params.outcome === 'found'
        ? {
            shown: {
              ...context.shown,
              id: params.id,
              owner: params.owner ?? context.shown.owner,
            },
            found: { stored: params.words, ...params },
          }
        : {},
    ),
    rememberWords: assign((_, params: { words: DraftWords | null }) => ({ words: params.words })),
    forgetWords: assign({ words: null, found: null }),
    /** The user prefers what this tab shows, also where nothing was typed into it. */
    preferOwn: assign(({ context: { words, found } }) =>
      words === null && found !== null ? { words: found.words } : {},
    ),
    tellFound: sendTo(
      ({ context }) => context.holder,
      (_, params: DraftAnswer) => ({
        type: 'draft.restored',
        words: (params.outcome === 'found' ? params.words : null) as never,
      }),
    ),
    tellWords: sendTo(
      ({ context }) => context.holder,
      ({ context }) => ({ type: 'draft.restored', words: context.words as never }),
    ),
    tellUnread: sendTo(({ context }) => context.holder, { type: 'draft.unread' }),
    tellWithdrawn: sendTo(({ context }) => context.holder, { type: 'draft.withdrawn' }),
  },
  guards: {
    isOpen: ({ context }) => context.isOpen,
    offersFound: ({ context }) => context.offersFound === true,
    isElsewhere: ({ context }, params: { place: string }) => params.place !== context.place,
    hasWords: ({ context }) => context.words !== null,
    /** The user has typed something, rather than emptied the form. */
    areWords: (_, params: { words: DraftWords | null }) => params.words !== null,
    needsOwner: (_, params: DraftAnswer) => params.outcome === 'ownerNeeded',
    isFound: (_, params: DraftAnswer) => params.outcome === 'found',
    wasOvertaken: ({ context }) => context.found?.isOvertaken === true,
    isOnOffer: ({ context }, params: DraftAnswer) =>
      context.offersFound === true && params.outcome === 'found',
    isAnothers: (_, params: DraftAnswer) => params.outcome === 'anothers',
    isOvertaken: (_, params: { status: DraftStatus }) => params.status === 'overtaken',
    isReplaced: (_, params: { status: DraftStatus }) => params.status === 'replaced',
    isRefused: (_, params: DraftAnswer) => params.outcome === 'refused',
  },
  delays: {
    /** The browser's storage answers at once; its database, which holds files, may not. */
    storageTimeout: 3000,
    /** How long a change may take to be written, or deleted, while the stored drafts are still being read. */
    earlyTimeout: 1000,
    /** How long a form waits for the session before it starts without its draft. */
    ownerTimeout: 10_000,
  },
}).createMachine({
  id: 'draft',
  description:
    'What is typed into a form is kept in this browser, by member, and given back to that member alone. When another member signs in, the form is emptied: the draft of the first stays stored and waits for them, and the second gets their own.',
  context: ({ input }) => ({
    ...input,
    shown: { id: null, serial: 0, owner: null },
    words: null,
    found: null,
  }),
  invoke: [
    // If the session cannot be watched, no member's draft is shown.
    { id: 'memberFeed', src: 'memberFeed', onError: { actions: 'forgetMember' } },
    // If the other tabs cannot be watched, each tab keeps the draft that it shows.
    { id: 'otherTabs', src: 'otherTabs', onError: {} },
  ],
  initial: 'deciding',
  on: {
    'member.known': { actions: { type: 'rememberMember', params: ({ event }) => event } },
    'member.left': {
      target: '.looking',
      actions: ['forgetMember', 'forgetWords', 'tellWithdrawn'],
    },
    // What was written at the former place stays stored there.
    'place.changed': {
      guard: { type: 'isElsewhere', params: ({ event }) => event },
      target: '.looking',
      actions: [{ type: 'rememberPlace', params: ({ event }) => event }, 'forgetWords'],
    },
  },
  states: {
    deciding: {
      description: 'The form is open from the start, or will be opened later.',
      always: [{ guard: 'isOpen', target: 'looking' }, { target: 'closed' }],
    },
    closed: {
      description: 'The form has not been opened: nothing is read, and nothing is written.',
      on: {
        'draft.requested': { target: 'looking' },
        'member.left': { actions: 'forgetMember' },
      },
    },
    looking: {
      description:
        'Whether this user has a draft is being found out. What is typed meanwhile overwrites nothing: it is a new draft next to those that are stored.',
      tags: 'waiting',
      initial: 'reading',
      on: {
        'draft.requested': { guard: 'hasWords', actions: 'tellWords' },
        'draft.handedOver': [
          { guard: 'hasWords', target: 'blank.handingOver' },
          { target: 'blank.handedOver' },
        ],
      },
      states: {
        reading: {
          description: 'The drafts of this form are read: another tab may have changed them.',
          entry: 'showNone',
          invoke: {
            id: 'readingDraft',
            src: 'readDraft',
            input: ({ context: { place, member } }) => ({ place, member }),
            onDone: [
              { guard: 'hasWords', target: '#draft.held.keeping' },
              {
                guard: { type: 'needsOwner', params: ({ event }) => event.output },
                target: 'ownerUnknown',
              },
              {
                guard: { type: 'isOnOffer', params: ({ event }) => event.output },
                target: '#draft.offered',
                actions: [
                  { type: 'showFound', params: ({ event }) => event.output },
                  { type: 'tellFound', params: ({ event }) => event.output },
                ],
              },
              {
                guard: { type: 'isFound', params: ({ event }) => event.output },
                target: '#draft.held.restored',
                actions: [
                  { type: 'showFound', params: ({ event }) => event.output },
                  { type: 'tellFound', params: ({ event }) => event.output },
                ],
              },
              {
                guard: { type: 'isAnothers', params: ({ event }) => event.output },
                target: '#draft.blank.anothers',
                actions: 'tellWords',
              },
              {
                guard: { type: 'isRefused', params: ({ event }) => event.output },
                target: '#draft.held.refused',
                actions: 'tellWords',
              },
              { target: '#draft.blank.resting', actions: 'tellWords' },
            ],
            onError: { target: 'unreadable' },
          },
          on: {
            'words.changed': [
              {
                guard: { type: 'areWords', params: ({ event }) => event },
                target: '.writing',
                actions: { type: 'rememberWords', params: ({ event }) => event },
              },
              { guard: 'hasWords', target: '.removing', actions: 'forgetWords' },
            ],
            'member.known': [
              {
                guard: 'hasWords',
                target: '#draft.held.keeping',
                actions: { type: 'rememberMember', params: ({ event }) => event },
              },
              {
                target: 'reading',
                reenter: true,
                actions: { type: 'rememberMember', params: ({ event }) => event },
              },
            ],
          },
          after: { storageTimeout: { target: 'unreadable' } },
          initial: 'untouched',
          states: {
            untouched: { description: 'Nothing has been typed, or it was deleted again.' },
            writing: {
              description: 'What is typed is written at once, as a new draft.',
              tags: 'keeping',
              invoke: {
                id: 'writingDraft',
                src: 'writeDraft',
                input: ({ context: { place, member, shown, words }, self }) => ({
                  form: self,
                  place,
                  member,
                  shown,
                  words,
                  rank: 'newestIfChanged',
                }),
                onDone: { target: 'written' },
                onError: { target: 'unwritten' },
              },
              after: { earlyTimeout: { target: 'unwritten' } },
            },
            written: { description: 'A reload or a crash loses no word of it.', tags: 'kept' },
            unwritten: {
              description: 'This browser has no room for it: the page says so.',
              tags: 'refused',
            },
            removing: {
              description: 'What was typed has been deleted again, and its draft with it.',
              invoke: {
                id: 'removingDraft',
                src: 'removeDraft',
                input: ({ context: { shown }, self }) => ({
                  form: self,
                  shown,
                  keepsFiles: false,
                }),
                onDone: { target: 'untouched' },
                onError: { target: 'untouched' },
              },
              after: { earlyTimeout: { target: 'untouched' } },
            },
          },
        },
        ownerUnknown: {
          description:
            'Drafts of this form are stored, and the session does not say yet who is here: none is shown. What is typed begins a new one next to them, which is theirs who turns out to be here.',
          on: {
            'words.changed': {
              guard: { type: 'areWords', params: ({ event }) => event },
              target: '#draft.held.keeping',
              actions: { type: 'rememberWords', params: ({ event }) => event },
            },
            'member.known': {
              target: 'reading',
              actions: { type: 'rememberMember', params: ({ event }) => event },
            },
          },
          after: { ownerTimeout: { target: 'unreadable' } },
        },
        unreadable: {
          description: 'The form starts without its draft; what was typed is a new one.',
          always: [
            { guard: 'hasWords', target: '#draft.held.keeping' },
            { target: '#draft.blank.unread', actions: 'tellUnread' },
          ],
        },
      },
    },
    blank: {
      description: 'The form holds nothing that is kept. What is typed becomes a new draft.',
      initial: 'resting',
      on: {
        'words.changed': {
          guard: { type: 'areWords', params: ({ event }) => event },
          target: 'held.keeping',
          actions: { type: 'rememberWords', params: ({ event }) => event },
        },
        'draft.requested': { target: 'looking' },
      },
      states: {
        resting: { description: 'This user has no draft of this form.', tags: 'resting' },
        anothers: {
          description:
            'Only others have drafts of this form here: other members, or visitors of earlier visits. Theirs are neither shown nor overwritten, and wait for them.',
          tags: 'anothers',
          on: {
            'member.known': {
              guard: 'offersFound',
              target: '#draft.looking',
              actions: { type: 'rememberMember', params: ({ event }) => event },
            },
          },
        },
        unread: {
          description:
            'Whether there is a draft is not known. A stored one stays as it is, and is looked for when the form is opened again.',
          tags: 'unread',
          on: {
            'member.known': {
              guard: 'offersFound',
              target: '#draft.looking',
              actions: { type: 'rememberMember', params: ({ event }) => event },
            },
          },
        },
        discarding: {
          description:
            'The user has emptied the form: its draft is deleted, with the bytes of its files.',
          entry: 'forgetWords',
          invoke: {
            id: 'removingDraft',
            src: 'removeDraft',
            input: ({ context: { shown }, self }) => ({
              form: self,
              shown,
              keepsFiles: false,
            }),
            onDone: { target: 'resting' },
            onError: { target: 'resting' },
          },
          after: { storageTimeout: { target: 'resting' } },
        },
        handingOver: {
          description:
            'The outbox has the words: the draft is deleted, and the bytes of its files are the outbox’s now.',
          entry: 'forgetWords',
          invoke: {
            id: 'removingDraft',
            src: 'removeDraft',
            input: ({ context: { shown }, self }) => ({
              form: self,
              shown,
              keepsFiles: true,
            }),
            onDone: { target: 'handedOver' },
            onError: { target: 'handedOver' },
          },
          after: { storageTimeout: { target: 'handedOver' } },
        },
        handedOver: {
          description: 'What was typed is in the outbox, and no longer a draft.',
          tags: 'handedOver',
        },
      },
    },
    offered: {
      description:
        'A draft was found, and the user is asked whether to go on with it: the form does not show it yet. What is typed instead becomes a new draft next to it.',
      tags: 'offered',
      on: {
        'draft.takenUp': { target: 'held.restored' },
        'words.changed': [
          {
            guard: { type: 'areWords', params: ({ event }) => event },
            target: 'held.keeping',
            actions: ['showNone', { type: 'rememberWords', params: ({ event }) => event }],
          },
          { target: 'blank.discarding' },
        ],
        'draft.requested': { target: 'looking' },
        // What a visitor may go on with is not always the new member's.
        'member.known': {
          target: 'looking',
          actions: [{ type: 'rememberMember', params: ({ event }) => event }, 'tellWithdrawn'],
        },
      },
    },
    held: {
      description: 'The form shows a draft, which follows every change.',
      initial: 'keeping',
      on: {
        'words.changed': [
          {
            guard: { type: 'areWords', params: ({ event }) => event },
            target: '.keeping',
            reenter: true,
            actions: { type: 'rememberWords', params: ({ event }) => event },
          },
          { target: 'blank.discarding' },
        ],
        'draft.requested': { target: 'looking', actions: 'forgetWords' },
        'draft.handedOver': { target: 'blank.handingOver' },
      },
      states: {
        restored: {
          description: 'The form shows the draft as it was stored; nothing is written.',
          tags: 'restored',
          // Another tab has stored a newer one before this page was loaded.
          always: { guard: 'wasOvertaken', target: 'overtaken' },
          on: { 'otherTab.wrote': { target: 'comparing' } },
        },
        keeping: {
          description: 'The words are written into the draft that the form shows, or into its own.',
          tags: 'keeping',
          invoke: {
            id: 'writingDraft',
            src: 'writeDraft',
            input: ({ context: { place, member, shown, words }, event, self }) => ({
              form: self,
              place,
              member,
              shown,
              words,
              rank: event.type === 'own.preferred' ? 'newest' : 'newestIfChanged',
            }),
            onDone: { target: 'kept' },
            onError: { target: 'refused' },
          },
          on: { 'draft.requested': { actions: 'tellWords' } },
          after: { storageTimeout: { target: 'refused' } },
        },
        kept: {
          description: 'A reload or a crash loses no word of the form.',
          tags: 'kept',
          on: { 'otherTab.wrote': { target: 'comparing' } },
        },
        refused: {
          description:
            'This browser stores nothing, or has no room: the page says so, and the next change is tried again.',
          tags: 'refused',
          on: {
            'draft.requested': [
              { guard: 'hasWords', actions: 'tellWords' },
              { target: '#draft.looking' },
            ],
          },
        },
        comparing: {
          description:
            'Another tab has changed the drafts of this form: whether it has a newer one than is on screen here is found out.',
          invoke: {
            id: 'comparingDraft',
            src: 'compareDraft',
            input: ({ context: { place, member, shown, words, found }, self }) => ({
              form: self,
              place,
              member,
              shown,
              words: words ?? found?.stored ?? null,
            }),
            onDone: [
              // Neither is lost: what this tab shows is stored no more, and must not overwrite what the other tab has written.
              {
                guard: {
                  type: 'isReplaced',
                  params: ({ event }) => ({ status: event.output }),
                },
                target: 'settingAside',
                actions: 'showNone',
              },
              {
                guard: {
                  type: 'isOvertaken',
                  params: ({ event }) => ({ status: event.output }),
                },
                target: 'overtaken',
              },
              { guard: 'hasWords', target: 'kept' },
              { target: 'restored' },
            ],
            onError: [{ guard: 'hasWords', target: 'kept' }, { target: 'restored' }],
          },
          after: {
            storageTimeout: [{ guard: 'hasWords', target: 'kept' }, { target: 'restored' }],
          },
        },
        settingAside: {
          description:
            'Another tab has written into the draft that is on screen here: this version becomes a draft of its own, behind the newer one.',
          invoke: {
            id: 'writingDraft',
            src: 'writeDraft',
            input: ({ context: { place, member, shown, words, found }, self }) => ({
              form: self,
              place,
              member,
              shown,
              words: words ?? found?.stored ?? null,
              rank: 'behind',
            }),
            onDone: { target: 'overtaken' },
            onError: { target: 'refused' },
          },
          after: { storageTimeout: { target: 'refused' } },
        },
        overtaken: {
          description:
            'Another tab has a newer draft of this form. This one stays on screen, and the form says so: the user takes the newer one over, keeps this one, or types on, which makes this one the newest.',
          tags: 'overtaken',
          on: {
            'newer.requested': { target: 'takingOver' },
            'own.preferred': { target: 'keeping', actions: 'preferOwn' },
          },
        },
        takingOver: {
          description: 'The newer draft becomes the one that this tab shows.',
          invoke: {
            id: 'takingOver',
            src: 'takeOver',
            input: ({ context: { place, member } }) => ({ place, member }),
            onDone: { target: 'reopening' },
            onError: { target: 'overtaken' },
          },
          after: { storageTimeout: { target: 'overtaken' } },
        },
        reopening: {
          description:
            'The page is being loaded anew, and will show the newer draft; if it stays, there is the choice again.',
          after: { storageTimeout: { target: 'overtaken' } },
        },
      },
    },
  },
});
