// Browser driver of the feed on the dashboard: its cards in their reader's order, each with its reason, and the lines
// of hidden cards.
import type { Page } from 'playwright/test';
import type { AnyEventObject, AnyMachineSnapshot } from 'xstate';
import { feed } from '../../content/feed.ts';
import { requests } from '../../content/requests.ts';
import { signalStack } from '../../content/signalStack.ts';
import { isBare } from '../../machines/feed.machine.ts';
import type { Reader } from '../../machines/feed.machine.ts';
import { ranked, sentenceOf } from '../../src/flows/feed/order.ts';
import { expect } from './kit/expect.ts';
import { answer, report } from './kit/page.ts';
import { open } from './open.ts';
import type { PageDriver } from './kit/walkPath.ts';

const flow = 'feed';
const words = signalStack.feed;
type Known = { reader: Reader; fresh: readonly string[]; isUnsaved: boolean };
const known = ({ context }: AnyMachineSnapshot) => context as Known;

const view = (page: Page) => page.locator('[data-flow=feed]');
const articles = (page: Page) => view(page).locator('article');
const titleOf = (event: AnyEventObject) => feed.find(({ id }) => id === event['id'])?.title ?? '';
const press = (name: string) => (page: Page, event: AnyEventObject) =>
  view(page)
    .getByRole('button', { name: `${name} ${titleOf(event)}`, exact: true })
    .click();

const isShown: PageDriver['states'][string] = async (page, snapshot) => {
  const { reader, fresh, isUnsaved } = known(snapshot);
  await expect(view(page).locator('[data-skeleton]')).toHaveCount(0);
  const settled = reader.hidden.filter((id) => !fresh.includes(id));
  const all = isBare(reader) ? [] : ranked(feed, reader, settled);
  const cards = all.filter(({ item }) => !fresh.includes(item.id));
  await expect(articles(page)).toHaveCount(cards.length);
  for (const [index, { item, reason }] of cards.entries()) {
    await expect(articles(page).nth(index)).toContainText(item.title);
    if (reason !== null)
      await expect(articles(page).nth(index).getByText(sentenceOf(reason))).toBeVisible();
  }
  await expect(view(page).getByRole('button', { name: new RegExp(`^${words.undo} `) })).toHaveCount(
    all.length - cards.length,
  );
  await expect(view(page).getByText(words.empty.title)).toHaveCount(isBare(reader) ? 1 : 0);
  await expect(view(page).getByText(words.unkept)).toHaveCount(isUnsaved ? 1 : 0);
  await expect(view(page).getByRole('button', { name: words.recall })).toHaveCount(
    reader.hidden.length > 0 ? 1 : 0,
  );
};

export default {
  flow,
  include: '[data-flow=feed]',
  // Each has its own paths; editing the answers belongs to onboarding.
  exclude: '[data-flow=stack] *, [data-flow=share] *, [data-onboarding]',
  input: {
    dashboard: async (page) => {
      await open(page, flow, '/dashboard', { who: 'member', held: ['readerFeed', 'saveHidden'] });
      // Another flow of the page, with its own paths: the driver waits until it is idle.
      await expect(page.getByRole('heading', { name: requests.empty.title })).toBeVisible();
    },
  },
  events: {
    'item.hidden': press(words.less),
    'hiding.undone': press(words.undo),
    'hidden.restored': (page) =>
      view(page).getByRole('button', { name: words.recall, exact: true }).click(),
  },
  environment: {
    site: { 'hiding.undone': (page, event) => report(page, flow, event) },
    readerFeed: { 'reader.known': (page, event) => report(page, flow, event) },
  },
  outcomes: {
    readerFeed: (page, outcome) => answer(page, flow, 'readerFeed', outcome),
    saveHidden: (page, outcome) => answer(page, flow, 'saveHidden', outcome),
  },
  states: {
    loading: async (page) => {
      await expect(view(page).locator('[data-skeleton]')).toHaveCount(6);
      await expect(view(page).getByText(words.loading)).toBeAttached();
      await expect(view(page).getByRole('article')).toHaveCount(0);
    },
    'shown.resting': isShown,
    'shown.saving': isShown,
  },
  indistinguishable: [
    {
      states: ['shown.resting', 'shown.saving'],
      reason: 'A card goes at once: whether the browser has kept that changes nothing.',
    },
  ],
} satisfies PageDriver;
