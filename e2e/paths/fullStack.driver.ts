// Browser driver of the full stack: its search, its saved searches, and the order of the stack, by button and by key.
import type { Page } from 'playwright/test';
import type { AnyEventObject, AnyMachineSnapshot } from 'xstate';
import { fullStack as words } from '../../content/fullStack.ts';
import { signalStack } from '../../content/signalStack.ts';
import { inOwnOrder, isSaved, searchesIn, searchIn } from '../../machines/fullStack.machine.ts';
import type { FullStackProblem, SavedSearch } from '../../machines/fullStack.machine.ts';
import { items } from '../../tests/paths/fullStack.paths.ts';
import { expect } from './kit/expect.ts';
import { answer, report, whenStarted } from './kit/page.ts';
import { open, statusesTo } from './open.ts';
import { pastLoading } from './signalStack.driver.ts';
import type { PageDriver } from './kit/walkPath.ts';

const flow = 'fullStack';
type Known = Parameters<typeof isSaved>[0] & {
  deleted: SavedSearch | null;
  moved: { id: string } | null;
  problem: FullStackProblem | null;
};
const known = ({ context }: AnyMachineSnapshot) => context as Known;

const view = (page: Page) => page.locator(`[data-flow=${flow}]:not(fieldset)`);
const ownStack = (page: Page) => page.locator('div[data-flow=stack]');
const button = (page: Page, name: string) => view(page).getByRole('button', { name, exact: true });
const field = (page: Page) =>
  view(page).getByRole('searchbox', { name: words.search.label, exact: true });
const searchOf = (event: AnyEventObject) => event['search'] as SavedSearch;
const titleOf = (id: string) => items.find((item) => item.id === id)?.title ?? '';
const own = items.map(({ kind, id, title, link }) => ({ kind, id, title, link }));

/** What of the two items holds the words: "patent" stands in one of them, "zzz" in none. */
const foundBy = ({ words: search, show }: SavedSearch) =>
  items.filter(
    (item) =>
      (show === 'all' || item.type === show) &&
      [item.title, item.summary, ...item.tags].join(' ').toLowerCase().includes(search),
  );

const isShown: PageDriver['states'][string] = async (page, snapshot) => {
  const context = known(snapshot);
  await expect(view(page).getByRole('heading', { name: words.title })).toBeVisible();
  await expect(field(page)).toHaveValue(context.query);
  for (const { title } of items)
    await expect(view(page).getByRole('link', { name: title, exact: true })).toHaveCount(
      foundBy(searchIn(context)).some((item) => item.title === title) ? 1 : 0,
    );
  const kept = isSaved(context);
  const save = button(page, kept ? words.search.saved : words.search.save);
  await expect(save).toBeVisible();
  await expect(save).not.toHaveAttribute('aria-pressed');
  await expect(
    view(page).getByRole('button', { name: new RegExp(`^${words.searches.delete} `) }),
  ).toHaveCount(searchesIn(context).length);
  await expect(button(page, words.searches.undo)).toHaveCount(context.deleted === null ? 0 : 1);
  for (const [index, { id }] of inOwnOrder(own, context).entries())
    await expect(ownStack(page).getByRole('listitem').nth(index)).toContainText(titleOf(id));
  if (context.moved !== null)
    await expect(ownStack(page).getByText(`“${titleOf(context.moved.id)}” is now`)).toBeVisible();
  const { problem } = context;
  if (problem !== null)
    await expect(page.getByText(words.problems[problem.does], { exact: true })).toBeVisible();
};
const lacks = async (page: Page) => {
  await expect(view(page).getByText(signalStack.basic.title, { exact: true })).toBeVisible();
  await expect(field(page)).toHaveCount(0);
};

export default {
  flow,
  include: `[data-flow=${flow}]`,
  // Adding has its own paths.
  exclude: 'span[data-flow=stack] *',
  input: {
    page: async (page) => {
      await open(page, flow, '/signal-stack', {
        who: 'member',
        held: ['memberFeed', 'loadFullStack', 'storeChange'],
        interruptible: ['addressFeed'],
        heldOfOthers: { stack: ['memberFeed', 'loadStack'] },
        // A member who has chosen nothing would have no cards.
        storage: { axisOneModules: '["secondCurve"]' },
        // Its script is fetched once the session knows the plan.
        startsLater: true,
      });
      await pastLoading(page);
      await whenStarted(page, 'session');
      const plan = { tier: 'premium', isActive: true };
      await answer(page, 'session', 'loadSubscription', { gives: plan });
      await whenStarted(page);
      await whenStarted(page, 'stack');
      await report(page, 'stack', { type: 'member.arrived' });
      await answer(page, 'stack', 'loadStack', { gives: { items: own, pendingAdds: [] } });
      await expect(ownStack(page).getByRole('listitem')).toHaveCount(items.length);
    },
  },
  events: {
    'query.edited': (page, { query }) => field(page).fill(String(query)),
    'search.cleared': (page) => button(page, words.search.clear).click(),
    'search.saved': (page) => button(page, words.search.save).click(),
    'search.chosen': (page, event) =>
      button(page, `${searchOf(event).words} ${signalStack.page.all}`).click(),
    'search.deleted': (page, event) =>
      button(
        page,
        `${words.searches.delete} ${searchOf(event).words} ${signalStack.page.all}`,
      ).click(),
    'deletion.undone': (page) => button(page, words.searches.undo).click(),
    'item.moved': async (page, { item, by }) => {
      const title = titleOf((item as { id: string }).id);
      const down = ownStack(page).getByRole('button', {
        name: `${words.order.down} ${title}`,
        exact: true,
      });
      if (by === 'down') await down.click();
      else await down.press('Home');
    },
    'retry.requested': (page) => button(page, signalStack.fullFailed.action).click(),
  },
  environment: {
    addressFeed: {
      // Through the router: the address changes as by Back, and the page is notified.
      'address.named': (page, { show, query }) =>
        page.evaluate(
          (search) => {
            window.history.replaceState(null, '', `/signal-stack${search}`);
            window.dispatchEvent(new PopStateEvent('popstate'));
          },
          `?show=${String(show)}&q=${encodeURIComponent(String(query))}`,
        ),
    },
    memberFeed: {
      ...statusesTo(flow),
      'list.outdated': (page) => report(page, flow, { type: 'list.outdated' }),
    },
    site: {
      'search.deleted': (page, event) => report(page, flow, event),
      'item.moved': (page, event) => report(page, flow, event),
    },
  },
  outcomes: Object.fromEntries(
    ['addressFeed', 'memberFeed', 'loadFullStack', 'storeChange'].map((port) => [
      port,
      (page: Page, outcome: Parameters<typeof answer>[3]) => answer(page, flow, port, outcome),
    ]),
  ),
  states: {
    looking: async (page) => {
      await expect(view(page)).toBeAttached();
      await expect(view(page)).toBeEmpty();
    },
    basic: lacks,
    incomplete: lacks,
    loading: (page) => expect(view(page).getByText(words.loading)).toBeAttached(),
    failed: (page) =>
      expect(view(page).getByRole('alert')).toContainText(signalStack.fullFailed.title),
    'shown.resting': isShown,
    'shown.storing': isShown,
    'shown.refreshing': isShown,
  },
  indistinguishable: [
    {
      states: ['basic', 'incomplete'],
      reason: 'What is lacking is the same; which link follows is what the session knows (Lock).',
    },
    {
      states: ['shown.resting', 'shown.storing', 'shown.refreshing'],
      reason: 'A press counts at once: whether the backend has confirmed it changes nothing.',
    },
  ],
} satisfies PageDriver;
