// Browser driver of the stack: its buttons on the cards of /signal-stack, and the list of its items.
import type { Page } from 'playwright/test';
import type { AnyEventObject, AnyMachineSnapshot } from 'xstate';
import { feed } from '../../content/feed.ts';
import { signalStack } from '../../content/signalStack.ts';
import { stackIn, standsOn } from '../../machines/stack.machine.ts';
import type { StackItem, StackProblem } from '../../machines/stack.machine.ts';
import { expect } from './kit/expect.ts';
import { answer, report } from './kit/page.ts';
import { open } from './open.ts';
import { pastLoading } from './signalStack.driver.ts';
import type { PageDriver } from './kit/walkPath.ts';

const flow = 'stack';
const words = signalStack.stack;
type Known = Parameters<typeof stackIn>[0] & {
  removed: StackItem | null;
  problem: StackProblem | null;
};
const known = ({ context }: AnyMachineSnapshot) => context as Known;

const list = (page: Page) => page.locator('div[data-flow=stack]');
const card = (page: Page, title: string) =>
  page.locator('[data-flow=feed]').getByRole('article', { name: title, exact: true });
const titleOf = (event: AnyEventObject) => (event['item'] as StackItem).title;
/** The item that is stored, and the one that is pressed. */
const both = feed.filter((_, index) => index === 0 || index === 2);
const ports = ['memberFeed', 'loadStack', 'addItem', 'removeItem', 'savePendingAdds'];

/** Every card says whether its item is on the stack, and shows its problem. */
const marked: PageDriver['states'][string] = async (page, snapshot) => {
  const { problem } = known(snapshot);
  for (const { type, id, title } of both) {
    const isThere = standsOn(known(snapshot), { kind: type, id });
    const name = `${isThere ? words.added : words.add} ${title}`;
    const button = card(page, title).getByRole('button', { name, exact: true });
    await expect(button).toBeVisible();
    await expect(button).not.toHaveAttribute('aria-pressed');
    const said = words.problems.add.replace('{title}', title);
    await expect(card(page, title).getByText(said)).toHaveCount(
      problem?.does === 'add' && problem.item.id === id ? 1 : 0,
    );
  }
};

/** The list shows the items of the stack, the newest first, and the line of the last removal. */
const listed: PageDriver['states'][string] = async (page, snapshot) => {
  await marked(page, snapshot);
  const items = stackIn(known(snapshot));
  await expect(list(page).getByRole('listitem')).toHaveCount(items.length);
  for (const [index, { title }] of items.entries())
    await expect(list(page).getByRole('listitem').nth(index)).toContainText(title);
  await expect(list(page).getByText(words.empty.title)).toHaveCount(items.length === 0 ? 1 : 0);
  const { removed, problem } = known(snapshot);
  await expect(list(page).getByRole('button', { name: words.undo, exact: true })).toHaveCount(
    removed === null ? 0 : 1,
  );
  if (problem?.does === 'remove')
    await expect(list(page).getByRole('alert')).toContainText(
      words.problems.remove.replace('{title}', problem.item.title),
    );
};

const isVisitors: PageDriver['states'][string] = async (page, snapshot) => {
  await marked(page, snapshot);
  await expect(list(page).getByText(words.loading)).toHaveCount(0);
  await expect(list(page).getByRole('alert')).toHaveCount(0);
  await expect(list(page).getByRole('listitem')).toHaveCount(0);
};
const isComing: PageDriver['states'][string] = async (page, snapshot) => {
  await marked(page, snapshot);
  await expect(list(page).getByText(words.loading)).toBeAttached();
};
const answers = (port: string) => (page: Page, outcome: Parameters<typeof answer>[3]) =>
  answer(page, flow, port, outcome);
const says = (type: string) => (page: Page) => report(page, flow, { type });

export default {
  flow,
  include: '[data-flow=stack]',
  input: {
    page: async (page) => {
      // A member who has chosen nothing would have no cards.
      const storage = { axisOneModules: '["secondCurve"]' };
      await open(page, flow, '/signal-stack', { who: 'member', held: ports, storage });
      await pastLoading(page);
      await expect(card(page, feed[0]?.title ?? '')).toBeVisible();
    },
  },
  events: {
    'item.added': (page, event) =>
      card(page, titleOf(event))
        .getByRole('button', { name: new RegExp(`^(${words.add}|${words.added}) `) })
        .click(),
    'item.removed': (page, event) =>
      list(page)
        .getByRole('button', { name: `${words.remove} ${titleOf(event)}`, exact: true })
        .click(),
    'removal.undone': (page) =>
      list(page).getByRole('button', { name: words.undo, exact: true }).click(),
    'retry.requested': (page) =>
      list(page).getByRole('button', { name: words.failed.action, exact: true }).click(),
  },
  environment: {
    site: { 'item.removed': says('item.removed') },
    memberFeed: {
      'member.arrived': says('member.arrived'),
      'member.absent': says('member.absent'),
      'list.outdated': says('list.outdated'),
    },
  },
  outcomes: Object.fromEntries(ports.map((port) => [port, answers(port)])),
  states: {
    looking: isComing,
    loading: isComing,
    away: isVisitors,
    savingPendingAdds: isVisitors,
    failed: async (page, snapshot) => {
      await marked(page, snapshot);
      await expect(list(page).getByRole('alert')).toContainText(words.failed.title);
    },
    'shown.resting': listed,
    'shown.adding': listed,
    'shown.removing': listed,
    'shown.refreshing': listed,
  },
  indistinguishable: [
    {
      states: ['looking', 'loading'],
      reason: 'Until the stack is there it is on its way, whatever is still being asked.',
    },
    {
      states: ['away', 'savingPendingAdds'],
      reason: 'The browser keeps a wish in no time; the button looks pressed meanwhile.',
    },
    {
      states: ['shown.resting', 'shown.adding', 'shown.removing', 'shown.refreshing'],
      reason: 'A press counts at once: whether the backend has confirmed it changes nothing.',
    },
  ],
} satisfies PageDriver;
