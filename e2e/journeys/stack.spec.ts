// The Signal Stack: a visitor's pending add that survives the sign-in, two tabs in sync, sharing, chips by key and by
// address.
import type { Page } from 'playwright/test';
import { feed } from '../../content/feed.ts';
import { feedTypeNames } from '../../content/itemWords.ts';
import { rooms } from '../../content/rooms.ts';
import { signalStack } from '../../content/signalStack.ts';
import { isClean } from '../access/audit.ts';
import { enrol } from '../backend.ts';
import { expect, test } from '../fixtures.ts';
import type { Person } from '../person.ts';
import { haldenRow } from '../stack.ts';

const { stack, share, page: words, feed: feedWords } = signalStack;
const titleOf = (type: string) => feed.find((item) => item.type === type)?.title ?? '';
const [tool, essay, lab] = ['tool-drops', 'second-curve', 'lab-releases'].map(titleOf) as [
  string,
  string,
  string,
];

const add = (person: Person, title: string) => person.button(`${stack.add} ${title}`);
const added = (person: Person, title: string) => person.button(`${stack.added} ${title}`);
const list = (page: Page) => page.locator('div[data-flow=stack]').getByRole('listitem');
const chip = (page: Page, name: string) =>
  page.getByRole('radiogroup', { name: words.chips }).getByRole('radio', { name, exact: true });
/** The session lookup has found no member: the screen does not change any more. */
const isKnown = (page: Page) =>
  expect(page.locator('[data-flow=feed]')).toHaveAttribute('data-state', 'shown.resting');
const articles = (page: Page) => page.locator('[data-flow=feed]').getByRole('article');

test('a visitor’s pending add survives the sign-in; two tabs stay in sync; a removal can be undone', async ({
  visitor,
  server,
  watch,
}) => {
  const { page } = visitor;
  await enrol(server, visitor, haldenRow);
  await page.goto('/signal-stack?show=tool-drops');
  await expect(articles(page)).toHaveCount(1);
  await expect(visitor.heading(stack.title)).toHaveCount(0);
  await expect(page.getByText(words.invitation.title)).toBeVisible();
  await isClean(page, '/signal-stack as a visitor', [390, 1440]);
  await add(visitor, tool).click();
  await expect(page).toHaveURL(/\/auth\?next=/);
  await visitor.fillsInTheAuthForm();
  await visitor.submitsTheAuthForm('Sign In');
  await expect(page).toHaveURL('/signal-stack?show=tool-drops');
  await visitor.seesToast(
    'Added to your Signal Stack',
    `${tool} has been added to your collection.`,
  );
  await expect(list(page)).toHaveCount(1);
  // The label alone says it: "In your stack, pressed" would say it twice.
  await expect(added(visitor, tool)).toBeVisible();
  await expect(added(visitor, tool)).not.toHaveAttribute('aria-pressed');
  expect(await visitor.storage()).not.toHaveProperty('axisOneStackWishes');

  // On the dashboard, in another tab: the first one is notified.
  const other = await visitor.newTab();
  await other.page.goto('/dashboard');
  await expect(added(other, tool)).toBeVisible();
  await add(other, essay).click();
  await other.seesToast(
    'Added to your Signal Stack',
    `${essay} has been added to your collection.`,
  );
  await expect(list(page)).toHaveText([new RegExp(essay), new RegExp(tool)]);

  await visitor.button(`${stack.remove} ${tool}`).click();
  await expect(list(page)).toHaveCount(1);
  await expect(visitor.button(stack.undo)).toBeFocused();
  await expect(add(other, tool)).toBeVisible();
  await visitor.button(stack.undo).click();
  await expect(list(page)).toHaveCount(2);
  await expect(added(other, tool)).toBeVisible();
  await page.goto('/signal-stack');
  await expect(list(page)).toHaveCount(2);
  await isClean(page, '/signal-stack as a member', [390, 1440]);

  // No answer: the item is put back, and the problem is shown next to the button.
  watch.provokes(/\/rest\/v1\/stack_items/);
  await page.route('**/rest/v1/stack_items*', (route) => route.abort());
  await add(visitor, lab).click();
  await visitor.isWarned('Error');
  await expect(add(visitor, lab)).toBeVisible();
  await expect(articles(page).filter({ hasText: lab })).toContainText(
    stack.problems.add.replace('{title}', lab),
  );
});

