// Browser driver of the auth library's reports, which have no view: /auth shows what the session makes of them.
import type { Page } from 'playwright/test';
import { site } from '../../content/site.ts';
import { expect } from './kit/expect.ts';
import { answer, report } from './kit/page.ts';
import { open } from './open.ts';
import type { PageDriver } from './kit/walkPath.ts';

const flow = 'authReports';

const header = (page: Page) => page.getByRole('banner');
const signIn = (page: Page) =>
  header(page).getByRole('link', { name: site.account.signIn.name, exact: true });
const reports = (page: Page, event: Parameters<typeof report>[2]) => report(page, flow, event);
const answers = (port: string) => (page: Page, outcome: Parameters<typeof answer>[3]) =>
  answer(page, flow, port, outcome);

const isVisitor = (page: Page) => expect(signIn(page)).toBeVisible();
const avatar = (page: Page) =>
  header(page).getByRole('button', { name: site.account.menu, exact: true });
/** The header shows the member; while the browser becomes theirs, the form for signing in is gone already. */
const isNoVisitor = (page: Page) =>
  expect
    .poll(
      async () =>
        (await avatar(page).isVisible()) ||
        (await page.locator('[data-flow=authForm] form').count()) === 0,
    )
    .toBe(true);

const asksForTheCode = (page: Page) =>
  expect(page.locator('[data-flow=factorStep] form')).toBeVisible();

export default {
  flow,
  // It has no controls: the header and /auth have theirs.
  include: `[data-flow=${flow}]`,
  input: {
    page: (page) =>
      open(page, flow, '/auth', { held: ['authFeed', 'fetchLibrary'], pausesTimersFrom: 200 }),
  },
  events: {},
  environment: {
    authFeed: {
      'page.opened': reports,
      'link.opened': reports,
      'link.expired': reports,
      'token.seen': reports,
      'token.stored': reports,
      'token.removed': reports,
      'leaving.marked': reports,
      'auth.found': reports,
      'auth.empty': reports,
      'auth.signedIn': reports,
      'auth.refreshed': reports,
      'auth.updated': reports,
      'auth.recovered': reports,
      'auth.heldBack': reports,
      'auth.signedOut': reports,
    },
  },
  outcomes: { authFeed: answers('authFeed'), fetchLibrary: answers('fetchLibrary') },
  states: {
    'expected.fetchingAgain': isVisitor,
    'expected.outOfReach': isVisitor,
    'absent.resting': isVisitor,
    'absent.fetching': isVisitor,
    'present.unconfirmed.fetching': isNoVisitor,
    'present.unconfirmed.outOfReach': isNoVisitor,
    'present.unconfirmed.listening': isNoVisitor,
    'present.unconfirmed.silent': isNoVisitor,
    'present.open': isNoVisitor,
    'present.ending': isNoVisitor,
    heldBack: asksForTheCode,
  },
  invisible: {
    opening: 'It is left as soon as the page has been looked at.',
    'expected.fetching':
      'Until it is known who is here, the header keeps the place of the visitor.',
    'expected.listening': 'Whether the library is here is not seen before it reports.',
  },
  indistinguishable: [
    {
      states: [
        'expected.fetchingAgain',
        'expected.outOfReach',
        'absent.resting',
        'absent.fetching',
        'present.unconfirmed.fetching',
        'present.unconfirmed.outOfReach',
        'present.unconfirmed.listening',
        'present.unconfirmed.silent',
        'present.open',
        'present.ending',
        'heldBack',
      ],
      reason:
        'While the browser becomes a member’s, the header is still a visitor’s; a mailed link takes the place of the form.',
    },
  ],
} satisfies PageDriver;
