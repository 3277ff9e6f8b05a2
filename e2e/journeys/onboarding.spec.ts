// Onboarding step by step: what survives a reload, what is never stored, and how it is closed and opened again.
import { enrol, profilesSeenBy } from '../backend.ts';
import { expect, test } from '../fixtures.ts';
import { confirmsByMail, newCredentials } from '../person.ts';
import type { Person } from '../person.ts';
import { halden, haldenRow, terse } from '../stack.ts';
import { full } from '../tags.ts';

const filledBars = (visitor: Person) =>
  visitor.page.getByRole('progressbar', { name: 'Onboarding progress' });

/** The password is in no storage of this browser. */
async function passwordIsNowhere(visitor: Person) {
  expect(await visitor.everythingKept()).not.toContain(visitor.password);
}

test(
  'a reload in every step: the step, the answers and the email are restored, the password never',
  { tag: full },
  async ({ visitor }) => {
    const { page } = visitor;
    const checked = (name: string) => page.getByRole('checkbox', { name, exact: true });
    await page.goto('/onboarding');
    await page.reload();
    await expect(filledBars(visitor)).toHaveAttribute('aria-valuenow', '0');

    await visitor.begins();
    await expect(filledBars(visitor)).toHaveAttribute('aria-valuenow', '1');
    await visitor.chooses(...halden.identities);
    await page.reload();
    for (const identity of halden.identities) await expect(checked(identity)).toBeChecked();
    await expect(page.getByRole('checkbox', { checked: true })).toHaveCount(2);

    await visitor.saysWhy([]);
    await expect(filledBars(visitor)).toHaveAttribute('aria-valuenow', '2');
    await visitor.describesTheCompany(halden);
    await page.reload();
    await expect(visitor.field('Company name')).toHaveValue(halden.company);
    await expect(visitor.field('Website')).toHaveValue(halden.website);
    for (const choice of [halden.stage, halden.sector, halden.referral])
      await expect(visitor.button(new RegExp(`^${choice}`))).toBeVisible();

    await visitor.tellsAboutTheCompany({ identities: [], signals: [] });
    await expect(filledBars(visitor)).toHaveAttribute('aria-valuenow', '3');
    await visitor.chooses(...halden.modules);
    await page.reload();
    for (const name of [
      'AsynQ',
      'Ops Cabinet',
      'Signal Exchange',
      'Open Circle',
      'The Second Curve',
    ])
      await expect(checked(name)).toBeChecked();
    await expect(page.getByRole('checkbox', { checked: true })).toHaveCount(5);

    await visitor.choosesModules();
    await expect(filledBars(visitor)).toHaveAttribute('aria-valuenow', '4');
    await visitor.chooses(...halden.signals);
    await page.reload();
    for (const name of halden.signals) await expect(checked(name)).toBeChecked();

    await visitor.choosesSignals([]);
    await expect(filledBars(visitor)).toHaveAttribute('aria-valuenow', '5');
    await visitor.fillsInTheAccount();
    await passwordIsNowhere(visitor);
    await page.reload();
    await expect(visitor.field('Email')).toHaveValue(visitor.email);
    await expect(visitor.passwordField()).toHaveValue('');
    await expect(visitor.button('Start My Stack')).toBeDisabled();
    await passwordIsNowhere(visitor);

    await visitor.fillsInTheAccount();
    await visitor.startsTheStack();
    await visitor.isOnTheDashboard(halden.company);
    await passwordIsNowhere(visitor);
    expect(await profilesSeenBy(visitor.server, visitor.email, visitor.password)).toEqual([
      expect.objectContaining(haldenRow),
    ]);
  },
);

test('each step waits for its required answers; a changed identity replaces the modules', async ({
  visitor,
}) => {
  const { page } = visitor;
  await page.goto('/onboarding');
  await visitor.begins();
  await expect(visitor.button('Continue')).toBeDisabled();
  await visitor.chooses("I'm exploring");
  await expect(visitor.button('Continue')).toBeEnabled();
  await page.getByRole('checkbox', { name: "I'm exploring" }).uncheck({ force: true });
  await expect(visitor.button('Continue')).toBeDisabled();
  await visitor.saysWhy(['I want access to tools & strategy']);
  await visitor.tellsAboutTheCompany(terse);
  const modules = page.getByRole('checkbox', { checked: true });
  await expect(modules).toHaveCount(2);
  for (const name of ['From The Lab', 'Ops Cabinet'])
    await page.getByRole('checkbox', { name, exact: true }).uncheck({ force: true });
  await expect(visitor.button('Configure Your Feed')).toBeDisabled();
  await visitor.choosesModules(['AsynQ']);
  await expect(visitor.button('Complete Configuration')).toBeDisabled();
  await visitor.choosesSignals(['Quasar Updates']);

  await expect(visitor.button('Start My Stack')).toBeDisabled();
  await visitor.field('Email').fill(visitor.email);
  await visitor.passwordField().fill(visitor.password);
  await expect(visitor.button('Start My Stack')).toBeDisabled();
  await visitor.acceptsTheTerms();
  await expect(visitor.button('Start My Stack')).toBeEnabled();
  await visitor.passwordField().fill('');
  await expect(visitor.button('Start My Stack')).toBeDisabled();
});

