// Probes of a download: a file that arrives late, and what is told of a refusal.
import type { fileDownloadMachine } from '#machines/fileDownload.machine.ts';
import type { ProbesOf } from './kit/define.ts';

const ask = {
  type: 'download.requested',
  file: { id: 'go-to-market-playbook', title: 'Go-to-Market Playbook', format: 'pdf' },
} as const;

export const probes: ProbesOf<typeof fileDownloadMachine> = {
  'a file that arrives after it was refused': {
    steps: [
      ask,
      { port: 'downloadFile', fails: 'Not now.' },
      ask,
      { port: 'downloadFile', gives: { outcome: 'saved', name: 'playbook.md', size: 2048 } },
    ],
  },
  'a file that is refused with what is known of it': {
    steps: [
      ask,
      {
        port: 'downloadFile',
        gives: { outcome: 'refused', reason: 'not_allowed', message: 'Not yours.', detail: {} },
      },
    ],
  },
};
