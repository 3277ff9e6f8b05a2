// axe on every page, every step and every open menu: both themes, 390 and 1440 px.
import { asynq } from '../../content/asynq.ts';
import { booking } from '../../content/booking.ts';
import { memberAddresses, samples } from '../addresses.ts';
import { askForSlot, enrol, moveRequest, signUp } from '../backend.ts';
import {
  dialogOf,
  goesOn,
  opensTheRoom,
  picksADate,
  slotOf,
  startOf,
  submits as asksForIt,
} from '../bookings.ts';
import { expect, test } from '../fixtures.ts';
import { newCredentials } from '../person.ts';
import {
  choosesItsPlace,
  isAtStep,
  isSubmitted,
  leavesTheContext,
  newQuestion,
  opensAsynq,
  submits,
} from '../questions.ts';
import { haldenRow, terse } from '../stack.ts';
import { isClean } from './audit.ts';
import { becomesMember } from './walk.ts';

// Four audits a page take their time.
test.slow();

/** Shared out, so that both workers have something to do until the end. */
const parts = 4;
for (let part = 0; part < parts; part += 1) {
  const pages = samples.filter((_, index) => index % parts === part);
  test(`pages, part ${part + 1} of ${parts}`, async ({ visitor }) => {
    const { page } = visitor;
    for (const { path, title } of pages) {
      await test.step(path, async () => {
        await page.setViewportSize({ width: 1440, height: 900 });
        await page.goto(path);
        await expect(page).toHaveTitle(`${title} · Axis One`);
        await page.locator('h1').waitFor({ state: 'attached' });
        if (path === '/asyncq') {
          await expect(visitor.layer()).toBeVisible();
          await visitor.button('Close onboarding').click();
          await expect(visitor.layer()).toHaveCount(0);
        }
        await isClean(page, path);
      });
    }
  });
}

test('the doors: both tabs, with what they say when something is wrong, and a wrong address', async ({
  visitor,
  watch,
}) => {
  const { page } = visitor;
  watch.provokes(/\/auth\/v1\/token/, /\/no-such-page$/);
  await visitor.signsIn();
  await visitor.isWarned('Sign in error');
  await isClean(page, 'a refused sign-in', [1440]);
  await page.goto('/auth?tab=signup');
  await visitor.submitsTheDoor('Create Account');
  await expect(visitor.field('Email')).toBeFocused();
  await isClean(page, 'a sign-up without an email');
  await page.goto('/no-such-page');
  await expect(visitor.heading('Oops! Page not found')).toBeVisible();
  await isClean(page, 'the 404');
});

test('a reset: sent, and the new password', async ({ server, visitor }) => {
  const { page } = visitor;
  await signUp(server, visitor.email, visitor.password);
  await page.goto('/reset-password');
  await visitor.field('Email').fill(visitor.email);
  await visitor.button('Send Reset Link').click();
  await expect(visitor.heading('Reset link sent')).toBeVisible();
  await isClean(page, 'a sent link');
  await page.goto((await server.mailTo(visitor.email)).link);
  await expect(visitor.heading('Set a new password')).toBeVisible();
  await visitor.button('Save Password').click();
  await isClean(page, 'a new password that is missing');
});

test('every step of onboarding, on its page', async ({ visitor }) => {
  const { page } = visitor;
  await page.goto('/onboarding');
  await expect(visitor.button('Begin')).toBeEnabled();
  await isClean(page, 'welcome');
  await visitor.begins();
  await visitor.chooses(...terse.identities);
  await isClean(page, 'identity');
  await visitor.saysWhy([]);
  await isClean(page, 'profile');
  await visitor.button(/Stage$/).click();
  await expect(page.getByRole('listbox')).toBeVisible();
  await isClean(page, 'profile with its list open', [1440]);
  await page.keyboard.press('Escape');
  await visitor.tellsAboutTheCompany(terse);
  await isClean(page, 'modules');
  await visitor.choosesModules();
  await isClean(page, 'signals');
  await visitor.choosesSignals(terse.signals);
  await isClean(page, 'account');
});

