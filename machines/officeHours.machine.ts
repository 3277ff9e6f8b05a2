// The office-hours widget: the dates for Tuesday and Thursday, which of their slots are open, and the one that the user
// asks for (docs/product-spec.md, "Inner Room", "9. Business constants and limits"; docs/product-decisions.md,
// "Office hours"). With another week, that of the Wednesdays, it is the widget of the advisory calls.
import { assign, emit, fromCallback, fromPromise, setup } from 'xstate';
import type { Slot as WeeklySlot } from '#content/schema.capabilities.ts';
import type { ToastKey } from '#content/toasts.ts';
import type { bookingMachine } from './booking.machine.ts';
import type { ChosenSlot, HostType } from './request.machine.ts';

export type Weekday = 'tuesday' | 'wednesday' | 'thursday';

/** A slot of the week on a date. */
export type OfferedSlot = {
  /** Its start on the advisor's clock, Europe/Paris, as the database knows it: 2026-11-24T14:20. */
  slot: string;
  date: string;
  weekday: Weekday;
  /** As in 14:20. */
  time: string;
  host: HostType;
  state: 'open' | 'few' | 'closed' | 'past';
};

export type OfficeHoursInput = { week: readonly WeeklySlot[] };

export type OfficeHoursEvent =
  | { type: 'date.picked'; date: string }
  | { type: 'day.toggled'; weekday: Weekday }
  | { type: 'slot.chosen'; slot: ChosenSlot }
  | { type: 'retry.requested' }
  // Reported by the clock: the advisor's wall clock (2026-11-22T09:05, Europe/Paris) and the visitor's zone.
  | { type: 'clock.struck'; now: string; zone: string }
  // The tab is visible again.
  | { type: 'page.shown' }
  // Reported by the booking: a slot shown as open is taken.
  | { type: 'slots.outdated' };

export type OfficeHoursEmitted = { type: 'toast'; key: ToastKey };

export type OfficeHoursContext = {
  week: readonly WeeklySlot[];
  /** The advisor's wall clock; null until it has been read. */
  now: string | null;
  /** The visitor's zone, as in America/New_York; null until it has been read. */
  zone: string | null;
  /** The date that is marked in the calendar: the last that was picked. */
  selected: string | null;
  /** The dates that the user picked for the lists; without one, a list shows its next day. */
  picked: Readonly<Record<Weekday, string | null>>;
  /** The dates that the lists show. */
  dates: readonly string[];
  /** The dates for which the database has answered. */
  checked: readonly string[];
  closed: readonly string[];
  /** The slot that is being asked for. */
  chosen: ChosenSlot | null;
};

const weekdays: readonly Weekday[] = ['tuesday', 'wednesday', 'thursday'];
const millisecondsOfDay = 86_400_000;

/** A date some days later; dates are Paris dates, written as in 2026-11-24, and know no clock changes. */
const later = (date: string, days: number) =>
  new Date(Date.parse(date) + days * millisecondsOfDay).toISOString().slice(0, 10);

/** The day of a slot, or null for any other day. */
export function weekdayOf(date: string): Weekday | null {
  const day = new Date(date).getUTCDay();
  if (day === 3) return 'wednesday';
  return day === 2 ? 'tuesday' : day === 4 ? 'thursday' : null;
}

type Clock = Pick<OfficeHoursContext, 'week' | 'now'>;

/** Today in Paris, or null until the clock has been read. */
export const todayOf = ({ now }: Clock) => now?.slice(0, 10) ?? null;

/** The last date that can be asked for: the database takes no request a year ahead. */
export function lastDateOf(clock: Clock): string | null {
  const today = todayOf(clock);
  return today === null ? null : later(today, 364);
}

/** Whether a date still has office hours ahead; today counts until its last slot has begun. */
export function isOpenDate(clock: Clock, date: string): boolean {
  const weekday = weekdayOf(date);
  const last = lastDateOf(clock);
  if (weekday === null || last === null || clock.now === null || date > last) return false;
  const { now } = clock;
  return clock.week.some((slot) => slot.weekday === weekday && `${date}T${slot.time}` > now);
}

/** The date that a list shows: the picked one, else the next; null until the clock has been read. */
export function dateOf(
  context: Clock & Pick<OfficeHoursContext, 'picked'>,
  weekday: Weekday,
): string | null {
  const today = todayOf(context);
  if (today === null) return null;
  for (let ahead = 0; context.picked[weekday] === null && ahead <= 7; ahead += 1) {
    const date = later(today, ahead);
    if (weekdayOf(date) === weekday && isOpenDate(context, date)) return date;
  }
  return context.picked[weekday];
}

/** The slots of a list, in the order of the day. */
export function slotsOf(
  context: Omit<OfficeHoursContext, 'chosen' | 'zone' | 'selected' | 'checked' | 'dates'>,
  weekday: Weekday,
): OfferedSlot[] {
  const date = dateOf(context, weekday);
  const { now } = context;
  if (date === null || now === null) return [];
  return context.week
    .filter((slot) => slot.weekday === weekday)
    .map(({ time, host, available, fewLeft }) => {
      const slot = `${date}T${time}`;
      const isClosed = !available || context.closed.includes(slot);
      const state = slot <= now ? 'past' : isClosed ? 'closed' : fewLeft ? 'few' : 'open';
      return { slot, date, weekday, time, host, state };
    });
}

