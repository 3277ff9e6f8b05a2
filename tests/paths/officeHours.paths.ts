// Path model of the office hours: two lists of slots, their dates, and the chosen slot. The booking has its own
// model.
import type { SnapshotFrom } from 'xstate';
import { dateOf, isOpenDate, officeHoursMachine, slotsOf } from '#machines/officeHours.machine.ts';
import { probes } from './officeHours.probes.ts';
import { reads } from './officeHours.reads.ts';
import { definePaths, site } from './kit/define.ts';
import {
  laterThursday,
  laterTuesday,
  minuteLater,
  nextTuesday,
  sunday,
  takenSlot,
  tuesdayOver,
  tuesdaySlot,
  wednesday,
  week,
} from './officeHours.samples.ts';
import { unreachable } from './support.ts';

type Moment = SnapshotFrom<typeof officeHoursMachine>;

const dayOfWeek = { tuesday: 2, wednesday: 3, thursday: 4 };

/** The two lists, the hours and the booking are independent: only a few of their combinations are walked. */
const isPlain = (snapshot: Moment) =>
  snapshot.hasTag('tuesdayShown') &&
  snapshot.hasTag('thursdayShown') &&
  !snapshot.hasTag('booking');
const isUnpicked = ({ context }: Moment) => context.selected === null;
const isSunday = ({ context }: Moment) => context.now === sunday;

