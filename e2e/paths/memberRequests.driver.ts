// Browser driver of what a member has asked, which has no view of its own: the bell on the dashboard counts what has
// changed, its menu says whether the requests could be read, and the network shows who is asked for them.
import type { Page } from 'playwright/test';
import type { AnyMachineSnapshot } from 'xstate';
import { notifications as words } from '../../content/notifications.ts';
import type { MemberRequest } from '../../machines/myRequests.machine.ts';
import { changesAfter } from '../../machines/notifications.machine.ts';
import { expect } from './kit/expect.ts';
import { heldUnder, hold } from './kit/network.ts';
import { answer, report } from './kit/page.ts';
import { rowOf } from './myRequests.sights.ts';
import { open } from './open.ts';
import { respond } from './service.ts';
import type { PageDriver } from './kit/walkPath.ts';

const flow = 'memberRequests';
const port = 'readRequests';

const bell = (page: Page) => page.locator('[data-flow=notifications] button');
const reports = (page: Page, event: Parameters<typeof report>[2]) => report(page, flow, event);

/** The service is asked so many times at the moment. */
const isAsked = (page: Page, times: number) =>
  expect.poll(() => heldUnder(page, port).length).toBe(times);

/** What the bell says of the last reading that it was told. */
const counts = async (page: Page, { context }: AnyMachineSnapshot) => {
  const { length } = changesAfter(context.requests as MemberRequest[], '');
  await expect(bell(page)).toHaveAccessibleName(
    length === 0 ? words.label : words.labelWithNews.replace('{count}', String(length)),
  );
};

const waits: PageDriver['states'][string] = async (page) => isAsked(page, 0);
const reads: PageDriver['states'][string] = async (page) => isAsked(page, 1);

export default {
  flow,
  // It has no controls: the flows that it tells have theirs.
  include: `[data-flow=${flow}]`,
  input: {
    site: async (page) => {
      await hold(page, port, 'POST', '/rest/v1/rpc/my_requests');
      await open(page, flow, '/dashboard', {
        who: 'member',
        input: { visit: 'this' },
        held: ['memberFeed', 'browserFeed'],
        interruptible: [port],
        // Both read the requests as well; they have paths of their own.
        heldOfOthers: {
          myRequests: ['outboxFeed', 'pageFeed', 'loadRequests'],
          notifications: ['seenFeed', 'loadRequests'],
        },
      });
      await expect(bell(page)).toBeVisible();
    },
  },
  events: {},
  environment: {
    memberFeed: { 'member.arrived': reports, 'member.absent': reports },
    browserFeed: { 'entries.changed': reports, 'page.shown': reports },
    site: { 'requests.needed': reports, 'requests.read': reports, 'requests.failed': reports },
  },
  outcomes: {
    memberFeed: (page, outcome) => answer(page, flow, 'memberFeed', outcome),
    browserFeed: (page, outcome) => answer(page, flow, 'browserFeed', outcome),
    readRequests: (page, outcome) =>
      respond(
        page,
        port,
        outcome,
        'gives' in outcome ? (outcome.gives as MemberRequest[]).map(rowOf) : [],
      ),
  },
  states: {
    'reader.unknown': waits,
    'reader.signedOut': waits,
    'reader.signedIn.unread': waits,
    'reader.signedIn.reading': reads,
    'reader.signedIn.known': async (page, snapshot) => {
      await waits(page, snapshot);
      await counts(page, snapshot);
    },
    'reader.signedIn.refreshing': async (page, snapshot) => {
      await reads(page, snapshot);
      await counts(page, snapshot);
    },
    'reader.signedIn.settling': reads,
    'reader.signedIn.unreadable': waits,
  },
  invisible: {
    'demand.absent': 'A part of the page that depends on the requests shows them itself.',
    'demand.present': 'A part of the page that depends on the requests shows them itself.',
  },
  indistinguishable: [
    {
      states: [
        'reader.unknown',
        'reader.signedOut',
        'reader.signedIn.unread',
        'reader.signedIn.known',
        'reader.signedIn.unreadable',
      ],
      reason: 'What is known is shown by other flows, each with its paths; nothing is being read.',
    },
    {
      states: ['reader.signedIn.reading', 'reader.signedIn.refreshing', 'reader.signedIn.settling'],
      reason: 'One reading looks like another; what was told before stays on screen.',
    },
  ],
} satisfies PageDriver;
