// The advisor at the desk, as journeys meet them: everything is done by keyboard.
import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { desk } from '../content/desk.ts';
import type { Server } from '../tools/lib/throwaway.mjs';
import { changeData } from './database.ts';
import { expect } from './fixtures.ts';
import type { Person } from './person.ts';

/** The account that the demo makes (server/backend/demo.mjs). */
export const advisor = { email: 'advisor@axis-one.example', password: 'second-opinion' };

/**
 * Hires a member, or dismisses one, as only the database's owner can: the server rests meanwhile. As for the demo's advisor, the second
 * factor is waived.
 */
export async function changesStaff(server: Server, ...typed: string[]) {
  await server.stop();
  await promisify(execFile)('node', ['tools/staff.mjs', ...typed], {
    // A backend that this process has run leaves its address in the environment.
    env: { ...process.env, AXIS_DATA: server.data, AXIS_DATABASE_URL: '' },
  });
  await changeData(server, ['update public.staff set factor_waived = true']);
}

const { commands } = desk.keys;
const { queue } = desk;

/** The document of /desk is the 404's, for everybody. */
export async function opensTheDesk(person: Person, address = '/desk') {
  const answer = await person.page.goto(address);
  expect(answer?.status()).toBe(404);
}

/** Signs in as staff, and opens the desk. */
export async function comesToTheDesk(person: Person) {
  await person.signsIn();
  await person.isOnTheDashboard();
  await opensTheDesk(person);
  await expect(person.page.getByRole('heading', { level: 1, name: desk.title })).toBeVisible();
  // Its keys work once its queue is here.
  await expect(person.page.getByRole('searchbox', { name: queue.search })).toBeVisible();
}

/** Works by keyboard alone: the focus is always on something. */
export const presses = async (person: Person, key: string) => {
  await person.page.keyboard.press(key);
  await expect
    .poll(() => person.page.evaluate(() => document.activeElement?.localName))
    .not.toBe('body');
};

/** The request that is open. */
export const opened = ({ page }: Person) => page.locator('[data-flow=deskRequest]');

/** Finds one request by its words, and opens it. */
export async function finds(person: Person, subject: string) {
  const { page } = person;
  // Typed anywhere else, the subject would be a row of keys of the desk: `?` opens a dialog.
  await expect(async () => {
    await presses(person, commands.search.key);
    await expect(page.getByRole('searchbox', { name: queue.search })).toBeFocused({
      timeout: 1000,
    });
  }).toPass();
  await page.keyboard.press('Control+a');
  await page.keyboard.type(subject);
  const line = page.getByRole('list', { name: queue.label }).getByRole('link');
  await expect(line).toHaveCount(1);
  await page.keyboard.press('Enter');
  await expect(
    opened(person).getByRole('heading', { level: 2, name: subject, exact: true }),
  ).toBeVisible();
}

/** Takes a step with words. */
export async function says(person: Person, key: string, text: string) {
  const { page } = person;
  await presses(person, key);
  await expect(page.getByRole('dialog').getByRole('textbox')).toBeFocused();
  await page.keyboard.type(text);
  await page.keyboard.press(commands.confirm.key);
  await expect(page.getByRole('dialog')).toHaveCount(0);
}

/** Its status, beside its subject. */
export const status = (person: Person, name: string) =>
  opened(person).getByText(name, { exact: true }).first();

/** An answer whose parts are short. */
export const words = {
  title: 'Charge for the pilot',
  diagnosis: 'Two of three pilots ended **without a budget**.',
  recommendation: '- Name the buyer\n- Then the price',
  nextStep: 'Call the second buyer by Monday.',
  sources: 'Your list of pilots.',
};

/** Writes from the focused title on: a field, and then the next. */
export async function writesTheAnswer(
  person: Person,
  press: (key: string) => Promise<unknown> = (key) => presses(person, key),
  given = words,
) {
  await expect(person.field(desk.answer.fields.title)).toBeFocused();
  for (const [place, text] of Object.values(given).entries()) {
    if (place > 0) await press('Tab');
    await person.page.keyboard.insertText(text);
  }
}
