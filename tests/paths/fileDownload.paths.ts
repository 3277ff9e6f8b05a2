// Path model of a download: the member requests a file, which arrives or is refused.
import { fileWords } from '#content/attachments.ts';
import { taking } from '#content/taking.ts';
import { fileDownloadMachine } from '#machines/fileDownload.machine.ts';
import type { DownloadAnswer, WantedFile } from '#machines/fileDownload.machine.ts';
import { probes } from './fileDownload.probes.ts';
import { definePaths } from './kit/define.ts';
import { unreachable, wordless } from './support.ts';

const playbook: WantedFile = {
  id: 'go-to-market-playbook',
  title: 'Go-to-Market Playbook',
  format: 'pdf',
};
const asText: WantedFile = { ...playbook, format: 'docx' };

export default definePaths({
  machine: fileDownloadMachine,
  input: { page: { say: 'A member opens /inner-room' } },
  events: {
    'download.requested': {
      say: ({ file: { title, format } }) =>
        format === 'docx' ? `Press Word of the ${title}` : `Press Download Now of the ${title}`,
      samples: { playbook: { file: playbook }, asText: { file: asText } },
    },
  },
  outcomes: {
    downloadFile: {
      saved: {
        gives: {
          outcome: 'saved',
          name: 'Axis One - Go-to-Market Playbook 2.1.pdf',
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
    'The database is asked only for the requested file, in the chosen format': ({
      started,
      snapshot: {
        context: { file },
      },
    }) =>
      started.every(({ input }) => {
        const { id, format } = input as WantedFile;
        return id === file.id && format === file.format;
      }),
    'A file has either arrived or failed': ({ snapshot: { context } }) =>
      context.saved === null || (context.problem === null && context.refusal === null),
  },
});
