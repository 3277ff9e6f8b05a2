// Browser driver of the outbox, which has no view of its own. Its effects are visible under My requests, in the
// browser's storage, and in the requests to the backend.
import type { Page } from 'playwright/test';
import type { AnyMachineSnapshot } from 'xstate';
import { requests } from '../../content/requests.ts';
import { site } from '../../content/site.ts';
import type { Delivery, OutboxEntry } from '../../machines/outbox.machine.ts';
import type { Outcome } from '../../tests/paths/kit/define.ts';
import { ada as adaHere, ben as benHere } from '../../tests/paths/support.ts';
import { boxOf, fill, saveFiles } from './outbox.storage.ts';
import { expect } from './kit/expect.ts';
import { alwaysGive, heldUnder, hold } from './kit/network.ts';
import { respond } from './service.ts';
import { answer, report } from './kit/page.ts';
import { keepSession } from './account.ts';
import { open } from './open.ts';
import { runFor } from './kit/clock.ts';
import type { PageDriver } from './kit/walkPath.ts';

const flow = 'outbox';
const atOnce = 'It is passed in the moment in which it is entered.';
/** Events that no network can cause (another tab, a form that watches): the driver reports them, the storage shows them. */
const happens = (port: string) => async (page: Page, outcome: Outcome<unknown>) => {
  if (!('gives' in outcome)) throw new Error('A failure comes over the network.');
  const { id, left } = outcome.gives as Delivery;
  const entries = await boxOf(page);
  await fill(
    page,
    entries.flatMap((entry) => (entry.id === id ? (left ?? []) : entry)),
  );
  await answer(page, flow, port, outcome);
};
const says = (port: string, body: object) => (page: Page, outcome: Outcome<unknown>) =>
  respond(page, port, outcome, body);
const stored = { outcome: 'stored', request: {}, attachment: {} };

const region = (page: Page) => page.getByRole('region', { name: requests.title, exact: true });
const isOn = (page: Page, path: string) => new URL(page.url()).pathname === path;

/** A user who signs in goes to the dashboard, where My requests lists the outbox. */
async function arrives(page: Page, id: string) {
  const member = [adaHere, benHere].find((one) => one.id === id) ?? adaHere;
  const isSomebodyHere = await page.evaluate(
    () => localStorage.getItem('sb-axis-one-auth-token') !== null,
  );
  await keepSession(page, true, member);
  await report(page, 'session', {
    type: isSomebodyHere ? 'session.refreshed' : 'session.found',
    member,
    path: '/dashboard',
  });
  if (isSomebodyHere) {
    await answer(page, 'session', 'fetchProfile', { gives: null });
    await answer(page, 'session', 'settleBrowser', { gives: { complete: true } });
  }
  if (isOn(page, '/dashboard')) return;
  await page
    .getByRole('banner')
    .getByRole('link', { name: site.account.dashboard.name, exact: true })
    .first()
    .click();
  // The router shows its pending page for half a second at least; every pause of the outbox is longer.
  for (let passed = 0; passed < 900; passed += 50) {
    if (await region(page).isVisible()) break;
    await runFor(page, 50);
    await page.waitForTimeout(100);
  }
  await expect(region(page)).toBeVisible();
  // Another flow of the page, with its own paths: the driver waits until it is idle.
  await expect(region(page).getByText(requests.loading)).toHaveCount(0);
}

/** My requests lists the queued entries of this member; entries without an owner are of an earlier visit. */
const tells = async (page: Page, { context }: AnyMachineSnapshot) => {
  const member = context.member as string | null;
  if (member === null) return expect(region(page)).toHaveCount(0);
  const entries = (context.entries as OutboxEntry[]).filter(({ owner }) => owner === member);
  const cards = region(page).getByRole('article');
  await expect(cards).toHaveCount(entries.length);
  for (const { subject, refusal } of entries)
    await expect(cards.filter({ hasText: subject })).toContainText(
      refusal === null ? requests.outbox.waiting : requests.problems[refusal.reason],
    );
};

/** Those of these entries that the current user can send. */
const sendable = (entries: readonly OutboxEntry[], { context }: AnyMachineSnapshot) =>
  entries
    .filter(({ owner, refusal }) => owner !== null && owner === context.member && refusal === null)
    .map(({ id }) => id);
/** The queued entries that the current user can send. */
const waits = async (page: Page, snapshot: AnyMachineSnapshot) =>
  sendable(await boxOf(page), snapshot);
/** The queued entries that wait until their author has an account. */
const waitsForAccount = async (page: Page) =>
  (await boxOf(page))
    .filter(({ owner, refusal }) => owner === null && refusal === null)
    .map(({ id }) => id);
const asked = (page: Page) => [
  ...heldUnder(page, 'sendRequest'),
  ...heldUnder(page, 'sendAttachment'),
];
const nothingLeaves = (page: Page) => expect.poll(() => asked(page).length).toBe(0);
/** Only the browser's flag changes, the network stays: what a page still has to load is not part of the path. */
const turns = (network: 'online' | 'offline') => (page: Page) =>
  page.evaluate((state) => {
    Object.defineProperty(navigator, 'onLine', { value: state === 'online', configurable: true });
    window.dispatchEvent(new Event(state));
  }, network);
const isOnline = (page: Page) => page.evaluate(() => navigator.onLine);

