// A question comes back as a document: read on its own page, forwarded by a link, revoked, and printed on two sheets.
import { asynq } from '../../content/asynq.ts';
import { requestPage } from '../../content/requestPage.ts';
import { requests } from '../../content/requests.ts';
import { taking } from '../../content/taking.ts';
import { answers, answerTitle, asksAtOnce, attaches, chosen } from '../answers.ts';
import { cardOf, joins } from '../asking.ts';
import { expect, test } from '../fixtures.ts';
import type { Person } from '../person.ts';
import { newQuestion } from '../questions.ts';
import { full } from '../tags.ts';

const { document, missing, forwarded } = requestPage;
const { forwarding } = document;

const isMissing = async ({ page }: Person, id: string) => {
  await page.goto(`/requests/${id}`);
  await expect(page.getByRole('heading', { level: 1, name: missing.title })).toBeVisible();
  await expect(page.getByText(missing.text)).toBeVisible();
};
const title = ({ page }: Person, name: string) =>
  page.getByRole('heading', { level: 1, name, exact: true });

test('a question is asked, answered, read, forwarded, revoked and printed', async ({
  visitor,
  newBrowser,
  watch,
}) => {
  test.slow();
  watch.provokes(/\/rpc\/forwarded_answer/);
  const { page } = visitor;
  const question = newQuestion();
  await joins(visitor);
  const id = await asksAtOnce(visitor, question);
  await attaches(visitor, id, 'deck.pdf');
  await attaches(visitor, id, 'Voice note.webm', 'audio/webm');
  await page.reload();
  await cardOf(visitor, question).getByRole('link', { name: question, exact: true }).click();
  await expect(page).toHaveURL(new RegExp(`/requests/${id}$`));
  await expect(title(visitor, question)).toBeVisible();

  // The form's own words, in its order.
  const lines = page.locator('dl dd');
  await expect(lines.nth(0)).toHaveText(chosen.domain);
  await expect(lines.nth(1)).toHaveText(chosen.subcategory);
  await expect(lines.nth(2)).toHaveText(chosen.blocker);
  await expect(lines.nth(3)).toHaveText(question);
  await expect(page.getByText(requests.promises.asynq)).toBeVisible();

  const download = page.waitForEvent('download');
  await visitor.button(`${taking.download} deck.pdf`).click();
  expect((await download).suggestedFilename()).toBe('deck.pdf');

  // Its copy is shown, then what the service says: neither takes the focus.
  await page.reload();
  await expect(page.locator('[data-flow="requestPage"]').first()).toHaveAttribute(
    'data-state',
    /shown\.fresh/,
  );
  await page.evaluate(() => new Promise(requestAnimationFrame));
  await expect(visitor.button(requestPage.files.play)).toBeVisible();
  expect(await page.evaluate(() => window.document.activeElement?.localName)).not.toBe('button');

  await visitor.button(requestPage.files.play).click();
  await expect(page.getByLabel(asynq.wizard.context.voice.play)).toBeVisible();

  // What can be done now, as under My requests.
  await visitor.button(`${requests.withdraw.request.button} ${question}`).click();
  await visitor.button(requests.withdraw.request.keep).click();

  // The answer appears without a reload.
  await answers(visitor, id);
  await expect(visitor.link(requestPage.answer.read)).toBeVisible({ timeout: 60_000 });
  await visitor.link(requestPage.answer.read).click();
  await expect(title(visitor, answerTitle)).toBeVisible();
  for (const part of Object.values(document.parts))
    await expect(page.getByRole('region', { name: part, exact: true })).toBeVisible();

  await visitor.button(forwarding.make).click();
  const link = await visitor.field(forwarding.field).inputValue();
  expect(new URL(link).pathname).toMatch(/^\/answers\/[\da-f]{64}$/);
  await page.reload();
  await expect(page.getByText(forwarding.hidden)).toBeVisible();

  // Nothing but the answer is behind the link.
  const reader = await newBrowser();
  const response = await reader.page.goto(link);
  expect(response?.headers()).toMatchObject({
    'cache-control': 'no-store',
    'referrer-policy': 'no-referrer',
    'x-robots-tag': 'noindex',
  });
  await expect(title(reader, answerTitle)).toBeVisible();
  await expect(reader.page.locator('meta[name=robots]').first()).toHaveAttribute(
    'content',
    /noindex/,
  );
  await expect(reader.page.getByText(question)).toHaveCount(0);
  await expect(reader.page.getByText(visitor.email)).toHaveCount(0);
  await reader.page.goto(`/answers/${'0'.repeat(64)}`);
  await expect(title(reader, forwarded.unknown.title)).toBeVisible();

  await reader.page.route('**/rpc/forwarded_answer', (route) => route.abort(), { times: 1 });
  await reader.page.goto(link);
  await reader.button(forwarded.failed.action).click();
  await expect(title(reader, answerTitle)).toBeVisible();

  // A correction says what it changed, to both.
  await answers(visitor, id, 'The second figure was wrong.');
  for (const person of [visitor, reader]) {
    await person.page.goto(person === reader ? link : `/requests/${id}/answer`);
    await expect(person.page.getByText('The second figure was wrong.')).toBeVisible();
    await expect(person.page.getByText(document.versions.first)).toBeVisible();
  }

  // Two sheets, without buttons and the frame of the site.
  await page.emulateMedia({ media: 'print' });
  await expect(page.locator('main button:visible')).toHaveCount(0);
  await expect(page.locator('header:visible:not(article header)')).toHaveCount(0);
  const sheets = (await page.pdf({ format: 'A4' })).toString('latin1').match(/\/Type\s*\/Page\b/g);
  expect(sheets?.length).toBeLessThanOrEqual(2);
  await page.emulateMedia({ media: 'screen' });

  await visitor.button(forwarding.revoke).click();
  await visitor.button(forwarding.confirm.keep).click();
  await visitor.button(forwarding.revoke).click();
  await visitor.button(forwarding.confirm.revoke).click();
  await expect(page.getByText(forwarding.none)).toBeVisible();
  await reader.page.reload();
  await expect(title(reader, forwarded.revoked.title)).toBeVisible();
  await expect(reader.page.getByText(answerTitle)).toHaveCount(0);
});

