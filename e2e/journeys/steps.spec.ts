// A step to another page: its own HTML is in view first, and what the user does with it is carried over to the rendered page.
import { expect, test } from '../fixtures.ts';
import { heldBack } from '../html/heldBack.ts';
import { early, headerLink, shiftsOf, waitsForTheRouter } from '../steps.ts';

test('the HTML of the next page is in view before its scripts, and nothing moves when the rendered page takes over', async ({
  visitor,
}) => {
  const { page } = visitor;
  const letIn = await waitsForTheRouter(visitor);
  await page.evaluate(() => scrollTo({ top: 400, behavior: 'instant' }));
  await headerLink(page, 'Library').dispatchEvent('click');
  const isComplete = async () => {
    await expect(page).toHaveURL('/library');
    await expect(page).toHaveTitle(
      'Strategic Insights: essays and signals worth rereading · Axis One',
    );
    await expect(visitor.heading('Strategic Insights')).toBeFocused();
    await expect(headerLink(page, 'Library')).toHaveAttribute('aria-current', 'page');
    await expect(visitor.heading('Plans')).toHaveCount(0);
    expect(await page.evaluate(() => scrollY)).toBe(0);
  };
  await expect(early(page)).toBeVisible();
  await isComplete();
  await expect(page.locator('html[data-under-way]')).toHaveCount(0);
  const before = await shiftsOf(page);
  letIn();
  await expect(early(page)).toHaveCount(0);
  await isComplete();
  expect(await shiftsOf(page)).toBe(before);
  await page.goBack();
  await expect(visitor.heading('Plans')).toBeVisible();
  await expect(page).toHaveURL('/upgrade');
});

test('the second press wins, and Back leads to the page of the first', async ({ visitor }) => {
  const { page } = visitor;
  const letIn = await waitsForTheRouter(visitor);
  await headerLink(page, 'Library').click();
  await expect(early(page).getByRole('heading', { name: 'Strategic Insights' })).toBeVisible();
  await headerLink(page, 'Co-Lab').click();
  await expect(early(page).getByRole('heading', { name: 'Co-Lab', level: 1 })).toBeVisible();
  letIn();
  await expect(early(page)).toHaveCount(0);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Co-Lab');
  await expect(page).toHaveURL('/co-lab');
  await page.goBack();
  await expect(visitor.heading('Strategic Insights')).toBeVisible();
  await page.goBack();
  await expect(visitor.heading('Plans')).toBeVisible();
});

test('Back before the router is here leads to the page that was never left', async ({
  visitor,
}) => {
  const { page } = visitor;
  await waitsForTheRouter(visitor);
  await headerLink(page, 'Library').click();
  await expect(early(page)).toBeVisible();
  await page.goBack();
  await expect(early(page)).toHaveCount(0);
  await expect(visitor.heading('Plans')).toBeVisible();
  await expect(page).toHaveTitle('Plans and upgrade: what Free and Premium include · Axis One');
});

test('Back while the router renders its first page leads to the page that was left', async ({
  visitor,
}) => {
  const { page } = visitor;
  const letIn = await waitsForTheRouter(visitor);
  const letPageIn = await heldBack(page, '**/assets/library-*.js');
  await headerLink(page, 'Library').click();
  await expect(early(page)).toBeVisible();
  const router = page.waitForResponse('**/assets/router-*.js');
  letIn();
  await (await router).finished();
  // The router is opened, and waits for the page's script.
  await page.waitForFunction(() => new Promise((resolve) => setTimeout(resolve, 100, true)));
  await page.goBack();
  letPageIn();
  await expect(early(page)).toHaveCount(0);
  await expect(visitor.heading('Plans')).toBeVisible();
  await expect(page).toHaveURL('/upgrade');
  await expect(page).toHaveTitle('Plans and upgrade: what Free and Premium include · Axis One');
});

test('HTML that comes late is not shown, once another link is pressed', async ({ visitor }) => {
  const { page } = visitor;
  await page.goto('/upgrade');
  await visitor.findsItAwake();
  const letIn = await heldBack(page, '**/assets/pages/*/library.txt');
  await headerLink(page, 'Library').click();
  await headerLink(page, 'Co-Lab').click();
  await expect(page.getByRole('heading', { level: 1 }).filter({ visible: true })).toHaveText(
    'Co-Lab',
  );
  letIn();
  await expect(early(page)).toHaveCount(0);
  await expect(page).toHaveURL('/co-lab');
  await expect(visitor.heading('Strategic Insights')).toHaveCount(0);
});

