// Browser driver of the newsletter signup: the form of the Library.
import type { Page } from 'playwright/test';
import type { AnyMachineSnapshot } from 'xstate';
import { newsletters } from '../../content/newsletters.ts';
import type { SignupProblem } from '../../machines/newsletterSignup.machine.ts';
import { expect } from './kit/expect.ts';
import { answer, report } from './kit/page.ts';
import { open } from './open.ts';
import type { PageDriver } from './kit/walkPath.ts';
import { isPaused } from './tries.sights.ts';

const flow = 'newsletterSignup';
const words = newsletters.boxes.library;
const box = (page: Page) => page.locator(`[data-flow=${flow}]`);
const form = (page: Page) => box(page).getByRole('form', { name: words.label, exact: true });
const email = (page: Page) =>
  form(page).getByRole('textbox', { name: newsletters.email, exact: true });
const button = (page: Page, name: string) => form(page).getByRole('button', { name, exact: true });
const problemOf = ({ context }: AnyMachineSnapshot) => context.problem as SignupProblem | null;

export default {
  flow,
  include: `[data-flow=${flow}]`,
  input: {
    // Sending has its own test (e2e/journeys/home.spec.ts): here the port answers as the path says.
    library: (page) => open(page, flow, '/library', { held: ['draft', 'subscribe'] }),
  },
  events: {
    'email.edited': (page, event) => email(page).fill(String(event['email'])),
    'signup.submitted': (page) => button(page, words.submit).click(),
  },
  environment: {
    draft: {
      'draft.restored': (page, event) => report(page, flow, event),
      'draft.withdrawn': (page, event) => report(page, flow, event),
    },
  },
  outcomes: {
    draft: (page, outcome) => answer(page, flow, 'draft', outcome),
    subscribe: (page, outcome) => answer(page, flow, 'subscribe', outcome),
    triesPause: (page, outcome) => answer(page, flow, 'triesPause', outcome),
  },
  states: {
    asking: async (page, snapshot) => {
      const problem = problemOf(snapshot);
      await expect(email(page)).toHaveValue(String(snapshot.context.email));
      await expect(email(page)).toBeEditable();
      await expect(button(page, words.submit)).toBeEnabled();
      const alert = form(page).getByRole('alert');
      if (problem?.key === 'failed')
        await expect(alert).toContainText(problem.message ?? newsletters.problems.failed);
      else await expect(alert).toBeHidden();
      if (problem?.key === 'malformed') {
        await expect(email(page)).toHaveAccessibleDescription(newsletters.problems.malformed);
        await expect(email(page)).toBeFocused();
      }
    },
    subscribing: async (page) => {
      await expect(button(page, newsletters.submitting)).toBeVisible();
      await expect(email(page)).not.toBeEditable();
    },
    pausedForTries: async (page, { context }) => {
      await isPaused(form(page));
      await expect(email(page)).toBeEditable();
      await expect(email(page)).toHaveValue(String(context.email));
    },
    subscribed: async (page) => {
      await expect(box(page).getByRole('status')).toContainText(words.doneTitle);
      await expect(form(page)).toBeHidden();
    },
  },
} satisfies PageDriver;
