// Browser driver of the office hours: the calendar, the two days and their slots in the Inner Room. The booking is a
// flow of its own.
import type { Page } from 'playwright/test';
import type { AnyMachineSnapshot } from 'xstate';
import { officeHours as words } from '../../content/booking.ts';
import { dateOf, slotsOf } from '../../machines/officeHours.machine.ts';
import type { OfficeHoursContext, Weekday } from '../../machines/officeHours.machine.ts';
import { spokenSlot } from '../../src/flows/officeHours/words.ts';
import { longDate } from '../../src/flows/officeHours/zones.ts';
import { tuesdaySlot } from '../../tests/paths/officeHours.samples.ts';
import { expect } from './kit/expect.ts';
import { answer, report } from './kit/page.ts';
import { open } from './open.ts';
import type { Answer } from './kit/bridge.ts';
import type { PageDriver } from './kit/walkPath.ts';

const flow = 'officeHours';
const view = (page: Page) => page.locator(`[data-flow=${flow}]`);
const booking = (page: Page) => page.locator('[data-flow=booking]');
// A request covers the page and hides it from roles, but not from view.
const button = (page: Page, name: string | RegExp) =>
  view(page).getByRole('button', { name, exact: true, includeHidden: true });
const day = (page: Page, weekday: Weekday) =>
  button(page, words.days.options.find(({ id }) => id === weekday)?.label ?? '');
const list = (page: Page, date: string) =>
  view(page).getByRole('region', { name: longDate(date), exact: true, includeHidden: true });
const slot = (page: Page, start: string) => button(page, new RegExp(`^${spokenSlot(start, null)}`));
const notice = (page: Page, text: string) => view(page).getByText(text, { exact: true });

const hoursOf = ({ context }: AnyMachineSnapshot) => context as OfficeHoursContext;

/** The dates are in the calendar's month, or in the next one. */
async function pick(page: Page, date: string) {
  const cell = view(page)
    .getByRole('gridcell')
    .getByRole('button', { name: new RegExp(longDate(date)) })
    .filter({ visible: true });
  await expect(view(page).getByRole('grid')).toBeVisible();
  if ((await cell.count()) === 0) await button(page, 'Next').first().click();
  await cell.click();
}

const answers = (port: string) => (page: Page, outcome: Answer) =>
  answer(page, flow, port, outcome);

const isShowing = async (page: Page, isUnread: boolean) => {
  await expect(day(page, 'tuesday')).toBeEnabled();
  await expect(notice(page, words.unread.title)).toHaveCount(isUnread ? 1 : 0);
};

/** The list of a day, slot by slot, or no list. */
const dayIs =
  (weekday: Weekday, isShown: boolean) => async (page: Page, snapshot: AnyMachineSnapshot) => {
    const context = hoursOf(snapshot);
    const date = dateOf(context, weekday);
    if (isShown && !snapshot.hasTag('showing')) {
      await expect(day(page, weekday)).toBeHidden();
      return;
    }
    await expect(day(page, weekday)).toHaveAttribute('aria-pressed', String(isShown));
    if (date === null) return;
    await expect(list(page, date)).toHaveCount(isShown ? 1 : 0);
    if (!isShown) return;
    for (const { slot: start, state } of slotsOf(context, weekday)) {
      const name = spokenSlot(start, context.zone, state);
      await expect(button(page, name)).toBeEnabled({
        enabled: state === 'open' || state === 'few',
      });
    }
  };

export default {
  flow,
  include: `[data-flow=${flow}]`,
  // Other months are shown by React Aria itself.
  exclude: '[data-flow=booking], button[aria-label^="Next"], button[aria-label^="Previous"]',
  input: {
    page: (page) =>
      open(page, flow, '/inner-room', {
        who: 'member',
        // The real clock is held: the path sets the time.
        held: ['dayFeed', 'readClosings'],
      }),
  },
  events: {
    'date.picked': (page, { date }) => pick(page, String(date)),
    'day.toggled': (page, { weekday }) => day(page, weekday as Weekday).click(),
    'slot.chosen': (page) => slot(page, tuesdaySlot.slot).click(),
    'retry.requested': (page) =>
      button(page, new RegExp(`^(${words.lost.action}|${words.unread.action})$`)).click(),
  },
  environment: {
    dayFeed: {
      'clock.struck': (page, event) => report(page, flow, { ...event, type: 'clock.struck' }),
      'page.shown': (page) => report(page, flow, { type: 'page.shown' }),
    },
    site: {
      'slots.outdated': (page) => report(page, flow, { type: 'slots.outdated' }),
    },
  },
  outcomes: {
    dayFeed: answers('dayFeed'),
    readClosings: answers('readClosings'),
    booking: answers('booking'),
  },
  states: {
    'hours.waking': async (page) => {
      await expect(notice(page, words.loading)).toBeAttached();
    },
    'hours.showing.reading': (page) => isShowing(page, false),
    'hours.showing.known': (page) => isShowing(page, false),
    'hours.showing.unreadable': (page) => isShowing(page, true),
    'hours.lost': async (page) => {
      await expect(notice(page, words.lost.title)).toBeVisible();
      await expect(button(page, words.lost.action)).toBeEnabled();
    },
    'tuesday.shown': dayIs('tuesday', true),
    'tuesday.hidden': dayIs('tuesday', false),
    'thursday.shown': dayIs('thursday', true),
    'thursday.hidden': dayIs('thursday', false),
    'appointment.none': (page) => expect(booking(page)).toHaveCount(0),
    'appointment.booking': (page) => expect(booking(page)).toHaveCount(1),
  },
  ignored: {
    'slot.chosen': 'A second press in the moment before the dialog opens changes nothing.',
  },
  indistinguishable: [
    {
      states: ['hours.showing.reading', 'hours.showing.known'],
      reason: 'What was known stays on screen while it is read again.',
    },
  ],
} satisfies PageDriver;
