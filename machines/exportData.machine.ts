// Everything that a member has stored, as one archive: asked for, made in the background, taken, and gone after a day
// (docs/product-decisions.md, "Beyond the specification").
import { assign, fromPromise, setup } from 'xstate';
import type { PasswordAgainOutput, passwordAgainMachine } from './passwordAgain.machine.ts';

/** An archive as the service tells it. `endsIn`: how many milliseconds it is still there, by the service's clock. */
export type Archive =
  | { state: 'making' }
  | { state: 'failed' }
  | { state: 'ready'; bytes: number; until: string; endsIn: number };

/** The archive that there is; null where none was asked for. */
export type ArchiveKnown = { archive: Archive | null };

/** The service's answer; `proofNeeded`: the password was given too long ago. */
export type ExportAnswer =
  { outcome: 'asked' } | { outcome: 'proofNeeded' } | { outcome: 'refused'; message: string };

/** `gone`: it was there for a day, and is deleted. */
export type ArchiveAnswer = { outcome: 'saved'; name: string } | { outcome: 'gone' };

export type ExportDataEvent =
  { type: 'retry.requested' } | { type: 'export.requested' } | { type: 'archive.requested' };

type ReadyArchive = Extract<Archive, { state: 'ready' }>;

type ExportDataContext = {
  /** The archive that is ready; null where none is. */
  ready: ReadyArchive | null;
  /** The name under which it is among the downloads of this browser. */
  saved: string | null;
  /** Why the last step failed, in the service's words or empty; null where none did. */
  problem: string | null;
};

/** No timer of a browser runs longer. */
const longestTimer = 2_147_483_647;

/** What a port's error says to the user; nothing if its message is empty. */
const sentenceOf = (e: unknown) => (e instanceof Error && e.message ? { message: e.message } : {});

