// Browser driver of the session, on /auth, where each of its states is visible.
import type { Page } from 'playwright/test';
import type { AnyEventObject } from 'xstate';
import type { Outcome } from '../../tests/paths/kit/define.ts';
import { auth } from '../../content/auth.ts';
import { newPassword } from '../../content/newPassword.ts';
import { site } from '../../content/site.ts';
import { expect } from './kit/expect.ts';
import type { Profile } from '../../machines/onboarding.machine.ts';
import type { Subscription } from '../../machines/session.machine.ts';
import { hold, respondWith } from './kit/network.ts';
import { profileRow, respond } from './service.ts';
import { answer, report } from './kit/page.ts';
import { keepSession } from './account.ts';
import { open } from './open.ts';
import {
  avatar,
  badge,
  free,
  isFree,
  leave,
  leaveStep,
  link,
  nobody,
  nothing,
  premium,
  signOut,
  untold,
  wayIn,
} from './session.sights.ts';
import type { PageDriver } from './kit/walkPath.ts';

const flow = 'session';
/** Feeds send when the path says so; the other two ports never fail at the network: they work in the browser's storage. */
const feeds = ['authReports', 'premiumFlag', 'setupFlow'];
const held = [...feeds, 'settleBrowser', 'abandonRecovery'];

/** The auth library holds the session too: the ports that call the service need it. */
const reports = async (page: Page, event: AnyEventObject) => {
  await keepSession(page, true);
  await report(page, flow, event);
};
/** A row, or none; for no answer a gateway replies (the library retries when a connection fails). */
const responds =
  <Given>(port: string, toRow: (given: Given) => object) =>
  (page: Page, outcome: Outcome<unknown>) => {
    if ('fails' in outcome) return respondWith(page, port, 502, { message: 'Bad gateway' });
    const given = outcome.gives as Given | null;
    return respond(page, port, outcome, given === null ? [] : [toRow(given)]);
  };
const answers = (port: string) => (page: Page, outcome: Outcome<unknown>) =>
  answer(page, flow, port, outcome);

/** The part of the session that /auth itself shows, not only the header. */
const visitors = [
  'visitor.resolving',
  'visitor.anonymous.plain',
  'visitor.anonymous.linkExpired',
  'visitor.anonymous.sessionEnded',
  'visitor.anonymous.factorNeeded.asking',
  'visitor.anonymous.factorNeeded.leaving',
  'visitor.arriving.asking',
  'visitor.arriving.settling',
  'visitor.member.presence.here',
  'visitor.member.presence.leaving',
  'visitor.member.link.expired',
  'visitor.member.tier.unknown',
  'visitor.member.tier.free',
  'visitor.member.tier.premium',
  'visitor.recovering.settingPassword',
  'visitor.recovering.abandoning',
];

const { account } = site;

