// A published file, from the press to the browser's downloads (docs/product-spec.md, "8. Error catalogue";
// docs/product-decisions.md, "No behaviour").
import { assign, emit, fromPromise, setup } from 'xstate';
import type { FileFormat } from '#content/fileFormats.ts';
import type { ToastKey } from '#content/toasts.ts';

/** Why the database refuses a file: to everyone, or to this member. */
export type DownloadRefusal = 'not_signed_in' | 'not_allowed' | 'not_found';

/** The result of a download: saved in the browser's downloads, or refused by the database, with its sentence. */
export type DownloadAnswer =
  | { outcome: 'saved'; name: string; size: number }
  | { outcome: 'refused'; reason: DownloadRefusal; message: string };

/** The file: its id, the title that its toast names, and the chosen format where there are several. */
export type WantedFile = { id: string; title: string; format?: FileFormat };

export type FileDownloadEvent = { type: 'download.requested'; file: WantedFile };

export type FileDownloadEmitted = {
  type: 'toast';
  key: ToastKey;
  title?: string;
  message?: string;
};

type FileDownloadContext = {
  /** The requested file, or the last one. */
  file: WantedFile;
  /** The name of the file that has arrived. */
  saved: string | null;
  /** The error message; empty if there is none. */
  problem: string | null;
  /** Why the database refused it, if it did. */
  refusal: DownloadRefusal | null;
};

/** What a port's error says to the user; nothing if its message is empty. */
const sentenceOf = (e: unknown) => (e instanceof Error && e.message ? { message: e.message } : {});

export const fileDownloadMachine = setup({
  types: {
    context: {} as FileDownloadContext,
    events: {} as FileDownloadEvent,
    emitted: {} as FileDownloadEmitted,
    tags: {} as 'busy' | 'saved' | 'failed',
  },
  actors: {
    /** Asks the database, which alone decides access, and saves the file. */
    downloadFile: fromPromise<DownloadAnswer, WantedFile>(() =>
      Promise.reject(new Error('Port downloadFile is not provided.')),
    ),
  },
  actions: {
    announceStart: emit(({ context }) => ({
      type: 'toast' as const,
      key: 'downloadStarted' as const,
      title: context.file.title,
    })),
    chooseFile: assign((_, params: { file: WantedFile }) => ({
      file: params.file,
      saved: null,
      problem: null,
      refusal: null,
    })),
    rememberSaved: assign((_, params: DownloadAnswer) => ({
      saved: params.outcome === 'saved' ? params.name : null,
      problem: null,
    })),
    explainRefusal: assign((_, params: DownloadAnswer) => ({
      problem: params.outcome === 'refused' ? params.message : '',
      refusal: params.outcome === 'refused' ? params.reason : null,
    })),
    explain: assign((_, params: { error?: unknown }) => ({
      problem: sentenceOf(params.error).message ?? '',
    })),
    announceFailure: emit(({ context }) => ({
      type: 'toast' as const,
      key: 'downloadFailed' as const,
      ...(context.problem ? { message: context.problem } : {}),
    })),
  },
  guards: {
    wasRefused: (_, params: DownloadAnswer) => params.outcome === 'refused',
  },
  delays: {
    /** Enough for a file of ten megabytes on a slow line; then the user may try again. */
    downloadTimeout: 30_000,
  },
}).createMachine({
  id: 'fileDownload',
  description: 'A member takes a published file with them.',
  context: () => ({ file: { id: '', title: '' }, saved: null, problem: null, refusal: null }),
  initial: 'offered',
  states: {
    offered: {
      description: 'Files are offered; the reader has asked for none yet.',
      on: {
        'download.requested': {
          target: 'fetching',
          actions: { type: 'chooseFile', params: ({ event }) => event },
        },
      },
    },
    fetching: {
      description: 'The database is asked for the file.',
      tags: 'busy',
      entry: 'announceStart',
      invoke: {
        id: 'downloadFile',
        src: 'downloadFile',
        input: ({ context }) => context.file,
        onDone: [
          {
            guard: { type: 'wasRefused', params: ({ event }) => event.output },
            target: 'failed',
            actions: { type: 'explainRefusal', params: ({ event }) => event.output },
          },
          {
            target: 'saved',
            actions: { type: 'rememberSaved', params: ({ event }) => event.output },
          },
        ],
        onError: {
          target: 'failed',
          actions: { type: 'explain', params: ({ event }) => ({ error: event.error }) },
        },
      },
      after: {
        downloadTimeout: { target: 'failed', actions: { type: 'explain', params: {} } },
      },
    },
    saved: {
      description: 'It lies among the downloads of the browser, and can be had again.',
      tags: 'saved',
      on: {
        'download.requested': {
          target: 'fetching',
          actions: { type: 'chooseFile', params: ({ event }) => event },
        },
      },
    },
    failed: {
      description:
        'It did not arrive; the reason stands beside the button, and it can be tried again.',
      tags: 'failed',
      entry: 'announceFailure',
      on: {
        'download.requested': {
          target: 'fetching',
          actions: { type: 'chooseFile', params: ({ event }) => event },
        },
      },
    },
  },
});
