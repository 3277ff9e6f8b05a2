// Every step, dialog and open menu: axe finds nothing in both themes at 390 and 1440 px, and it fits from 320 to 2560
// px.
import { asynq } from '../../content/asynq.ts';
import { booking } from '../../content/booking.ts';
import { askForSlot, enrol, moveRequest, signUp } from '../backend.ts';
import {
  dialogOf,
  goesOn,
  opensOfficeHours,
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
import { isClean, stands } from './audit.ts';
import { cramped, outOfBounds } from './measures.ts';
import { becomesMember } from './walk.ts';
import { full } from '../tags.ts';

// An audit takes its time.
test.slow();

test(
  'the sign-in page: both tabs, with their problems, and an unknown address',
  { tag: full },
  async ({ visitor, watch }) => {
    const { page } = visitor;
    watch.provokes(/\/auth\/v1\/token/, /\/no-such-page$/);
    await visitor.signsIn();
    await visitor.isWarned('Sign in error');
    // Its toast, at the narrowest width.
    await page.setViewportSize({ width: 320, height: 640 });
    expect(await page.evaluate(outOfBounds)).toEqual([]);
    await isClean(page, 'a refused sign-in', [1440]);
    await page.goto('/auth?tab=signup');
    await visitor.submitsTheAuthForm('Create Account');
    await expect(visitor.field('Email')).toBeFocused();
    await isClean(page, 'a sign-up without an email');
    await page.goto('/no-such-page');
    await expect(visitor.heading('Oops! Page not found')).toBeVisible();
    await isClean(page, 'the 404');
  },
);

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

test('every step of onboarding, on its page', { tag: full }, async ({ visitor }) => {
  const { page } = visitor;
  await page.goto('/onboarding');
  await expect(visitor.button('Begin')).toBeEnabled();
  await stands(page, 'welcome');
  await visitor.begins();
  await visitor.chooses(...terse.identities);
  await stands(page, 'identity');
  await visitor.saysWhy([]);
  await stands(page, 'profile');
  await visitor.button(/Stage$/).click();
  await expect(page.getByRole('listbox')).toBeVisible();
  await isClean(page, 'profile with its list open', [1440]);
  await page.keyboard.press('Escape');
  await visitor.tellsAboutTheCompany(terse);
  await stands(page, 'modules');
  await visitor.choosesModules();
  await stands(page, 'signals');
  await visitor.choosesSignals(terse.signals);
  await stands(page, 'account');
});

test('every step of AsynQ, with its problems', async ({ visitor }) => {
  const { page } = visitor;
  const { wizard } = asynq;
  await opensAsynq(visitor);
  await choosesItsPlace(visitor, (step) => stands(page, step));
  await stands(page, 'suggestions');
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
  await stands(page, 'context, refused');
  await visitor.field(wizard.context.productLink).fill('');
  await leavesTheContext(visitor);
  await stands(page, 'review');
  await submits(visitor);
  await isSubmitted(visitor, 'waitingForAccount');
  await isClean(page, 'submitted', [390]);
});

test(
  'the office hours: every step of a booking, and a slot that is gone',
  { tag: full },
  async ({ server, visitor }) => {
    const { page } = visitor;
    await becomesMember(visitor);
    await opensOfficeHours(visitor);
    const date = await picksADate(visitor, 'Thursday', 3);
    await slotOf(visitor, date, '14:00, Quasar, Investor').click();
    const dialog = dialogOf(visitor, 'quasar');
    await stands(page, 'who', [390]);
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
    await stands(page, 'ready, with a slot that is gone');
    await nearest.first().click();
    await asksForIt(visitor);
    await expect(visitor.button(booking.confirmed.close)).toBeVisible();
    await stands(page, 'the confirmation', [390]);
  },
);

test('the layer and the menus', { tag: full }, async ({ server, newBrowser }) => {
  const who = newCredentials();
  await enrol(server, who, haldenRow);
  const member = await newBrowser({ who });
  const { page } = member;
  await page.goto('/');
  await member.button('New here? Build your Signal Stack').click();
  await expect(member.layer()).toBeVisible();
  await stands(page, 'the layer');
  await member.button('Close onboarding').click();
  await page.getByRole('banner').getByRole('button', { name: 'Newsletter' }).click();
  await expect(page.getByRole('menu')).toBeVisible();
  await isClean(page, 'the Newsletter menu', [1440]);

  await member.signsIn();
  await member.isOnTheDashboard();
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
  await page.setViewportSize({ width: 320, height: 640 });
  expect(await page.evaluate(outOfBounds)).toEqual([]);
  expect(await page.evaluate(cramped)).toEqual([]);
});