export const exportDataMachine = setup({
  types: {
    context: {} as ExportDataContext,
    events: {} as ExportDataEvent,
    children: {} as { passwordAgain: 'passwordAgain' },
    tags: {} as
      | 'loading'
      | 'unread'
      | 'none'
      | 'making'
      | 'late'
      | 'ready'
      | 'failed'
      | 'expired'
      | 'proving'
      | 'asking'
      | 'fetching',
  },
  actors: {
    /** The archive that there is, and how far it is. */
    readArchive: fromPromise<ArchiveKnown>(() =>
      Promise.reject(new Error('Port readArchive is not provided.')),
    ),
    /** Asks for an archive; one that is ready is replaced. */
    askExport: fromPromise<ExportAnswer>(() =>
      Promise.reject(new Error('Port askExport is not provided.')),
    ),
    /** Saves the archive among the downloads of this browser. */
    downloadArchive: fromPromise<ArchiveAnswer>(() =>
      Promise.reject(new Error('Port downloadArchive is not provided.')),
    ),
    /** A dialog asks for the password: passwordAgain.machine.ts. */
    passwordAgain: fromPromise(() =>
      Promise.reject(new Error('Flow passwordAgain is not provided.')),
    ) as unknown as typeof passwordAgainMachine,
  },
  actions: {
    rememberReady: assign((_, { archive }: ArchiveKnown) => ({
      ready: archive?.state === 'ready' ? archive : null,
    })),
    forgetReady: assign({ ready: null, saved: null }),
    rememberSaved: assign((_, params: ArchiveAnswer) => ({
      saved: params.outcome === 'saved' ? params.name : null,
    })),
    forgetProblem: assign({ problem: null }),
    explainRefusal: assign((_, params: ExportAnswer) => ({
      problem: params.outcome === 'refused' ? params.message : '',
    })),
    explain: assign((_, params: { error?: unknown }) => ({
      problem: sentenceOf(params.error).message ?? '',
    })),
  },
  guards: {
    isMaking: (_, { archive }: ArchiveKnown) => archive?.state === 'making',
    isReady: (_, { archive }: ArchiveKnown) => archive?.state === 'ready',
    hasFailed: (_, { archive }: ArchiveKnown) => archive?.state === 'failed',
    needsProof: (_, params: ExportAnswer) => params.outcome === 'proofNeeded',
    wasRefused: (_, params: ExportAnswer) => params.outcome === 'refused',
    isProven: (_, { isProved }: PasswordAgainOutput) => isProved,
    isGone: (_, params: ArchiveAnswer) => params.outcome === 'gone',
    holdsArchive: ({ context }) => context.ready !== null,
  },
  delays: {
    /** How long to wait for the service's answer. */
    serviceTimeout: 15_000,
    /** Until the service is asked again how far the archive is. */
    nextLook: 5000,
    /** After that the page stops asking: the mail says when the archive is ready. */
    lastLook: 30_000,
    /** Enough for a large archive on a slow line; then the member may try again. */
    downloadTimeout: 300_000,
    /** How long the archive is still there, by the service's clock. */
    archiveEnd: ({ context }) => Math.min(context.ready?.endsIn ?? longestTimer, longestTimer),
  },
}).createMachine({
  id: 'exportData',
  description:
    'A member asks for everything that they have stored here, and takes it as one archive.',
  context: { ready: null, saved: null, problem: null },
  initial: 'reading',
  states: {
    reading: {
      description: 'The service is asked whether there is an archive.',
      tags: 'loading',
      invoke: {
        id: 'readingArchive',
        src: 'readArchive',
        onDone: [
          { guard: { type: 'isMaking', params: ({ event }) => event.output }, target: 'making' },
          {
            guard: { type: 'isReady', params: ({ event }) => event.output },
            target: 'ready',
            actions: { type: 'rememberReady', params: ({ event }) => event.output },
          },
          { guard: { type: 'hasFailed', params: ({ event }) => event.output }, target: 'failed' },
          { target: 'none' },
        ],
        onError: { target: 'unread' },
      },
      after: { serviceTimeout: { target: 'unread' } },
    },
    unread: {
      description: 'It could not be read; the page says so and offers to try again.',
      tags: 'unread',
      on: { 'retry.requested': { target: 'reading' } },
    },
    none: {
      description: 'There is no archive: the page says what would be in it.',
      tags: 'none',
      on: { 'export.requested': { target: 'asking', actions: 'forgetProblem' } },
    },
    asking: {
      description: 'The service is asked to make an archive.',
      tags: 'asking',
      invoke: {
        id: 'askingExport',
        src: 'askExport',
        onDone: [
          { guard: { type: 'needsProof', params: ({ event }) => event.output }, target: 'proving' },
          {
            guard: { type: 'wasRefused', params: ({ event }) => event.output },
            target: 'returning',
            actions: { type: 'explainRefusal', params: ({ event }) => event.output },
          },
          { target: 'making', actions: 'forgetReady' },
        ],
        onError: {
          target: 'returning',
          actions: { type: 'explain', params: ({ event }) => ({ error: event.error }) },
        },
      },
      after: { serviceTimeout: { target: 'returning', actions: { type: 'explain', params: {} } } },
    },
    proving: {
      description: 'The password was given too long ago: a dialog asks for it again.',
      tags: 'proving',
      invoke: {
        id: 'passwordAgain',
        src: 'passwordAgain',
        onDone: [
          { guard: { type: 'isProven', params: ({ event }) => event.output }, target: 'asking' },
          { target: 'returning' },
        ],
        onError: {
          target: 'returning',
          actions: { type: 'explain', params: ({ event }) => ({ error: event.error }) },
        },
      },
    },
    returning: {
      description: 'No archive is being made: the page shows what there was before.',
      always: [{ guard: 'holdsArchive', target: 'ready' }, { target: 'none' }],
    },
    making: {
      description: 'The service makes the archive; the page looks every few seconds how far it is.',
      tags: 'making',
      initial: 'waiting',
      after: { lastLook: { target: 'late', actions: 'forgetProblem' } },
      states: {
        waiting: {
          description: 'Some seconds pass.',
          after: { nextLook: { target: 'looking' } },
        },
        looking: {
          description:
            'The service is asked how far the archive is; without an answer, again later.',
          invoke: {
            id: 'looking',
            src: 'readArchive',
            onDone: [
              {
                guard: { type: 'isReady', params: ({ event }) => event.output },
                target: '#exportData.ready',
                actions: [
                  { type: 'rememberReady', params: ({ event }) => event.output },
                  'forgetProblem',
                ],
              },
              {
                guard: { type: 'isMaking', params: ({ event }) => event.output },
                target: 'waiting',
                actions: 'forgetProblem',
              },
              { target: '#exportData.failed', actions: 'forgetProblem' },
            ],
            onError: {
              target: 'waiting',
              actions: { type: 'explain', params: ({ event }) => ({ error: event.error }) },
            },
          },
          after: {
            serviceTimeout: { target: 'waiting', actions: { type: 'explain', params: {} } },
          },
        },
      },
    },
    late: {
      description:
        'It takes longer than usual: the page says that a mail will come, and offers to look again.',
      tags: ['making', 'late'],
      on: { 'retry.requested': { target: 'reading' } },
    },
    ready: {
      description: 'The archive is there: the page says how large it is, and until when.',
      tags: 'ready',
      initial: 'offered',
      after: { archiveEnd: { target: 'expired', actions: ['forgetReady', 'forgetProblem'] } },
      states: {
        offered: {
          description: 'It can be downloaded, again and again; or replaced by a new one.',
          on: {
            'archive.requested': { target: 'fetching', actions: 'forgetProblem' },
            'export.requested': { target: '#exportData.asking', actions: 'forgetProblem' },
          },
        },
        fetching: {
          description: 'The archive is on its way.',
          tags: 'fetching',
          invoke: {
            id: 'downloadingArchive',
            src: 'downloadArchive',
            onDone: [
              {
                guard: { type: 'isGone', params: ({ event }) => event.output },
                target: '#exportData.expired',
                actions: 'forgetReady',
              },
              {
                target: 'offered',
                actions: { type: 'rememberSaved', params: ({ event }) => event.output },
              },
            ],
            onError: {
              target: 'offered',
              actions: { type: 'explain', params: ({ event }) => ({ error: event.error }) },
            },
          },
          after: {
            downloadTimeout: { target: 'offered', actions: { type: 'explain', params: {} } },
          },
        },
      },
    },
    failed: {
      description: 'The archive could not be made; the member may ask for it again.',
      tags: 'failed',
      on: { 'export.requested': { target: 'asking', actions: 'forgetProblem' } },
    },
    expired: {
      description: 'The archive was there for a day and is deleted; another one can be made.',
      tags: 'expired',
      on: { 'export.requested': { target: 'asking', actions: 'forgetProblem' } },
    },
  },
});
