// Browser driver of the theme: chosen in the footer, stored by the browser, and sent from tab to tab.
import type { Page } from 'playwright/test';
import { expect } from './kit/expect.ts';
import { open } from './open.ts';
import { answer } from './kit/page.ts';
import type { PageDriver } from './kit/walkPath.ts';
import { setInOtherTab } from './kit/otherTab.ts';

const names: Record<string, string> = { system: 'System', ink: 'Ink', paper: 'Paper' };
const choice = (page: Page, theme: string) =>
  page.getByRole('radio', { name: names[theme] ?? theme, exact: true });

const wears = (theme: string) => async (page: Page) => {
  await expect(choice(page, theme)).toBeChecked();
  if (theme === 'system') await expect(page.locator('html')).not.toHaveAttribute('data-theme');
};

export default {
  flow: 'theme',
  include: 'footer [role=radiogroup]',
  input: {
    site: (page) => open(page, 'theme', '/reset-password', { interruptible: ['themeMemory'] }),
  },
  events: {
    // The radio button's label covers it: a user presses the label.
    'theme.chosen': (page, { theme }) => choice(page, String(theme)).click({ force: true }),
  },
  environment: {
    themeMemory: {
      'theme.restored': (page, { theme }) =>
        setInOtherTab(page, 'axisOneTheme', theme === 'system' ? null : String(theme)),
    },
  },
  outcomes: { themeMemory: (page, outcome) => answer(page, 'theme', 'themeMemory', outcome) },
  states: { system: wears('system'), ink: wears('ink'), paper: wears('paper') },
} satisfies PageDriver;
