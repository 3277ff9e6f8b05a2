// What the links of mails lead to, by keyboard alone and without scripts: confirming, leaving, undoing, choosing; each page without a
// finding of axe in both themes, and within its bounds at every width.
import type { Locator, Page } from 'playwright/test';
import { stands } from '../access/audit.ts';
import { call, keysOf, signUp } from '../backend.ts';
import { expect, test } from '../fixtures.ts';
import { pressesOn } from '../keys.ts';
import type { Server } from '../../tools/lib/throwaway.mjs';
import { full } from '../tags.ts';

test.slow();

/** Opens a link of a mail from /_mail, by keyboard. */
async function follow(page: Page, address: string, subject: string, name: string) {
  await page.goto('/_mail');
  const mine = page.getByRole('listitem').filter({ hasText: address });
  await pressesOn(page, mine.getByRole('link', { name: subject }), 'Enter');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(subject);
  const mail = page.frameLocator('iframe');
  // Not by tabTo: it would run a script in the mail, which allows none.
  const focused = mail.getByRole('link', { name }).and(mail.locator(':focus'));
  for (let presses = 0; presses < 30 && (await focused.count()) === 0; presses += 1)
    await page.keyboard.press('Tab');
  await expect(focused).toHaveCount(1);
  await page.keyboard.press('Enter');
}

const says = (page: Page, title: string) =>
  expect(page.getByRole('heading', { level: 1 })).toHaveText(title);

const rpc = async (server: Server, name: string, args: object, key: string) => {
  const init = { key, method: 'POST', body: JSON.stringify(args) };
  const { body } = await call(server, `/rest/v1/rpc/${name}`, init);
  expect(body).toMatchObject({ outcome: 'stored' });
};

test(
  'a subscription is confirmed, left, undone, and chosen about',
  { tag: full },
  async ({ server, newBrowser }) => {
    // Nothing of it needs a script; axe and Tab do, so that the policy alone keeps them out.
    const visitor = await newBrowser({ options: { bypassCSP: true } });
    const { page, email } = visitor;
    const presses = (target: Locator, key: string) => pressesOn(page, target, key);
    const check = (what: string) => stands(page, what);
    const lists = ['second-curve', 'next-curve'];
    const { publishableKey, secretKey } = keysOf(server);
    await rpc(server, 'subscribe_newsletter', { address: email, lists }, publishableKey);

    await follow(page, email, 'Confirm your subscription to Axis One', 'Confirm the subscription');
    await says(page, 'Confirm your address');
    await check('confirm');
    const link = page.url();
    await presses(visitor.button('Confirm'), 'Enter');
    await says(page, 'Your address is confirmed');
    await check('confirmed');
    // Once used, the link says so.
    await page.goto(link);
    await says(page, 'Your address is confirmed');

    const title = 'A signal of this test';
    const issue = { list: 'next-curve', slug: 'of-this-test', title, summary: 'It says this.' };
    await rpc(server, 'send_issue', { ...issue, path: '/next-curve' }, secretKey);
    await follow(page, email, `The Next Curve: ${title}`, 'Unsubscribe');
    await says(page, 'Unsubscribe?');
    await check('leave');
    await presses(visitor.button('Unsubscribe'), 'Enter');
    await says(page, 'You are unsubscribed');
    await check('left');
    await presses(visitor.button('Undo'), 'Enter');
    await says(page, 'You are subscribed again');
    await check('again');

    await presses(visitor.link('Choose which emails you get'), 'Enter');
    await says(page, 'Choose which emails you get');
    await check('choices');
    const switchOf = (name: string) => page.getByRole('switch', { name, exact: true });
    await expect(switchOf('The Next Curve')).toBeChecked();
    await presses(switchOf('A call, the last hour'), 'Space');
    await presses(switchOf('The Second Curve'), 'Space');
    await presses(visitor.button('Save'), 'Enter');
    await expect(page.getByRole('status')).toBeFocused();
    await expect(page.getByRole('status')).toHaveText(
      'Saved. Now off: A call, the last hour and The Second Curve.',
    );
    await check('choices, saved');
    await page.goto(page.url());
    await expect(switchOf('The Second Curve')).not.toBeChecked();
    await expect(switchOf('The Next Curve')).toBeChecked();
    await presses(visitor.link('Go to Axis One'), 'Enter');
    await expect(page).toHaveURL('/');
  },
);

test('a member chooses without scripts, from the first mail', async ({ server, newBrowser }) => {
  const visitor = await newBrowser({ options: { javaScriptEnabled: false } });
  const { page, email } = visitor;
  await signUp(server, email, visitor.password);
  await page.goto('/_mail');
  const mine = page.getByRole('listitem').filter({ hasText: email });
  await mine.getByRole('link', { name: 'Welcome to Axis One' }).click();
  await page
    .frameLocator('iframe')
    .getByRole('link', { name: 'Choose which emails you get' })
    .click();
  await says(page, 'Choose which emails you get');
  await expect(page.getByText('Newsletters you read')).toHaveCount(0);
  await page.getByText('A gathering, the day before').click();
  await visitor.button('Save').click();
  await expect(page.getByRole('status')).toHaveText('Saved. Now off: A gathering, the day before.');
  await visitor.button('Save').click();
  await expect(page.getByRole('status')).toHaveText('Saved. Nothing has changed.');
});

test('a link that is not ours, is cut, or was made for something else says what to do', async ({
  newBrowser,
  watch,
}) => {
  watch.provokes(/\/mail\/(?:confirm|leave|undo|choices)/);
  const { page } = await newBrowser({ options: { bypassCSP: true } });
  const unknown = crypto.randomUUID();
  for (const path of ['confirm', 'leave', 'undo', 'choices'])
    for (const query of ['', '?token=cut', `?token=${unknown}`]) {
      const answer = await page.goto(`/mail/${path}${query}`);
      expect(answer?.status(), path + query).toBe(404);
      await says(page, 'We don’t know this link');
    }
  await stands(page, 'an unknown link');
});

test('/_mail is for everyone', { tag: full }, async ({ server, newBrowser }) => {
  const visitor = await newBrowser({ options: { bypassCSP: true } });
  const { page } = visitor;
  await signUp(server, visitor.email, visitor.password);
  await page.goto('/_mail');
  await stands(page, '/_mail');
  const mine = page.getByRole('listitem').filter({ hasText: visitor.email });
  await pressesOn(page, mine.getByRole('link'), 'Enter');
  await says(page, 'Welcome to Axis One');
  await stands(page, 'a mail');
});
