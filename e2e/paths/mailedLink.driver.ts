// Browser driver of a link from a mail: confirmed on /auth, sent to the service, and handed to the session.
import type { Page } from 'playwright/test';
import type { AnyMachineSnapshot } from 'xstate';
import type { Outcome } from '../../tests/paths/kit/define.ts';
import type { CheckedLink, MailedLink } from '../../machines/mailedLink.machine.ts';
import { auth } from '../../content/auth.ts';
import { mailedLink as words } from '../../content/mailedLink.ts';
import { expect } from './kit/expect.ts';
import { hold, respondWith } from './kit/network.ts';
import { respond } from './service.ts';
import { ada, serviceSession } from './account.ts';
import { answer } from './kit/page.ts';
import { open } from './open.ts';
import type { PageDriver } from './kit/walkPath.ts';

const flow = 'mailedLink';
/** The token is sent over the network; what is read and stored is in this browser. */
const held = ['readLink', 'keepSession', 'discardLink'];

const box = (page: Page) => page.locator('[data-flow=mailedLink]');
const button = (page: Page, name: string) => box(page).getByRole('button', { name, exact: true });
const heading = (page: Page, name: string) => box(page).getByRole('heading', { name, exact: true });
const answers = (port: string) => (page: Page, outcome: Outcome<unknown>) =>
  answer(page, flow, port, outcome);

const waits = (sentence: string) => async (page: Page) => {
  await expect(box(page).getByText(sentence, { exact: true })).toBeVisible();
  await expect(box(page).getByRole('button')).toHaveCount(0);
};
const busy = waits(words.checking);

const failed = async (page: Page, { context }: AnyMachineSnapshot) => {
  await expect(heading(page, words.failed.title)).toBeVisible();
  await expect(box(page).getByRole('alert')).toContainText(
    (context.problem as string | null) ?? words.failed.unanswered,
  );
  await expect(button(page, words.failed.retry)).toBeEnabled();
};

export default {
  flow,
  include: '[data-flow=mailedLink]',
  input: {
    page: async (page) => {
      await hold(page, 'verifyLink', 'POST', '/auth/v1/verify');
      await open(page, flow, `/auth#token_hash=abc&type=recovery&email=${ada.email}`, {
        held,
        who: 'linked',
      });
    },
  },
  events: {
    'link.accepted': (page) => button(page, words.ask.accept).click(),
    'link.declined': (page) =>
      box(page)
        .getByRole('button', {
          name: new RegExp(`^(${words.ask.decline}|${words.foreign.close})$`),
        })
        .click(),
    'link.retried': (page) => button(page, words.failed.retry).click(),
  },
  outcomes: {
    readLink: answers('readLink'),
    verifyLink: (page, outcome) => {
      if ('fails' in outcome) return respond(page, 'verifyLink', outcome);
      const given = outcome.gives as CheckedLink;
      return given.outcome === 'expired'
        ? respondWith(page, 'verifyLink', 403, {
            code: 403,
            error_code: 'otp_expired',
            msg: 'Email link is invalid or has expired',
          })
        : respond(page, 'verifyLink', outcome, {
            ...serviceSession,
            user: { ...serviceSession.user, email: given.email },
          });
    },
    keepSession: answers('keepSession'),
    discardLink: answers('discardLink'),
  },
  states: {
    reading: busy,
    asking: async (page, { context }) => {
      const link = context.link as MailedLink;
      await expect(
        heading(page, words.ask.title.replace('{email}', link.email ?? '')),
      ).toBeVisible();
      await expect(
        box(page).getByText(words.ask[link.kind].replace('{email}', link.email ?? '')),
      ).toBeVisible();
      await expect(button(page, words.ask.accept)).toBeEnabled();
      await expect(button(page, words.ask.decline)).toBeEnabled();
    },
    checking: busy,
    keeping: busy,
    failed,
    unkept: failed,
    refusing: busy,
    foreign: async (page, { context }) => {
      const { email } = context.link as MailedLink;
      await expect(
        heading(
          page,
          email === null ? words.foreign.nameless : words.foreign.title.replace('{email}', email),
        ),
      ).toBeVisible();
      await expect(button(page, words.foreign.close)).toBeEnabled();
    },
    closing: waits(words.closing),
    declined: async (page) => {
      await expect(box(page)).toHaveCount(0);
      await expect(page.getByText(auth.expiredLink.title, { exact: true })).toHaveCount(0);
    },
    expired: async (page) => {
      await expect(box(page)).toHaveCount(0);
      await expect(page.getByText(auth.expiredLink.title, { exact: true })).toBeVisible();
    },
    kept: async (page) => {
      await expect(box(page)).toHaveCount(0);
      await expect(page.getByText(auth.expiredLink.title, { exact: true })).toHaveCount(0);
    },
  },
  indistinguishable: [
    {
      states: ['reading', 'checking', 'keeping', 'refusing'],
      reason: 'To the person it is one wait: the link is being checked.',
    },
    {
      states: ['failed', 'unkept'],
      reason: 'What could not be done is the same to the person: the link is not open yet.',
    },
    {
      states: ['declined', 'kept'],
      reason: 'The page is the session’s again, which is held here and knows of nothing.',
    },
  ],
} satisfies PageDriver;
