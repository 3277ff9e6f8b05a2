// Browser driver of publishing an answer without names: on the page of the answer.
import type { Page } from 'playwright/test';
import type { AnyMachineSnapshot } from 'xstate';
import { afterAnswer } from '../../content/afterAnswer.ts';
import model from '../../tests/paths/consent.paths.ts';
import { openAnswer } from './answerPage.ts';
import { expect } from './kit/expect.ts';
import { answer } from './kit/page.ts';
import type { PageDriver } from './kit/walkPath.ts';

const flow = 'consent';
const words = afterAnswer.consent;

const view = (page: Page) => page.locator(`[data-flow=${flow}]`);
const button = (page: Page, name: string) => view(page).getByRole('button', { name, exact: true });
const opened = (input: 'first' | 'again') =>
  openAnswer({
    flow,
    held: ['storeConsent'],
    input: model.input[input]?.input as Record<string, unknown>,
  });
const says = async (page: Page, { context }: AnyMachineSnapshot) => {
  const { problem } = context as { problem: string | null };
  const alert = view(page).getByRole('alert');
  if (problem === null) await expect(alert).toHaveCount(0);
  else await expect(alert).toContainText(problem || words.failed);
};
const isAllowed = (page: Page) => expect(view(page)).toContainText('you allowed us to publish');

export default {
  flow,
  include: `[data-flow=${flow}]`,
  input: { first: opened('first'), again: opened('again') },
  events: {
    'consent.given': (page) => button(page, words.give).click(),
    'consent.revoked': (page) => button(page, words.revoke).click(),
  },
  outcomes: { storeConsent: (page, outcome) => answer(page, flow, 'storeConsent', outcome) },
  states: {
    private: async (page, snapshot) => {
      await expect(view(page)).toContainText(words.ask);
      await expect(button(page, words.give)).toBeEnabled();
      await says(page, snapshot);
    },
    giving: async (page) => {
      await expect(view(page)).toContainText(words.ask);
      await expect(button(page, words.giving)).toBeVisible();
    },
    allowed: async (page, snapshot) => {
      await isAllowed(page);
      await expect(button(page, words.revoke)).toBeEnabled();
      await says(page, snapshot);
    },
    revoking: async (page) => {
      await isAllowed(page);
      await expect(button(page, words.revoking)).toBeVisible();
    },
  },
  invisible: { deciding: 'It is left in the moment in which it is entered.' },
} satisfies PageDriver;
