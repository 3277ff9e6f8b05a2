// Browser driver of a new address: the form on /account, and what is waited for.
import type { Page } from 'playwright/test';
import type { AnyMachineSnapshot } from 'xstate';
import { changeAddress as words } from '../../content/changeAddress.ts';
import type {
  Addresses,
  ChangeAddressProblem,
  NewAddressAnswer,
} from '../../machines/changeAddress.machine.ts';
import { fillIn } from '../../src/flows/shared/fillIn.ts';
import { parisTime } from '../../src/flows/shared/parisTime.ts';
import type { Outcome } from '../../tests/paths/kit/define.ts';
import { ada, keptSession } from './account.ts';
import { expect } from './kit/expect.ts';
import { hold, respondWith } from './kit/network.ts';
import { answer, report } from './kit/page.ts';
import { open } from './open.ts';
import { respond } from './service.ts';
import type { PageDriver } from './kit/walkPath.ts';
import { isPaused, pauseIn } from './tries.sights.ts';

const flow = 'changeAddress';
const held = ['readAddresses', 'dropNewAddress', 'renewSession', 'pageFeed', 'passwordAgain'];
const { waiting } = words;

const view = (page: Page) => page.locator(`[data-flow=${flow}]`);
const form = (page: Page) => view(page).getByRole('form', { name: words.open, exact: true });
const field = (page: Page) => form(page).getByRole('textbox', { name: words.email, exact: true });
const button = (page: Page, name: string) => view(page).getByRole('button', { name, exact: true });
const answers = (port: string) => (page: Page, outcome: Outcome<unknown>) =>
  answer(page, flow, port, outcome);

type Known = Addresses & { problem: ChangeAddressProblem | null; isDropped: boolean };
const known = ({ context }: AnyMachineSnapshot) => context as Known;

const closed = async (page: Page, snapshot: AnyMachineSnapshot) => {
  const { email, isDropped } = known(snapshot);
  await expect(view(page).getByText(fillIn(words.text, { email }), { exact: true })).toBeVisible();
  await expect(view(page).getByRole('status')).toHaveText(isDropped ? [words.dropped] : []);
};
const waits = async (page: Page, snapshot: AnyMachineSnapshot) => {
  const { newEmail, until, email } = known(snapshot);
  const status = view(page).getByRole('status');
  await expect(status).toContainText(fillIn(waiting.title, { email: newEmail ?? '' }));
  await expect(status).toContainText(fillIn(waiting.text, { old: email }));
  if (until !== null)
    await expect(status).toContainText(fillIn(waiting.until, { time: parisTime(until) }));
};
const sending = (page: Page) => expect(button(page, words.submitting)).toBeVisible();

export default {
  flow,
  include: `[data-flow=${flow}]`,
  input: {
    page: async (page) => {
      await hold(page, 'askNewAddress', 'PUT', '/auth/v1/user');
      await open(page, flow, '/account', { held, who: 'member', storage: keptSession });
    },
  },
  events: {
    'retry.requested': (page) => button(page, words.unread.action).click(),
    'form.opened': (page) => button(page, words.open).click(),
    'form.closed': (page) => button(page, words.close).click(),
    'address.edited': (page) => field(page).pressSequentially('x'),
    'address.submitted': async (page, { email }) => {
      if ((await field(page).inputValue()) !== email) await field(page).fill(String(email));
      await button(page, words.submit).click();
    },
    'link.requested': (page) => button(page, waiting.again).click(),
    'address.dropped': (page) => button(page, waiting.drop).click(),
  },
  precededBy: { 'address.submitted': ['address.edited'] },
  environment: {
    pageFeed: { 'page.shown': (page) => report(page, flow, { type: 'page.shown' }) },
  },
  outcomes: {
    readAddresses: answers('readAddresses'),
    askNewAddress: (page, outcome) =>
      'gives' in outcome && (outcome.gives as NewAddressAnswer).outcome === 'unproved'
        ? respondWith(page, 'askNewAddress', 403, {
            code: 'reauthentication_needed',
            error_code: 'reauthentication_needed',
            msg: 'Enter your password again.',
          })
        : respond(page, 'askNewAddress', outcome, { ...ada, aud: 'authenticated' }),
    dropNewAddress: answers('dropNewAddress'),
    renewSession: answers('renewSession'),
    pageFeed: answers('pageFeed'),
    passwordAgain: answers('passwordAgain'),
    triesPause: answers('triesPause'),
  },
  states: {
    reading: (page) => expect(view(page).getByText(words.loading)).toBeAttached(),
    unread: async (page) => {
      await expect(view(page).getByRole('alert')).toContainText(words.unread.title);
      await expect(button(page, words.unread.action)).toBeEnabled();
    },
    renewing: async (page, snapshot) => {
      await closed(page, snapshot);
      await expect(button(page, words.open)).toBeDisabled();
    },
    closed: async (page, snapshot) => {
      await closed(page, snapshot);
      await expect(button(page, words.open)).toBeEnabled();
    },
    editing: async (page, snapshot) => {
      const { problem } = known(snapshot);
      await expect(button(page, words.submit)).toBeEnabled();
      await expect(pauseIn(form(page))).toBeHidden();
      if (problem === null) await expect(form(page).getByRole('alert')).toBeHidden();
      else if (problem.key === 'failed')
        await expect(form(page).getByRole('alert')).toContainText(
          problem.message ?? words.problems.failed,
        );
      else {
        await expect(field(page)).toHaveAccessibleDescription(
          new RegExp(words.problems[problem.key].replaceAll('.', '\\.')),
        );
        await expect(field(page)).toBeFocused();
      }
    },
    asking: sending,
    proving: sending,
    pausedForTries: (page) => isPaused(form(page)),
    'waiting.resting': async (page, snapshot) => {
      await waits(page, snapshot);
      await expect(view(page).getByRole('alert')).toHaveCount(0);
      await expect(button(page, waiting.again)).toBeEnabled();
      await expect(button(page, waiting.drop)).toBeEnabled();
    },
    'waiting.checking': async (page, snapshot) => {
      await waits(page, snapshot);
      await expect(button(page, waiting.again)).toBeDisabled();
      await expect(button(page, waiting.drop)).toBeDisabled();
    },
    'waiting.dropping': async (page, snapshot) => {
      await waits(page, snapshot);
      await expect(button(page, waiting.dropping)).toBeVisible();
    },
    'waiting.undropped': async (page, snapshot) => {
      const { problem } = known(snapshot);
      await waits(page, snapshot);
      await expect(view(page).getByRole('alert')).toContainText(
        problem?.message ?? words.problems.undropped,
      );
      await expect(button(page, waiting.drop)).toBeEnabled();
    },
  },
  indistinguishable: [
    {
      states: ['asking', 'proving'],
      reason: 'The question about the password is a flow of its own, which is held here.',
    },
  ],
} satisfies PageDriver;
