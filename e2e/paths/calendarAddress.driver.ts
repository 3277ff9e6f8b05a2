// Browser driver of the private calendar address: on the page of an office hour.
import type { Page } from 'playwright/test';
import { calendarAddress as words } from '../../content/calendarAddress.ts';
import type { Outcome } from '../../tests/paths/kit/define.ts';
import { hourPage } from './hour.ts';
import { expect } from './kit/expect.ts';
import { answer } from './kit/page.ts';
import type { PageDriver } from './kit/walkPath.ts';

const flow = 'calendarAddress';
const held = ['readCalendar', 'makeAddress', 'revokeAddress'];

const view = (page: Page) => page.locator(`[data-flow=${flow}]`);
const button = (page: Page, name: string) => view(page).getByRole('button', { name, exact: true });
const dialog = (page: Page, { title }: { title: string }) =>
  page.getByRole('alertdialog', { name: title });
const inDialog = (page: Page, asked: { title: string }, name: string) =>
  dialog(page, asked).getByRole('button', { name, exact: true });
const anyDialog = (page: Page) => page.getByRole('alertdialog');
const answers = (port: string) => (page: Page, outcome: Outcome<unknown>) =>
  answer(page, flow, port, outcome);
const { renewal, revocation } = words;

type Known = {
  context: { problem: string | null; token: string | null; done: 'renewed' | 'revoked' | null };
};
const said = ({ context: { problem } }: Known) =>
  problem === null ? null : problem || words.failed;

/** What the last action did is said politely, as long as nothing else was asked for. */
const confirms = async (page: Page, { context: { done } }: Known) => {
  if (done !== null)
    await expect(
      view(page).getByRole('status').filter({ hasText: words.outcomes[done] }),
    ).toBeVisible();
};

const asks =
  (asked: typeof renewal): PageDriver['states'][string] =>
  async (page, snapshot) => {
    await expect(inDialog(page, asked, asked.confirm)).toBeEnabled();
    const problem = said(snapshot as unknown as Known);
    const alert = dialog(page, asked).getByRole('alert');
    if (problem === null) await expect(alert).toHaveCount(0);
    else await expect(alert).toContainText(problem);
  };

export default {
  flow,
  include: `[data-flow=${flow}], [role=alertdialog]`,
  // Copying is the flow `share`, which has its own paths; subscribing leads out of the browser.
  exclude: '[data-flow=share] *',
  input: {
    page: (page) =>
      hourPage(page, flow, { held, heldOfOthers: { share: ['shareLink'] } }, () =>
        expect(view(page)).toBeVisible(),
      ),
  },
  events: {
    'retry.requested': (page) => button(page, words.unread.action).click(),
    'address.requested': (page) => button(page, words.make).click(),
    'renewal.requested': (page) => button(page, words.renew).click(),
    'renewal.confirmed': (page) => inDialog(page, renewal, renewal.confirm).click(),
    'revocation.requested': (page) => button(page, words.revoke).click(),
    'revocation.confirmed': (page) => inDialog(page, revocation, revocation.confirm).click(),
    'action.cancelled': (page) =>
      anyDialog(page)
        .getByRole('button', { name: new RegExp(`^(${renewal.keep}|${revocation.keep})$`) })
        .click(),
  },
  outcomes: Object.fromEntries(held.map((port) => [port, answers(port)])),
  states: {
    reading: (page) => expect(view(page)).toContainText(words.loading),
    unread: async (page) => {
      await expect(view(page)).toContainText(words.unread.title);
      await expect(button(page, words.unread.action)).toBeEnabled();
    },
    unavailable: async (page) => {
      await expect(view(page)).toBeEmpty();
    },
    none: async (page, snapshot) => {
      await confirms(page, snapshot as unknown as Known);
      await expect(view(page)).toContainText(words.none);
      await expect(button(page, words.make)).toBeEnabled();
      const problem = said(snapshot as unknown as Known);
      if (problem === null) await expect(view(page).getByRole('alert')).toHaveCount(0);
      else await expect(view(page).getByRole('alert')).toContainText(problem);
    },
    making: (page) => expect(button(page, words.making)).toBeVisible(),
    there: async (page, snapshot) => {
      await expect(anyDialog(page)).toHaveCount(0);
      await confirms(page, snapshot as unknown as Known);
      await expect(view(page)).toContainText(words.there);
      const { token } = (snapshot as unknown as Known).context;
      if (token === null) {
        await expect(view(page)).toContainText(words.hidden);
        return;
      }
      const address = new RegExp(`/calendar/${token}\\.ics$`);
      await expect(view(page).getByRole('textbox', { name: words.field })).toHaveValue(address);
      await expect(view(page).getByRole('link', { name: words.subscribe })).toHaveAttribute(
        'href',
        new RegExp(`^webcal://.*/calendar/${token}\\.ics$`),
      );
    },
    confirmingRenewal: asks(renewal),
    renewing: (page) => expect(inDialog(page, renewal, renewal.busy)).toBeVisible(),
    confirmingRevocation: asks(revocation),
    revoking: (page) => expect(inDialog(page, revocation, revocation.busy)).toBeVisible(),
  },
} satisfies PageDriver;
