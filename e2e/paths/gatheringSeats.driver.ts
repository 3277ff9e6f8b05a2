// Browser driver of the seats of the gatherings, which have no view of their own: a card of Open Circle shows the last
// reading, and the network shows whether the service is asked.
import type { Page } from 'playwright/test';
import type { AnyMachineSnapshot } from 'xstate';
import { gatherings } from '../../content/gatherings.ts';
import { itemWords } from '../../content/itemWords.ts';
import type { Seats } from '../../machines/gatheringSeats.machine.ts';
import { open as sample } from '../../tests/paths/gatheringSeats.paths.ts';
import { expect } from './kit/expect.ts';
import { heldUnder, hold } from './kit/network.ts';
import { answer, report } from './kit/page.ts';
import { open } from './open.ts';
import { respond } from './service.ts';
import type { PageDriver } from './kit/walkPath.ts';

const flow = 'gatheringSeats';
const port = 'readSeats';
const gathering = gatherings.find(({ id }) => id === sample);

const card = (page: Page) =>
  page.getByRole('article', { name: gathering?.title ?? '', exact: true });
const reports = (page: Page, event: Parameters<typeof report>[2]) => report(page, flow, event);

/** The card shows the last reading, and the service is asked so many times at the moment. */
const shows =
  (times: number): PageDriver['states'][string] =>
  async (page, { context }: AnyMachineSnapshot) => {
    await expect.poll(() => heldUnder(page, port).length).toBe(times);
    const { statuses } = context as { statuses: Seats };
    const status = statuses[sample] ?? gathering?.status ?? 'full';
    await expect(
      card(page).getByText(itemWords.statuses[status], { exact: true }).first(),
    ).toBeVisible();
  };

export default {
  flow,
  // It has no controls: the gatherings have theirs.
  include: `[data-flow=${flow}]`,
  input: {
    page: async (page) => {
      await hold(page, port, 'GET', '/rest/v1/gathering_seats');
      await open(page, flow, '/open-circle', {
        held: ['memberFeed', 'browserFeed'],
        interruptible: [port],
        heldOfOthers: { gatherings: ['askedFeed', 'submitRequest'] },
      });
      await expect(card(page)).toBeVisible();
    },
  },
  events: {},
  environment: {
    memberFeed: { 'member.arrived': reports, 'member.absent': reports },
    browserFeed: { 'gatherings.pressed': reports, 'page.shown': reports },
  },
  outcomes: {
    memberFeed: (page, outcome) => answer(page, flow, 'memberFeed', outcome),
    browserFeed: (page, outcome) => answer(page, flow, 'browserFeed', outcome),
    readSeats: (page, outcome) =>
      respond(
        page,
        port,
        outcome,
        'gives' in outcome
          ? Object.entries(outcome.gives as Seats).map(([id, status]) => ({ id, status }))
          : [],
      ),
  },
  states: { unread: shows(0), reading: shows(1), known: shows(0), unreadable: shows(0) },
  indistinguishable: [
    {
      states: ['unread', 'known', 'unreadable'],
      reason: 'The card shows the last reading, or the build’s; nothing is being read.',
    },
  ],
} satisfies PageDriver;
