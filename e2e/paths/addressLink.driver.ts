// Browser driver of a link about an address: /address/confirm and /address/return.
import type { Page } from 'playwright/test';
import type { AnyMachineSnapshot } from 'xstate';
import { addressLink as words } from '../../content/addressLink.ts';
import type { AddressAct } from '../../machines/addressLink.machine.ts';
import type { Outcome } from '../../tests/paths/kit/define.ts';
import { expect } from './kit/expect.ts';
import { hold } from './kit/network.ts';
import { answer } from './kit/page.ts';
import { open } from './open.ts';
import { respond } from './service.ts';
import type { PageDriver } from './kit/walkPath.ts';

const flow = 'addressLink';

const view = (page: Page) => page.locator(`[data-flow=${flow}]`);
const button = (page: Page, name: string) => view(page).getByRole('button', { name, exact: true });
const heading = (page: Page, name: string) =>
  view(page).getByRole('heading', { level: 1, name, exact: true });
const actOf = ({ context }: AnyMachineSnapshot) => context.act as AddressAct;
const anyOf = (...names: string[]) => new RegExp(`^(${names.join('|')})$`);

const opens = (act: AddressAct) => async (page: Page) => {
  await hold(page, 'followLink', 'POST', '/auth/v1/address');
  await open(page, flow, `/address/${act}#t=abc`, { held: ['takeLink'] });
};
const ends = (of: 'changed' | 'returned' | 'taken' | 'unknown') => async (page: Page) => {
  await expect(heading(page, words[of].title)).toBeVisible();
  await expect(view(page).getByText(words[of].text)).toBeVisible();
  await expect(
    view(page).getByRole('link', { name: words[of].link.name, exact: true }),
  ).toBeVisible();
};

export default {
  flow,
  include: `[data-flow=${flow}]`,
  // Links lead to other pages.
  exclude: 'a',
  input: { confirm: opens('confirm'), return: opens('return') },
  events: {
    'link.accepted': (page) =>
      view(page)
        .getByRole('button', { name: anyOf(words.confirm.button, words.return.button) })
        .click(),
    'link.retried': (page) => button(page, words.failed.action).click(),
  },
  outcomes: {
    takeLink: (page: Page, outcome: Outcome<unknown>) => answer(page, flow, 'takeLink', outcome),
    followLink: (page, outcome) =>
      respond(page, 'followLink', outcome, 'gives' in outcome ? outcome.gives : {}),
  },
  states: {
    reading: (page) => expect(view(page).getByText(words.loading)).toBeAttached(),
    asking: async (page, snapshot) => {
      const asked = words[actOf(snapshot)];
      await expect(heading(page, asked.title)).toBeVisible();
      await expect(button(page, asked.button)).toBeEnabled();
    },
    following: (page, snapshot) => expect(button(page, words[actOf(snapshot)].busy)).toBeVisible(),
    failed: async (page, { context }) => {
      await expect(view(page).getByRole('alert')).toContainText(
        (context.problem as string) || words.failed.title,
      );
      await expect(button(page, words.failed.action)).toBeEnabled();
    },
    changed: ends('changed'),
    returned: ends('returned'),
    expired: async (page, snapshot) => {
      await expect(heading(page, words.expired.title)).toBeVisible();
      await expect(view(page).getByText(words.expired[actOf(snapshot)])).toBeVisible();
    },
    taken: ends('taken'),
    unknown: ends('unknown'),
  },
} satisfies PageDriver;
