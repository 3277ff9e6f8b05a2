// Probes of the member's requests: entries of several members and visits, of which one leaves.
import type { memberRequestsMachine } from '#machines/memberRequests.machine.ts';
import type { OutboxEntry } from '#machines/outbox.machine.ts';
import type { ProbesOf } from './kit/define.ts';
import { adas, bens, entryOf, requestOf } from './requests.samples.ts';
import { ada } from './support.ts';

const visit = 'today';
const box = (...entries: OutboxEntry[]) => ({ type: 'entries.changed', entries }) as const;
const [now, earlier, ours, second] = [
  entryOf('now', { visit }),
  entryOf('earlier', { visit: 'yesterday' }),
  entryOf('ours', { owner: ada.id, visit: 'yesterday' }),
  entryOf('second', { owner: ada.id, visit }),
];
const arrive = { type: 'member.arrived', member: ada.id } as const;
const read = { port: 'readRequests', gives: [requestOf('r', 'submitted')] } as const;

export const probes: ProbesOf<typeof memberRequestsMachine> = {
  'whose entries are shown': {
    given: { visit },
    steps: [
      box(now, earlier, ours, bens),
      { type: 'member.absent' },
      box({ ...bens, visit }, earlier, now),
      arrive,
      box(now, earlier, ours, { ...bens, visit }),
      { type: 'member.absent' },
    ],
  },
  'one of several entries leaves': {
    given: { visit },
    steps: [
      { type: 'requests.needed' },
      box(adas, second, bens, now),
      arrive,
      read,
      box(adas, second, bens),
      box(adas, second),
      box(second, adas),
      box(adas),
      read,
      box(second),
      read,
    ],
  },
  'nothing was ever asked': {
    steps: [
      { type: 'requests.needed' },
      arrive,
      { port: 'readRequests', gives: [] },
      { type: 'requests.read', member: ada.id, requests: [] },
    ],
  },
};
