// Free and premium side by side in the community, a forged flag between them, channels, and notifications without a
// reload.
import { lockOf } from '../../content/capabilities.ts';
import { community as words } from '../../content/community.ts';
import { notifications } from '../../content/notifications.ts';
import { posts } from '../../content/posts.ts';
import { requests } from '../../content/requests.ts';
import { itemWords } from '../../content/itemWords.ts';
import { toasts } from '../../content/toasts.ts';
import { askQuestion, enrol, moveRequest, requestsBy, subscribe } from '../backend.ts';
import { expect, test } from '../fixtures.ts';
import type { Person } from '../person.ts';
import { haldenRow } from '../stack.ts';

const closed = posts.find(({ isPremium }) => isPremium);
const open = posts.find(({ isPremium }) => !isPremium);
if (closed === undefined || open === undefined) throw new Error('There are no sample posts.');

const postOf = ({ page }: Person, author: string) =>
  page.locator('[data-flow=community]').getByRole('article', { name: author, exact: true });
/** The flow of each tab. */
const flows = { community: 'community', channels: 'perkRequest' } as const;

const opens = async ({ page }: Person, tab: keyof typeof flows) => {
  await page.goto(`/dashboard?tab=${tab}`);
  await expect(page.locator(`[data-flow=${flows[tab]}]`)).toBeVisible();
};

/** Collects every response body of this browser from now on, as one text. */
function listens({ page }: Person) {
  const heard: Promise<string>[] = [];
  page.on('response', (response) => heard.push(response.text().catch(() => '')));
  return async () => (await Promise.all(heard)).join('\n');
}

test('a free member gets teasers, also with a forged flag; a premium member reads the whole posts', async ({
  visitor,
  server,
}) => {
  const { page } = visitor;
  const id = await enrol(server, visitor, haldenRow);
  const sent = listens(visitor);
  await visitor.signsIn();
  await visitor.isOnTheDashboard();
  await opens(visitor, 'community');
  const post = postOf(visitor, closed.author);
  await expect(post.getByText(lockOf('premium-posts'))).toBeVisible();
  await expect(post.getByText(words.premium, { exact: true })).toBeVisible();
  await expect(post.getByRole('link', { name: itemWords.unlock.name })).toHaveAttribute(
    'href',
    '/upgrade',
  );
  await expect(postOf(visitor, open.author)).toContainText(open.content);
  await expect(page.getByText(words.box.premium)).toHaveCount(0);

  // A flag without a subscription changes labels, and unlocks nothing.
  await page.evaluate(() => localStorage.setItem('axisPremium', 'true'));
  await opens(visitor, 'community');
  await expect(page.getByText('Premium Member', { exact: true })).toBeVisible();
  await expect(post.getByRole('link', { name: itemWords.complete.link.name })).toHaveAttribute(
    'href',
    '/upgrade',
  );
  await opens(visitor, 'channels');
  const circle = page.getByRole('article', { name: 'Open Circle', exact: true });
  await expect(circle.getByText(itemWords.complete.reason)).toBeVisible();
  expect(await sent()).toContain(open.content);
  expect(await sent()).not.toContain(closed.content);
  expect(closed.content.length).toBeGreaterThan(60);

  await subscribe(server, id);
  await opens(visitor, 'community');
  await expect(post).toContainText(closed.content);
  await expect(post.getByRole('link')).toHaveCount(0);
  await expect(page.getByText(words.box.premium)).toBeVisible();
});

