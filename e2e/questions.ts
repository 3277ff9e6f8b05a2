// Asking AsynQ a question: a user's actions in the six steps, in the words on screen.
import { expect } from 'playwright/test';
import { asynq } from '../content/asynq.ts';
import { asynqDomains } from '../content/asynq/domains.ts';
import { toasts } from '../content/toasts.ts';
import type { Person } from './person.ts';

const { landing, wizard } = asynq;
const [, gtm] = asynqDomains;
const [pricing] = gtm.subcategories.filter(({ id }) => id === 'pricing');

let questions = 0;

/** A question that no other test asks. */
export function newQuestion(): string {
  questions += 1;
  return `Do we charge for pilot ${process.pid}.${Date.now().toString(36)}.${questions}?`;
}

/** The heading of a step, which has the focus as soon as the step is shown. */
export async function isAtStep(person: Person, step: keyof typeof wizard.steps) {
  const { title } = wizard.steps[step];
  await expect(person.page.getByRole('heading', { level: 1, name: title })).toBeFocused();
  await expect(person.page).toHaveTitle(`${title} · ${landing.headline} · Axis One`);
  const number = Object.keys(wizard.steps).indexOf(step) + 1;
  const progress = person.page.getByRole('progressbar', { name: wizard.label });
  await expect(progress).toHaveAttribute('aria-valuetext', `Step ${number} of 6`);
}

/** Presses a card on its text. */
const presses = (person: Person, words: string) =>
  person.page.getByText(words, { exact: true }).click();

/** Opens the landing after onboarding was completed or closed. */
export async function opensAsynq(person: Person) {
  await person.page.addInitScript(() => {
    localStorage.setItem('axisOneOnboardingComplete', 'true');
  });
  await person.page.goto('/asyncq');
  await expect(person.heading(landing.headline)).toBeVisible();
}

/** From the landing to step 4: go-to-market, pricing, two blockers. `look` is called at each step on the way. */
export async function choosesItsPlace(
  person: Person,
  look: (step: string) => Promise<unknown> = async () => undefined,
) {
  await person.button(landing.begin).click();
  await isAtStep(person, 'domain');
  await look('domain');
  await presses(person, gtm.label);
  await isAtStep(person, 'subcategory');
  await look('subcategory');
  await presses(person, pricing?.label ?? '');
  await isAtStep(person, 'blockers');
  await expect(person.button(wizard.continue)).toBeDisabled();
  for (const { label } of gtm.blockers.slice(0, 2)) await presses(person, label);
  await look('blockers');
  await person.button(wizard.continue).click();
  await isAtStep(person, 'question');
}

/** Step 4, in the member's own words, up to the context. */
export async function writesTheQuestion(person: Person, question: string) {
  await expect(person.button(wizard.continue)).toBeDisabled();
  await person.button(wizard.question.writeOwn).click();
  const field = person.field(wizard.question.label);
  await expect(field).toBeFocused();
  await expect(field).toHaveAttribute('placeholder', 'Type your strategic question here...');
  await field.fill(question);
  await person.button(wizard.continue).click();
  await isAtStep(person, 'context');
}

/** From the context with its defaults to the review. */
export async function leavesTheContext(person: Person) {
  await person.button(wizard.continue).click();
  await isAtStep(person, 'review');
}

/** The whole way, up to the review. */
export async function asks(person: Person, question: string) {
  await choosesItsPlace(person);
  await writesTheQuestion(person, question);
  await leavesTheContext(person);
}

export const submits = (person: Person) => person.button(wizard.submit).click();

/** Step 1 again, with the outcome of the question. */
export async function hasEnded(person: Person, ending: keyof typeof wizard.submitted) {
  await isAtStep(person, 'domain');
  await expect(person.page.getByText(wizard.submitted[ending].text)).toBeVisible();
}

/** The question was submitted: the toast, and the outcome. */
export async function isSubmitted(person: Person, ending: keyof typeof wizard.submitted) {
  await person.seesToast(toasts.asyncqSubmitted.title, toasts.asyncqSubmitted.description);
  await hasEnded(person, ending);
}
