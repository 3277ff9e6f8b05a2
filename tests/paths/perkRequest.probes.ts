// Probes of a member's request for an offer: several offers, several conditions, and what was asked before.
import type { perkRequestMachine } from '#machines/perkRequest.machine.ts';
import type { RequestStatus } from '#machines/request.machine.ts';
import type { ProbesOf } from './kit/define.ts';
import { entryOf, refused, requestOf, returnedAs } from './requests.samples.ts';

const asked = (
  requests: readonly ReturnType<typeof requestOf>[],
  entries: readonly ReturnType<typeof entryOf>[] = [],
) => ({ type: 'asked.known', requests, entries }) as const;
const perk = (id: string, status: RequestStatus, subject: string) =>
  requestOf(id, status, { kind: 'perk', subject });
const entry = (id: string, subject: string) => entryOf(id, { kind: 'perk', subject });
const choose = (partner: string) =>
  ({ type: 'perk.chosen', partner, name: `Offer of ${partner}` }) as const;
const toggle = (id: string) => ({ type: 'condition.toggled', id }) as const;
const request = { type: 'perk.requested' } as const;
const close = { type: 'dialog.closed' } as const;

export const probes: ProbesOf<typeof perkRequestMachine> = {
  'several conditions': {
    given: { kind: 'perk' },
    steps: [
      { ...choose('ironclad'), eligibility: { age: 'met', size: 'unknown' } },
      toggle('age'),
      toggle('size'),
      toggle('stage'),
      toggle('size'),
      request,
      { port: 'submission', gives: returnedAs({ key: 'failed', message: 'Not now.' }) },
      close,
      choose('ironclad'),
      close,
      choose('quarrel'),
    ],
  },
  'one of several offers is returned': {
    given: { kind: 'perk' },
    steps: [
      asked([perk('a', 'submitted', 'Offer of ironclad')]),
      choose('quarrel'),
      request,
      { port: 'submission', gives: { outcome: 'waitingForAccount' } },
      close,
      choose('third'),
      request,
      asked([], [entry('e', 'Offer of third')]),
      { port: 'submission', gives: returnedAs({ key: 'failed' }) },
    ],
  },
  'the newest request decides, and what waits in this browser': {
    given: { kind: 'perk' },
    steps: [
      asked([perk('new', 'submitted', 'One'), perk('old', 'declined', 'One')]),
      asked([perk('new', 'withdrawn', 'One'), perk('old', 'submitted', 'One')]),
      asked([perk('a', 'held', 'One')]),
      asked([perk('a', 'expired', 'One')]),
      asked([perk('a', 'held', 'One'), perk('b', 'declined', 'Two'), perk('c', 'held', 'Three')]),
      asked([], [entry('d', 'One'), entry('e', 'Two')]),
      asked(
        [perk('a', 'held', 'One'), requestOf('b', 'held', { kind: 'channel', subject: 'Four' })],
        [
          { ...refused, kind: 'perk', subject: 'Five' },
          entryOf('f', { kind: 'channel', subject: 'Six' }),
          { ...refused, kind: 'channel', subject: 'Seven' },
          entry('g', 'Three'),
          entry('h', 'Eight'),
        ],
      ),
      asked([perk('a', 'withdrawn', 'One')], [entry('d', 'One')]),
    ],
  },
};