test(
  'another member, an unknown and a malformed id get the same answer; a visitor signs in first',
  { tag: full },
  async ({ visitor, newBrowser }) => {
    const question = newQuestion();
    await joins(visitor);
    const id = await asksAtOnce(visitor, question);
    await answers(visitor, id);
    const other = await newBrowser();
    await joins(other);
    await isMissing(other, id);
    await isMissing(other, '00000000-0000-4000-8000-000000000000');
    await isMissing(other, 'nothing');
    await other.page.goto(`/requests/${id}/answer`);
    await expect(title(other, missing.title)).toBeVisible();

    const stranger = await newBrowser();
    await stranger.page.goto(`/requests/${id}`);
    await expect(stranger.page).toHaveURL(new RegExp(`/auth\\?.*next=%2Frequests%2F${id}`));
  },
);

test('without the service a request is shown as it was seen last, and at sign-out it goes', async ({
  visitor,
  watch,
}) => {
  watch.provokes(/\/rest\/v1\/|\/auth\/v1\//);
  const { page } = visitor;
  const question = newQuestion();
  await joins(visitor);
  const id = await asksAtOnce(visitor, question);
  await page.goto(`/requests/${id}`);
  await expect(title(visitor, question)).toBeVisible();
  await expect.poll(async () => (await visitor.storage())['axisOneOpenedRequests']).toContain(id);

  await page.route('**/rest/v1/**', (route) => route.abort());
  await page.reload();
  await expect(title(visitor, question)).toBeVisible();
  await expect(page.getByText(requestPage.stale.title)).toBeVisible({ timeout: 30_000 });
  await page.unroute('**/rest/v1/**');
  await visitor.button(requestPage.stale.action).click();
  await expect(page.getByText(requestPage.stale.title)).toHaveCount(0);

  await visitor.signsOut();
  await expect.poll(async () => (await visitor.storage())['axisOneOpenedRequests']).toBeUndefined();
});
