// Probes of a submission: the files that its form still needs.
import type { Submission, submissionMachine } from '#machines/submission.machine.ts';
import type { ProbesOf } from './kit/define.ts';
import { entryOf, file } from './requests.samples.ts';

export const probes: ProbesOf<typeof submissionMachine> = {
  'a refusal gives the form its words back, and the files that it needs': {
    given: {
      kind: 'meeting',
      subject: 'Halden',
      answers: { project: 'Halden' },
      kept: [file],
    } satisfies Submission,
    steps: [
      { port: 'queueRequest', gives: entryOf('queued') },
      {
        type: 'answer.arrived',
        answer: { outcome: 'refused', reason: 'invalid', detail: { field: 'project' } },
      },
    ],
  },
  'the request of a member, and the one of a visit': {
    steps: [
      {
        port: 'queueRequest',
        gives: entryOf('queued', { owner: 'ada', visit: 'today', attachments: [file] }),
      },
      { type: 'network.lost' },
    ],
  },
};
