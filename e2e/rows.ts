// Each row of content/capabilities.ts on the page that shows it: what is seen there, and by whom. A row without a line here does not
// compile, and rows.spec.ts fails. What the database says to each: tests/backend/rows.walk.ts.
import type { Locator, Page } from 'playwright/test';
import { asynqFrame } from '../content/asynq.frame.ts';
import { lockOf, type CapabilityId } from '../content/capabilities.ts';
import { community } from '../content/community.ts';
import { dashboard } from '../content/dashboard.ts';
import { itemWords } from '../content/itemWords.ts';
import { posts } from '../content/posts.ts';
import { fullStack } from '../content/fullStack.ts';
import { taking } from '../content/taking.ts';
import type { Server } from '../tools/lib/throwaway.mjs';
import { call, keysOf } from './backend.ts';

/** Without an account · free · premium · premium until yesterday · free, with the browser's flag · the toolkits alone. */
export const people = ['visitor', 'free', 'premium', 'ended', 'flagged', 'toolkits'] as const;
export type Who = (typeof people)[number];

export type Line = {
  address: string;
  /** What can be seen at that address, by a name; exactly one of them at a time. */
  sights: Record<string, (page: Page) => Locator>;
  /** The name of what each of them sees. */
  sees: Record<Who, string>;
};

const link = (name: string) => (page: Page) => page.getByRole('link', { name, exact: true });
const button = (name: string) => (page: Page) => page.getByRole('button', { name, exact: true });
const heading = (name: string) => (page: Page) => page.getByRole('heading', { name, exact: true });
const within = (selector: string, text: string) => (page: Page) =>
  page.locator(selector).getByText(text, { exact: true });
const signIn = heading('Welcome back');
const { unlock, complete } = itemWords;

/** Premium has it, everybody else a lock; the flag shows that the upgrade is not complete. */
const premiumOnly = {
  visitor: 'locked',
  free: 'locked',
  premium: 'open',
  ended: 'locked',
  flagged: 'incomplete',
  toolkits: 'locked',
};
/** The same on a page of members. */
const amongMembers = { ...premiumOnly, visitor: 'signIn' };
/** The flag changes what is displayed, and what follows is public. */
const byFlag = { ...amongMembers, flagged: 'open' };
const everyMember = {
  visitor: 'signIn',
  free: 'open',
  premium: 'open',
  ended: 'open',
  flagged: 'open',
  toolkits: 'open',
};

const closed = posts.find(({ isPremium }) => isPremium);
const postOf = (page: Page) =>
  page
    .locator('[data-flow=community]')
    .getByRole('article', { name: closed?.author ?? '', exact: true });
const card = (name: string, inside: (page: Locator) => Locator) => (page: Page) =>
  inside(page.getByRole('article', { name, exact: true }));
const channel = (name: string, id: CapabilityId) => ({
  address: '/dashboard?tab=channels',
  sights: {
    signIn,
    open: button(`${community.channels.join} ${name}`),
    locked: card(name, (at) => at.getByText(lockOf(id), { exact: true })),
    incomplete: card(name, (at) => at.getByText(complete.reason, { exact: true })),
  },
});
const salon = 'SF Salon';
const { title: advisory, link: book } = dashboard.actions.advisory;

export const rows: Record<CapabilityId, Line> = {
  'full-signal-stack': {
    address: '/signal-stack',
    sights: {
      open: heading(fullStack.title),
      locked: within('[data-flow=signalStack]', lockOf('full-signal-stack')),
      incomplete: within('[data-flow=signalStack]', complete.reason),
    },
    sees: premiumOnly,
  },
  asynq: {
    address: '/asyncq',
    sights: {
      plans: (page) =>
        page
          .getByText(asynqFrame.landing.quota.plans)
          .filter({ has: page.getByRole('link', { name: asynqFrame.landing.quota.signIn.name }) }),
      one: (page) => page.getByText(/^You have 1 of 1 questions? left in /),
      four: (page) => page.getByText(/^You have 4 of 4 questions left in /),
    },
    sees: {
      visitor: 'plans',
      free: 'one',
      premium: 'four',
      ended: 'one',
      flagged: 'one',
      toolkits: 'one',
    },
  },
  'premium-files': {
    address: '/second-curve/the-quiet-no',
    sights: {
      open: heading('What an almost costs'),
      locked: within('[data-flow=premiumText]', itemWords.teaser),
      incomplete: within('[data-flow=premiumText]', complete.reason),
    },
    sees: premiumOnly,
  },
  'premium-posts': {
    address: '/dashboard?tab=community',
    sights: {
      signIn,
      open: (page) => postOf(page).getByText(closed?.content ?? ''),
      locked: (page) => postOf(page).getByText(lockOf('premium-posts')),
      incomplete: (page) => postOf(page).getByText(complete.reason),
    },
    sees: amongMembers,
  },
  'advisory-calls': {
    address: '/dashboard',
    sights: {
      signIn,
      open: link(book.name),
      locked: link(`${unlock.name} ${advisory}`),
    },
    sees: byFlag,
  },
  'premium-events': {
    address: '/dashboard',
    sights: {
      signIn,
      open: card(salon, (at) => at.getByRole('link', { name: dashboard.events.link.name })),
      locked: link(`${unlock.name} ${salon}`),
    },
    sees: byFlag,
  },
  'channel:founders': { ...channel('Founders', 'channel:founders'), sees: everyMember },
  'channel:deep-tech': { ...channel('Deep Tech', 'channel:deep-tech'), sees: everyMember },
  'channel:open-circle': {
    ...channel('Open Circle', 'channel:open-circle'),
    sees: amongMembers,
  },
  'founder-tools': {
    address: '/ops-cabinet',
    sights: {
      open: button(`${taking.download} IP Moat Map`),
      locked: link(`${taking.unlock} IP Moat Map`),
    },
    // The flag offers the file, and the database refuses it (cabinet.spec.ts).
    sees: { ...premiumOnly, flagged: 'open', toolkits: 'open' },
  },
  'full-labs': {
    address: '/from-lab/decision-ledger',
    sights: {
      open: (page) => page.locator('[data-flow=decisionLedger]'),
      locked: within('[data-flow=labAccess]', lockOf('full-labs')),
      incomplete: within('[data-flow=labAccess]', complete.reason),
    },
    sees: premiumOnly,
  },
};

/** Writes the plan that makes a member what they are, as a completed payment would. */
export async function grant(server: Server, userId: string, who: Who) {
  const plan = {
    premium: { product: 'membership', tier: 'premium', renews_at: '2100-01-01T00:00:00Z' },
    ended: { product: 'membership', tier: 'premium', renews_at: '2026-02-01T00:00:00Z' },
    toolkits: { product: 'toolkits', tier: 'free', renews_at: '2100-01-01T00:00:00Z' },
  }[who as string];
  if (plan === undefined) return;
  const { status } = await call(server, '/rest/v1/subscriptions', {
    key: keysOf(server).secretKey,
    method: 'POST',
    body: JSON.stringify({
      user_id: userId,
      period: 'monthly',
      is_active: true,
      started_at: '2026-01-01T00:00:00Z',
      ...plan,
    }),
  });
  if (status >= 300) throw new Error(`The plan was not stored (${status}).`);
}