test('a visitor reads public cards at once: they are in the HTML, and nothing replaces them', async ({
  visitor,
}) => {
  const { page } = visitor;
  await page.addInitScript(() => {
    new MutationObserver(() => {
      if (document.querySelector('[data-skeleton]') !== null)
        document.documentElement.setAttribute('data-has-waited', '');
    }).observe(document, { subtree: true, childList: true });
  });
  const answer = await page.request.get('/signal-stack');
  expect((await answer.text()).match(/<article/g)).toHaveLength(feed.length);
  await page.goto('/signal-stack');
  await isKnown(page);
  await expect(articles(page)).toHaveCount(feed.length);
  await expect(page.locator('html[data-has-waited]')).toHaveCount(0);
});

test('less like this hides a card at once, can be undone, is stored, and hidden cards can be restored', async ({
  visitor,
  server,
}) => {
  const { page } = visitor;
  await enrol(server, visitor, haldenRow);
  await visitor.signsIn();
  await visitor.isOnTheDashboard();
  await expect(articles(page)).toHaveCount(8);
  await expect(articles(page).first()).toContainText('Because you chose');
  await visitor.button(`${feedWords.less} ${lab}`).click();
  await expect(articles(page)).toHaveCount(7);
  const undo = visitor.button(`${feedWords.undo} ${lab}`);
  await expect(undo).toBeFocused();
  await undo.click();
  await expect(articles(page)).toHaveCount(8);
  await visitor.button(`${feedWords.less} ${lab}`).click();
  await page.reload();
  await expect(articles(page)).toHaveCount(7);
  await expect(undo).toHaveCount(0);
  await visitor.button(feedWords.recall).click();
  await expect(articles(page)).toHaveCount(8);
});

test('the link is copied; where copying is not allowed, it is shown and selected', async ({
  newBrowser,
}) => {
  const link = feed.find(({ title }) => title === tool)?.link ?? '';
  const reader = await newBrowser({
    options: { permissions: ['clipboard-read', 'clipboard-write'] },
  });
  await reader.page.goto('/signal-stack');
  await isKnown(reader.page);
  await reader.button(`${share.button} ${tool}`).click();
  await reader.seesToast(
    'Ready to share',
    'Link copied to clipboard. Send this to founders who need it.',
  );
  await expect(articles(reader.page).filter({ hasText: tool })).toContainText(share.copied);
  const url = new URL(link, reader.page.url()).href;
  expect(await reader.page.evaluate(() => navigator.clipboard.readText())).toBe(url);

  const other = await newBrowser();
  await other.page.addInitScript(() => {
    Object.defineProperty(navigator, 'clipboard', { value: undefined });
    Object.defineProperty(navigator, 'share', { value: undefined });
  });
  await other.page.goto('/signal-stack');
  await isKnown(other.page);
  await other.button(`${share.button} ${tool}`).click();
  await expect(other.field(share.field)).toHaveValue(url);
  await expect(other.field(share.field)).toBeFocused();
  await other.page.keyboard.press('Escape');
  await expect(other.field(share.field)).toHaveCount(0);
  await expect(other.button(`${share.button} ${tool}`)).toBeFocused();
});

test('the chips: by address, by key, by Back; an unknown one shows everything', async ({
  visitor,
}) => {
  const { page } = visitor;
  await page.goto('/signal-stack?show=nonsense');
  await expect(chip(page, words.all)).toBeChecked();
  await expect(articles(page)).toHaveCount(8);
  await isKnown(page);
  await chip(page, words.all).focus();
  await page.keyboard.press('ArrowRight');
  await expect(chip(page, feedTypeNames['second-curve'])).toBeChecked();
  await expect(page).toHaveURL('/signal-stack?show=second-curve');
  await expect(articles(page)).toHaveCount(1);
  await chip(page, feedTypeNames.asyncq).click();
  await expect(page).toHaveURL('/signal-stack?show=asyncq');
  // The chip applies to everything published, too, below the feed.
  const archive = visitor.page.getByRole('region', { name: rooms.everything.title, exact: true });
  await expect(archive.getByRole('heading', { level: 3 })).toHaveText([feedTypeNames.asyncq]);
  await expect(archive.getByRole('link')).toHaveCount(4);
  await page.goBack();
  await expect(chip(page, feedTypeNames['second-curve'])).toBeChecked();
  await expect(articles(page)).toContainText(essay);

  // Through the router too: from another page, and back to the chip.
  await articles(page).getByRole('link').click();
  // Its card has a heading of that name too.
  await expect(page.getByRole('heading', { level: 1, name: essay })).toBeVisible();
  await page.goBack();
  await expect(chip(page, feedTypeNames['second-curve'])).toBeChecked();
  await isKnown(page);
  await chip(page, words.all).click();
  await expect(page).toHaveURL('/signal-stack');
  await expect(articles(page)).toHaveCount(8);
});
