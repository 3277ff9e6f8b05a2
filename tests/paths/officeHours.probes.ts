// Probes of the office hours: the first and the last date and slot that can be asked for.
import type { officeHoursMachine } from '#machines/officeHours.machine.ts';
import { calls, slots } from '#content/officeHours.ts';
import { chosenSlot } from '#flows/officeHours/slots.ts';
import type { ProbesOf } from './kit/define.ts';
import {
  laterTuesday,
  nextThursday,
  nextTuesday,
  sunday,
  tuesdayOver,
} from './officeHours.samples.ts';

const zone = 'Europe/Paris';
const strikes = (now: string) => ({ type: 'clock.struck', now, zone }) as const;
const pick = (date: string) => ({ type: 'date.picked', date }) as const;
const toggle = (weekday: 'tuesday' | 'thursday') => ({ type: 'day.toggled', weekday }) as const;
const free = { port: 'readClosings', gives: [] } as const;
const choose = (slot: string) =>
  ({ type: 'slot.chosen', slot: chosenSlot(slot, 'angel', 'Angel Office Hours') }) as const;
const over = { port: 'booking', gives: undefined } as const;

export const probes: ProbesOf<typeof officeHoursMachine> = {
  'a hidden list comes back for a date of its own': {
    steps: [
      strikes(sunday),
      free,
      toggle('tuesday'),
      pick(nextThursday),
      pick('2026-11-17'),
      pick(nextTuesday),
      toggle('thursday'),
      pick(nextTuesday),
      pick('2026-11-19'),
      pick(nextThursday),
    ],
  },
  'a week whose Thursday ends later than its Tuesday': {
    given: {
      week: [
        { ...slots[0], time: '14:00' },
        { ...slots[5], time: '16:00' },
      ],
    },
    steps: [
      strikes('2026-11-24T15:00'),
      free,
      pick(nextTuesday),
      strikes('2026-11-26T15:00'),
      strikes('2026-11-26T16:00'),
    ],
  },
  'the week of the advisory calls': {
    given: { week: calls },
    steps: [
      strikes(sunday),
      free,
      pick(nextTuesday),
      choose(`${nextTuesday}T14:00`),
      choose('2026-11-25T14:15'),
      over,
      pick('2026-12-02'),
      { port: 'readClosings', gives: ['2026-12-02T14:00'] },
      strikes('2026-12-02T14:15'),
      strikes('2026-12-02T14:45'),
    ],
  },
  'no date before the clock is read': {
    steps: [pick(nextTuesday), choose(`${nextTuesday}T14:00`), strikes(sunday)],
  },
  'the last date of the year to come': {
    steps: [
      strikes('2026-11-24T09:00'),
      free,
      pick('2027-11-25'),
      pick('2027-11-30'),
      pick('2027-11-23'),
      strikes('2026-11-25T09:00'),
      pick('2027-11-25'),
      strikes('2026-11-26T09:00'),
      pick('2027-11-25'),
      toggle('tuesday'),
      pick('2027-11-25'),
    ],
  },
  'a week to the next day, and today until its last slot begins': {
    steps: [
      strikes('2026-11-24T15:19'),
      free,
      strikes('2026-11-24T15:20'),
      free,
      strikes('2026-11-24T15:21'),
      pick('2026-11-24'),
      strikes('2026-11-26T15:20'),
      free,
      pick(nextThursday),
      strikes('2026-11-26T23:59'),
    ],
  },
  'picked dates stay until they have passed': {
    steps: [
      strikes(sunday),
      free,
      pick(laterTuesday),
      toggle('thursday'),
      pick(nextThursday),
      pick('2026-12-03'),
      pick(laterTuesday),
      pick(nextTuesday),
      pick('2026-11-23'),
      pick('2026-11-17'),
      pick('2026-11-19'),
      strikes(tuesdayOver),
      strikes('2026-12-03T16:00'),
    ],
  },
  'slots that are open, few, taken, scheduled or past': {
    steps: [
      strikes('2026-11-24T14:20'),
      { port: 'readClosings', gives: [`${nextTuesday}T15:00`, `${nextThursday}T14:00`] },
      ...['14:00', '14:20', '14:40', '15:00', '15:20'].flatMap((time) => [
        choose(`${nextTuesday}T${time}`),
        ...(time === '15:20' ? [over] : []),
      ]),
      strikes('2026-11-24T14:19'),
      choose(`${nextTuesday}T14:20`),
      over,
      choose(`${nextThursday}T14:00`),
      choose(`${nextThursday}T14:20`),
      over,
      choose(`${nextThursday}T14:40`),
      over,
      choose(`${nextThursday}T15:20`),
      choose(`${laterTuesday}T14:00`),
    ],
  },
};