export default {
  flow,
  // Its controls are in the header's menu and next to the new password.
  include: `header button[aria-label="${account.menu}"], [data-flow=newPassword] button:not([type=submit]), [data-flow=factorStep] > button`,
  // The other items of the member's menu lead elsewhere; the button that shows the password belongs to the field.
  exclude: '[role=menuitem]:not([data-key=signOut]), [aria-label="Show password"]',
  input: {
    site: async (page) => {
      await hold(page, 'fetchProfile', 'GET', /^\/rest\/v1\/profiles/);
      await hold(page, 'loadSubscription', 'GET', /^\/rest\/v1\/subscriptions/);
      await hold(page, 'signOut', 'POST', /^\/auth\/v1\/logout/);
      await open(page, flow, '/auth', { held, interruptible: feeds });
    },
  },
  events: {
    'signOut.requested': async (page) => {
      await avatar(page).click();
      await signOut(page).click();
    },
    'recovery.abandoned': (page) => leave(page).click(),
    'factor.abandoned': (page) => leaveStep(page).click(),
  },
  // While a link waits for confirmation, /auth offers nothing else: the form of a recovery follows it.
  isOffered: (snapshot, { id }) => !id.endsWith('.abandoned') || isFree(snapshot),
  // The auth library's own translation has its tests (tests/adapters/authReports.test.ts), and the journeys run it for
  // real: two tabs, links, sessions that end. Here each of its events is sent when the path says so.
  environment: {
    authReports: {
      'session.found': reports,
      'session.absent': reports,
      'session.refreshed': reports,
      'session.ended': reports,
      'member.signedIn': reports,
      'member.signedOut': reports,
      'member.updated': reports,
      'recovery.opened': reports,
      'recovery.refused': reports,
      'factor.needed': reports,
      'link.opened': reports,
    },
    premiumFlag: { 'flag.raised': reports, 'flag.lowered': reports },
    setupFlow: { 'setup.ended': reports },
    site: {
      'destination.named': reports,
      'link.closed': reports,
      'link.expired': reports,
      'link.kept': reports,
      'setup.begun': reports,
      'setup.ended': reports,
      'subscription.changed': reports,
    },
  },
  outcomes: {
    authReports: answers('authReports'),
    premiumFlag: answers('premiumFlag'),
    setupFlow: answers('setupFlow'),
    fetchProfile: responds<Profile>('fetchProfile', profileRow),
    settleBrowser: answers('settleBrowser'),
    loadSubscription: async (page, outcome) => {
      const now = Date.now();
      // The time until the end is counted from this moment.
      await page.evaluate((at) => (Date.now = () => at), now);
      const toRow = ({ tier, isActive, endsIn }: Subscription) => ({
        product: 'membership',
        tier,
        is_active: isActive,
        renews_at: endsIn === undefined ? null : new Date(now + endsIn).toISOString(),
      });
      await responds<Subscription>('loadSubscription', toRow)(page, outcome);
    },
    signOut: (page, outcome) => respond(page, 'signOut', outcome),
    abandonRecovery: answers('abandonRecovery'),
  },
  states: {
    'visitor.resolving': nothing,
    'visitor.anonymous.plain': (page, seen) => nobody(page, seen, null),
    'visitor.anonymous.linkExpired': (page, seen) => nobody(page, seen, auth.expiredLink.title),
    'visitor.anonymous.sessionEnded': (page, seen) => nobody(page, seen, auth.ended.text),
    'visitor.anonymous.factorNeeded.asking': async (page, seen) => {
      await expect(avatar(page)).toBeHidden();
      if (isFree(seen)) await expect(leaveStep(page)).toBeEnabled();
    },
    'visitor.anonymous.factorNeeded.leaving': async (page, seen) => {
      await expect(avatar(page)).toBeHidden();
      if (isFree(seen)) await expect(leaveStep(page)).toBeDisabled();
    },
    'visitor.arriving.asking': nothing,
    'visitor.arriving.settling': nothing,
    'visitor.member.presence.here': async (page) => {
      await avatar(page).click();
      await expect(signOut(page)).toBeEnabled();
      await page.keyboard.press('Escape');
      await expect(page.getByRole('menu')).toBeHidden();
    },
    'visitor.member.presence.leaving': async (page) => {
      await avatar(page).click();
      await expect(
        page.getByRole('menuitem', { name: account.signingOut, exact: true }),
      ).toBeDisabled();
      await page.keyboard.press('Escape');
      await expect(page.getByRole('menu')).toBeHidden();
    },
    'visitor.member.link.expired': async (page, seen) => {
      await expect(avatar(page)).toBeVisible();
      if (!isFree(seen)) return;
      await expect(page.getByText(auth.expiredLink.title, { exact: true })).toBeVisible();
      await expect(page.getByText(auth.expiredLink.member.text, { exact: true })).toBeVisible();
      await expect(page.locator('main form')).toHaveCount(0);
    },
    'visitor.member.tier.unknown': untold,
    'visitor.member.tier.free': free,
    'visitor.member.tier.premium': async (page) => {
      await expect(badge(page)).toBeVisible();
      await premium(page);
    },
    'visitor.recovering.settingPassword': async (page, seen) => {
      await expect(wayIn(page)).toBeHidden();
      if (!isFree(seen)) return;
      await expect(page.getByRole('form', { name: newPassword.title, exact: true })).toBeVisible();
      await expect(leave(page)).toBeEnabled();
    },
    'visitor.recovering.abandoning': async (page, seen) => {
      await expect(wayIn(page)).toBeHidden();
      if (isFree(seen)) await expect(leave(page)).toBeDisabled();
    },
    'mailedLink.open': (page) => expect(link(page)).toBeVisible(),
    'mailedLink.leadingOn': async (page) => {
      await expect(link(page)).toHaveCount(0);
      await expect(page.locator('main form')).toHaveCount(0);
    },
  },
  invisible: {
    'visitor.member.subscription.asking': 'What the subscription says is seen in the tier.',
    'visitor.member.subscription.known': 'What the subscription says is seen in the tier.',
    'visitor.member.subscription.knownUntilEnd': 'What the subscription says is seen in the tier.',
    'visitor.member.subscription.unreachable': 'What the subscription says is seen in the tier.',
    'visitor.member.link.none': 'What /auth says of a link is seen where one has expired.',
    'mailedLink.none': 'That no link waits is seen in what /auth shows of the visitor.',
    'course.staying': 'The course is seen in where an arrival leads.',
    'course.open': 'The course is seen in where an arrival leads.',
    'course.flowLeads': 'The course is seen in where an arrival leads.',
  },
  indistinguishable: [
    {
      states: visitors,
      reason: 'While a link waits for an answer, it stands in the place of what /auth says.',
      when: (snapshot) => !isFree(snapshot),
    },
    {
      states: ['visitor.resolving', 'visitor.arriving.asking', 'visitor.arriving.settling'],
      reason: 'Until it is known who is here, the page keeps their place.',
    },
  ],
} satisfies PageDriver;
