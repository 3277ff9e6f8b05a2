// Requesting an office hour or an advisory call: a user's actions, in the words on screen.
import { expect } from 'playwright/test';
import type { Locator } from 'playwright/test';
import { booking, hosts } from '../content/booking.ts';
import type { Person } from './person.ts';

const { steps } = booking;

export const calendarOf = ({ page }: Person) => page.getByRole('grid');
/** The dates of the month on screen that can be picked. */
const openDates = (person: Person, day: string) =>
  calendarOf(person).getByRole('button', { name: new RegExp(`^${day}, `), disabled: false });

export async function opensOfficeHours(person: Person) {
  await person.page.goto('/inner-room');
  await expect(calendarOf(person)).toBeVisible();
}

/**
 * Picks the first Tuesday, Wednesday or Thursday some months ahead: there every slot is still to come, whatever day it is today,
 * and tests that close slots stay out of each other's way.
 * @returns the date as it is written, "Tuesday, December 1, 2026"
 */
export async function picksADate(
  person: Person,
  day: 'Tuesday' | 'Wednesday' | 'Thursday',
  months: number,
) {
  for (let turned = 0; turned < months; turned += 1) await person.button('Next').first().click();
  const cell = openDates(person, day).first();
  const date = /^\w+, \w+ \d+, \d+/.exec((await cell.getAttribute('aria-label')) ?? '')?.[0] ?? '';
  await cell.click();
  await expect(person.page.getByRole('region', { name: date, exact: true })).toBeVisible();
  return date;
}

/** A date as it is written and a time, as the database knows them: 2026-12-01T14:20. */
export const startOf = (date: string, time: string) =>
  `${new Date(`${date} UTC`).toISOString().slice(0, 10)}T${time}`;

/** A slot's button by what it says after its date: "14:20, Javelyn, Operator, few slots left". */
export const slotOf = (person: Person, date: string, words: string) =>
  person.button(`${date}, ${words}`);

export const dialogOf = ({ page }: Person, host: keyof typeof hosts) =>
  page.getByRole('dialog', { name: hosts[host].title, exact: true });

/** The step is shown, with the focus on its heading. */
export async function isAtStep(dialog: Locator, step: keyof typeof steps) {
  await expect(dialog.getByRole('heading', { name: steps[step].title })).toBeVisible();
  const number = Object.keys(steps).indexOf(step) + 1;
  await expect(dialog.getByRole('progressbar')).toHaveAttribute(
    'aria-valuetext',
    `Step ${number} of 3`,
  );
}

export const goesOn = (person: Person) => person.button(booking.continue).click();

/** From step 1 to step 3, without changes. */
export async function goesToTheEnd(person: Person, dialog: Locator) {
  await goesOn(person);
  await isAtStep(dialog, 'why');
  await goesOn(person);
  await isAtStep(dialog, 'ready');
}

export const submits = (person: Person) => person.button(booking.submit).click();

/** The dialog says that the request was received. */
export async function isReceived(person: Person, slot: string) {
  const { title, text } = booking.confirmed.stored;
  const dialog = person.page.getByRole('dialog', { name: title, exact: true });
  await expect(dialog.getByText(text)).toBeVisible();
  await expect(dialog.getByRole('heading', { name: slot, exact: true })).toBeFocused();
}
