// The landing page in a browser: by keyboard alone, without the network, without scripts, and with animations.
import { home } from '../../content/home.ts';
import { newsletters } from '../../content/newsletters.ts';
import { testimonials } from '../../content/testimonials.ts';
import { newslettersOf } from '../backend.ts';
import { expect, test } from '../fixtures.ts';
import { pressesOn, tabTo } from '../keys.ts';

const { intent, identities, startHere } = home;

test('by keyboard alone: an identity and its neighbor, a testimonial, and an intention that navigates', async ({
  visitor,
}) => {
  const { page } = visitor;
  await page.goto('/');
  await visitor.findsItAwake();

  const opener = visitor.button(`${identities.open} ${identities.cards[1]?.title ?? ''}`);
  await pressesOn(page, opener, 'Enter');
  const dialog = page.getByRole('dialog');
  await expect(dialog).toHaveAccessibleName(identities.cards[1]?.title ?? '');
  await pressesOn(page, dialog.getByRole('button', { name: identities.dialog.next }), 'Enter');
  await expect(dialog).toHaveAccessibleName(identities.cards[2]?.title ?? '');
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(opener).toBeFocused();

  const question = visitor.button(intent.title);
  await tabTo(page, question, 'Shift+Tab');
  await page.keyboard.press('Enter');
  await expect(dialog).toHaveAccessibleName(intent.title);
  await expect(visitor.button(intent.continue)).toBeDisabled();
  await tabTo(page, dialog.getByRole('radio').first());
  await page.keyboard.press('Space');
  await page.keyboard.press('ArrowDown');
  await expect(dialog.getByRole('radio', { name: 'Access Tools', exact: true })).toBeChecked();
  await pressesOn(page, visitor.button(intent.continue), 'Enter');
  await expect(page).toHaveURL('/library');
  await expect(dialog).toBeHidden();
});

test('a reader is stored once: nothing for an empty form, a sentence for a mistake, another for a lost network', async ({
  visitor,
  server,
  watch,
}) => {
  const { page } = visitor;
  watch.provokes(/subscribe_newsletter|ERR_INTERNET_DISCONNECTED|Failed to fetch/);
  await page.goto('/');
  await visitor.findsItAwake();
  const form = page.getByRole('form', { name: newsletters.boxes.home.label, exact: true });
  const field = form.getByRole('textbox', { name: newsletters.email, exact: true });
  const button = form.getByRole('button', { name: 'Subscribe', exact: true });
  const sent: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('subscribe_newsletter')) sent.push(request.method());
  });

  // The form is fetched at the first sign of use; until then the button is disabled.
  await button.hover();
  await button.click();
  await expect(form.getByRole('alert')).toBeHidden();
  await field.fill('ada@example');
  await field.press('Enter');
  await expect(field).toHaveAccessibleDescription(newsletters.problems.malformed);
  await expect(field).toBeFocused();
  expect(sent).toEqual([]);

  await field.fill(visitor.email);
  await page.route('**/rpc/subscribe_newsletter*', (route) => route.abort('internetdisconnected'));
  await button.click();
  await expect(form.getByRole('alert')).toContainText('The service cannot be reached');
  await expect(field).toHaveValue(visitor.email);
  expect(await newslettersOf(server, visitor.email)).toEqual([]);

  // A polite live region is announced when its text changes: its text is not there yet when it is inserted.
  await page.evaluate(() => {
    new MutationObserver((records) => {
      for (const node of records.flatMap(({ addedNodes }) => [...addedNodes])) {
        if (!(node instanceof Element)) continue;
        const region = node.closest('[role=status]') ?? node.querySelector('[role=status]');
        const text = region?.querySelector('p');
        if (!text || region?.closest('[data-flow=newsletterSignup]') === null) continue;
        const isThere = text.checkVisibility({ visibilityProperty: true });
        document.documentElement.dataset['inserted'] = isThere ? 'with its text' : 'empty';
      }
    }).observe(document.body, { subtree: true, childList: true });
  });
  await page.unroute('**/rpc/subscribe_newsletter*');
  sent.splice(0);
  await button.dblclick();
  await visitor.seesToast('Welcome to the Signal');
  await expect(page.getByText(newsletters.boxes.home.doneTitle, { exact: true })).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute('data-inserted', 'empty');
  // The form is removed with the focus: its result has it.
  await expect(page.locator('[data-flow=newsletterSignup]:focus')).toContainText(
    newsletters.boxes.home.doneTitle,
  );
  expect(sent.filter((method) => method === 'POST')).toHaveLength(1);
  expect(await newslettersOf(server, visitor.email)).toEqual(['next-curve', 'second-curve']);
  expect(page.url()).not.toContain('@');
});

