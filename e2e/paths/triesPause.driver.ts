// Browser driver of too many tries: the seconds that are counted down after one reset link too many.
import type { Page } from 'playwright/test';
import { reset } from '../../content/reset.ts';
import { pauseWords } from '../../src/flows/triesPause/pauseWords.ts';
import { ada, tooMany } from '../../tests/paths/support.ts';
import { expect } from './kit/expect.ts';
import { hold } from './kit/network.ts';
import { respond } from './service.ts';
import { whenStarted } from './kit/page.ts';
import { open } from './open.ts';
import type { PageDriver } from './kit/walkPath.ts';
import { pauseIn } from './tries.sights.ts';

const flow = 'triesPause';
const form = (page: Page) => page.getByRole('form', { name: reset.title, exact: true });
const submit = (page: Page) => form(page).getByRole('button', { name: reset.submit, exact: true });

export default {
  flow,
  include: `[data-flow=${flow}]`,
  input: {
    short: async (page) => {
      await hold(page, 'sendResetLink', 'POST', '/auth/v1/recover');
      await open(page, flow, '/reset-password', { startsLater: true });
      await form(page).getByRole('textbox', { name: reset.email, exact: true }).fill(ada.email);
      await submit(page).click();
      await respond(page, 'sendResetLink', { ...tooMany, retryAfter: 3 });
      await whenStarted(page);
    },
  },
  events: {},
  states: {
    'counting.ticking': async (page, { context }) => {
      await expect(pauseIn(form(page))).toContainText(pauseWords(context.secondsLeft));
      // The announcement does not change with the seconds.
      await expect(form(page).getByRole('status')).toHaveText(pauseWords(context.seconds));
    },
    over: async (page) => {
      await expect(pauseIn(form(page))).toBeHidden();
      await expect(submit(page)).toBeEnabled();
    },
  },
} satisfies PageDriver;
