// Requesting a meeting, and following the request: a user's actions, in the words on screen.
import { expect } from 'playwright/test';
import { requests } from '../content/requests.ts';
import { enrol } from './backend.ts';
import type { Person } from './person.ts';
import { haldenRow } from './stack.ts';

const words = requests.meeting;

let meetings = 0;

/** A subject that no other test uses. */
export function newSubject(): string {
  meetings += 1;
  return `Halden and the two boards ${process.pid}.${Date.now().toString(36)}.${meetings}`;
}

export const dialogOf = ({ page }: Person) =>
  page.getByRole('dialog', { name: words.dialogTitle, exact: true });

/** Creates a member without the site, and signs in. */
export async function joins(person: Person) {
  await enrol(person.server, person, haldenRow);
  await person.signsIn();
  await person.isOnTheDashboard();
}

/** Opens Open Circle and fills in all three answers; nothing is sent. */
export async function writes(person: Person, project: string) {
  await person.page.goto('/open-circle');
  await expect(person.page.locator('[data-flow=meetingRequest]')).toBeVisible();
  await person.findsItAwake();
  await opensTheDialog(person);
  await person.field(words.fields.reason.label).fill('Two boards want two answers.');
  await person.field(words.fields.project.label).fill(project);
  await person.field(words.fields.value.label).fill('A decision for us, a case for you.');
}

export async function opensTheDialog(person: Person) {
  await person.button(words.open).click();
  await expect(dialogOf(person)).toBeVisible();
}

export const submits = (person: Person) =>
  dialogOf(person).getByRole('button', { name: words.submit, exact: true }).click();

/** The dialog shows the outcome. */
export async function isShown(person: Person, ending: keyof typeof words.submitted) {
  await expect(dialogOf(person).getByText(words.submitted[ending].text)).toBeVisible();
}

export const closes = (person: Person) =>
  dialogOf(person).getByRole('button', { name: words.close, exact: true }).last().click();

/** The card of a request or of an entry of the outbox. */
export const cardOf = ({ page }: Person, subject: string) =>
  page
    .getByRole('region', { name: requests.title, exact: true })
    .getByRole('article', { name: subject, exact: true });

/** The queued entries of this browser. */
export async function waitsIn(person: Person): Promise<Record<string, unknown>[]> {
  const stored = (await person.storage())['axisOneOutbox'];
  return JSON.parse(stored ?? '[]') as Record<string, unknown>[];
}
