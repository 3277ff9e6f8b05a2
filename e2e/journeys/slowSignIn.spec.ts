// Sign-in with a slow service or connection: a session that is found late, a page that loads slowly, no answer at
// all.
import { EventEmitter, once } from 'node:events';
import type { Page } from 'playwright/test';
import { keys } from '../../src/adapters/storage/keys.ts';
import { enrol, signUp } from '../backend.ts';
import { expect, test } from '../fixtures.ts';
import { newCredentials } from '../person.ts';
import { haldenRow } from '../stack.ts';
import { letTheTokenExpire } from '../tokens.ts';

/** Begins to wait for the code that signs in, which the page requests after the first field is entered. */
const codeForSigningIn = (page: Page) => page.waitForResponse('**/assets/library-*.js');

/** Holds every request to these addresses from now on, until it is released. */
async function holds(page: Page, addresses: string) {
  const held: string[] = [];
  const gate = new EventEmitter();
  const opened = once(gate, 'open');
  await page.route(addresses, async (route) => {
    held.push(route.request().url());
    await opened;
    await route.continue();
  });
  return { held, letGo: () => void gate.emit('open') };
}

test('a member whose session is found late is redirected from the sign-in page, to the page that was requested', async ({
  server,
  newBrowser,
}) => {
  const who = newCredentials();
  await enrol(server, who, haldenRow);
  const member = await newBrowser({ who });
  const { page } = member;
  await member.signsIn();
  await member.isOnTheDashboard('Halden Robotics');
  // A document without scripts: on a page of the app, the library would renew the token before the route is held.
  await page.goto('/robots.txt');
  await letTheTokenExpire(page);
  const { held, letGo } = await holds(page, '**/auth/v1/token*');
  await page.clock.install();
  await page.goto('/auth?tab=signin&next=/inner-room');
  await expect.poll(() => held.length).toBe(1);
  // Longer than any timeout of the sign-in page.
  await page.clock.runFor(12_000);
  await expect(member.authForm()).toBeVisible();
  letGo();
  await expect(page).toHaveURL('/inner-room');
  await expect(member.heading(/Inner Room/).first()).toBeVisible();
});

for (const { so, row, next, to } of [
  {
    so: 'the page that was asked for',
    row: haldenRow,
    next: '?next=/inner-room',
    to: '/inner-room',
  },
  { so: 'an onboarding that is not finished', row: null, next: '', to: '/onboarding' },
])
  test(`a sign-in whose page loads slowly does not lose ${so}`, async ({ server, newBrowser }) => {
    const who = newCredentials();
    if (row === null) await signUp(server, who.email, who.password);
    else await enrol(server, who, row);
    const member = await newBrowser({ who });
    const { page } = member;
    await page.clock.install();
    const loaded = codeForSigningIn(page);
    await page.goto(`/auth${next}`);
    await member.fillsInTheAuthForm();
    // The code for signing in is loaded; that of the next page is not.
    await loaded;
    const { held, letGo } = await holds(page, '**/assets/*.js');
    // The redirect waits one second for the profile, on the page's clock: a slow server must not use it up.
    await page.clock.pauseAt(new Date(Date.now() + 60_000));
    const profile = page.waitForResponse('**/rest/v1/profiles?*');
    await member.submitsTheAuthForm('Sign In');
    await member.seesToast('Welcome back!');
    await profile;
    // The keys of this browser become the member's, and the redirect follows at once.
    await expect
      .poll(() => page.evaluate((key) => localStorage.getItem(key), keys.owner))
      .not.toBeNull();
    expect(held).not.toEqual([]);
    await page.clock.runFor(5000);
    letGo();
    await expect(page).toHaveURL(to);
    await expect(member.heading('Welcome back')).toHaveCount(0);
    await page.clock.runFor(5000);
    await expect(page).toHaveURL(to);
  });

test('a sign-in without an answer says so, and not that the password is wrong', async ({
  server,
  visitor,
}) => {
  const { page } = visitor;
  await signUp(server, visitor.email, visitor.password);
  await page.clock.install();
  const loaded = codeForSigningIn(page);
  await page.goto('/auth');
  await visitor.fillsInTheAuthForm();
  await loaded;
  const { held, letGo } = await holds(page, '**/auth/v1/token*');
  await visitor.submitsTheAuthForm('Sign In');
  await expect.poll(() => held.length).toBe(1);
  await page.clock.runFor(15_000);
  await visitor.isWarned('Sign in error', 'The service did not answer.');
  await expect(visitor.refusal()).toContainText('The service did not answer.');
  await expect(visitor.refusal()).toContainText('Your email is kept');
  await expect(page.getByText('Invalid login credentials')).toHaveCount(0);
  await expect(visitor.field('Email')).toHaveValue(visitor.email);
  letGo();
});
