// The sections of the advisor's desk, worked by keyboard.
import { desk } from '../content/desk.ts';
import { deskBoard } from '../content/deskBoard.ts';
import type { BoardSection } from '../machines/desk.machine.ts';
import { expect } from './fixtures.ts';
import type { Person } from './person.ts';

export const advisor = { email: 'advisor@axis-one.example', password: 'second-opinion' };
const { commands } = desk.keys;
const { acts, titles } = deskBoard;

export const board = ({ page }: Person) => page.locator('[data-flow=deskBoard]');
export const says = (person: Person, text: string) =>
  expect(board(person).getByRole('status').filter({ hasText: text })).toBeVisible();

/** Works by keyboard alone: the focus is always on something. */
export async function presses(person: Person, key: string) {
  await person.page.keyboard.press(key);
  await expect
    .poll(() => person.page.evaluate(() => document.activeElement?.localName))
    .not.toBe('body');
}

/** A key leads to a section. */
export async function goesTo(person: Person, section: BoardSection) {
  await presses(person, commands[section].key);
  await expect(person.page.getByRole('heading', { level: 2, name: titles[section] })).toBeVisible();
  await expect(board(person)).toHaveAttribute('data-state', 'shown.list.fresh');
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

/** Staff, at a desk of its own. */
export async function opensTheDesk(staff: Person) {
  await staff.signsIn();
  await staff.isOnTheDashboard();
  const answer = await staff.page.goto('/desk');
  expect(answer?.status()).toBe(404);
  await expect(staff.page.getByRole('heading', { level: 1, name: desk.title })).toBeVisible();
}
