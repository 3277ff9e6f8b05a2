// Path model of a download: the member requests a file, which arrives or is refused.
import { fileWords } from '#content/attachments.ts';
import { taking } from '#content/taking.ts';
import { fileDownloadMachine } from '#machines/fileDownload.machine.ts';
import type { DownloadAnswer, WantedFile } from '#machines/fileDownload.machine.ts';
import { probes } from './fileDownload.probes.ts';
import { definePaths } from './kit/define.ts';
import { unreachable, wordless } from './support.ts';

const playbook: WantedFile = { id: 'go-to-market-playbook', title: 'Go-to-Market Playbook' };

export default definePaths({
  machine: fileDownloadMachine,
  input: { page: { say: 'A member opens /inner-room' } },
  events: {
    'download.requested': {
      say: ({ file }) => `Press Download Now of the ${file.title}`,
      samples: { playbook: { file: playbook } },
    },
  },
  outcomes: {
    downloadFile: {
      saved: {
        gives: {
          outcome: 'saved',
          name: 'go-to-market-playbook.md',
          size: 2048,
        } satisfies DownloadAnswer,
        say: 'The file arrives',
      },
      refused: {
        gives: {
          outcome: 'refused',
          reason: 'not_found',
          message: fileWords.downloading.not_found,
        } satisfies DownloadAnswer,
        say: 'The database refuses the file',
      },
      unreachable,
      wordless,
    },
  },
  states: {
    offered: 'The page offers the file',
    fetching: 'The button waits',
    saved: 'The card says that the file is among the downloads',
    failed: 'The card says why the download failed',
  },
  details: ({ context: { problem } }) =>
    problem === null ? [] : [`On the card: ${problem || taking.failed}`],
  probes,
  resting: ['offered', 'saved', 'failed'],
  invariants: {
    'The database is asked only for the requested file': ({ started, snapshot }) =>
      started.every(({ input }) => (input as { id: string }).id === snapshot.context.file.id),
    'A file has either arrived or failed': ({ snapshot: { context } }) =>
      context.saved === null || (context.problem === null && context.refusal === null),
  },
});
