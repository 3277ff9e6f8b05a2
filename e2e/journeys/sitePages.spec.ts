// The pages about the site: what asks to agree to them opens them without losing what was typed, the footer leads to all of them,
// and where the operator is not configured, the imprint and the start of the server say so.
import { documents } from '../../content/documents.ts';
import { siteRoutes } from '../../content/routes.site.ts';
import { site } from '../../content/site.ts';
import { expect, test } from '../fixtures.ts';
import type { Person } from '../person.ts';
import { terse } from '../stack.ts';

/** Follows a link that opens a tab of its own, reads the heading there, and comes back. */
async function reads({ page }: Person, { name, href }: { name: string; href: string }) {
  const opened = page.context().waitForEvent('page');
  await page.getByRole('main').or(page.getByRole('dialog')).getByRole('link', { name }).click();
  const other = await opened;
  await expect(other).toHaveURL(href);
  await expect(other.getByRole('heading', { level: 1 })).toHaveText(name);
  await other.close();
}

test('terms and privacy are read from the last step of onboarding and from the sign-up, and nothing typed is lost', async ({
  visitor,
}) => {
  const { page } = visitor;
  await page.goto('/onboarding');
  await visitor.answersEverything(terse);
  await visitor.fillsInTheAccount();
  for (const link of [documents.terms, documents.privacy]) await reads(visitor, link);
  await expect(visitor.field('Email')).toHaveValue(visitor.email);
  await expect(visitor.passwordField()).toHaveValue(visitor.password);
  await expect(visitor.button('Start My Stack')).toBeEnabled();

  await page.goto('/auth?tab=signup');
  await visitor.fillsInTheAuthForm();
  await reads(visitor, documents.terms);
  await expect(visitor.field('Email')).toHaveValue(visitor.email);
  await expect(visitor.passwordField()).toHaveValue(visitor.password);
});

test('the footer leads to each of them, in place', async ({ visitor }) => {
  const { page } = visitor;
  await page.goto('/library');
  await visitor.findsItAwake();
  await page.evaluate(() => Object.assign(window, { sameDocument: true }));
  const titles = new Map<string, string>(
    Object.values(siteRoutes).map(({ path, h1 }) => [path, h1]),
  );
  for (const { name, href } of site.footer.site) {
    const footer = page.getByRole('contentinfo').getByRole('navigation');
    await footer.getByRole('link', { name, exact: true }).click();
    await expect(page).toHaveURL(href);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(titles.get(href) ?? '');
    await expect(page.getByRole('main').getByRole('heading', { level: 2 })).not.toHaveCount(0);
  }
  expect(await page.evaluate(() => 'sameDocument' in window)).toBe(true);
});

test('an operator who is not configured is not made up: the imprint and the start name what is missing', async ({
  visitor,
  server,
}) => {
  await visitor.page.goto('/imprint');
  const main = visitor.page.getByRole('main');
  await expect(main.getByText('the name of the operator')).toBeVisible();
  await expect(main.locator('a[href^="mailto:"]')).toHaveCount(0);
  expect(server.output()).toContain(
    'lacks AXIS_OPERATOR_NAME, AXIS_OPERATOR_ADDRESS, AXIS_OPERATOR_MAIL',
  );
});
