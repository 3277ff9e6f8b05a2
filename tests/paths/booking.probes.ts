// Probes of the request for an office hour: a draft with a file, words of just the greatest length, and blanks.
import type { BookingAnswer, BookingDraft, bookingMachine } from '#machines/booking.machine.ts';
import { longestBookingWords } from '#machines/booking.machine.ts';
import type { ProbesOf } from './kit/define.ts';
import { deck, nearest, otherSlot } from './officeHours.samples.ts';
import { returnedAs } from './requests.samples.ts';

const edit = (answer: BookingAnswer) => ({ type: 'answer.edited', ...answer }) as const;
const next = { type: 'step.continued' } as const;
const words = (objective: string, notes: string) =>
  [
    edit({ field: 'callObjective', value: objective }),
    edit({ field: 'additionalNotes', value: notes }),
    next,
  ] as const;
const admits = (kept: typeof deck | null, ...refused: string[]) =>
  [
    { type: 'files.chosen', files: [] },
    { port: 'admitFile', gives: { kept, refused } },
  ] as const;
const blank: BookingDraft = {
  answers: {
    role: '',
    stage: '',
    supportArea: '',
    callObjective: '',
    previousEngagement: false,
    readyOnTime: false,
    willSendMaterials: false,
    additionalNotes: '',
  },
  file: deck,
};
const begin = [{ type: 'draft.unread' }, next] as const;
const submit = { type: 'request.submitted' } as const;
const longest = ` ${'x'.repeat(longestBookingWords)} `;
const tooLong = 'x'.repeat(longestBookingWords + 1);

export const probes: ProbesOf<typeof bookingMachine> = {
  'a draft with a file': {
    steps: [
      { type: 'draft.restored', words: blank },
      next,
      next,
      ...admits(null, '“film.mov” cannot be attached here.'),
      { type: 'file.removed' },
      ...admits(deck),
      ...admits(null, '“film.mov” cannot be attached here.'),
      submit,
      { port: 'submission', gives: { outcome: 'waitingForNetwork' } },
    ],
  },
  'words of just the greatest length in both fields': {
    steps: [
      ...begin,
      ...words(longest, tooLong),
      ...words(tooLong, longest),
      ...words(tooLong, tooLong),
      ...words(longest, longest),
      submit,
      { port: 'submission', gives: returnedAs({ key: 'invalid' }, 'additionalNotes') },
      ...words('Pilot?', '  '),
    ],
  },
  'blanks are no words': {
    steps: [
      ...begin,
      edit({ field: 'callObjective', value: '  ' }),
      { type: 'draft.restored', words: blank },
    ],
  },
  'what the service names beside open slots': {
    steps: [
      ...begin,
      next,
      ...admits(null, '“film.mov” cannot be attached here.'),
      submit,
      {
        port: 'submission',
        gives: {
          ...returnedAs({ key: 'slot_closed' }),
          detail: { nearest: [nearest[0], 7, otherSlot.slot] },
        },
      },
      { type: 'slot.exchanged', slot: otherSlot },
      submit,
    ],
  },
};
