// Browser driver of What Are You Looking For?: the button in the hero, and its dialog.
import type { Page } from 'playwright/test';
import type { AnyMachineSnapshot } from 'xstate';
import { home } from '../../content/home.ts';
import type { Intent } from '../../machines/intentDialog.machine.ts';
import { expect } from './kit/expect.ts';
import { open } from './open.ts';
import type { PageDriver } from './kit/walkPath.ts';

const flow = 'intentDialog';
const words = home.intent;
const dialog = (page: Page) => page.getByRole('dialog', { name: words.title, exact: true });
const radio = (page: Page, label: string) =>
  dialog(page).getByRole('radio', { name: label, exact: true });
const button = (page: Page, name: string) =>
  dialog(page).getByRole('button', { name, exact: true });

async function shows(page: Page, { context }: AnyMachineSnapshot) {
  const { intent } = context as { intent: Intent | null };
  for (const { id, label } of words.choices)
    await expect(radio(page, label)).toBeChecked({ checked: id === intent?.id });
}

export default {
  flow,
  include: `[data-flow=${flow}], [role=dialog]`,
  input: { page: (page) => open(page, flow, '/') },
  events: {
    'dialog.opened': (page) =>
      page
        .locator(`[data-flow=${flow}]`)
        .getByRole('button', { name: words.title, exact: true })
        .click(),
    'intent.chosen': (page, { id }) =>
      radio(page, words.choices.find((one) => one.id === id)?.label ?? '').click(),
    'intent.confirmed': (page) => button(page, words.continue).click(),
    'dialog.closed': (page) => button(page, words.close).click(),
  },
  states: {
    closed: (page) => expect(dialog(page)).toBeHidden(),
    'open.undecided': async (page, snapshot) => {
      await shows(page, snapshot);
      await expect(button(page, words.continue)).toBeDisabled();
    },
    'open.decided': async (page, snapshot) => {
      await shows(page, snapshot);
      await expect(button(page, words.continue)).toBeEnabled();
    },
  },
} satisfies PageDriver;
