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
