// Probes of another slot: which readings are news, which dates are in reach, and how long a note may be.
import type { reschedulingMachine } from '#machines/rescheduling.machine.ts';
import type { ProbesOf } from './kit/define.ts';
import { otherSlot } from './officeHours.samples.ts';
import { hourOf, input, near, offer } from './rescheduling.samples.ts';

const known = (...requests: ReturnType<typeof hourOf>[]) =>
  ({ type: 'requests.known', requests }) as const;
const opened = [{ type: 'move.opened' }, { port: 'findOffer', gives: offer }] as const;
const pick = (date: string) => ({ type: 'date.picked', date }) as const;
const write = (text: string) => ({ type: 'note.edited', text }) as const;
const choose = { type: 'slot.chosen', slot: near } as const;
const submit = { type: 'move.submitted' } as const;
const short = { ...input, longestNote: 3 };

export const probes: ProbesOf<typeof reschedulingMachine> = {
  'it is not scheduled any more, or has no slot': {
    input: 'asked',
    steps: [
      known(hourOf({ status: 'held' })),
      known(hourOf({ slot: null })),
      known(hourOf({ id: 'r2' }), hourOf({ slot: otherSlot.slot })),
    ],
  },
  'a reading without requests says nothing of it': { steps: [known()] },
  'the first date and the last': { steps: [...opened, pick(offer.first), pick(offer.last)] },
  'a date before the first, and one after the last': {
    steps: [...opened, pick('2026-11-21'), pick('2027-11-22')],
  },
  'a note of the greatest length, with blanks around it': {
    given: short,
    steps: [...opened, choose, write(' abc '), submit],
  },
  'a note that is one letter longer': {
    given: short,
    steps: [...opened, choose, write('abcd'), submit],
  },
  'the service fails without a word': {
    steps: [...opened, choose, submit, { port: 'askToMove', fails: '' }],
  },
};
