// Probes of a request's page: which news is news, and files of several kinds.
import type { requestPageMachine } from '#machines/requestPage.machine.ts';
import type { ProbesOf } from './kit/define.ts';
import { answered, answeredRow, submitted } from './requestPage.samples.ts';
import { file, requestOf } from './requests.samples.ts';

const none = { port: 'restoreRequest', gives: null };
const found = { port: 'loadRequest', gives: { outcome: 'found', record: answered } };
const known = (...requests: (typeof answeredRow)[]) =>
  ({ type: 'requests.known', requests }) as const;
const other = requestOf('r2', 'declined');

export const probes: ProbesOf<typeof requestPageMachine> = {
  'another request has moved, or none': {
    steps: [none, found, known(other), known(), known(answeredRow, other)],
  },
  ...Object.fromEntries(
    (
      [
        ['its status', { status: 'followedUp' }],
        ['that its date was missed', { isBreached: true }],
        ['its place in line', { position: 2 }],
        ['its history', { history: [] }],
        ['its files', { attachments: [file] }],
      ] as const
    ).map(([what, rest]) => [
      `what is new is ${what}`,
      { steps: [none, found, known(other, { ...answeredRow, ...rest }), found] },
    ]),
  ),
  'what is no news: its subject': {
    steps: [none, found, known({ ...answeredRow, subject: 'Another subject' })],
  },
  'a copy, then a request without files': {
    steps: [
      { port: 'restoreRequest', gives: { record: submitted, at: '2026-11-21T20:30:00.000Z' } },
      {
        port: 'loadRequest',
        gives: {
          outcome: 'found',
          record: { ...submitted, request: { ...submitted.request, attachments: [] } },
        },
      },
    ],
  },
};
