// Session: who is here. Tried on /auth, where every one of its states shows.
import { expect } from 'playwright/test';
import type { Page } from 'playwright/test';
import type { AnyEventObject } from 'xstate';
import type { Outcome } from '../../tests/paths/kit/define.ts';
import { auth } from '../../content/auth.ts';
import { site } from '../../content/site.ts';
import { answer, open, report } from './kit/page.ts';
import type { PageDriver } from './kit/travel.ts';

const flow = 'session';
const ports = [
  'authFeed',
  'premiumFlag',
  'fetchProfile',
  'settleBrowser',
  'loadSubscription',
  'signOut',
  'abandonRecovery',
];

const { account } = site;
const banner = (page: Page) => page.getByRole('banner');
const avatar = (page: Page) =>
  banner(page).getByRole('button', { name: account.menu, exact: true });
const wayIn = (page: Page) =>
  banner(page).getByRole('link', { name: account.signIn.name, exact: true });
const leave = (page: Page) =>
  page.getByRole('button', { name: auth.newPassword.abandon, exact: true });
const badge = (page: Page) => banner(page).getByText(account.premiumBadge, { exact: true });

const reports = (page: Page, event: AnyEventObject) => report(page, flow, event);
const answers = (port: string) => (page: Page, outcome: Outcome<unknown>) =>
  answer(page, flow, port, outcome);

const nobody = async (page: Page) => {
  await expect(wayIn(page)).toBeVisible();
  await expect(avatar(page)).toBeHidden();
};
const here = (page: Page) => expect(avatar(page)).toBeVisible();
const nothing = (page: Page) => expect(avatar(page)).toBeHidden();

/** How the avatar's menu names the member, and whether it offers the upgrade. */
const menuSays = (tier: string, offersUpgrade: boolean) => async (page: Page) => {
  await avatar(page).click();
  const menu = page.getByRole('menu', { name: account.menu, exact: true });
  await expect(menu).toContainText(tier);
  await expect(menu.getByRole('menuitem', { name: account.upgrade.name, exact: true })).toHaveCount(
    offersUpgrade ? 1 : 0,
  );
  await page.keyboard.press('Escape');
  await expect(menu).toBeHidden();
};

const free = menuSays(account.freeMember, true);
const untold = menuSays(account.freeMember, false);
const premium = menuSays(account.premiumMember, false);

export default {
  flow,
  // Its controls stand in the header's menu and beside the new password.
  own: '',
  input: {
    site: (page) => open(page, flow, '/auth', { held: ports, feeds: ['authFeed', 'premiumFlag'] }),
  },
  events: {
    'signOut.requested': async (page) => {
      await avatar(page).click();
      await page.getByRole('menuitem', { name: account.signOut, exact: true }).click();
    },
    'recovery.abandoned': (page) => leave(page).click(),
  },
  // The auth library's own translation has its tests (tests/adapters/authFeed.test.ts), and the journeys run it for
  // real: two tabs, links, sessions that end. Here each of its words is said when the path wants it.
  world: {
    authFeed: {
      'session.found': reports,
      'session.absent': reports,
      'session.refreshed': reports,
      'session.ended': reports,
      'member.signedIn': reports,
      'member.signedOut': reports,
      'member.updated': reports,
      'recovery.opened': reports,
      'recovery.refused': reports,
    },
    premiumFlag: { 'flag.raised': reports, 'flag.lowered': reports },
    site: {
      'destination.named': reports,
      'redirect.held': reports,
      'redirect.released': reports,
      'subscription.changed': reports,
    },
  },
  outcomes: {
    authFeed: answers('authFeed'),
    premiumFlag: answers('premiumFlag'),
    fetchProfile: answers('fetchProfile'),
    settleBrowser: answers('settleBrowser'),
    loadSubscription: answers('loadSubscription'),
    signOut: answers('signOut'),
    abandonRecovery: answers('abandonRecovery'),
  },
  states: {
    'visitor.resolving': nothing,
    'visitor.anonymous.plain': nobody,
    'visitor.anonymous.linkExpired': async (page) => {
      await nobody(page);
      await expect(page.getByText(auth.expiredLink.title, { exact: true })).toBeVisible();
    },
    'visitor.anonymous.sessionEnded': async (page) => {
      await nobody(page);
      await expect(page.getByText(auth.ended.text, { exact: true })).toBeVisible();
    },
    'visitor.arriving.asking': nothing,
    'visitor.arriving.settling': nothing,
    'visitor.member.presence.here': here,
    'visitor.member.presence.leaving': async (page) => {
      await avatar(page).click();
      await expect(
        page.getByRole('menuitem', { name: account.signingOut, exact: true }),
      ).toBeDisabled();
      await page.keyboard.press('Escape');
      await expect(page.getByRole('menu')).toBeHidden();
    },
    'visitor.member.tier.unknown': untold,
    'visitor.member.tier.free': free,
    'visitor.member.tier.premium': async (page) => {
      await expect(badge(page)).toBeVisible();
      await premium(page);
    },
    // What the subscription says is seen in the tier.
    'visitor.member.subscription.asking': here,
    'visitor.member.subscription.known': here,
    'visitor.member.subscription.unreachable': here,
    'visitor.recovering.settingPassword': async (page) => {
      await expect(
        page.getByRole('form', { name: auth.newPassword.title, exact: true }),
      ).toBeVisible();
      await expect(leave(page)).toBeEnabled();
      await expect(wayIn(page)).toBeHidden();
    },
    'visitor.recovering.abandoning': async (page) => {
      await expect(leave(page)).toBeDisabled();
      await expect(wayIn(page)).toBeHidden();
    },
    // The course is seen in where an arrival leads.
    'course.open': () => Promise.resolve(),
    'course.held': () => Promise.resolve(),
    'course.releasing': () => Promise.resolve(),
  },
} satisfies PageDriver;
