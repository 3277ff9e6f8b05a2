// The sections of the advisor's desk, worked by keyboard.
import { desk } from '../content/desk.ts';
import { deskBoard } from '../content/deskBoard.ts';
import type { BoardSection } from '../machines/desk.machine.ts';
import { presses } from './desk.ts';
import { expect } from './fixtures.ts';
import type { Person } from './person.ts';

const { commands } = desk.keys;
const { acts, titles } = deskBoard;

export const board = ({ page }: Person) => page.locator('[data-flow=deskBoard]');
export const says = (person: Person, text: string) =>
  expect(board(person).getByRole('status').filter({ hasText: text })).toBeVisible();

/** A key leads to a section. */
export async function goesTo(person: Person, section: BoardSection) {
  await presses(person, commands[section].key);
  await expect(person.page.getByRole('heading', { level: 2, name: titles[section] })).toBeVisible();
  await expect(board(person)).toHaveAttribute('data-state', 'shown.list.fresh');
}

/** The first day of a slot's week. */
function mondayOf(slot: string) {
  const day = new Date(slot.slice(0, 10));
  day.setUTCDate(day.getUTCDate() - ((day.getUTCDay() + 6) % 7));
  return day.toISOString().slice(0, 10);
}

/** Goes to the week of a slot, week by week: by key. */
export async function comesToTheWeekOf(person: Person, slot: string) {
  const { page } = person;
  const monday = mondayOf(slot);
  // The address of this week names none.
  const week = () => new URL(page.url()).searchParams.get('at') ?? '';
  while (week() !== monday) {
    const before = page.url();
    await presses(person, commands[week() > monday ? 'earlier' : 'later'].key);
    await expect(page).not.toHaveURL(before);
  }
}

/** The button of an act, for all that is said of its row. */
export const act = (person: Person, kind: keyof typeof acts, about: string) =>
  board(person).getByRole('button', { name: `${acts[kind].name}: ${about}`, exact: true });

/** Presses it by key, writes what goes with it, and sends it. */
export async function acted(person: Person, kind: keyof typeof acts, about: string, words = '') {
  const { page } = person;
  await act(person, kind, about).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog').getByRole('textbox')).toBeFocused();
  if (words !== '') await page.keyboard.type(words);
  await presses(person, 'Control+Enter');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(board(person)).toHaveAttribute('data-state', 'shown.list.fresh');
}

export { advisor, comesToTheDesk as opensTheDesk, presses } from './desk.ts';
