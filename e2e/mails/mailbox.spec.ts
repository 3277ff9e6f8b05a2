// /_mail at home: a new member's mails as they would arrive, with their links alive.
import { signUp } from '../backend.ts';
import { expect, test } from '../fixtures.ts';
import { outOfBounds } from '../access/measures.ts';

test('a mail of the queue is read there, and its link leads into the site', async ({
  server,
  visitor,
}) => {
  const { page } = visitor;
  await signUp(server, visitor.email, visitor.password);
  await page.goto('/_mail');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Mails');
  const mine = page.getByRole('listitem').filter({ hasText: visitor.email });
  await mine.getByRole('link', { name: 'Welcome to Axis One' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Welcome to Axis One');
  await expect(page.locator('pre')).toContainText('Your account is open.');
  for (const width of [390, 768, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    expect(await page.evaluate(outOfBounds)).toEqual([]);
  }
  const mail = page.frameLocator('iframe');
  await expect(mail.getByRole('heading', { level: 1 })).toHaveText('Welcome to Axis One');
  await mail.getByRole('link', { name: 'AsynQ' }).click();
  await expect(page).toHaveURL(/\/asyncq$/);
});

test('the mail that sets a new password is there too, with a link that works', async ({
  server,
  visitor,
}) => {
  const { page } = visitor;
  await signUp(server, visitor.email, visitor.password);
  await page.goto('/reset-password');
  await visitor.field('Email').fill(visitor.email);
  await visitor.button('Send Reset Link').click();
  await expect(page.getByText('Reset link sent').first()).toBeVisible();
  const mine = page.getByRole('listitem').filter({ hasText: visitor.email });
  const link = mine.getByRole('link', { name: 'Set a new password for Axis One' });
  // The answer comes before the mail is written, so that its timing reveals no account.
  await expect(async () => {
    await page.goto('/_mail');
    await expect(link).toBeVisible({ timeout: 500 });
  }).toPass();
  await link.click();
  const mail = page.frameLocator('iframe');
  await mail.getByRole('link', { name: 'Choose a new password' }).click();
  await expect(visitor.heading('Set a new password')).toBeVisible();
  await expect(page).toHaveURL(/\/auth/);
});

test('what is not in the queue is not found', async ({ visitor }) => {
  const { page } = visitor;
  const answer = await page.request.get('/_mail/00000000-0000-4000-8000-000000000000');
  expect(answer.status()).toBe(404);
});