/** The same, with the dates that its lists now show. */
const withDates = (context: OfficeHoursContext): OfficeHoursContext => ({
  ...context,
  dates: weekdays.flatMap((weekday) => dateOf(context, weekday) ?? []),
});

/** Drops picked dates that have passed. */
function atTime(context: OfficeHoursContext, now: string): OfficeHoursContext {
  const clock = { week: context.week, now };
  const ifOpen = (date: string | null) => (date !== null && isOpenDate(clock, date) ? date : null);
  const { tuesday, wednesday, thursday } = context.picked;
  return withDates({
    ...context,
    now,
    selected: ifOpen(context.selected),
    picked: {
      tuesday: ifOpen(tuesday),
      wednesday: ifOpen(wednesday),
      thursday: ifOpen(thursday),
    },
  });
}

function withPick(context: OfficeHoursContext, date: string): OfficeHoursContext {
  const weekday = weekdayOf(date);
  if (weekday === null) return context;
  const picked = { ...context.picked, [weekday]: date };
  return withDates({ ...context, selected: date, picked });
}

/** Whether the lists show dates for which the database has not been asked yet. */
const movesOn = (before: OfficeHoursContext, after: OfficeHoursContext) =>
  after.dates.some((date) => !before.dates.includes(date));

export const officeHoursMachine = setup({
  types: {
    context: {} as OfficeHoursContext,
    input: {} as OfficeHoursInput,
    events: {} as OfficeHoursEvent,
    emitted: {} as OfficeHoursEmitted,
    children: {} as { booking: 'booking' },
    tags: {} as
      | 'loading'
      | 'showing'
      | 'busy'
      | 'unreadable'
      | 'lost'
      | 'tuesdayShown'
      | 'thursdayShown'
      | 'booking',
  },
  actors: {
    /** Feed: reports `clock.struck` at the start and every minute, and `page.shown` when the tab is visible again. */
    dayFeed: fromCallback<OfficeHoursEvent>(() => {
      throw new Error('Port dayFeed is not provided.');
    }),
    /** The starts on these dates that were scheduled for a user. */
    readClosings: fromPromise<readonly string[], { dates: readonly string[] }>(() =>
      Promise.reject(new Error('Port readClosings is not provided.')),
    ),
    /** The request for a slot: booking.machine.ts. */
    booking: fromPromise(() =>
      Promise.reject(new Error('Flow booking is not provided.')),
    ) as unknown as typeof bookingMachine,
  },
  actions: {
    rememberTime: assign(({ context }, params: { now: string; zone: string }) => ({
      ...atTime(context, params.now),
      zone: params.zone,
    })),
    rememberPick: assign(({ context }, params: { date: string }) => withPick(context, params.date)),
    rememberClosings: assign(({ context }, params: { closed: readonly string[] }) => ({
      checked: context.dates,
      closed: params.closed,
    })),
    rememberSlot: assign((_, params: { slot: ChosenSlot }) => ({ chosen: params.slot })),
    forgetSlot: assign({ chosen: null }),
    announce: emit((_, params: { key: ToastKey }) => ({ type: 'toast' as const, key: params.key })),
  },
  guards: {
    timeMovesOn: ({ context }, params: { now: string }) =>
      movesOn(context, atTime(context, params.now)),
    isOpen: ({ context }, params: { date: string }) => isOpenDate(context, params.date),
    isOpenAndNew: ({ context }, params: { date: string }) =>
      isOpenDate(context, params.date) && movesOn(context, withPick(context, params.date)),
    isOpenTuesday: ({ context }, params: { date: string }) =>
      weekdayOf(params.date) === 'tuesday' && isOpenDate(context, params.date),
    isOpenThursday: ({ context }, params: { date: string }) =>
      weekdayOf(params.date) === 'thursday' && isOpenDate(context, params.date),
    isTuesday: (_, params: { weekday: Weekday }) => params.weekday === 'tuesday',
    isThursday: (_, params: { weekday: Weekday }) => params.weekday === 'thursday',
    isToBeHad: ({ context }, params: { slot: ChosenSlot }) =>
      weekdays
        .flatMap((weekday) => slotsOf(context, weekday))
        .some(
          ({ slot, state }) => slot === params.slot.slot && (state === 'open' || state === 'few'),
        ),
  },
  delays: {
    /** How long to wait for the clock; then it counts as unavailable. */
    clockTimeout: 1000,
    serviceTimeout: 15_000,
    /** A failed read is tried again after this time. */
    closingsRetry: 30_000,
    /** The advisor schedules while members look, so the slots on screen are read again after this time. */
    closingsAge: 60_000,
  },
}).createMachine({
  id: 'officeHours',
  description: 'A member finds an hour with the advisor, and asks for it.',
  context: ({ input }) => ({
    week: input.week,
    now: null,
    zone: null,
    selected: null,
    picked: { tuesday: null, wednesday: null, thursday: null },
    dates: [],
    checked: [],
    closed: [],
    chosen: null,
  }),
  type: 'parallel',
  states: {
    hours: {
      description: 'What time it is for the advisor, and which slots are taken.',
      invoke: { id: 'dayFeed', src: 'dayFeed', onError: { target: '.lost' } },
      initial: 'waking',
      states: {
        waking: {
          description: 'The clock has not been read yet.',
          tags: 'loading',
          on: {
            'clock.struck': {
              target: 'showing',
              actions: { type: 'rememberTime', params: ({ event }) => event },
            },
          },
          after: { clockTimeout: { target: 'lost' } },
        },
        showing: {
          description: 'The lists of the days are on screen, each with its date.',
          tags: 'showing',
          on: {
            'clock.struck': [
              {
                guard: { type: 'timeMovesOn', params: ({ event }) => event },
                target: '.reading',
                actions: { type: 'rememberTime', params: ({ event }) => event },
              },
              { actions: { type: 'rememberTime', params: ({ event }) => event } },
            ],
            'date.picked': [
              {
                guard: { type: 'isOpenAndNew', params: ({ event }) => event },
                target: '.reading',
                actions: { type: 'rememberPick', params: ({ event }) => event },
              },
              {
                guard: { type: 'isOpen', params: ({ event }) => event },
                actions: { type: 'rememberPick', params: ({ event }) => event },
              },
            ],
            'page.shown': { target: '.reading' },
            'slots.outdated': { target: '.reading' },
          },
          initial: 'reading',
          states: {
            reading: {
              description: 'The database is asked which slots are taken; what was known stays.',
              tags: 'busy',
              invoke: {
                id: 'readClosings',
                src: 'readClosings',
                input: ({ context }) => ({ dates: context.dates }),
                onDone: {
                  target: 'known',
                  actions: {
                    type: 'rememberClosings',
                    params: ({ event }) => ({ closed: event.output }),
                  },
                },
                onError: { target: 'unreadable' },
              },
              after: { serviceTimeout: { target: 'unreadable' } },
            },
            known: {
              description: 'Every slot is shown as it stands.',
              after: { closingsAge: { target: 'reading' } },
            },
            unreadable: {
              description:
                'It could not be read which slots are taken: they can be asked for all the same.',
              tags: 'unreadable',
              on: { 'retry.requested': { target: 'reading' } },
              after: { closingsRetry: { target: 'reading' } },
            },
          },
        },
        lost: {
          description:
            'The clock does not say what day it is: no list is shown, and the member can try again.',
          tags: 'lost',
          on: { 'retry.requested': { target: '#officeHours.hours', reenter: true } },
        },
      },
    },
    tuesday: {
      description: 'Whether Tuesday’s list is on screen.',
      initial: 'shown',
      states: {
        shown: {
          description: 'Tuesday’s slots are listed.',
          tags: 'tuesdayShown',
          on: {
            'day.toggled': {
              guard: { type: 'isTuesday', params: ({ event }) => event },
              target: 'hidden',
            },
          },
        },
        hidden: {
          description: 'Tuesday’s slots are put away; picking a Tuesday brings them back.',
          on: {
            'day.toggled': {
              guard: { type: 'isTuesday', params: ({ event }) => event },
              target: 'shown',
            },
            'date.picked': {
              guard: { type: 'isOpenTuesday', params: ({ event }) => event },
              target: 'shown',
            },
          },
        },
      },
    },
    thursday: {
      description: 'Whether Thursday’s list is on screen.',
      initial: 'shown',
      states: {
        shown: {
          description: 'Thursday’s slots are listed.',
          tags: 'thursdayShown',
          on: {
            'day.toggled': {
              guard: { type: 'isThursday', params: ({ event }) => event },
              target: 'hidden',
            },
          },
        },
        hidden: {
          description: 'Thursday’s slots are put away; picking a Thursday brings them back.',
          on: {
            'day.toggled': {
              guard: { type: 'isThursday', params: ({ event }) => event },
              target: 'shown',
            },
            'date.picked': {
              guard: { type: 'isOpenThursday', params: ({ event }) => event },
              target: 'shown',
            },
          },
        },
      },
    },
    appointment: {
      description: 'The slot that is being asked for, if one is.',
      initial: 'none',
      states: {
        none: {
          description: 'No slot is chosen.',
          on: {
            'slot.chosen': {
              guard: { type: 'isToBeHad', params: ({ event }) => event },
              target: 'booking',
              actions: { type: 'rememberSlot', params: ({ event }) => event },
            },
          },
        },
        booking: {
          description: 'The request for the chosen slot; it has a chart of its own.',
          tags: 'booking',
          invoke: {
            id: 'booking',
            src: 'booking',
            input: ({ context, self }) => ({
              slot: context.chosen ?? { slot: '', host: 'javelyn', subject: '' },
              holder: self,
            }),
            onDone: { target: 'none', actions: 'forgetSlot' },
            onError: {
              target: 'none',
              actions: ['forgetSlot', { type: 'announce', params: { key: 'bookingFailed' } }],
            },
          },
        },
      },
    },
  },
});