test('the two forms of The Next Curve are two, each with its own words', async ({
  visitor,
  server,
}) => {
  const { page } = visitor;
  await page.goto('/next-curve');
  await visitor.findsItAwake();
  const end = page.getByRole('form', { name: newsletters.boxes.nextCurveEnd.label, exact: true });
  await end.getByRole('textbox').fill(visitor.email);
  await end.getByRole('button').click();
  await visitor.seesToast(
    'Welcome to Next Curve',
    "You'll receive market signals and venture insights directly in your inbox.",
  );
  await expect(
    page.getByRole('form', { name: newsletters.boxes.nextCurve.label, exact: true }),
  ).toBeVisible();
  expect(await newslettersOf(server, visitor.email)).toEqual(['next-curve']);
});

test('everything is shown at once without scripts, and with reduced motion', async ({
  newBrowser,
  visitor,
}) => {
  const without = await newBrowser({ options: { javaScriptEnabled: false } });
  for (const { page } of [without, visitor]) {
    await page.goto('/');
    for (const { content } of testimonials)
      await expect(page.getByText(content, { exact: true })).toBeVisible();
    for (const benefit of home.hero.benefits)
      await expect(page.getByText(benefit, { exact: true })).toHaveCSS('opacity', '1');
  }
  const form = without.page.getByRole('form', { name: newsletters.boxes.home.label, exact: true });
  await form.getByRole('textbox').fill('ada@example.com');
  await form.getByRole('textbox').press('Enter');
  await expect(without.page).toHaveURL('/');
  // Where no dialog opens, the card has the link.
  await expect(without.button(/^Open/)).toHaveCount(0);
  await expect(without.link(identities.cards[0]?.cta.name ?? '').first()).toBeVisible();
});

test.describe('with animations', () => {
  test.use({ contextOptions: { reducedMotion: 'no-preference' } });
  test('lines appear, testimonials rotate, the bar makes room for the focus, and no layout shifts', async ({
    visitor,
  }) => {
    const { page } = visitor;
    await page.addInitScript(() => {
      const jumps: number[] = [];
      Object.assign(window, { jumps });
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries())
          jumps.push((entry as unknown as { value: number }).value);
      }).observe({ type: 'layout-shift', buffered: true });
    });
    await page.goto('/');
    const covered = page.locator('[data-covered]');
    await expect(covered).toHaveCount(0);
    const bar = page.getByRole('complementary', { name: startHere.label });
    await expect(bar.getByRole('link', { name: startHere.link.name, exact: true })).toBeVisible();

    const region = page.getByRole('region', { name: 'Testimonials' });
    const shown = region.locator('blockquote').filter({ visible: true });
    // Who sees them has scrolled, which is the sign of use that they wait for.
    await region.scrollIntoViewIfNeeded();
    await expect(shown).toHaveText(testimonials[0]?.content ?? '');
    await expect(shown).toHaveText(testimonials[1]?.content ?? '');
    await pressesOn(page, region.getByRole('button', { name: 'Pause', exact: true }), 'Enter');
    await pressesOn(page, region.getByRole('button', { name: /4 of 4$/ }), 'Space');
    await expect(shown).toHaveText(testimonials[3]?.content ?? '');
    expect(await page.evaluate(() => (window as unknown as { jumps: number[] }).jumps)).toEqual([]);
  });
});