test('closed on its own page, it navigates home; the answers are kept', async ({ visitor }) => {
  await visitor.page.goto('/onboarding');
  await visitor.begins();
  await visitor.chooses(...terse.identities);
  await visitor.button('Close onboarding').click();
  await expect(visitor.page).toHaveURL('/');
  await visitor.button('New here? Build your Signal Stack').click();
  await expect(
    visitor.page.getByRole('checkbox', { name: terse.identities[0], exact: true }),
  ).toBeChecked();
});

test('the link to sign-in in ‘Check your email’ closes the layer', async ({ visitor }) => {
  await confirmsByMail(visitor);
  await visitor.page.goto('/');
  await visitor.findsItAwake();
  await visitor.button('New here? Build your Signal Stack').click();
  await visitor.answersEverything(terse);
  await visitor.fillsInTheAccount();
  await visitor.startsTheStack();
  await expect(visitor.heading('Check your email to confirm your address')).toBeVisible();
  await visitor.link('Go to Sign In').click();
  await visitor.isOnAuthPage();
  await expect(visitor.layer()).toHaveCount(0);
  // The answers are kept for the sign-in.
  expect(await visitor.storage()).toHaveProperty('axisOneOnboardingDraft');
});

test(
  'the layer opens automatically on the dashboard, and stays closed until the next page load',
  { tag: full },
  async ({ visitor }) => {
    const { page } = visitor;
    await visitor.createsAnAccount();
    await expect(page).toHaveURL('/onboarding');
    await page.goto('/dashboard');
    await expect(visitor.layer()).toBeVisible();
    await visitor.button('Close onboarding').click();
    await expect(visitor.layer()).toHaveCount(0);
    await visitor.isOnTheDashboard();

    const sidebar = page.getByRole('navigation', { name: 'Dashboard' });
    await sidebar.getByRole('link', { name: 'Newsletter' }).click();
    await expect(page).toHaveURL('/newsletter');
    await visitor.link('Dashboard').click();
    await visitor.isOnTheDashboard();
    await expect(visitor.layer()).toHaveCount(0);

    await page.reload();
    await expect(visitor.layer()).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(visitor.layer()).toHaveCount(0);
  },
);

test('the layer opens on AsynQ for members who have not completed onboarding', async ({
  visitor,
}) => {
  await visitor.page.goto('/asyncq');
  await expect(visitor.layer()).toBeVisible();
  await visitor.button('Close onboarding').click();
  await expect(visitor.layer()).toHaveCount(0);
  await expect(visitor.page.getByRole('heading', { level: 1, name: 'AsynQ' })).toBeVisible();
});

test(
  'Edit Profile opens with every answer filled in, and saves the changes',
  { tag: full },
  async ({ server, newBrowser }) => {
    const who = newCredentials();
    await enrol(server, who, haldenRow);
    const member = await newBrowser({ who });
    const { page } = member;
    await member.signsIn();
    await member.isOnTheDashboard('Halden Robotics');
    await member.button('Profile').click();
    await page.getByRole('menuitem', { name: 'Edit Profile' }).click();
    await expect(member.layer('Edit Profile')).toBeVisible();

    await member.begins();
    for (const name of halden.identities)
      await expect(page.getByRole('checkbox', { name, exact: true })).toBeChecked();
    await member.saysWhy([]);
    await expect(member.field('Company name')).toHaveValue('Halden Robotics');
    await expect(member.field('Website')).toHaveValue(halden.website);
    for (const choice of [halden.stage, halden.sector, halden.referral])
      await expect(member.button(new RegExp(`^${choice}`))).toBeVisible();
    await member.tellsAboutTheCompany({ ...terse, company: 'Halden Works' });
    await expect(page.getByRole('checkbox', { checked: true })).toHaveCount(5);
    await member.choosesModules();
    await expect(page.getByRole('checkbox', { checked: true })).toHaveCount(2);
    await member.button('Complete Configuration').click();
    await member.acceptsTheTerms();
    await member.button('Save Profile').click();
    await expect(member.layer('Edit Profile')).toHaveCount(0);
    await member.isOnTheDashboard('Halden Works');
    expect(await profilesSeenBy(server, member.email, member.password)).toEqual([
      expect.objectContaining({ ...haldenRow, company_name: 'Halden Works' }),
    ]);
  },
);