/** Exactly one request is under way, for this entry and with its owner's session. */
const leaves =
  (port: string, key: string): PageDriver['states'][string] =>
  async (page, snapshot) => {
    await expect
      .poll(() =>
        asked(page).map(
          ({ postData = '{}' }) => (JSON.parse(postData) as Record<string, unknown>)[key],
        ),
      )
      .toEqual([snapshot.context.current.id]);
    expect(heldUnder(page, port)).toHaveLength(1);
    await tells(page, snapshot);
  };
const pauses: PageDriver['states'][string] = async (page, snapshot) => {
  await nothingLeaves(page);
  await expect.poll(() => isOnline(page)).toBe(true);
  // None, if another tab emptied the outbox while the attempt that failed was under way.
  await expect
    .poll(() => waits(page, snapshot))
    .toEqual(sendable(snapshot.context.entries as OutboxEntry[], snapshot));
  await tells(page, snapshot);
};

export default {
  flow,
  // An outbox has no controls: My requests handles refused entries.
  include: `[data-flow=${flow}]`,
  input: {
    site: async (page) => {
      await alwaysGive(page, '/rest/v1/rpc/my_requests', []);
      await hold(page, 'sendRequest', 'POST', '/rest/v1/rpc/submit_request');
      await hold(page, 'sendAttachment', 'POST', '/rest/v1/rpc/attach');
      await open(page, flow, '/open-circle', {
        held: ['entriesFeed', 'adoptEntries', 'discardEntry'],
        interruptible: ['network', 'sendRequest', 'sendAttachment'],
      });
    },
  },
  events: {},
  environment: {
    entriesFeed: {
      'entries.changed': async (page, event) => {
        const entries = event['entries'] as OutboxEntry[];
        await saveFiles(page, entries);
        await fill(page, entries);
        await report(page, flow, event);
      },
    },
    network: {
      'network.found': turns('online'),
      'network.lost': turns('offline'),
    },
    site: {
      'refusal.taken': (page, event) => report(page, flow, event),
      'member.arrived': (page, { member }) => arrives(page, String(member)),
      'member.left': async (page) => {
        await keepSession(page, false);
        await report(page, 'session', { type: 'member.signedOut' });
      },
    },
  },
  outcomes: {
    entriesFeed: (page, outcome) => answer(page, flow, 'entriesFeed', outcome),
    network: (page, outcome) => answer(page, flow, 'network', outcome),
    adoptEntries: (page, outcome) => answer(page, flow, 'adoptEntries', outcome),
    discardEntry: (page, outcome) => answer(page, flow, 'discardEntry', outcome),
    sendRequest: {
      stored: says('sendRequest', stored),
      bens: says('sendRequest', stored),
      refused: says('sendRequest', {
        outcome: 'refused',
        reason: 'quota_spent',
        detail: { limit: 1 },
      }),
      unreachable: says('sendRequest', {}),
      tooMany: says('sendRequest', {}),
      seen: happens('sendRequest'),
      gone: happens('sendRequest'),
    },
    sendAttachment: {
      stored: says('sendAttachment', stored),
      unreachable: says('sendAttachment', {}),
      tooMany: says('sendAttachment', {}),
      gone: happens('sendAttachment'),
      lost: happens('sendAttachment'),
    },
  },
  states: {
    'network.there': (page) => expect.poll(() => isOnline(page)).toBe(true),
    'network.lost': (page) => expect.poll(() => isOnline(page)).toBe(false),
    'post.empty': async (page, snapshot) => {
      await nothingLeaves(page);
      await expect.poll(() => waits(page, snapshot)).toEqual([]);
      await expect.poll(() => waitsForAccount(page)).toEqual([]);
      await tells(page, snapshot);
    },
    'post.waitingForAccount': async (page, snapshot) => {
      await nothingLeaves(page);
      await expect.poll(() => waitsForAccount(page)).not.toEqual([]);
      await tells(page, snapshot);
    },
    'post.waitingForNetwork': async (page, snapshot) => {
      await nothingLeaves(page);
      await expect.poll(() => isOnline(page)).toBe(false);
      await expect.poll(() => waits(page, snapshot)).not.toEqual([]);
      await tells(page, snapshot);
    },
    'post.sending.request': leaves('sendRequest', 'id'),
    'post.sending.file': leaves('sendAttachment', 'request_id'),
    'post.pausing.backingOff': pauses,
    'post.pausing.forTries': pauses,
  },
  invisible: {
    'returns.none': 'The form that has its words again shows them.',
    'returns.discarding': 'The form that has its words again shows them.',
    'post.opening': 'The outbox is opened before the page is visible.',
    'post.adopting': 'A name is written on what waits: the card under My requests stays the same.',
    'post.sorting': atOnce,
    'post.answered': atOnce,
    'post.failed': atOnce,
  },
  indistinguishable: [
    {
      states: ['post.pausing.backingOff', 'post.pausing.forTries'],
      reason: 'How long the pause is, only the clock tells.',
    },
    {
      states: ['post.pausing.backingOff', 'post.pausing.forTries', 'post.empty'],
      reason:
        'Where another tab has emptied the outbox during an attempt, a pause has nothing to show.',
    },
    {
      states: ['post.pausing.backingOff', 'post.pausing.forTries', 'post.waitingForAccount'],
      reason: 'Entries that wait for an account are no part of what a pause waits for.',
    },
  ],
} satisfies PageDriver;