test('every step of AsynQ, with what it says when something is wrong', async ({ visitor }) => {
  const { page } = visitor;
  const { wizard } = asynq;
  await opensAsynq(visitor);
  await choosesItsPlace(visitor, (step) => isClean(page, step));
  await isClean(page, 'suggestions');
  await visitor.button(wizard.question.writeOwn).click();
  await visitor.field(wizard.question.label).fill(newQuestion());
  await isClean(page, 'a question of one’s own', [390]);
  await visitor.button(wizard.continue).click();
  await isAtStep(visitor, 'context');
  const deck = { name: 'deck.key', mimeType: 'application/zip', buffer: Buffer.from('deck') };
  await page.locator('input[type=file]').setInputFiles(deck);
  await expect(page.getByRole('main').getByRole('alert')).toContainText('deck.key');
  await visitor.field(wizard.context.productLink).fill('nowhere');
  await visitor.button(wizard.continue).click();
  await isClean(page, 'context, refused');
  await visitor.field(wizard.context.productLink).fill('');
  await leavesTheContext(visitor);
  await isClean(page, 'review');
  await submits(visitor);
  await isSubmitted(visitor, 'waitingForAccount');
  await isClean(page, 'submitted', [390]);
});

test('the office hours: every step of a booking, and a slot that is gone', async ({
  server,
  visitor,
}) => {
  const { page } = visitor;
  await becomesMember(visitor);
  await opensTheRoom(visitor);
  const date = await picksADate(visitor, 'Thursday', 3);
  await slotOf(visitor, date, '14:00, Quasar, Investor').click();
  const dialog = dialogOf(visitor, 'quasar');
  await isClean(page, 'who', [390]);
  await goesOn(visitor);
  await isClean(page, 'why', [390]);
  await goesOn(visitor);
  const rival = newCredentials();
  await enrol(server, rival, haldenRow);
  const won = await askForSlot(server, rival, startOf(date, '14:00'), 'An hour');
  await moveRequest(server, won, 'scheduled', '');
  await asksForIt(visitor);
  const nearest = dialog.getByRole('list', { name: booking.gone.nearest }).getByRole('button');
  await expect(nearest).toHaveCount(3);
  await isClean(page, 'ready, with a slot that is gone');
  await nearest.first().click();
  await asksForIt(visitor);
  await expect(visitor.button(booking.confirmed.close)).toBeVisible();
  await isClean(page, 'the confirmation', [390]);
});

test('the layer, the menus, and what only members see', async ({ server, newBrowser }) => {
  const who = newCredentials();
  await enrol(server, who, haldenRow);
  const member = await newBrowser({ who });
  const { page } = member;
  await page.goto('/');
  await member.button('New here? Build your Signal Stack').click();
  await expect(member.layer()).toBeVisible();
  await isClean(page, 'the layer');
  await member.button('Close onboarding').click();
  await page.getByRole('banner').getByRole('button', { name: 'Newsletter' }).click();
  await expect(page.getByRole('menu')).toBeVisible();
  await isClean(page, 'the Newsletter menu', [1440]);

  await member.signsIn();
  await member.isOnTheDashboard();
  for (const { path, title } of memberAddresses) {
    await page.goto(path);
    await expect(page).toHaveTitle(`${title} · Axis One`);
    await page.locator('h1').waitFor();
    await isClean(page, path);
  }
  await page.goto('/dashboard');
  for (const name of ['Notifications', 'Profile']) {
    await member.button(name).click();
    await expect(page.getByRole('menu')).toBeVisible();
    await isClean(page, `the menu ${name}`, [1440]);
    await page.keyboard.press('Escape');
  }
  await page.goto('/library');
  await member.button('Account').click();
  await expect(page.getByRole('menu')).toBeVisible();
  await isClean(page, 'the account menu', [1440]);
  await page.keyboard.press('Escape');
  await page.setViewportSize({ width: 390, height: 844 });
  await member.button('Open menu').click();
  await expect(page.getByRole('dialog', { name: 'Menu' })).toBeVisible();
  await isClean(page, 'the mobile menu', [390]);
});