test('a post is stored once, liked, kept over a reload, and deleted', async ({
  visitor,
  server,
  watch,
}) => {
  const { page } = visitor;
  watch.provokes(/\/rest\/v1\/rpc\/post_to_community/);
  await enrol(server, visitor, { ...haldenRow, company_name: 'Sorrel Works' });
  await visitor.signsIn();
  await visitor.isOnTheDashboard();
  await opens(visitor, 'community');
  const box = visitor.field(words.box.label);
  await expect(box).toHaveAttribute('placeholder', words.box.placeholder);
  await expect(visitor.button(words.box.post)).toBeDisabled();
  await box.fill('   ');
  await expect(visitor.button(words.box.post)).toBeDisabled();
  await box.fill('We raised the price and lost nobody.');

  // The backend stores it, and its answer is lost: the same words sent again are stored once.
  await page.route('**/rest/v1/rpc/post_to_community', async (route) => {
    await route.fetch();
    await route.fulfill({ status: 503, json: {} });
  });
  await visitor.button(words.box.post).click();
  await expect(page.getByText(words.box.again)).toBeVisible();
  await page.unroute('**/rest/v1/rpc/post_to_community');
  await page.reload();
  await expect(box).toHaveValue('We raised the price and lost nobody.');
  await visitor.button(words.box.post).click();
  await visitor.seesToast(toasts.postSubmitted.title);
  await expect(box).toHaveValue('');
  await expect(box).toBeFocused();
  const mine = postOf(visitor, 'Sorrel Works');
  await expect(mine).toHaveCount(1);

  const like = mine.getByRole('button', {
    name: `${words.like} Sorrel Works: We raised the price and lost nobody.`,
    exact: true,
  });
  await like.click();
  await expect(like).toHaveAttribute('aria-pressed', 'true');
  await expect(page.locator('[data-flow=community]')).toHaveAttribute(
    'data-state',
    /likes\.resting/,
  );
  await page.reload();
  await expect(mine).toHaveCount(1);
  await expect(mine).toContainText('We raised the price and lost nobody.');
  await expect(mine).toContainText(words.likes.one);
  await expect(like).toHaveAttribute('aria-pressed', 'true');

  await mine.getByRole('button', { name: words.remove.button }).click();
  await visitor.button(words.remove.confirm).click();
  await visitor.seesToast(toasts.postDeleted.title);
  await expect(mine).toHaveCount(0);
  await page.reload();
  await expect(postOf(visitor, open.author)).toBeVisible();
  await expect(mine).toHaveCount(0);
});

test('a channel is requested once; the notifications report its outcome without a reload', async ({
  visitor,
  server,
}) => {
  const { page } = visitor;
  const id = await enrol(server, visitor, haldenRow);
  const question = await askQuestion(server, visitor, 'Which board meets first?');
  await visitor.signsIn();
  await visitor.isOnTheDashboard();
  await opens(visitor, 'channels');
  const bell = page.locator('[data-flow=notifications]').getByRole('button');
  await expect(bell).toHaveAccessibleName(notifications.label);
  await bell.click();
  await expect(page.getByText(notifications.empty)).toBeVisible();
  await page.keyboard.press('Escape');

  await visitor.button('Join Founders').click();
  await visitor.button(words.channels.dialog.submit).click();
  await visitor.seesToast(toasts.perkRequested.title);
  await visitor.button(words.channels.dialog.close).last().click();
  await expect(page.getByText(words.channels.asked.stored)).toBeVisible();
  await expect.poll(async () => (await requestsBy(server, id)).length).toBe(2);
  const circle = page.getByRole('article', { name: 'Open Circle', exact: true });
  await expect(circle.getByText(lockOf('channel:open-circle'))).toBeVisible();
  await expect(circle.getByRole('button')).toHaveCount(0);
  await page.reload();
  await expect(page.getByText(words.channels.asked.stored)).toBeVisible();

  await moveRequest(server, question, 'inReview', '');
  await moveRequest(server, question, 'answered', 'Yours does.');
  await expect(bell).toHaveAccessibleName('Notifications, 2 new', { timeout: 30_000 });
  await bell.click();
  const answered = page.getByRole('menuitem').filter({ hasText: 'Which board meets first?' });
  await expect(answered.first()).toContainText(
    `${requests.kinds.asynq}: ${requests.statuses.answered.name}`,
  );
  await expect(answered).toHaveCount(2);
  await page.keyboard.press('Escape');
  await expect(bell).toHaveAccessibleName(notifications.label);
  await page.reload();
  await expect(bell).toHaveAccessibleName(notifications.label);
  await bell.click();
  await expect(page.getByText(notifications.empty)).toBeVisible();
});
