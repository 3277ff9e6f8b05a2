// Probes of the gatherings: applications for several of them, in the browser and in the service.
import type { gatheringsMachine } from '#machines/gatherings.machine.ts';
import { longestNote } from '#machines/gatherings.machine.ts';
import type { RequestStatus } from '#machines/request.machine.ts';
import type { SubmissionOutput } from '#machines/submission.machine.ts';
import { full, known, open, stored, waitlist } from './gatherings.samples.ts';
import type { ProbesOf } from './kit/define.ts';
import { entryOf, refused, requestOf, returnedAs } from './requests.samples.ts';
import { ada } from './support.ts';

const kind = 'gathering';
const titleOf = (id: string) => known.find((gathering) => gathering.id === id)?.title ?? '';
const requestFor = (id: string, status: RequestStatus) =>
  requestOf(`${id} ${status}`, status, {
    kind,
    gathering: id,
    subject: titleOf(id),
    position: 3,
  });
const entryFor = (id: string, owner: string | null) =>
  entryOf(id, { kind, owner, answers: { gathering: id } });
const asked = (
  requests: readonly ReturnType<typeof requestOf>[],
  entries: readonly ReturnType<typeof entryOf>[] = [],
) => ({ type: 'asked.known', requests, entries }) as const;
const choose = (id: string) => ({ type: 'gathering.chosen', id }) as const;
const close = { type: 'dialog.closed' } as const;
const write = (text: string) => ({ type: 'note.edited', text }) as const;
const apply = [
  { type: 'application.confirmed' },
  'wait',
  { port: 'fetchOnboarding', fails: 'No scripts.' },
  { type: 'onboarding.skipped' },
] as const;
const answered = (gives: SubmissionOutput) => ({ port: 'submission', gives });
const statuses: readonly RequestStatus[] = [
  'submitted',
  'inReview',
  'needsYou',
  'waitlisted',
  'offered',
  'accepted',
  'held',
  'declined',
  'withdrawn',
  'expired',
];

export const probes: ProbesOf<typeof gatheringsMachine> = {
  'each status of an application': {
    steps: statuses.map((status) => asked([requestFor(waitlist, status)])),
  },
  'a full gathering, with a seat and without': {
    steps: [choose(full), asked([requestFor(full, 'accepted')]), choose(full)],
  },
  'what waits in the browser, and what the service has': {
    steps: [
      asked([], [entryFor(open, null)]),
      asked([], [entryFor(open, ada.id)]),
      asked([requestFor(open, 'accepted')], [entryFor(waitlist, null), entryFor(open, null)]),
      asked([], [{ ...entryFor(open, null), kind: 'meeting' }, entryFor(waitlist, null)]),
      asked(
        [requestFor(open, 'accepted')],
        [{ ...entryFor(open, null), refusal: refused.refusal }],
      ),
      asked([requestFor(waitlist, 'accepted'), requestFor(open, 'offered')]),
      asked([requestFor(open, 'withdrawn'), requestFor(open, 'offered')]),
      asked([requestFor(open, 'withdrawn')]),
      asked([requestOf('m', 'held', { subject: titleOf(open) })]),
      asked([requestOf('m', 'held', { kind, subject: 'Another' }), requestFor(open, 'held')]),
      choose(open),
      { type: 'application.confirmed' },
      close,
      asked([requestFor(full, 'waitlisted')]),
      choose(full),
      { type: 'application.confirmed' },
      close,
      choose('unknown'),
      asked([]),
      choose(full),
    ],
  },
  'a note of blanks, and one of just the greatest length': {
    steps: [
      choose(waitlist),
      write('  '),
      { type: 'draft.restored', words: { note: 'Kept' } },
      { type: 'draft.restored', words: { note: 'Late' } },
      write(''),
      { type: 'draft.restored', words: null },
      write(`${'x'.repeat(longestNote)} `),
      { type: 'application.confirmed' },
      write('x'.repeat(longestNote)),
      ...apply,
      answered(returnedAs({ key: 'failed', message: 'Not now.' }, 'note')),
      close,
      choose(open),
      write('Here'),
      close,
      choose(open),
    ],
  },
  'applications for two gatherings, with each outcome': {
    steps: [
      asked([requestFor(full, 'waitlisted')]),
      choose(waitlist),
      ...apply,
      answered({ outcome: 'waitingForAccount' }),
      'wait',
      choose(open),
      ...apply,
      answered(returnedAs({ key: 'already_applied' })),
      close,
      choose(waitlist),
      asked([]),
      ...apply,
      answered(stored('submitted', null)),
    ],
  },
  'a gathering that is over': {
    steps: [
      asked([requestFor(full, 'waitlisted')]),
      choose(waitlist),
      ...apply,
      answered(returnedAs({ key: 'gathering_past' })),
      { type: 'application.confirmed' },
      close,
      choose(open),
      ...apply,
      answered(returnedAs({ key: 'gathering_full' })),
      asked([requestFor(open, 'withdrawn')]),
      { type: 'application.confirmed' },
      { type: 'seats.known', statuses: { [open]: 'accepting', [full]: 'waitlist' } },
      { type: 'application.confirmed' },
      answered({
        outcome: 'stored',
        request: requestOf('m', 'withdrawn', { kind, subject: titleOf(open) }),
      }),
    ],
  },
};