export default definePaths({
  machine: officeHoursMachine,
  input: { page: { say: 'A member opens the Inner Room', input: { week } } },
  events: {
    'date.picked': {
      say: ({ date }) => `Pick ${date} in the calendar`,
      samples: {
        wednesday: { date: wednesday },
        sameTuesday: (snapshot: Moment) =>
          isSunday(snapshot) &&
          isUnpicked(snapshot) &&
          !snapshot.hasTag('booking') &&
          snapshot.hasTag('thursdayShown')
            ? { date: nextTuesday }
            : undefined,
        otherTuesday: (snapshot: Moment) =>
          isSunday(snapshot) && isUnpicked(snapshot) && isPlain(snapshot)
            ? { date: laterTuesday }
            : undefined,
        otherThursday: (snapshot: Moment) =>
          isSunday(snapshot) &&
          isUnpicked(snapshot) &&
          !snapshot.hasTag('booking') &&
          snapshot.hasTag('tuesdayShown')
            ? { date: laterThursday }
            : undefined,
      },
    },
    'day.toggled': {
      say: ({ weekday }) => `Press ${weekday === 'tuesday' ? 'Tuesday' : 'Thursday'}`,
      samples: {
        tuesday: (snapshot: Moment) =>
          snapshot.hasTag('showing') && !snapshot.hasTag('booking')
            ? ({ weekday: 'tuesday' } as const)
            : undefined,
        thursday: (snapshot: Moment) =>
          snapshot.hasTag('showing') && !snapshot.hasTag('booking')
            ? ({ weekday: 'thursday' } as const)
            : undefined,
      },
    },
    'slot.chosen': {
      say: 'Choose the first slot of Tuesday',
      samples: {
        taken: { slot: takenSlot },
        first: (snapshot: Moment) =>
          isPlain(snapshot) && isSunday(snapshot) && isUnpicked(snapshot)
            ? { slot: tuesdaySlot }
            : undefined,
      },
    },
    'retry.requested': {
      say: 'Press Check again',
      when: (snapshot) => !snapshot.hasTag('booking'),
    },
  },
  environment: {
    dayFeed: {
      'clock.struck': {
        say: ({ now }) => `The clock in Paris reads ${now.replace('T', ', ')}`,
        samples: {
          sunday: ({ context }) =>
            context.now === null ? { now: sunday, zone: 'America/New_York' } : undefined,
          minuteLater: (snapshot) =>
            isSunday(snapshot) && isPlain(snapshot) && isUnpicked(snapshot)
              ? { now: minuteLater, zone: 'America/New_York' }
              : undefined,
          tuesdayOver: (snapshot) =>
            isSunday(snapshot) && isPlain(snapshot)
              ? { now: tuesdayOver, zone: 'America/New_York' }
              : undefined,
        },
      },
      'page.shown': {
        say: 'The tab becomes visible',
        when: (snapshot) => isPlain(snapshot) && isUnpicked(snapshot),
      },
    },
    [site]: {
      'slots.outdated': {
        say: 'The booking says that its slot is gone',
        when: (snapshot) => snapshot.hasTag('booking'),
      },
    },
  },
  outcomes: {
    dayFeed: { stopped: { fails: 'No clock.', say: 'The clock cannot be read' } },
    readClosings: {
      none: { gives: [], say: 'Every slot is free' },
      taken: {
        gives: [`${nextTuesday}T14:20`],
        say: 'Tuesday 14:20 was given to a member',
        when: (snapshot: Moment) => isPlain(snapshot) && isUnpicked(snapshot) && isSunday(snapshot),
      },
      unreachable: {
        ...unreachable,
        when: (snapshot: Moment) => isUnpicked(snapshot) && isSunday(snapshot),
      },
    },
    booking: {
      ended: { gives: undefined, say: 'Go through the request to its end, or close it' },
      broken: { fails: 'Loading chunk failed.', say: 'The request cannot be shown' },
    },
  },
  states: {
    'hours.waking': 'The widget loads',
    'hours.showing.reading': 'The lists are shown under their dates; the database is asked',
    'hours.showing.known': 'The lists are shown under their dates',
    'hours.showing.unreadable': 'A line says that it could not be read which slots are taken',
    'hours.lost': 'A line says that the hours cannot be shown',
    'tuesday.shown': 'Tuesday is pressed and its list is shown',
    'tuesday.hidden': 'Tuesday is not pressed and its list is hidden',
    'thursday.shown': 'Thursday is pressed and its list is shown',
    'thursday.hidden': 'Thursday is not pressed and its list is hidden',
    'appointment.none': 'No request is open',
    'appointment.booking': 'The request for the chosen slot is open',
  },
  details: (snapshot) =>
    (['tuesday', 'thursday'] as const).flatMap((weekday) => {
      const date = dateOf(snapshot.context, weekday);
      const taken = slotsOf(snapshot.context, weekday).filter(({ state }) => state === 'closed');
      return date === null
        ? []
        : [`The list of ${date}: ${taken.map(({ time }) => time).join(', ')} taken`];
    }),
  refused: {
    'date.picked/wednesday': 'There are no hours on a Wednesday.',
    'slot.chosen/taken': 'The week has this slot as unavailable.',
  },
  resting: ['hours.showing.known', 'hours.showing.unreadable', 'hours.lost'],
  abstraction: ({ context }) => [
    context.now,
    context.selected,
    context.checked,
    context.closed,
    context.chosen === null,
  ],
  probes,
  reads,
  invariants: {
    'A list never shows a past day': ({ snapshot: { context } }) =>
      context.dates.every((date) => isOpenDate(context, date)),
    'Each list shows its own weekday': ({ snapshot: { context } }) =>
      context.now === null ||
      context.week.every(
        ({ weekday }) =>
          new Date(dateOf(context, weekday) ?? '').getUTCDay() === dayOfWeek[weekday],
      ),
    'The database is asked for the dates on screen': ({ snapshot, started }) =>
      started.every(
        ({ port, input }) =>
          port !== 'readClosings' ||
          JSON.stringify((input as { dates: unknown }).dates) ===
            JSON.stringify(snapshot.context.dates),
      ),
    'A request is open exactly while a slot is chosen': ({ snapshot }) =>
      snapshot.hasTag('booking') === (snapshot.context.chosen !== null) &&
      snapshot.hasTag('booking') === 'booking' in snapshot.children,
  },
});
