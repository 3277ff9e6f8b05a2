// The forms that hold what a user types: how each is opened, typed into and looked at, in the words on screen.
import { advisory } from '../../content/advisory.ts';
import { applications } from '../../content/applications.ts';
import { asynq } from '../../content/asynq.ts';
import { circle } from '../../content/circle.ts';
import { draft } from '../../content/draft.ts';
import { lab } from '../../content/lab.ts';
import { labTimer } from '../../content/labTimer.ts';
import { labTriage } from '../../content/labTriage.ts';
import { newsletters } from '../../content/newsletters.ts';
import { requests } from '../../content/requests.ts';
import { expect } from '../fixtures.ts';
import type { Person } from '../person.ts';
import { choosesItsPlace, isAtStep } from '../questions.ts';
import { terse } from '../stack.ts';
import type { FormName } from './held.ts';

export type Form = {
  path: string;
  /** For members alone: it is not walked as a visitor. */
  isForMembers?: true;
  /** For who has no account yet: it is not walked as a member. */
  isForVisitors?: true;
  /** Puts what the form needs into this browser, once a member is signed in where it is for members. */
  prepares?: (person: Person) => Promise<unknown>;
  /** Brings the form on screen, where its page is open: for the first time, or again with what was typed. */
  opens: (person: Person) => Promise<unknown>;
  types: (person: Person, words: string) => Promise<unknown>;
  has: (person: Person, words: string) => Promise<unknown>;
  /** What says that this browser keeps nothing. */
  says?: string;
  /** Its answers are chosen, not written. */
  isChosen?: true;
  /** The most characters that its field takes, where these are few. */
  most?: number;
  /** Words of this form, where not every text will do. */
  words?: (text: string) => string;
};

/** Whether React listens to an element. */
const isHydrated = (element: Element) =>
  Object.keys(element).some((key) => key.startsWith('__react'));

/** AsynQ knows whether this browser keeps a question: until then its page offers to begin one, and a user who waits is not led astray. */
export const hasLooked = ({ page }: Person) =>
  expect(page.locator('[data-flow=asynq]')).toHaveAttribute('data-state', /^(?!restoring)/);

/** The same words in each of these fields. */
export const fields = (...labels: readonly string[]) => ({
  types: async (person: Person, words: string) => {
    for (const label of labels) await person.field(label).fill(words);
  },
  has: async (person: Person, words: string) => {
    for (const label of labels) await expect(person.field(label)).toHaveValue(words);
  },
});

/** Presses what opens a dialog, unless it is open. */
const dialog = (opener: string, ...labels: readonly [string, ...string[]]) => ({
  opens: async (person: Person) => {
    const [label] = labels;
    await expect(person.field(label).or(person.button(opener)).first()).toBeVisible();
    if (!(await person.field(label).isVisible())) await person.button(opener).click();
    await expect(person.field(label)).toBeVisible();
  },
  ...fields(...labels),
});

const { landing, wizard } = asynq;
const partner = applications.forms.partner;
const box = ({ page }: Person) =>
  page.getByRole('form', { name: newsletters.boxes.home.label, exact: true });
const address = (person: Person) =>
  box(person).getByRole('textbox', { name: newsletters.email, exact: true });

/** The first answer to a question, by the number at the end of the words: of each number another one. */
const choice = ({ page }: Person, words: string) => {
  const number = Number(/\d+$/.exec(words)?.[0]);
  const { questions, before, now } = labTimer;
  const name = `${questions[number % questions.length]?.text ?? ''} ${number < questions.length ? before : now}`;
  return page.getByRole('radiogroup', { name, exact: true }).getByRole('radio').first();
};

/** By their names in held.ts; those of members alone are in members.ts. */
export const openForms = {
  meetingRequest: {
    path: '/open-circle',
    ...dialog(
      requests.meeting.open,
      requests.meeting.fields.reason.label,
      requests.meeting.fields.project.label,
      requests.meeting.fields.value.label,
    ),
  },
  application: {
    path: '/signal-exchange',
    ...dialog(partner.open, partner.fields.offer.label),
  },
  advisoryApplication: {
    path: '/advisory',
    ...dialog(advisory.fit.apply, advisory.application.fields.challenge.label),
  },
  gatherings: {
    path: '/open-circle',
    ...dialog('Apply Now Zurich salon', circle.note.label),
  },
  asynq: {
    path: '/asyncq',
    // Else onboarding opens over the first step.
    prepares: async ({ page }) => {
      await page.goto('/robots.txt');
      await page.evaluate(() => localStorage.setItem('axisOneOnboardingComplete', 'true'));
    },
    ...fields(wizard.question.label),
    opens: async (person) => {
      const goesOn = person.button(wizard.draft.continue);
      const question = person.field(wizard.question.label);
      await hasLooked(person);
      await expect(goesOn.or(person.button(landing.begin)).or(question).first()).toBeVisible();
      if (await question.isVisible()) return;
      if (await goesOn.isVisible()) {
        await goesOn.click();
        await isAtStep(person, 'question');
      } else {
        await choosesItsPlace(person);
        await person.button(wizard.question.writeOwn).click();
      }
      await expect(question).toBeVisible();
    },
  },
  onboarding: {
    path: '/onboarding',
    isForVisitors: true,
    ...fields('Company name'),
    opens: async (person) => {
      const company = person.field('Company name');
      const asks = person.heading('Why are you here?');
      // The HTML shows the first step, until what this browser keeps has been read. A press may be heard after it was given up.
      await expect(async () => {
        if (!(await company.or(asks).first().isVisible()))
          await person.button('Begin').click({ timeout: 1000 });
      }).toPass({ timeout: 20_000 });
      await expect(company.or(asks).first()).toBeVisible();
      if (!(await company.isVisible())) await person.saysWhy(terse.identities);
    },
  },
  newsletterSignup: {
    path: '/',
    opens: async (person) => {
      await address(person).scrollIntoViewIfNeeded();
      await address(person).hover();
      // An island: its script is fetched at the first sign of use.
      await expect.poll(() => address(person).evaluate(isHydrated)).toBe(true);
    },
    types: (person, words) => address(person).fill(words),
    has: (person, words) => expect(address(person)).toHaveValue(words),
    words: (text) => `${text.toLowerCase().replaceAll(/\W+/g, '.')}@halden.example`,
  },
  labDiagnostic: {
    path: '/from-lab/second-curve-timer',
    isChosen: true,
    opens: (person) => expect(choice(person, '1')).toBeEnabled(),
    types: (person, words) => choice(person, words).check({ force: true }),
    has: (person, words) => expect(choice(person, words)).toBeChecked(),
    says: lab.sheet.unkept,
  },
  signalTriage: {
    path: '/from-lab/signal-triage',
    ...fields(labTriage.signal.label),
    opens: (person) => expect(person.field(labTriage.signal.label)).toBeEditable(),
    says: lab.sheet.unkept,
  },
} satisfies Partial<Readonly<Record<FormName, Form>>>;

/** What a form says where this browser keeps nothing. */
export const saysOf = ({ says = draft.refused }: Form) => says;