for (const [cause, answer] of [
  ['that cannot be fetched', { status: 404 }],
  ['that takes long', null],
] as const)
  test(`a page with HTML ${cause} is rendered by the router`, async ({ visitor, watch }) => {
    const { page } = visitor;
    watch.provokes(/\/assets\/pages\//);
    await page.goto('/upgrade');
    await visitor.findsItAwake();
    await page.route('**/assets/pages/**', (route) => answer && route.fulfill(answer));
    await headerLink(page, 'Library').click();
    await expect(visitor.heading('Strategic Insights')).toBeFocused();
    await expect(early(page)).toHaveCount(0);
  });

test('a toast survives the step', async ({ visitor }) => {
  const { page } = visitor;
  await page.goto('/library');
  await visitor.findsItAwake();
  const letIn = await heldBack(page, '**/assets/router-*.js');
  await page.getByRole('main').getByRole('textbox', { name: 'Email' }).fill(visitor.email);
  await page.getByRole('main').getByRole('button', { name: 'Subscribe' }).click();
  const toast = visitor.toasts().getByRole('status').first();
  await expect(toast).toBeVisible();
  await headerLink(page, 'Co-Lab').click();
  await expect(early(page)).toBeVisible();
  await expect(toast).toBeVisible();
  letIn();
  await expect(early(page)).toHaveCount(0);
  await expect(toast).toBeVisible();
});

test('nothing is fetched in advance for a user who saves data, and nothing for a page that only members see', async ({
  visitor,
}) => {
  const { page } = visitor;
  await page.addInitScript(() =>
    Object.defineProperty(navigator, 'connection', { value: { saveData: true } }),
  );
  await page.goto('/upgrade');
  await visitor.findsItAwake();
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  await headerLink(page, 'Library').hover();
  await headerLink(page, 'Inner Room').hover();
  await page.evaluate(
    () => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve))),
  );
  expect(asked).toEqual([]);
  await headerLink(page, 'Library').click();
  await expect(visitor.heading('Strategic Insights')).toBeFocused();
  expect(asked.filter((path) => /^\/assets\/pages\/.*\.txt$/.test(path))).toHaveLength(1);
  await headerLink(page, 'Inner Room').click();
  await expect(page).toHaveURL(/\/auth\?/);
  expect(asked.filter((path) => path.includes('inner-room.txt'))).toEqual([]);
});

test('Back while the router loads the next page leads to the page that is still rendered', async ({
  visitor,
}) => {
  const { page } = visitor;
  await page.goto('/upgrade');
  await visitor.findsItAwake();
  await headerLink(page, 'Library').click();
  await expect(visitor.heading('Strategic Insights')).toBeVisible();
  await expect(early(page)).toHaveCount(0);
  await heldBack(page, '**/assets/co-lab.index-*.js');
  await headerLink(page, 'Co-Lab').click();
  await expect(early(page)).toBeVisible();
  await expect(page).toHaveURL('/co-lab');
  await page.goBack();
  await expect(visitor.heading('Strategic Insights')).toBeVisible();
  await expect(early(page)).toHaveCount(0);
  await expect(page).toHaveURL('/library');
  await expect(page).toHaveTitle(
    'Strategic Insights: essays and signals worth rereading · Axis One',
  );
});

test('a link in the menu of a small screen leads to the next page, whose heading has the focus', async ({
  newBrowser,
}) => {
  const visitor = await newBrowser({ options: { viewport: { width: 390, height: 844 } } });
  const { page } = visitor;
  const letIn = await waitsForTheRouter(visitor);
  await visitor.button('Open menu').click();
  await page.getByRole('dialog').getByRole('link', { name: 'Library' }).click();
  await expect(early(page)).toBeVisible();
  await expect(visitor.heading('Strategic Insights')).toBeFocused();
  letIn();
  await expect(early(page)).toHaveCount(0);
  await expect(visitor.heading('Strategic Insights')).toBeFocused();
});
