// Probes of the outbox: the order of several entries after failures, and what a form has shown.
import type { Delivery, OutboxEntry, outboxMachine } from '#machines/outbox.machine.ts';
import type { ProbesOf } from './kit/define.ts';
import { adas, bens, entryOf, file, refused, waiting, withFile } from './requests.samples.ts';
import { ada } from './support.ts';

const box = (...entries: OutboxEntry[]) => ({ type: 'entries.changed', entries }) as const;
const arrive = [
  { type: 'member.arrived', member: ada.id },
  { port: 'adoptEntries', gives: undefined },
] as const;
const second = entryOf('second', { owner: ada.id });
const third = entryOf('third', { owner: ada.id });
const advisory = entryOf('advisory', { kind: 'advisory' });
const ends = (
  id: string,
  outcome: Delivery['outcome'],
  isAttended: boolean,
  left: OutboxEntry | null = null,
) => ({ id, outcome, isAttended, left });
const request = (gives: Delivery) => ({ port: 'sendRequest', gives });
const attachment = (gives: Delivery) => ({ port: 'sendAttachment', gives });
const fails = { port: 'sendRequest', fails: '' } as const;
const refuses = (retryAfter: number) => ({ port: 'sendRequest', fails: '', retryAfter }) as const;

export const probes: ProbesOf<typeof outboxMachine> = {
  'after each failure the next of several entries': {
    steps: [
      box(bens, adas, second, third),
      ...arrive,
      ...[1, 2, 3, 4, 5].flatMap(() => [fails, 'wait'] as const),
      request(ends(third.id, 'stored', false)),
      fails,
      'wait',
      request(ends(second.id, 'gone', false)),
      fails,
      'wait',
    ],
  },
  'the entry that failed has left': {
    steps: [box(adas, second, third), ...arrive, fails, 'wait', fails, box(adas, third), 'wait'],
  },
  'entries without an account: an application for advice may go': {
    steps: [
      box(waiting),
      box(waiting, advisory),
      request(ends(advisory.id, 'stored', false)),
      box({ ...waiting, refusal: refused.refusal }),
      box({ ...advisory, refusal: refused.refusal }),
      box(adas),
      ...arrive,
      request(ends(adas.id, 'returned', true, refused)),
      box(advisory),
    ],
  },
  'an entry that is added, or may go now, while an older one waits': {
    steps: [
      box(adas),
      ...arrive,
      fails,
      box(adas, bens),
      box(adas, refused),
      box(adas, refused, second),
      fails,
      box(adas, { ...refused, refusal: null }, second),
      fails,
      box(second, adas),
      box(bens),
    ],
  },
  'a pause of one second, of less than one, and of none': {
    steps: [
      box(adas),
      ...arrive,
      refuses(1),
      'wait',
      refuses(0.5),
      'wait',
      refuses(0),
      box(adas, second),
    ],
  },
  'files of requests that were shown, and of others': {
    steps: [
      box(adas, second, third),
      ...arrive,
      request(ends(adas.id, 'stored', true, { ...adas, isStored: true, attachments: [file] })),
      attachment(ends(adas.id, 'stored', false)),
      request(ends(second.id, 'stored', true, { ...second, isStored: true, attachments: [file] })),
      attachment(ends(second.id, 'stored', false, { ...second, isStored: true })),
      attachment(ends(second.id, 'stored', false)),
      request(ends(third.id, 'stored', false, { ...third, isStored: true, attachments: [file] })),
      attachment(ends(third.id, 'stored', false)),
      box(withFile, second, third),
      attachment(ends(withFile.id, 'returned', false, { ...withFile, refusal: refused.refusal })),
      request(ends(second.id, 'returned', true, { ...second, refusal: refused.refusal })),
      request(ends(third.id, 'stored', true)),
      box(third),
      request(ends(third.id, 'stored', false)),
      box(second),
      request(ends(second.id, 'gone', false)),
    ],
  },
};
